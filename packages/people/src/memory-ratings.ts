/** Ratings kept in memory, beside people. */
import type { EndedGame, KeptRating, Profile, Rated, RatingStep } from './kept.ts';
import type { RatingStore } from './ports.ts';
import { MOST_WISHES, ratedAfter, standingOf, wishedAt, type Wish } from './rating.ts';

type MemoryRatings = RatingStore & {
  readonly rate: (game: EndedGame & { readonly no: number }) => void;
  readonly forget: (id: string) => void;
};

export function memoryRatings(find: (id: string) => Profile | undefined): MemoryRatings {
  const wishes = new Map<string, readonly Wish[]>();
  const ratings = new Map<string, readonly KeptRating[]>();
  const steps = new Map<string, readonly RatingStep[]>();
  const isOn = (id: string): boolean => wishes.get(id)?.at(-1)?.isOn === true;
  const of = (id: string): readonly KeptRating[] => ratings.get(id) ?? [];
  const board = (edition: string): readonly (Rated & { readonly standing: number })[] =>
    [...ratings]
      .flatMap(([id, all]) => {
        const rating = all.find((one) => one.edition === edition);
        const standing = rating && isOn(id) ? standingOf(rating) : undefined;
        if (rating === undefined || standing === undefined) return [];
        const { name, face } = find(id)!;
        return [{ ...rating, person: { id, name, face }, standing }];
      })
      .toSorted((a, b) => b.standing - a.standing || (a.person.id < b.person.id ? -1 : 1));
  return {
    isWanted: async (id) => isOn(id),
    wishes: async (id) => wishes.get(id) ?? [],
    want: async (id, on, at) => {
      if (find(id) === undefined) return 'missing';
      const before = wishes.get(id) ?? [];
      const rest = before.filter((wish) => wish.at !== at);
      if (isOn(id) !== on) wishes.set(id, [...rest, { at, isOn: on }].slice(-MOST_WISHES));
      return 'done';
    },
    of: async (id) => of(id).toSorted((a, b) => (a.edition < b.edition ? -1 : 1)),
    steps: async (id) => steps.get(id) ?? [],
    board: async (edition, from, most) =>
      board(edition)
        .slice(from, from + most)
        .map(({ standing: _, ...row }) => row),
    ahead: async (edition, id) => {
      const place = board(edition).findIndex(({ person }) => person.id === id);
      return place === -1 ? undefined : place;
    },
    rate: ({ no, table, edition, seats, ratedFrom }) => {
      if (ratedFrom === undefined) return;
      const players = seats.flatMap(({ profile, place, isLate }) => {
        const isIn = profile !== null && isLate !== true;
        if (!isIn || !wishedAt(wishes.get(profile) ?? [], ratedFrom)) return [];
        return [{ profile, place, before: of(profile).find((one) => one.edition === edition) }];
      });
      for (const { profile, mu, sigma } of ratedAfter(players)) {
        const before = of(profile).find((one) => one.edition === edition);
        const others = of(profile).filter((one) => one !== before);
        const games = (before?.games ?? 0) + 1;
        ratings.set(profile, [...others, { edition, mu, sigma, games }]);
        const step = { table, edition, no, mu, sigma };
        steps.set(profile, [...(steps.get(profile) ?? []), step]);
      }
    },
    forget: (gone) => {
      for (const kept of [wishes, ratings, steps]) kept.delete(gone);
    },
  };
}
