/** Ratings from the order in which the entries finished. */
import { countAll, mixed, type ValueCounts } from '@palier/bots/lab';
import { NEWCOMER, rateGame, ratingScale, seededBits, type Rating } from '@palier/rules';

export type EntryRating = {
  readonly mu: number;
  readonly sigma: number;
  /** 1500 is the mean of the table; who has 400 more is ten times as likely to finish ahead. */
  readonly elo: number;
};

/** Games to rate, over all orders: each takes some microseconds. */
const MOST_RATED = 50_000;
const MOST_IN_ORDER = MOST_RATED / 4;
const MOST_ORDERS = 25;
const MEAN_ELO = 1500;
const ELO_OF_TEN = 400;

/**
 * One rating for each entry. Games are known only by how many ended in which ranks, so they come in an
 * order drawn by lot, which for bots that do not learn is as good as any. The last games of an order
 * weigh more than they should: the mean over several orders evens that out.
 */
export function ratingsOf(ranks: ValueCounts, entries: number): readonly EntryRating[] {
  const games = listOf(ranks);
  const bits = seededBits('palier/ratings');
  const length = Math.min(games.length, MOST_IN_ORDER);
  const orders = Math.min(MOST_ORDERS, Math.floor(MOST_RATED / Math.max(1, length)));
  const runs = Array.from({ length: orders }, () =>
    ratedIn(mixed(bits, games).slice(0, length), entries),
  );
  const mean = (entry: number, of: (rating: Rating) => number): number =>
    runs.reduce((sum, ratings) => sum + of(ratings[entry]!), 0) / runs.length;
  const ratings = Array.from({ length: entries }, (_, entry) => ({
    mu: mean(entry, ({ mu }) => mu),
    sigma: mean(entry, ({ sigma }) => sigma),
  }));
  return ratings.map((own) => ({ ...own, elo: eloOf(own.mu, ratings) }));
}

/** The ranks of each game; of very many games a part that has them in the same proportions. */
function listOf(ranks: ValueCounts): readonly (readonly number[])[] {
  const scale = Math.min(1, MOST_RATED / countAll(ranks));
  return Object.keys(ranks)
    .toSorted()
    .flatMap((text) => {
      const order = text.split(',').map(Number);
      return Array.from({ length: Math.round(ranks[text]! * scale) }, () => order);
    });
}

/** A bot is as strong in its last game as in its first: no uncertainty is added between games. */
function ratedIn(games: readonly (readonly number[])[], entries: number): readonly Rating[] {
  const newcomers: readonly Rating[] = Array.from({ length: entries }, () => NEWCOMER);
  return games.reduce((ratings, ranks) => rateGame(ratings, ranks), newcomers);
}

function eloOf(mu: number, ratings: readonly Rating[]): number {
  const mean = ratings.reduce((sum, own) => sum + own.mu, 0) / ratings.length;
  return MEAN_ELO + ((mu - mean) / ratingScale(ratings)) * (ELO_OF_TEN / Math.LN10);
}
