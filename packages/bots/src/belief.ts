/**
 * What a seat may think of the cards it cannot see: which they are, who holds some of them for sure,
 * and how likely the others are to be in a hand. Worlds are drawn from it that agree with everything
 * seen; hands that their holder would have played otherwise are drawn seldom.
 */
import {
  CARD_CODES,
  HOLD,
  PASS,
  assert,
  cardOf,
  isJoker,
  isNumber,
  isSpecial,
  ladderOfSeat,
  layableLevels,
  type Card,
  type Seat,
  type Table,
  type View,
} from '@palier/rules';
import type { Random } from './bot.ts';
import { remember, type SeatMemory } from './memory.ts';
import { fitsTable, hurryAt } from './outlook.ts';
import {
  addTo,
  assess,
  compileLevel,
  emptyTally,
  isOut,
  makeAssessment,
  refill,
  removeFrom,
  type Assessment,
  type LevelPlan,
} from './solver/index.ts';
import { useOf } from './use.ts';
import { EXPERT } from './weights.ts';

export type Opponent = {
  readonly seat: Seat;
  readonly memory: SeatMemory;
  /** How many of its cards nobody else has seen. */
  readonly hidden: number;
  /** The levels it may lay next; none once it has laid. */
  readonly plans: readonly LevelPlan[];
};

export type Belief = {
  readonly view: View;
  /** How many copies of each card lie in the stock or hidden in a hand (or out of the round), by card. */
  readonly unseen: Uint8Array;
  /** The same cards one by one. */
  readonly pool: readonly Card[];
  readonly opponents: readonly Opponent[];
};

/** Everything hidden, by seat (the viewer's own hand in its place) and the stock, next card first. */
export type SampledWorld = {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
};

export function believe(view: View): Belief {
  const { table, viewer } = view;
  assert(viewer !== 'spectator', 'a bot sits in a seat');
  const memories = remember(view);
  const unseen = Uint8Array.from(table.setup.copies);
  const strike = (card: Card): void => {
    assert(unseen[card]! > 0, 'no card is in two places');
    unseen[card] = unseen[card]! - 1;
  };
  view.hand.forEach(strike);
  for (const pile of table.discards) pile.forEach(strike);
  table.faceUp.forEach(strike);
  for (const melds of table.melds) {
    for (const meld of melds) for (const placed of meld.cards) strike(cardOf(placed));
  }
  for (let i = 0; i < table.skipped.length; i++) strike(PASS);
  for (let i = 0; i < table.held.length; i++) strike(HOLD);
  const opponents: Opponent[] = [];
  for (let seat = 1; seat <= table.setup.players; seat++) {
    if (seat === viewer) continue;
    const memory = memories[seat - 1]!;
    memory.holds.forEach(strike);
    const hidden = table.counts[seat - 1]! - memory.holds.length;
    opponents.push({ seat, memory, hidden, plans: plansOf(view, seat) });
  }
  const pool: Card[] = [];
  for (let card = 1; card < CARD_CODES; card++) {
    for (let copy = 0; copy < unseen[card]!; copy++) pool.push(card as Card);
  }
  return { view, unseen, pool, opponents };
}

function plansOf({ table }: View, seat: Seat): readonly LevelPlan[] {
  if (table.laid[seat - 1] !== undefined) return [];
  const { levels } = ladderOfSeat(table.setup, seat);
  return layableLevels(table, seat).map((level) => compileLevel(levels[level - 1]!, table.setup));
}

/** A hand that an opponent may hold, and how likely it is against others drawn alike. */
export type PossibleHand = {
  readonly hand: readonly Card[];
  readonly weight: number;
  /** Of its hand toward the level it plays for; undefined once it has laid. Filled anew by each look. */
  readonly sight: Assessment | undefined;
};

/** Who has had turns has seen more cards than it holds, and kept those that serve. */
const SEEN_PER_TURN = 0.9;
const MOST_SEEN = 6;
/** Somebody who could lay has laid, unless there was no hurry. */
const COMPLETE_IN_A_HURRY = 0.05;
const COMPLETE = 0.8;
/** What was left lying on the last draw was not needed then, or a little more rarely than that. */
const REFUSED = 0.3;
/** A card that fits on the table is added by those who may. */
const HELD_BACK = 0.15;

const tally = emptyTally();
const sight = makeAssessment();

/** One likely hand of an opponent out of the pool; the pool's first cards are then those it used. */
export function lookAt(opponent: Opponent, pool: Card[], context: LookContext): PossibleHand {
  const { hidden, memory, plans } = opponent;
  const { from, random, table } = context;
  const plan = plans.length > 1 ? plans[random.below(plans.length)]! : plans[0];
  const extra = plan === undefined ? 0 : extraCards(memory.turns, random);
  const drawn = Math.min(hidden + extra, pool.length - from);
  for (let i = from; i < from + drawn; i++) swap(pool, i, i + random.below(pool.length - i));
  if (plan === undefined) {
    const hand = [...memory.holds, ...pool.slice(from, from + hidden)];
    return { hand, weight: HELD_BACK ** fitting(table, hand), sight: undefined };
  }
  refill(tally, memory.holds);
  for (let i = from; i < from + drawn; i++) addTo(tally, pool[i]!);
  // What serves least goes to the end of what was drawn, and out of the hand.
  for (let last = from + drawn - 1; last >= from + hidden; last--) {
    let least = from;
    let leastUse = Infinity;
    for (let i = from; i <= last; i++) {
      const card = pool[i]!;
      const use = isJoker(card)
        ? Infinity
        : isSpecial(card)
          ? SPECIAL_USE
          : useOf(tally, plan.level, card);
      if (use < leastUse) {
        least = i;
        leastUse = use;
      }
    }
    removeFrom(tally, pool[least]!);
    swap(pool, least, last);
  }
  assess(tally, plan, sight);
  let weight = sight.distance > 0 ? 1 : context.isCalm ? COMPLETE : COMPLETE_IN_A_HURRY;
  for (const card of memory.refused) if (!isSpecial(card) && isOut(sight, card)) weight *= REFUSED;
  return { hand: [...memory.holds, ...pool.slice(from, from + hidden)], weight, sight };
}

export type LookContext = {
  readonly table: Table;
  readonly random: Random;
  /** Nobody can go out soon: a level may wait in hand. */
  readonly isCalm: boolean;
  /** Where in the pool the cards not given away begin. */
  readonly from: number;
};

/** Whether a player who could lay may wait with it. */
export function isCalmFor(table: Table, seat: Seat): boolean {
  return hurryAt(table, seat, EXPERT) <= 0;
}

/** A special card stays in a hand about as long as one that serves somewhat. */
const SPECIAL_USE = 2;

function extraCards(turns: number, random: Random): number {
  const seen = Math.min(MOST_SEEN, SEEN_PER_TURN * turns);
  const whole = Math.floor(seen);
  return whole + (random.below(1000) < 1000 * (seen - whole) ? 1 : 0);
}

function fitting(table: Table, hand: readonly Card[]): number {
  let count = 0;
  for (const card of hand) if (isNumber(card) && fitsTable(table, card)) count++;
  return count;
}

function swap(pool: Card[], a: number, b: number): void {
  const card = pool[a]!;
  pool[a] = pool[b]!;
  pool[b] = card;
}

/** How many hands are drawn for one that is given: the likelier the sooner taken. */
const TRIES = 5;

/** A whole world that agrees with everything seen. */
export function sampleWorld({ view, pool, opponents }: Belief, random: Random): SampledWorld {
  const { table, viewer } = view;
  const cards = pool.slice();
  const hands: (readonly Card[])[] = Array.from({ length: table.setup.players }, () => view.hand);
  let from = 0;
  const first = random.below(Math.max(1, opponents.length));
  for (let i = 0; i < opponents.length; i++) {
    const opponent = opponents[(first + i) % opponents.length]!;
    const context = { table, random, from, isCalm: isCalmFor(table, opponent.seat) };
    let look = lookAt(opponent, cards, context);
    for (let tries = 1; tries < TRIES && random.below(1000) >= 1000 * look.weight; tries++) {
      look = lookAt(opponent, cards, context);
    }
    hands[opponent.seat - 1] = look.hand;
    from += opponent.hidden;
  }
  assert(
    viewer !== 'spectator' && cards.length - from >= table.stock,
    'every place has a hidden card',
  );
  for (let i = from; i < cards.length; i++) swap(cards, i, i + random.below(cards.length - i));
  // A composed position may leave cards out of the round, and nobody knows which.
  return { hands, stock: cards.slice(from, from + table.stock) };
}
