/** People for cases, and how to put them into a store. */
import type { Person, Profile } from '../kept.ts';
import type { PeopleLimits, PeopleStore } from '../ports.ts';

export const AT = 2_200_000_000_000;

/** Nothing is too old for these. */
export const NEVER: PeopleLimits = {
  ceremonies: 0,
  invitations: 0,
  seatings: 0,
  sessions: 0,
  profiles: 0,
  games: 0,
  share: 100,
};

const AT_ONCE = 20;

export function profileOf(id: string, name: string): Profile {
  return { id, name, face: 'a0123', made: AT, seen: AT };
}

export const ADA = profileOf('ada', 'Ada');
export const BEN = profileOf('ben', 'Ben');
export const ZOE = profileOf('zoe', 'Zoë');

export function personOf({ id, name, face }: Profile): Person {
  return { id, name, face };
}

export async function add(store: PeopleStore, ...profiles: readonly Profile[]): Promise<void> {
  await someAtOnce(profiles, async (profile) => {
    const { id, made, seen } = profile;
    const session = { id: `s ${id}`, profile: id, hash: `h ${id}`, device: '', made, seen };
    await store.create(profile, session);
  });
}

/** Many, of which nobody waits for long: a database lets a few in at a time. */
export async function someAtOnce(
  profiles: readonly Profile[],
  work: (profile: Profile) => Promise<unknown>,
): Promise<void> {
  const left = [...profiles];
  while (left.length > 0) await Promise.all(left.splice(0, AT_ONCE).map(work));
}
