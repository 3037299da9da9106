/** Ratings from the order in which the entries finished, by openskill (Weng and Lin's Plackett-Luce). */
import { countAll, mixed, type ValueCounts } from '@palier/bots/lab';
import { seededBits } from '@palier/rules';
import { rate, rating, type Rating } from 'openskill';

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
const BETA = 25 / 6;
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

function ratedIn(games: readonly (readonly number[])[], entries: number): readonly Rating[] {
  let ratings: readonly Rating[] = Array.from({ length: entries }, () => rating());
  for (const rank of games) {
    const teams = ratings.map((own) => [own]);
    // A bot is as strong in its last game as in its first: no uncertainty is added between games.
    ratings = rate(teams, { rank: [...rank], tau: 0, beta: BETA }).map(([own]) => own!);
  }
  return ratings;
}

/** At a table of so many, the model's odds between two entries are exp(difference / scale). */
function eloOf(mu: number, ratings: readonly Rating[]): number {
  const scale = Math.sqrt(ratings.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const mean = ratings.reduce((sum, own) => sum + own.mu, 0) / ratings.length;
  return MEAN_ELO + ((mu - mean) / scale) * (ELO_OF_TEN / Math.LN10);
}
