import { expect, it } from 'vitest';
import { DEVICE_LENGTH } from './kept.ts';
import { memoryPeople } from './memory-store.ts';
import { CEREMONY_LASTS, People, SESSION_LASTS, type Admitted } from './people.ts';
import type { PeopleStore } from './ports.ts';

const DAY = 86_400_000;
const START = 1_800_000_000_000;
const DEVICE = 'Firefox, Linux';

type World = { readonly people: People; readonly store: PeopleStore; now: number };

function world(most = 0): World {
  let drawn = 0;
  const store = memoryPeople();
  const random = {
    hex: (bytes: number) => (++drawn).toString(16).padStart(bytes * 2, '0'),
    hash: (token: string) => `#${token}`,
    code: () => `CODE${++drawn}`,
  };
  const people = new People({ store, random, now: () => made.now, most });
  const made = { people, store, now: START };
  return made;
}

async function zoe({ people }: World): Promise<Admitted> {
  const made = await people.create({ name: ' Zoë\u202E ', face: 'a0123', device: DEVICE });
  if (typeof made === 'string') throw new Error(made);
  return made;
}

it('somebody is whom their token says, and what is kept of it is a fingerprint', async () => {
  const made = world();
  const { profile, session, token } = await zoe(made);
  expect(profile).toMatchObject({ name: 'Zoë', face: 'a0123', made: START, seen: START });
  expect(token).toHaveLength(64);
  expect(await made.people.whoIs(token)).toEqual({ profile, session });
  expect(await made.people.whoIs(session.hash)).toBeUndefined();
  expect(session.hash).toBe(`#${token}`);
});

it('a name must show something; who has no face gets the one of their name', async () => {
  const { people } = world();
  expect(await people.create({ name: '\u200B', device: '' })).toBe('bad-name');
  const [one, other] = await Promise.all([
    people.create({ name: 'Anna', device: '' }),
    people.create({ name: 'Anna', device: '' }),
  ]);
  if (typeof one === 'string' || typeof other === 'string') throw new Error('no profile');
  expect(one.profile.face).toBe(other.profile.face);
  expect(await people.rename(one, { name: '\u3164', face: 'a0000' })).toBe('bad-name');
  expect(await people.rename(one, { name: 'Ann  a', face: 'b1111' })).toBe('done');
  expect(await people.whoIs(one.token)).toMatchObject({
    profile: { name: 'Ann a', face: 'b1111' },
  });
});

it('a server keeps as many as it may', async () => {
  const made = world(1);
  await zoe(made);
  expect(await made.people.create({ name: 'Ben', device: '' })).toBe('too-many-profiles');
});

it('a session lasts half a year from the last time, and seeing it is written once a day', async () => {
  const made = world();
  const { token } = await zoe(made);
  made.now += SESSION_LASTS;
  expect((await made.people.whoIs(token))?.session.seen).toBe(START);
  expect((await made.people.whoIs(token))?.session.seen).toBe(made.now);
  made.now += DAY;
  await made.people.whoIs(token);
  expect((await made.people.whoIs(token))?.session.seen).toBe(made.now - DAY);
  made.now += SESSION_LASTS;
  expect(await made.people.whoIs(token)).toBeUndefined();
});

it('a recovery code lets its owner in, however it is typed, until there is another', async () => {
  const made = world();
  const who = await zoe(made);
  const first = (await made.people.newRecoveryCode(who))!;
  expect(first).toMatch(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/u);
  const second = (await made.people.newRecoveryCode(who))!;
  const typed = second.toLowerCase().replaceAll('-', ' ');
  expect(await made.people.recover(typed, 'Safari')).toMatchObject({ profile: who.profile });
  for (const wrong of [first, '', 'ABCD', `${second}0`]) {
    expect(await made.people.recover(wrong, '')).toBe('wrong-code');
  }
  expect((await made.people.sessions(who.profile)).map(({ device }) => device)).toContain('Safari');
  await made.people.remove(who);
  expect(await made.people.recover(second, '')).toBe('wrong-code');
  expect(await made.people.newRecoveryCode(who)).toBeUndefined();
});

it('a passkey lets its owner in, and is theirs alone', async () => {
  const made = world();
  const { people } = made;
  const who = await zoe(made);
  const key = { id: 'p1', key: 'x', counter: 0, transports: [], device: `x${'y'.repeat(99)}` };
  expect(await people.addPasskey(who, key)).toBe('done');
  const passkey = (await people.passkey('p1'))!;
  expect(passkey.device).toHaveLength(DEVICE_LENGTH);
  const admitted = await people.signIn(passkey, { counter: 3, device: 'Chrome' });
  expect(admitted).toMatchObject({ profile: who.profile, session: { device: 'Chrome' } });
  expect(await people.passkey('p1')).toMatchObject({ counter: 3, used: START });
  await people.removePasskey(who, 'p1');
  expect(await people.signIn(passkey, { counter: 4, device: '' })).toBeUndefined();
});

it('a question to a passkey is answered once, in time, by whom it was asked', async () => {
  const made = world();
  const { people } = made;
  const who = await zoe(made);
  const other = await zoe(made);
  const id = await people.begin('challenge', who);
  expect(await people.challengeOf(id, other)).toBeUndefined();
  expect(await people.challengeOf(id, who)).toBeUndefined();
  const again = await people.begin('challenge', who);
  expect(await people.challengeOf(again, who)).toBe('challenge');
  const nobody = await people.begin('challenge');
  expect(await people.challengeOf(nobody, who)).toBeUndefined();
  const late = await people.begin('challenge');
  made.now += CEREMONY_LASTS + 1;
  expect(await people.challengeOf(late)).toBeUndefined();
});

it('what somebody is given is all there is, but fingerprints', async () => {
  const made = world();
  const { people } = made;
  const who = await zoe(made);
  await people.newRecoveryCode(who);
  const seat = { table: 't', token: 'T', code: 'C', name: 'Zoë' };
  await people.keepSeats(who, [seat]);
  const about = await people.about(who);
  expect(about).toEqual({
    profile: who.profile,
    hasRecoveryCode: true,
    sessions: [{ id: who.session.id, device: DEVICE, made: START, seen: START }],
    passkeys: [],
    seats: [{ ...seat, kept: START }],
    friendCode: undefined,
    friends: [],
    blocked: [],
    invitations: [],
    clubs: [],
    nights: [],
    leavings: [],
  });
  expect(JSON.stringify(about)).not.toContain('#');
});

it('whom nobody has seen for long goes, whom somebody has seen stays', async () => {
  const made = world();
  const old = await zoe(made);
  made.now += 100 * DAY;
  const fresh = await zoe(made);
  expect(await made.people.sweep({ unused: 98 * DAY, games: DAY, share: 50 })).toEqual({
    removed: 1,
    held: 0,
  });
  expect(await made.people.whoIs(old.token)).toBeUndefined();
  expect(await made.people.whoIs(fresh.token)).toBeDefined();
});
