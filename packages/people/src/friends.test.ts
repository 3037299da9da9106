import { expect, it } from 'vitest';
import { Friends, HERE_LASTS } from './friends.ts';
import { memoryPeople } from './memory-store.ts';
import { INVITATION_LASTS, People, type Admitted } from './people.ts';

const START = 1_800_000_000_000;

function world() {
  let drawn = 0;
  const made = { now: START, codes: [] as string[] };
  const ports = {
    store: memoryPeople(),
    random: {
      hex: (bytes: number) => (++drawn).toString(16).padStart(bytes * 2, '0'),
      hash: (token: string) => `#${token}`,
      code: () => made.codes.shift() ?? `CODE${++drawn}`,
    },
    now: () => made.now,
    most: 0,
  };
  const people = new People(ports);
  const join = async (name: string): Promise<Admitted> => {
    const admitted = await people.create({ name, face: 'a0123', device: '' });
    if (typeof admitted === 'string') throw new Error(admitted);
    return admitted;
  };
  return { ...ports, made, people, friends: new Friends(ports), join };
}

it('two are friends where both want it, and see whether the other is there', async () => {
  const { friends, join, made } = world();
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  const { code } = (await friends.circle(ben))!;
  expect((await friends.circle(ben))?.code).toBe(code);
  expect(await friends.ask(ben, code)).toBe('missing');
  expect(await friends.ask(ada, 'NOBODY')).toBe('missing');
  expect(await friends.accept(ben, ada.profile.id)).toBe('missing');
  expect(await friends.ask(ada, ` ${code.toLowerCase()} `)).toBe('done');
  const { id, name, face } = ada.profile;
  expect(await friends.circle(ben)).toMatchObject({ friends: [], asking: [{ id, name, face }] });
  expect(await friends.circle(ada)).toMatchObject({ friends: [], asked: [{ name: 'Ben' }] });
  expect(await friends.accept(ben, id)).toBe('done');
  expect(await friends.circle(ben)).toMatchObject({
    friends: [{ id, name, face, isHere: true }],
    asking: [],
    asked: [],
  });
  made.now += HERE_LASTS + 1;
  expect((await friends.circle(ben))?.friends).toEqual([{ id, name, face, isHere: false }]);
  expect(await friends.remove(ada, ben.profile.id)).toBe('done');
  expect((await friends.circle(ben))?.friends).toEqual([]);
});

it('who asks the one that has asked them is their friend at once', async () => {
  const { friends, join } = world();
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  const [one, other] = [await friends.circle(ada), await friends.circle(ben)];
  await friends.ask(ada, other!.code);
  await friends.ask(ben, one!.code);
  expect((await friends.circle(ada))?.friends).toHaveLength(1);
});

it('a new code makes the old one worthless, and is nobody else’s', async () => {
  const { friends, join, made } = world();
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  made.codes.push('FIRST', 'FIRST', 'SECOND', 'THIRD');
  expect((await friends.circle(ada))?.code).toBe('FIRST');
  expect((await friends.circle(ben))?.code).toBe('SECOND');
  expect(await friends.newCode(ada)).toBe('THIRD');
  expect(await friends.ask(ben, 'FIRST')).toBe('missing');
  expect(await friends.ask(ben, 'THIRD')).toBe('done');
});

it('whom one blocks sees nothing of them, and is told nothing', async () => {
  const { friends, join } = world();
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  const { code } = (await friends.circle(ada))!;
  await friends.ask(ben, code);
  expect(await friends.block(ada, ben.profile.id)).toBe('done');
  expect(await friends.circle(ben)).toMatchObject({ friends: [], asked: [], blocked: [] });
  expect(await friends.circle(ada)).toMatchObject({ asking: [], blocked: [{ name: 'Ben' }] });
  // As with a code that leads nowhere.
  expect(await friends.ask(ben, code)).toBe('missing');
  expect(await friends.unblock(ada, ben.profile.id)).toBe('done');
  expect(await friends.ask(ben, code)).toBe('done');
});

it('an invitation is for a friend, for a day', async () => {
  const { friends, join, made } = world();
  const [ada, ben] = [await join('Ada'), await join('Ben')];
  await friends.ask(ada, (await friends.circle(ben))!.code);
  expect(await friends.invite(ada, ben.profile.id, 'TABLE')).toBe('missing');
  await friends.accept(ben, ada.profile.id);
  expect(await friends.invite(ada, ben.profile.id, 'TABLE')).toBe('done');
  expect((await friends.circle(ben))?.invitations).toMatchObject([
    { person: { name: 'Ada' }, table: 'TABLE', made: START },
  ]);
  made.now += INVITATION_LASTS + 1;
  expect((await friends.circle(ben))?.invitations).toEqual([]);
  expect(await friends.dropInvitation(ben, ada.profile.id)).toBe('done');
});
