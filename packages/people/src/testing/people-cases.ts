/** What every store of people must do, as cases. A case fails by throwing. */
import { same } from '@palier/table/testing';
import {
  MOST_PASSKEYS,
  MOST_SEATS,
  MOST_SESSIONS,
  type KeptSeat,
  type Passkey,
  type Profile,
  type Session,
} from '../kept.ts';
import type { PeopleStore } from '../ports.ts';
import { CLUB_CASES } from './club-cases.ts';
import { FRIEND_CASES } from './friend-cases.ts';
import { NIGHT_CASES } from './night-cases.ts';
import { MANNERS_CASES } from './manners-cases.ts';
import type { PeopleCase } from './people-under-test.ts';
import { RATING_CASES } from './rating-cases.ts';
import { RESULT_CASES } from './result-cases.ts';
import { NEVER } from './some-people.ts';

export type { PeopleUnderTest } from './people-under-test.ts';

/** A time after 2038, which no 32 bits hold. */
const AT = 2_200_000_000_000;

const ZOE: Profile = { id: 'zoe', name: 'Zoë 👩🏽‍🚀', face: 'a0123', made: AT, seen: AT };
const BEN: Profile = { id: 'ben', name: "Ben'; --", face: 'l5432', made: AT + 1, seen: AT + 1 };

function sessionOf({ id: profile }: Profile, id: string, seen = AT): Session {
  return { id, profile, hash: `hash of ${id}`, device: 'Firefox, Linux', made: AT, seen };
}

function passkeyOf({ id: profile }: Profile, id: string, made = AT): Passkey {
  const rest = { key: 'pQECAyYgASFYIA', counter: 0, transports: ['internal', 'hybrid'] };
  return { ...rest, id, profile, device: '', made, used: made };
}

function seatAt(table: string, kept = AT): KeptSeat {
  return { table, token: '7K3M9PQRSTVWXYZ0', code: 'BCDFGHJK', name: 'Zoë', kept };
}

async function two(store: PeopleStore): Promise<void> {
  await store.create(ZOE, sessionOf(ZOE, 'z1'));
  await store.create(BEN, sessionOf(BEN, 'b1'));
}

export const PEOPLE_CASES: readonly PeopleCase[] = [
  ...FRIEND_CASES,
  ...RESULT_CASES,
  ...RATING_CASES,
  ...CLUB_CASES,
  ...NIGHT_CASES,
  ...MANNERS_CASES,
  {
    title: 'has nobody who was not put there',
    run: async ({ store }) => {
      same(await store.count(), 0, 'people out of nowhere');
      same(await store.find('zoe'), undefined, 'a profile out of nowhere');
      same(await store.bySession('hash of z1'), undefined, 'a session out of nowhere');
      same(await store.byRecovery('x'), undefined, 'a code out of nowhere');
      same(await store.hasRecovery('zoe'), false, 'a code of nobody');
      same(await store.passkey('x'), undefined, 'a passkey out of nowhere');
      same(await store.take('x'), undefined, 'a question out of nowhere');
      for (const list of [store.sessions, store.passkeys, store.seats]) {
        same(await list('zoe'), [], 'belongings of nobody');
      }
      const look = { name: 'Zoë', face: 'a0000' };
      const use = { counter: 1, used: AT };
      same(await store.rename('zoe', look), 'missing', 'renamed nobody');
      same(await store.remove('zoe'), 'missing', 'removed nobody');
      same(await store.setRecovery('zoe', 'x'), 'missing', 'a code for nobody');
      same(await store.addSession(sessionOf(ZOE, 'z1')), 'missing', 'a session of nobody');
      same(await store.addPasskey(passkeyOf(ZOE, 'p')), 'missing', 'a passkey of nobody');
      same(await store.usePasskey('p', use), 'missing', 'no passkey used');
      same(await store.keepSeats('zoe', [seatAt('t')]), 'missing', 'a seat of nobody');
      same(await store.forgetSeat('zoe', seatAt('t')), 'missing', 'no seat forgotten');
      await store.begin({ id: 'c', challenge: 'x', profile: 'zoe', until: AT });
      same(await store.take('c'), undefined, 'a question to nobody');
    },
  },
  {
    title: 'gives back what was put there, to the letter, and after a crash too',
    run: async ({ store, reopen }) => {
      await two(store);
      await store.setRecovery('zoe', 'fingerprint');
      await store.addPasskey(passkeyOf(ZOE, 'p1'));
      await store.keepSeats('zoe', [seatAt('t1')]);
      const again = (await reopen?.()) ?? store;
      same(await again.count(), 2, 'how many');
      same(await again.find('zoe'), ZOE, 'a profile');
      const signedIn = { profile: BEN, session: sessionOf(BEN, 'b1') };
      same(await again.bySession('hash of b1'), signedIn, 'who is signed in');
      same(await again.byRecovery('fingerprint'), ZOE, 'whose code it is');
      same(
        [await again.hasRecovery('zoe'), await again.hasRecovery('ben')],
        [true, false],
        'codes',
      );
      same(await again.passkeys('zoe'), [passkeyOf(ZOE, 'p1')], 'passkeys');
      same(await again.passkey('p1'), passkeyOf(ZOE, 'p1'), 'a passkey');
      same(await again.seats('zoe'), [seatAt('t1')], 'seats');
    },
  },
  {
    title: 'renames one and leaves the others',
    run: async ({ store }) => {
      await two(store);
      const look = { name: 'Zo', face: 'b1111' };
      same(await store.rename('zoe', look), 'done', 'renamed');
      same(await store.find('zoe'), { ...ZOE, ...look }, 'the new name');
      same(await store.find('ben'), BEN, 'the other');
    },
  },
  {
    title: 'knows one recovery code of each, the last',
    run: async ({ store }) => {
      await two(store);
      await store.setRecovery('zoe', 'first');
      await store.setRecovery('zoe', 'second');
      same(await store.byRecovery('first'), undefined, 'the old code');
      same(await store.byRecovery('second'), ZOE, 'the new code');
    },
  },
  {
    title: 'lists sessions by when they were seen, and ends the one that is meant',
    run: async ({ store }) => {
      await two(store);
      const [phone, tablet] = [sessionOf(ZOE, 'z2', AT + 5), sessionOf(ZOE, 'z3', AT + 9)];
      await store.addSession(phone);
      await store.addSession(tablet);
      await store.seen(phone, AT + 20);
      same(
        await store.sessions('zoe'),
        [{ ...phone, seen: AT + 20 }, tablet, sessionOf(ZOE, 'z1')],
        'sessions',
      );
      same((await store.find('zoe'))?.seen, AT + 20, 'when somebody was seen');
      same(await store.endSession('ben', 'z2'), 'missing', 'somebody else’s session');
      same(await store.endSession('zoe', 'z2'), 'done', 'ended');
      same(await store.endSession('zoe', 'z2'), 'missing', 'ended twice');
      same(await store.bySession('hash of z2'), undefined, 'the ended session');
      await store.endOthers('zoe', 'z3');
      same(await store.sessions('zoe'), [tablet], 'what is left');
      same((await store.sessions('ben')).length, 1, 'the other’s');
    },
  },
  {
    title: 'lets the sessions unseen for longest make room',
    run: async ({ store }) => {
      await two(store);
      for (let more = 1; more <= MOST_SESSIONS; more++) {
        same(await store.addSession(sessionOf(ZOE, `n${more}`, AT + more)), 'done', 'added');
      }
      const ids = (await store.sessions('zoe')).map(({ id }) => id);
      const expected = Array.from({ length: MOST_SESSIONS }, (_, index) => `n${index + 1}`);
      same(ids, expected.toReversed(), 'sessions');
      same(await store.bySession('hash of z1'), undefined, 'the one that made room');
      same((await store.sessions('ben')).length, 1, 'the other’s');
    },
  },
  {
    title: 'keeps passkeys, each of one person, and not too many',
    run: async ({ store }) => {
      await two(store);
      for (let more = 1; more <= MOST_PASSKEYS; more++) {
        same(await store.addPasskey(passkeyOf(ZOE, `p${more}`, AT + more)), 'done', 'added');
      }
      same(await store.addPasskey(passkeyOf(ZOE, 'more')), 'too-many', 'too many');
      same(await store.addPasskey(passkeyOf(BEN, 'p1')), 'taken', 'somebody else’s');
      same(await store.addPasskey(passkeyOf(BEN, 'other')), 'done', 'the other’s own');
      same(await store.usePasskey('p2', { counter: 7, used: AT + 99 }), 'done', 'used');
      const used = { ...passkeyOf(ZOE, 'p2', AT + 2), counter: 7, used: AT + 99 };
      same(await store.passkey('p2'), used, 'a used passkey');
      same(await store.removePasskey('ben', 'p2'), 'missing', 'not the other’s');
      same(await store.removePasskey('zoe', 'p2'), 'done', 'removed');
      same(await store.removePasskey('zoe', 'p2'), 'missing', 'removed twice');
      const ids = (await store.passkeys('zoe')).map(({ id }) => id);
      const all = Array.from({ length: MOST_PASSKEYS }, (_, index) => `p${index + 1}`);
      same(
        ids,
        all.filter((id) => id !== 'p2'),
        'passkeys, the oldest first',
      );
    },
  },
  {
    title: 'gives a question away once, also to many who ask for it at once',
    run: async ({ store }) => {
      await two(store);
      const asked = [
        { id: 'c1', challenge: 'one', profile: null, until: AT },
        { id: 'c2', challenge: 'two', profile: 'zoe', until: AT },
      ];
      for (const ceremony of asked) await store.begin(ceremony);
      for (const ceremony of asked) {
        const taken = await Promise.all([1, 2, 3].map(async () => store.take(ceremony.id)));
        same(
          taken.filter((one) => one !== undefined),
          [ceremony],
          'taken',
        );
      }
    },
  },
  {
    title: 'keeps seats, each once, the oldest making room',
    run: async ({ store }) => {
      await two(store);
      await store.keepSeats('zoe', [seatAt('t1'), seatAt('t2')]);
      const anew = { ...seatAt('t1', AT + 5), name: 'Zo', code: 'WXZBCDFG' };
      await store.keepSeats('zoe', [anew]);
      const other = { ...seatAt('t1', AT + 3), token: '0000000000000000' };
      await store.keepSeats('zoe', [other]);
      same(await store.seats('zoe'), [anew, other, seatAt('t2')], 'seats');
      same(await store.forgetSeat('zoe', other), 'done', 'forgotten');
      same(await store.forgetSeat('zoe', other), 'missing', 'forgotten twice');
      same(await store.forgetSeat('ben', anew), 'missing', 'somebody else’s');
      const many = Array.from({ length: MOST_SEATS }, (_, index) =>
        seatAt(`m${index}`, AT + 10 + index),
      );
      same(await store.keepSeats('zoe', many), 'done', 'many');
      same(await store.seats('zoe'), many.toReversed(), 'the newest');
      same(await store.keepSeats('zoe', []), 'done', 'none');
      same(await store.seats('ben'), [], 'the other’s');
    },
  },
  {
    title: 'removes everything of somebody, and nothing of anybody else',
    run: async ({ store, reopen }) => {
      await two(store);
      for (const [profile, name] of [
        [ZOE, 'z'],
        [BEN, 'b'],
      ] as const) {
        await store.setRecovery(profile.id, `code ${name}`);
        await store.addPasskey(passkeyOf(profile, `p${name}`));
        await store.keepSeats(profile.id, [seatAt('t')]);
        const { id } = profile;
        await store.begin({ id: `c${name}`, challenge: 'x', profile: id, until: AT });
      }
      same(await store.remove('zoe'), 'done', 'removed');
      same(await store.remove('zoe'), 'missing', 'removed twice');
      const left = (await reopen?.()) ?? store;
      const gone = [
        await left.find('zoe'),
        await left.bySession('hash of z1'),
        await left.byRecovery('code z'),
        await left.passkey('pz'),
        await left.take('cz'),
      ];
      same(
        gone.map((one) => one === undefined),
        gone.map(() => true),
        'what is gone',
      );
      for (const list of [left.sessions, left.passkeys, left.seats]) {
        same([(await list('zoe')).length, (await list('ben')).length], [0, 1], 'belongings');
      }
      same((await left.byRecovery('code b'))?.id, 'ben', 'the other’s code');
      same((await left.take('cb'))?.profile, 'ben', 'the other’s question');
      same(await left.count(), 1, 'how many');
    },
  },
  {
    title: 'leaves nothing behind where somebody goes while things are added',
    run: async ({ store }) => {
      await two(store);
      const added = Array.from({ length: 12 }, async (_, index) => {
        const what = [
          store.addSession(sessionOf(ZOE, `s${index}`)),
          store.addPasskey(passkeyOf(ZOE, `p${index}`)),
          store.keepSeats('zoe', [seatAt(`t${index}`)]),
          store.begin({ id: `c${index}`, challenge: 'x', profile: 'zoe', until: AT }),
        ];
        if (index === 5) await store.remove('zoe');
        await Promise.all(what);
      });
      await Promise.all(added);
      for (const list of [store.sessions, store.passkeys, store.seats]) {
        same(await list('zoe'), [], 'belongings of somebody who is gone');
      }
      const asked = Array.from({ length: 12 }, async (_, index) => store.take(`c${index}`));
      same(
        (await Promise.all(asked)).filter((one) => one !== undefined),
        [],
        'questions to somebody who is gone',
      );
    },
  },
  {
    title: 'removes what is too old, and people only where it is plausible',
    run: async ({ store }) => {
      await two(store);
      await store.addSession(sessionOf(ZOE, 'old', AT - 10));
      await store.begin({ id: 'c', challenge: 'x', profile: null, until: AT });
      same(await store.sweep(NEVER), { removed: 0, held: 0 }, 'nothing is due');
      const limits = { ...NEVER, ceremonies: AT, sessions: AT - 5, profiles: AT + 1, share: 49 };
      same(await store.sweep(limits), { removed: 0, held: 1 }, 'half of them are due');
      same((await store.sessions('zoe')).length, 1, 'sessions');
      same(await store.sweep({ ...limits, share: 50 }), { removed: 1, held: 0 }, 'half may go');
      same([await store.find('zoe'), await store.find('ben')], [undefined, BEN], 'who is left');
      same(await store.bySession('hash of z1'), undefined, 'a session of who is gone');
      same((await store.take('c'))?.challenge, 'x', 'a question that is not too old');
      await store.begin({ id: 'c', challenge: 'x', profile: null, until: AT });
      await store.sweep({ ...NEVER, ceremonies: AT + 1 });
      same(await store.take('c'), undefined, 'a question that is too old');
    },
  },
];
