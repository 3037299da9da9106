/** Seats among strangers kept in memory, beside people. */
import { MOST_SEATS } from './kept.ts';
import type { MannersStore } from './ports.ts';

type Seating = {
  readonly profile: string | undefined;
  readonly at: number;
  readonly gone?: number;
};

type MemoryManners = MannersStore & {
  readonly forget: (profile: string) => void;
  readonly sweep: (before: number) => void;
};

export function memoryManners(isThere: (profile: string) => boolean): MemoryManners {
  const seatings = new Map<string, Seating>();
  return {
    seated: async (token, profile, at) => {
      if (!isThere(profile)) return 'missing';
      seatings.set(token, { ...seatings.get(token), profile, at });
      const others = [...seatings]
        .filter(([, one]) => isOf(one, profile) && one.gone === undefined)
        .toSorted(([a, one], [b, other]) => other.at - one.at || (a < b ? -1 : 1));
      for (const [old] of others.slice(MOST_SEATS)) seatings.delete(old);
      return 'done';
    },
    sitters: async (tokens) =>
      new Map(
        tokens.flatMap((token): readonly (readonly [string, string])[] => {
          const { profile } = seatings.get(token) ?? {};
          return profile === undefined ? [] : [[token, profile]];
        }),
      ),
    left: async (token, at) => {
      const { profile, gone = at } = seatings.get(token) ?? { profile: undefined };
      seatings.set(token, { profile, at, gone });
    },
    leavings: async (profile, tokens, since) =>
      [...seatings]
        .filter(([token, one]) => tokens.includes(token) || isOf(one, profile))
        .flatMap(([, { gone }]) => (gone !== undefined && gone >= since ? [gone] : []))
        .toSorted((one, other) => one - other),
    forget: (profile) => {
      for (const [token, one] of seatings) if (isOf(one, profile)) seatings.delete(token);
    },
    sweep: (before) => {
      for (const [token, { at }] of seatings) if (at < before) seatings.delete(token);
    },
  };
}

function isOf(seating: Seating, profile: string | undefined): boolean {
  return profile !== undefined && seating.profile === profile;
}
