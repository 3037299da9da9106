/** Clubs kept in memory, beside people. */
import {
  MOST_BARRED,
  MOST_CLUBS,
  MOST_MEMBERS,
  type Club,
  type ClubMember,
  type ClubRole,
  type Person,
  type Profile,
} from './kept.ts';
import { byName } from './memory-friends.ts';
import type { ClubStore, Done, InClub, Pair } from './ports.ts';

type MemoryClubs = ClubStore & {
  readonly forget: (id: string) => void;
  readonly isThere: (id: string) => boolean;
};

type Place = { readonly role: ClubRole; readonly since: number };
type Kept = {
  club: Club;
  readonly members: Map<string, Place>;
  /** Since when. */
  readonly barred: Map<string, number>;
};

export function memoryClubs(
  find: (id: string) => Profile | undefined,
  {
    areApart,
    dropGames,
  }: {
    readonly areApart: (pair: Pair) => boolean;
    readonly dropGames: (club: string) => void;
  },
): MemoryClubs {
  const clubs = new Map<string, Kept>();
  const person = (id: string): Person => {
    const { name, face } = find(id)!;
    return { id, name, face };
  };
  const ofPerson = (id: string): Kept[] =>
    [...clubs.values()].filter(({ members }) => members.has(id));
  const byCode = (code: string): Kept | undefined =>
    [...clubs.values()].find(({ club }) => club.code === code);
  /** A member who is not the owner. */
  const plain = ({ club, profile }: InClub): { kept: Kept; place: Place } | undefined => {
    const kept = clubs.get(club);
    const place = kept?.members.get(profile);
    return kept && place && place.role !== 'owner' ? { kept, place } : undefined;
  };
  const leave = ({ club, profile }: InClub): Done => {
    const kept = clubs.get(club);
    if (kept?.members.delete(profile) !== true) return 'missing';
    settle(kept);
    return 'done';
  };
  /** Its games are their players' alone. */
  const end = (id: string): Done => {
    dropGames(id);
    return clubs.delete(id) ? 'done' : 'missing';
  };
  const settle = ({ club, members }: Kept): void => {
    const left = [...members];
    if (left.some(([, { role }]) => role === 'owner')) return;
    const [heir] = left.toSorted(bySeniority);
    if (heir === undefined) end(club.id);
    else members.set(heir[0], { ...heir[1], role: 'owner' });
  };
  return {
    create: async (club, owner) => {
      if (find(owner) === undefined) return 'missing';
      if (byCode(club.code) !== undefined) return 'taken';
      if (ofPerson(owner).length >= MOST_CLUBS) return 'too-many';
      const place: Place = { role: 'owner', since: club.made };
      clubs.set(club.id, { club, members: new Map([[owner, place]]), barred: new Map() });
      return 'done';
    },
    find: async (id) => clubs.get(id)?.club,
    byCode: async (code) => byCode(code)?.club,
    change: async (id, change) => {
      const kept = clubs.get(id);
      if (kept === undefined) return 'missing';
      kept.club = { ...kept.club, ...change };
      return 'done';
    },
    setCode: async (id, code) => {
      const kept = clubs.get(id);
      if (kept === undefined) return 'missing';
      if (byCode(code) !== undefined) return 'taken';
      kept.club = { ...kept.club, code };
      return 'done';
    },
    remove: async (id) => end(id),
    join: async ({ club, profile }, at) => {
      const kept = clubs.get(club);
      if (kept === undefined || find(profile) === undefined) return 'missing';
      if (kept.members.has(profile)) return 'done';
      const owner = [...kept.members].find(([, { role }]) => role === 'owner')![0];
      if (kept.barred.has(profile) || areApart({ id: owner, other: profile })) return 'missing';
      if (ofPerson(profile).length >= MOST_CLUBS) return 'too-many';
      if (kept.members.size >= MOST_MEMBERS) return 'full';
      kept.members.set(profile, { role: 'member', since: at });
      return 'done';
    },
    leave: async (place) => leave(place),
    setRole: async (place, role) => {
      const found = plain(place);
      if (found === undefined) return 'missing';
      found.kept.members.set(place.profile, { ...found.place, role });
      return 'done';
    },
    handOver: async ({ club, profile }, to) => {
      const found = plain({ club, profile: to });
      const owner = clubs.get(club)?.members.get(profile);
      if (found === undefined || owner?.role !== 'owner') return 'missing';
      found.kept.members.set(profile, { ...owner, role: 'helper' });
      found.kept.members.set(to, { ...found.place, role: 'owner' });
      return 'done';
    },
    bar: async (place, at) => {
      const found = plain(place);
      if (found === undefined) return 'missing';
      const { barred } = found.kept;
      leave(place);
      barred.set(place.profile, at);
      const oldest = [...barred].toSorted(
        ([a, one], [b, other]) => one - other || (a < b ? -1 : 1),
      );
      for (const [id] of oldest.slice(0, -MOST_BARRED)) barred.delete(id);
      return 'done';
    },
    unbar: async ({ club, profile }) =>
      clubs.get(club)?.barred.delete(profile) === true ? 'done' : 'missing',
    roleOf: async ({ club, profile }) => clubs.get(club)?.members.get(profile)?.role,
    members: async (id) =>
      [...(clubs.get(id)?.members ?? [])]
        .map(([of, place]): ClubMember => ({ person: person(of), ...place }))
        .toSorted((a, b) => a.since - b.since || (a.person.id < b.person.id ? -1 : 1)),
    barred: async (id) => [...(clubs.get(id)?.barred.keys() ?? [])].map(person).toSorted(byName),
    of: async (profile) =>
      ofPerson(profile)
        .map(({ club, members }) => ({ club, ...members.get(profile)!, members: members.size }))
        .toSorted((one, other) => byName(one.club, other.club)),
    isThere: (id) => clubs.has(id),
    forget: (profile) => {
      for (const kept of clubs.values()) {
        kept.barred.delete(profile);
        leave({ club: kept.club.id, profile });
      }
    },
  };
}

/** Who takes over comes first. */
function bySeniority([a, one]: [string, Place], [b, other]: [string, Place]): number {
  if (one.role !== other.role) return one.role === 'helper' ? -1 : 1;
  return one.since - other.since || (a < b ? -1 : 1);
}
