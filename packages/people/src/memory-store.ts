/** People kept in memory: for tests, and as the plainest telling of what every store does. */
import {
  MOST_PASSKEYS,
  MOST_SEATS,
  MOST_SESSIONS,
  type Ceremony,
  type KeptSeat,
  type Passkey,
  type Profile,
  type Session,
} from './kept.ts';
import { memoryClubs } from './memory-clubs.ts';
import { memoryNights } from './memory-nights.ts';
import { memoryFriends } from './memory-friends.ts';
import { memoryRatings } from './memory-ratings.ts';
import { memoryResults } from './memory-results.ts';
import type { Done, PeopleStore, SeatHolder, SeatKey } from './ports.ts';
import { memoryManners } from './memory-manners.ts';

type Kept = {
  profile: Profile;
  recovery: string | undefined;
  sessions: Session[];
  passkeys: Passkey[];
  seats: KeptSeat[];
};

export function memoryPeople(): PeopleStore {
  const people = new Map<string, Kept>();
  const ceremonies = new Map<string, Ceremony>();
  const change = (id: string, work: (kept: Kept) => void): Done => {
    const kept = people.get(id);
    if (kept === undefined) return 'missing';
    work(kept);
    return 'done';
  };
  const bySession = (hash: string): { kept: Kept; session: Session } | undefined => {
    for (const kept of people.values()) {
      const session = kept.sessions.find((one) => one.hash === hash);
      if (session !== undefined) return { kept, session };
    }
    return undefined;
  };
  const friends = memoryFriends(
    (id) => people.get(id)?.profile,
    (id) => people.get(id)?.seats ?? [],
  );
  const ratings = memoryRatings((id) => people.get(id)?.profile);
  const results = memoryResults((id) => people.get(id)?.profile, ratings.rate);
  const clubs = memoryClubs((id) => people.get(id)?.profile, {
    areApart: friends.areApart,
    dropGames: (club) => void results.dropClub(club),
  });
  const nights = memoryNights((id) => people.get(id)?.profile, clubs.isThere);
  const manners = memoryManners((id) => people.has(id));
  const passkeys = (): readonly Passkey[] => [...people.values()].flatMap((kept) => kept.passkeys);
  return {
    count: async () => people.size,
    create: async (profile, session) => {
      const empty = { recovery: undefined, passkeys: [], seats: [] };
      people.set(profile.id, { profile, sessions: [session], ...empty });
    },
    find: async (id) => people.get(id)?.profile,
    rename: async (id, { name, face }) =>
      change(id, (kept) => (kept.profile = { ...kept.profile, name, face })),
    remove: async (id) => {
      for (const [key, { profile }] of ceremonies) if (profile === id) ceremonies.delete(key);
      friends.forget(id);
      results.forget(id);
      ratings.forget(id);
      clubs.forget(id);
      nights.forget(id);
      manners.forget(id);
      return people.delete(id) ? 'done' : 'missing';
    },
    setRecovery: async (id, hash) => change(id, (kept) => (kept.recovery = hash)),
    hasRecovery: async (id) => people.get(id)?.recovery !== undefined,
    byRecovery: async (hash) =>
      [...people.values()].find(({ recovery }) => recovery === hash)?.profile,
    addSession: async (session) =>
      change(session.profile, (kept) => {
        kept.sessions = bySeen([...kept.sessions, session]).slice(0, MOST_SESSIONS);
      }),
    bySession: async (hash) => {
      const found = bySession(hash);
      return found && { profile: found.kept.profile, session: found.session };
    },
    seen: async ({ id, profile }, at) => {
      change(profile, (kept) => {
        kept.profile = { ...kept.profile, seen: at };
        kept.sessions = kept.sessions.map((one) => (one.id === id ? { ...one, seen: at } : one));
      });
    },
    sessions: async (profile) => bySeen(people.get(profile)?.sessions ?? []),
    endSession: async (profile, id) => {
      const kept = people.get(profile);
      const left = kept?.sessions.filter((one) => one.id !== id) ?? [];
      if (kept === undefined || left.length === kept.sessions.length) return 'missing';
      kept.sessions = left;
      return 'done';
    },
    endOthers: async (profile, id) => {
      change(profile, (kept) => (kept.sessions = kept.sessions.filter((one) => one.id === id)));
    },
    addPasskey: async (passkey) => {
      const kept = people.get(passkey.profile);
      if (kept === undefined) return 'missing';
      if (passkeys().some(({ id }) => id === passkey.id)) return 'taken';
      if (kept.passkeys.length >= MOST_PASSKEYS) return 'too-many';
      kept.passkeys.push(passkey);
      return 'done';
    },
    passkey: async (id) => passkeys().find((one) => one.id === id),
    usePasskey: async (id, use) => {
      const found = passkeys().find((one) => one.id === id);
      return change(found?.profile ?? '', (kept) => {
        kept.passkeys = kept.passkeys.map((one) => (one.id === id ? { ...one, ...use } : one));
      });
    },
    passkeys: async (profile) =>
      (people.get(profile)?.passkeys ?? []).toSorted((one, other) => one.made - other.made),
    removePasskey: async (profile, id) => {
      const kept = people.get(profile);
      const left = kept?.passkeys.filter((one) => one.id !== id) ?? [];
      if (kept === undefined || left.length === kept.passkeys.length) return 'missing';
      kept.passkeys = left;
      return 'done';
    },
    begin: async (ceremony) => {
      const { id, profile } = ceremony;
      if (profile === null || people.has(profile)) ceremonies.set(id, ceremony);
    },
    take: async (id) => {
      const ceremony = ceremonies.get(id);
      ceremonies.delete(id);
      return ceremony;
    },
    keepSeats: async (profile, seats) =>
      change(profile, (kept) => {
        const rest = kept.seats.filter((one) => !seats.some((seat) => isSame(one, seat)));
        kept.seats = byKept([...rest, ...seats]).slice(0, MOST_SEATS);
      }),
    seats: async (profile) => byKept(people.get(profile)?.seats ?? []),
    holders: async (table) =>
      [...people.values()]
        .flatMap(({ profile, seats }) => seats.map((seat) => ({ ...seat, profile: profile.id })))
        .filter((seat) => seat.table === table)
        .toSorted(
          (one, other) => one.kept - other.kept || (holderKey(one) < holderKey(other) ? -1 : 1),
        )
        .map(({ profile, token }) => ({ profile, token })),
    forgetSeat: async (profile, seat) => {
      const kept = people.get(profile);
      const left = kept?.seats.filter((one) => !isSame(one, seat)) ?? [];
      if (kept === undefined || left.length === kept.seats.length) return 'missing';
      kept.seats = left;
      return 'done';
    },
    friends,
    results,
    ratings,
    clubs,
    nights,
    manners,
    sweep: async (limits) => {
      friends.sweep(limits.invitations);
      results.sweep(limits.games);
      manners.sweep(limits.seatings);
      for (const [id, { until }] of ceremonies) {
        if (until < limits.ceremonies) ceremonies.delete(id);
      }
      for (const kept of people.values()) {
        kept.sessions = kept.sessions.filter(({ seen }) => seen >= limits.sessions);
      }
      const due = [...people.values()].filter(({ profile }) => profile.seen < limits.profiles);
      if (due.length * 100 > people.size * limits.share) return { removed: 0, held: due.length };
      for (const { profile } of due) {
        friends.forget(profile.id);
        results.forget(profile.id);
        ratings.forget(profile.id);
        clubs.forget(profile.id);
        nights.forget(profile.id);
        manners.forget(profile.id);
        people.delete(profile.id);
      }
      return { removed: due.length, held: 0 };
    },
  };
}

function isSame(one: SeatKey, other: SeatKey): boolean {
  return one.table === other.table && one.token === other.token;
}

function bySeen(sessions: readonly Session[]): Session[] {
  return sessions.toSorted((one, other) => other.seen - one.seen || (one.id < other.id ? -1 : 1));
}

function byKept(seats: readonly KeptSeat[]): KeptSeat[] {
  return seats.toSorted(
    (one, other) => other.kept - one.kept || (keyOf(one) < keyOf(other) ? -1 : 1),
  );
}

function holderKey({ profile, token }: SeatHolder): string {
  return `${profile} ${token}`;
}

function keyOf({ table, token }: SeatKey): string {
  return `${table} ${token}`;
}
