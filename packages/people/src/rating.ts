/** How strong people are at an edition, for those who want to know: what a game makes of it. */
import { NEWCOMER, rateGame, type Rating } from '@palier/rules';

/** Until it is as sure as this, in twenty to fifty games, nobody is compared with others. */
const SURE_ENOUGH = 5;

/** Of a normal distribution, 95 in a hundred lie within so many sigmas. */
const SIGMAS = 2;

/** A newcomer is shown as 1000. */
const SHOWN = 40;

/** The wish at a time is known of the newest changes; who changes it more often cannot pick their games. */
export const MOST_WISHES = 20;

export type Wish = { readonly at: number; readonly isOn: boolean };

export type RatedPlayer = {
  readonly profile: string;
  readonly place: number;
  /** Undefined: none yet. */
  readonly before: Rating | undefined;
};

/**
 * What a game makes of the ratings of those who have one. The others at the table are left out: by this model
 * the order of some says the same of them, whoever else sat there. Of one alone it says nothing.
 */
export function ratedAfter(
  players: readonly RatedPlayer[],
): readonly (Rating & { readonly profile: string })[] {
  if (players.length < 2) return [];
  const after = rateGame(
    players.map(({ before }) => before ?? NEWCOMER),
    players.map(({ place }) => place),
  );
  return players.map(({ profile }, index) => ({ profile, ...after[index]! }));
}

export function isProvisional({ sigma }: Pick<Rating, 'sigma'>): boolean {
  return sigma > SURE_ENOUGH;
}

/**
 * What leaderboards are in order of: as strong somebody is at least, as good as sure. Undefined: too little is
 * known.
 */
export function standingOf(rating: Rating): number | undefined {
  return isProvisional(rating) ? undefined : rating.mu - SIGMAS * rating.sigma;
}

/** As people read it: a number, and how far it may be off. */
export function shownRating({ mu, sigma }: Rating): {
  readonly rating: number;
  readonly range: number;
} {
  return { rating: Math.round(mu * SHOWN), range: Math.round(SIGMAS * sigma * SHOWN) };
}

/** Whether somebody wanted a rating then; the changes of it from the oldest on. */
export function wishedAt(wishes: readonly Wish[], at: number): boolean {
  const last = wishes.findLast((wish) => wish.at <= at);
  return last?.isOn ?? wishes.length >= MOST_WISHES;
}
