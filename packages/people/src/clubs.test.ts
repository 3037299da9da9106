import { expect, it } from 'vitest';
import { Clubs } from './clubs.ts';
import type { Club } from './kept.ts';
import { memoryPeople } from './memory-store.ts';
import { People, type Admitted } from './people.ts';

const START = 1_800_000_000_000;
const TUESDAY = { name: 'Tuesday', zone: 'Europe/Rome' };

function world() {
  let drawn = 0;
  const made = { codes: [] as string[] };
  const ports = {
    store: memoryPeople(),
    random: {
      hex: (bytes: number) => (++drawn).toString(16).padStart(bytes * 2, '0'),
      hash: (token: string) => `#${token}`,
      code: () => made.codes.shift() ?? `CODE${++drawn}`,
    },
    now: () => START,
    most: 0,
  };
  const people = new People(ports);
  const clubs = new Clubs(ports);
  const join = async (name: string): Promise<Admitted> => {
    const admitted = await people.create({ name, face: 'a0123', device: '' });
    if (typeof admitted === 'string') throw new Error(admitted);
    return admitted;
  };
  const found = async (owner: Admitted): Promise<Club> => {
    const club = await clubs.found(owner, TUESDAY);
    if (typeof club === 'string') throw new Error(club);
    return club;
  };
  return { ...ports, made, people, clubs, join, found };
}

/** A club of Ada’s with a helper and a member, and somebody who is not in it. */
async function tuesday() {
  const { join, found, ...rest } = world();
  const [ada, ben, zoe, max] = [
    await join('Ada'),
    await join('Ben'),
    await join('Zoë'),
    await join('Max'),
  ];
  const club = await found(ada);
  for (const who of [ben, zoe]) await rest.clubs.join(who, club);
  const at = ({ profile }: Admitted) => ({ club: club.id, profile: profile.id });
  await rest.clubs.setRole(ada, at(ben), 'helper');
  return { ...rest, club, ada, ben, zoe, max, at };
}

it('a club is private, and its name is one that can be shown', async () => {
  const { clubs, join } = world();
  const ada = await join('Ada');
  expect(await clubs.found(ada, { name: '\u3164', zone: 'UTC' })).toBe('bad-name');
  expect(await clubs.found(ada, { name: 'Tuesday', zone: 'Nowhere/Else' })).toBe('bad-name');
  const club = await clubs.found(ada, {
    name: `  Tuesday\u202E ${'x'.repeat(40)}`,
    zone: 'europe/rome',
  });
  expect(club).toMatchObject({
    name: `Tuesday ${'x'.repeat(29)}`,
    isOpen: false,
    zone: 'Europe/Rome',
  });
  expect(await clubs.mine(ada)).toEqual([{ club, role: 'owner', since: START, members: 1 }]);
});

it('nobody learns of a private club but by its code, which is drawn anew', async () => {
  const { clubs, club, ada, ben, zoe, max } = await tuesday();
  for (const who of [max, undefined]) {
    expect(await clubs.look(club.id, who)).toBeUndefined();
    expect(await clubs.look('nothing', who)).toBeUndefined();
  }
  expect(await clubs.join(max, { id: club.id })).toBe('missing');
  const door = { club: { id: club.id, name: 'Tuesday', isOpen: false }, members: 3 };
  expect(await clubs.door(` ${club.code.toLowerCase()} `, max)).toEqual({
    ...door,
    isMember: false,
  });
  expect(await clubs.door(club.code, zoe)).toEqual({ ...door, isMember: true });
  expect(await clubs.newCode(zoe, club.id)).toBe('not-allowed');
  expect(await clubs.newCode(max, club.id)).toBe('missing');
  const fresh = await clubs.newCode(ben, club.id);
  expect(await clubs.door(club.code, max)).toBeUndefined();
  expect(await clubs.join(max, club)).toBe('missing');
  expect(await clubs.join(max, fresh as { code: string })).toEqual({ id: club.id });
  expect((await clubs.look(club.id, ada))?.members).toHaveLength(4);
});

it('an open one is there for everybody', async () => {
  const { clubs, club, ada, ben, max } = await tuesday();
  expect(await clubs.change(ben, club.id, { isOpen: true })).toBe('not-allowed');
  expect(await clubs.change(ada, club.id, { isOpen: true })).toBe('done');
  expect(await clubs.look(club.id)).toMatchObject({ role: undefined, barred: [] });
  expect(await clubs.join(max, { id: club.id })).toEqual({ id: club.id });
});

it('a helper names it and says what tables begin with; seasons are the owner’s', async () => {
  const { clubs, club, ada, ben, zoe } = await tuesday();
  const setup = { edition: 'level-up', players: 4 } as const;
  expect(await clubs.change(zoe, club.id, { setup })).toBe('not-allowed');
  expect(await clubs.change(ben, club.id, { name: ' Mardi ', setup })).toBe('done');
  expect(await clubs.change(ben, club.id, { name: '\n' })).toBe('bad-name');
  expect(await clubs.change(ben, club.id, { season: 'year' })).toBe('not-allowed');
  expect(await clubs.change(ada, club.id, { zone: 'Nowhere/Else' })).toBe('bad-name');
  expect(await clubs.change(ada, club.id, { season: 'year', zone: 'Asia/Tokyo' })).toBe('done');
  const changed = { ...club, name: 'Mardi', setup, season: 'year', zone: 'Asia/Tokyo' };
  expect((await clubs.look(club.id, zoe))?.club).toEqual(changed);
});

it('a helper sends members away, the owner anybody, and nobody the owner', async () => {
  const { clubs, club, ada, ben, zoe, max, at } = await tuesday();
  expect(await clubs.bar(zoe, at(ben))).toBe('not-allowed');
  expect(await clubs.bar(max, at(zoe))).toBe('missing');
  expect(await clubs.bar(ben, at(ada))).toBe('not-allowed');
  expect(await clubs.bar(ben, at(max))).toBe('missing');
  expect(await clubs.bar(ben, at(zoe))).toBe('done');
  expect(await clubs.join(zoe, club)).toBe('missing');
  expect((await clubs.look(club.id, ben))?.barred).toMatchObject([{ name: 'Zoë' }]);
  expect(await clubs.unbar(ben, at(zoe))).toBe('done');
  expect(await clubs.join(zoe, club)).toEqual({ id: club.id });
  expect((await clubs.look(club.id, zoe))?.barred).toEqual([]);
  expect(await clubs.setRole(ada, at(zoe), 'helper')).toBe('done');
  expect(await clubs.bar(ben, at(zoe))).toBe('not-allowed');
  expect(await clubs.bar(ada, at(ben))).toBe('done');
});

it('the owner alone gives roles, hands over and ends it; who was it is a helper', async () => {
  const { clubs, club, ada, ben, zoe, at } = await tuesday();
  expect(await clubs.setRole(ben, at(zoe), 'helper')).toBe('not-allowed');
  expect(await clubs.setRole(ben, at(ben), 'owner')).toBe('not-allowed');
  expect(await clubs.close(ben, club.id)).toBe('not-allowed');
  expect(await clubs.setRole(ada, at(zoe), 'owner')).toBe('done');
  expect(await clubs.roleOf(club.id, ada)).toBe('helper');
  expect(await clubs.close(ada, club.id)).toBe('not-allowed');
  expect(await clubs.leave(zoe, club.id)).toBe('done');
  expect(await clubs.roleOf(club.id, ada)).toBe('owner');
  expect(await clubs.close(ada, club.id)).toBe('done');
  expect(await clubs.mine(ben)).toEqual([]);
});
