/**
 * How strong players are, from the order in which their games ended: Weng and Lin's update for the
 * Plackett-Luce model ("A Bayesian Approximation Method for Online Ranking", JMLR 12, 2011, algorithm
 * 4), every player for themselves. Players are drawn one after the other, the best first, each as
 * likely as their `exp(mu / c)` among those who are left.
 */
import { assert } from './assert.ts';

/** What is believed of a player's strength: a normal distribution. */
export type Rating = { readonly mu: number; readonly sigma: number };

/** What is believed of somebody who has not played yet. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };

/** How much a player's form differs from game to game. */
const BETA = NEWCOMER.sigma / 2;

/** This part of a variance is left after any game. */
const LEAST_LEFT = 0.0001;

/**
 * The ratings after a game, in the order of the ratings before it. A lower rank is better, and equal
 * ranks are a tie; `[1, 2, 2]` and `[0, 5, 5]` say the same.
 */
export function rateGame(players: readonly Rating[], ranks: readonly number[]): readonly Rating[] {
  assert(players.length === ranks.length, 'a rank for each player');
  const scale = ratingScale(players);
  const weights = players.map(({ mu }) => Math.exp(mu / scale));
  const draws = ranks.map((rank) => ({
    rank,
    among: sum(weights.filter((_, other) => ranks[other]! >= rank)),
    ties: ranks.filter((other) => other === rank).length,
  }));
  return players.map(({ mu, sigma }, own) => {
    let push = 0;
    let sureness = 0;
    for (const [drawn, { rank, among, ties }] of draws.entries()) {
      // Whoever was drawn later says nothing of who had left by then.
      if (rank > ranks[own]!) continue;
      const odds = weights[own]! / among;
      push += ((drawn === own ? 1 : 0) - odds) / ties;
      sureness += (odds * (1 - odds)) / ties;
    }
    const spread = sigma / scale;
    return {
      mu: mu + sigma * spread * push,
      // The third `spread` is the paper's gamma: a rating settles slower the surer it is already.
      sigma: sigma * Math.sqrt(Math.max(1 - spread ** 3 * sureness, LEAST_LEFT)),
    };
  });
}

/** At a table of these, the odds of one finishing ahead of another are exp(difference of mu / scale). */
export function ratingScale(players: readonly Rating[]): number {
  return Math.sqrt(sum(players.map(({ sigma }) => sigma ** 2 + BETA ** 2)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
