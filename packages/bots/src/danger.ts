/** What the others need, guessed from hands they are likely to hold. */
import { isSpecial, type Card, type Seat } from '@palier/rules';
import { isCalmFor, lookAt, type Belief, type Opponent } from './belief.ts';
import type { Random } from './bot.ts';
import { isOut } from './solver/index.ts';

/** What is thought of an opponent. */
export type Guess = {
  readonly seat: Seat;
  readonly hasLaid: boolean;
  /** How likely each card asked about is to bring it nearer to its level; none once it has laid. */
  readonly needs: ReadonlyMap<Card, number>;
  /** How many cards it lacks, on the average. */
  readonly distance: number;
};

export type GuessQuestion = {
  /** The cards to ask about. */
  readonly cards: readonly Card[];
  /** From how many hands. */
  readonly looks: number;
  readonly random: Random;
};

export function guess(belief: Belief, opponent: Opponent, asking: GuessQuestion): Guess {
  const { seat, plans } = opponent;
  const needs = new Map<Card, number>();
  if (plans.length === 0) return { seat, hasLaid: true, needs, distance: 0 };
  const { looks, random } = asking;
  const cards = [...new Set(asking.cards)].filter((card) => !isSpecial(card));
  const sums = cards.map(() => 0);
  const pool = belief.pool.slice();
  const { table } = belief.view;
  const context = { table, random, from: 0, isCalm: isCalmFor(table, seat) };
  let total = 0;
  let distance = 0;
  for (let i = 0; i < looks; i++) {
    const { weight, sight } = lookAt(opponent, pool, context);
    total += weight;
    distance += weight * sight!.distance;
    for (const [index, card] of cards.entries()) {
      if (isOut(sight!, card)) sums[index] = sums[index]! + weight;
    }
  }
  for (const [index, card] of cards.entries()) needs.set(card, sums[index]! / total);
  return { seat, hasLaid: false, needs, distance: distance / total };
}
