/** How likely a hand is to lay its level within the next turns, by trying out many futures. */
import type { Card, Level, Setup } from '@palier/rules';
import type { Random } from '../bot.ts';
import { assess, distanceOf } from './assess.ts';
import { makeAssessment } from './assessment.ts';
import { compileLevel, type LevelPlan } from './level-plan.ts';
import { addTo, listCards, removeFrom, tallyOf, type HandTally } from './tally.ts';
import { countOuts, type Unseen } from './unseen.ts';

export type OddsQuestion = {
  /** The hand before a draw. */
  readonly hand: readonly Card[];
  readonly level: Level;
  readonly setup: Setup;
  /** The cards that this seat has not seen. */
  readonly unseen: Unseen;
  /** How many futures to try; 1000 if not said. */
  readonly futures?: number;
};

export type Odds = {
  readonly turns: number;
  /** Of all futures tried, those in which the level could be laid by then. */
  readonly chance: number;
  /** The standard error of the chance. */
  readonly error: number;
};

export const ODDS_TURNS: readonly number[] = [1, 2, 3, 5];
const MOST_TURNS = 5;

/** A hand at the start of a turn, and where each draw leads: worked out when first drawn. */
type Node = { readonly tally: HandTally; readonly after: Map<Card, Node | 'laid'> };

type Search = { readonly plan: LevelPlan; readonly unseen: Unseen };

/**
 * Each turn brings one unseen card, every one equally likely, as if the stock were all that is unseen;
 * discard piles are left aside. The hand then throws the card whose loss costs least: the distance
 * first, then the unseen outs.
 */
export function chanceToLay(question: OddsQuestion, random: Random): readonly Odds[] {
  const { hand, level, setup, unseen, futures = 1000 } = question;
  const search: Search = { plan: compileLevel(level, setup), unseen };
  const start: Node = { tally: tallyOf(hand), after: new Map() };
  const distance = distanceOf(start.tally, search.plan);
  if (distance === 0) return ODDS_TURNS.map((turns) => ({ turns, chance: 1, error: 0 }));
  const pool = listCards(unseen.cards);
  const laidIn = new Uint32Array(MOST_TURNS + 1);
  for (let future = 0; future < futures; future++) {
    const turn = turnOfLaying(start, { search, pool, random });
    if (turn !== undefined) laidIn[turn] = laidIn[turn]! + 1;
  }
  return ODDS_TURNS.map((turns) => {
    let laid = 0;
    for (let turn = 1; turn <= turns; turn++) laid += laidIn[turn]!;
    const isSure = turns < distance;
    return { turns, chance: laid / futures, error: isSure ? 0 : standardError(laid, futures) };
  });
}

/** Never nought: so few futures prove nothing impossible (Laplace's rule of succession). */
function standardError(hits: number, tries: number): number {
  const likely = (hits + 1) / (tries + 2);
  return Math.sqrt((likely * (1 - likely)) / tries);
}

type Future = { readonly search: Search; readonly pool: Card[]; readonly random: Random };

function turnOfLaying(start: Node, { search, pool, random }: Future): number | undefined {
  let node = start;
  for (let turn = 1; turn <= MOST_TURNS && turn <= pool.length; turn++) {
    // The cards drawn lie in front of the pool: no card comes twice in one future.
    const at = turn - 1 + random.below(pool.length - turn + 1);
    const card = pool[at]!;
    pool[at] = pool[turn - 1]!;
    pool[turn - 1] = card;
    let next = node.after.get(card);
    if (next === undefined) {
      next = draw(node, card, search);
      node.after.set(card, next);
    }
    if (next === 'laid') return turn;
    node = next;
  }
  return undefined;
}

const sight = makeAssessment();

function draw(node: Node, card: Card, { plan, unseen }: Search): Node | 'laid' {
  const { tally } = node;
  addTo(tally, card);
  if (distanceOf(tally, plan) === 0) {
    removeFrom(tally, card);
    return 'laid';
  }
  // The card just drawn first: what is as good without it stays as it is.
  removeFrom(tally, card);
  assess(tally, plan, sight);
  let thrown = card;
  let distance = sight.distance;
  let outs = countOuts(sight, unseen);
  addTo(tally, card);
  const held = listCards(tally.cards);
  for (const other of new Set(held)) {
    if (other === card) continue;
    removeFrom(tally, other);
    assess(tally, plan, sight);
    addTo(tally, other);
    const now = countOuts(sight, unseen);
    if (sight.distance > distance || (sight.distance === distance && now <= outs)) continue;
    thrown = other;
    distance = sight.distance;
    outs = now;
  }
  removeFrom(tally, card);
  if (thrown === card) return node;
  const next = tallyOf(held);
  removeFrom(next, thrown);
  return { tally: next, after: new Map() };
}
