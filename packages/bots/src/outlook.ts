/**
 * How far a hand is from where its holder wants it, in turns: before the level is down from the
 * distance and the outs, afterwards from the cards that nothing on the table will take.
 */
import {
  cardValue,
  isJoker,
  isNumber,
  isSpecial,
  ladderOfSeat,
  layableLevels,
  placedValue,
  takes,
  type Card,
  type Meld,
  type Seat,
  type Standpoint,
  type Table,
} from '@palier/rules';
import {
  addTo,
  assess,
  compileLevel,
  countOuts,
  countStuck,
  distanceOf,
  leftAfterLevel,
  makeAssessment,
  removeFrom,
  shapeOf,
  tallyOf,
  unseenFrom,
  type Assessment,
  type HandTally,
  type LevelPlan,
  type TableShape,
  type Unseen,
} from './solver/index.ts';
import { levelsToGo } from './standing.ts';
import type { Weights } from './weights.ts';

/** What can be said of a hand before its level is down. */
export type Prospect = {
  readonly plan: LevelPlan;
  readonly distance: number;
  /** How many unseen cards lower the distance. */
  readonly outs: number;
  /** How many cards nothing would take once the level is down; 0 where the weights ask for none. */
  readonly left: number;
  readonly cost: number;
};

export type Outlook = {
  readonly at: Standpoint;
  readonly weights: Weights;
  readonly tally: HandTally;
  /** The levels worth playing for; none once one is down. */
  readonly plans: readonly LevelPlan[];
  readonly unseen: Unseen;
  /** What the melds on the table take. */
  readonly shape: TableShape;
};

/** On an open ladder the nearest paliers are looked at, no more than so many. */
const MOST_PLANS = 3;
/** How many cards more the palier may miss that wins the game (HOUSE-openWin). */
export const WORTH_OF_WIN = 1;

export function hasLaid({ table, seat }: Standpoint): boolean {
  return table.laid[seat - 1] !== undefined;
}

export function outlookOf(at: Standpoint, unseenCounts: Uint8Array, weights: Weights): Outlook {
  const tally = tallyOf(at.hand);
  // Once the round is over, what is laid belongs to a level that is behind (HOUSE-keepLevel).
  const plans = hasLaid(at) && at.table.step !== 'keep' ? [] : nearestPlans(at, tally);
  const shape = shapeOf(at.table.melds, at.table.setup.top);
  return { at, weights, tally, plans, unseen: unseenFrom(unseenCounts), shape };
}

function nearestPlans(at: Standpoint, tally: HandTally): readonly LevelPlan[] {
  const { setup } = at.table;
  const { levels } = ladderOfSeat(setup, at.seat);
  const plans = layableLevels(at.table, at.seat).map((number) => ({
    plan: compileLevel(levels[number - 1]!, setup),
    ahead: setup.rules.openWin === 'last' && number === levels.length ? WORTH_OF_WIN : 0,
  }));
  if (plans.length <= 1) return plans.map(({ plan }) => plan);
  // Of equals the higher one: the low ones come more easily later.
  return plans
    .map(({ plan, ahead }, index) => ({ plan, index, distance: distanceOf(tally, plan) - ahead }))
    .sort((a, b) => a.distance - b.distance || b.index - a.index)
    .slice(0, MOST_PLANS)
    .map(({ plan }) => plan);
}

const scratch: Assessment = makeAssessment();

/** The prospect of the hand as the tally has it now. */
export function prospectOf(outlook: Outlook): Prospect {
  let best: Prospect | undefined;
  for (const plan of outlook.plans) {
    assess(outlook.tally, plan, scratch);
    const { distance } = scratch;
    const outs = distance === 0 ? 0 : countOuts(scratch, outlook.unseen);
    const { weights, shape } = outlook;
    const left = weights.left === 0 ? 0 : leftAfterLevel(outlook.tally, plan, { shape, distance });
    const cost = costOf(outlook, distance, outs) + weights.left * left;
    if (best === undefined || cost < best.cost) best = { plan, distance, outs, left, cost };
  }
  return best!;
}

function costOf({ weights, unseen }: Outlook, distance: number, outs: number): number {
  if (distance === 0) return 0;
  const share = outs / Math.max(1, unseen.total);
  const reach = distance === 1 ? weights.reach : weights.reachFar;
  return 1 / (weights.floor + reach * share) + weights.missing * (distance - 1);
}

/** How many draws of the stock fit on a level in hand or on the table. */
const FITTING_DRAWS = 0.4;

/** What drawing from the stock leads to on the average, in the same measure. */
export function costAfterStock(outlook: Outlook, { distance, outs, cost }: Prospect): number {
  const { weights, unseen } = outlook;
  // A level that waits in hand gets better by the cards that fit on it.
  if (distance === 0) return cost - FITTING_DRAWS * weights.left;
  const share = outs / Math.max(1, unseen.total);
  // One missing less, with outs as they usually are there: as many as now.
  const nearer = distance === 1 ? 0 : cost - weights.missing;
  return share * nearer + (1 - share) * (cost - weights.drift);
}

/** The prospect with a card more, with one less, or with both. */
export function prospectWith(outlook: Outlook, { more, less }: HandChange): Prospect {
  const { tally } = outlook;
  if (more !== undefined) addTo(tally, more);
  if (less !== undefined) removeFrom(tally, less);
  const prospect = prospectOf(outlook);
  if (less !== undefined) addTo(tally, less);
  if (more !== undefined) removeFrom(tally, more);
  return prospect;
}

/** Once laid: how many cards would stay if all that can be added were, with a card more or less. */
export function stuckWith({ tally, shape, at }: Outlook, { more, less }: HandChange): number {
  if (more !== undefined) addTo(tally, more);
  if (less !== undefined) removeFrom(tally, less);
  const stuck = countStuck(tally, shape, at.table.setup.top);
  if (less !== undefined) addTo(tally, less);
  if (more !== undefined) removeFrom(tally, more);
  return stuck;
}

export type HandChange = { readonly more?: Card; readonly less?: Card };

/** Whether a card could be added to a meld of the table by somebody who has laid. */
export function fitsTable({ melds, setup }: Table, card: Card): boolean {
  if (isSpecial(card)) return false;
  for (const own of melds) for (const meld of own) if (takes(meld, card, setup.top)) return true;
  return false;
}

/** How likely a card is to leave the hand by being added, some turn or other: 1 where it fits now. */
export function prospectOfAdding(table: Table, card: Card): number {
  if (isSpecial(card)) return 0;
  if (isJoker(card)) return 1;
  let best = 0;
  for (const own of table.melds) {
    for (const meld of own) {
      if (takes(meld, card, table.setup.top)) return 1;
      best = Math.max(best, nearnessTo(meld, card));
    }
  }
  return best;
}

const PER_STEP = 0.4;

/** A run may grow as far as the card: the less likely the further it is. */
function nearnessTo(meld: Meld, card: Card): number {
  if (meld.kind !== 'run' || !isNumber(card)) return 0;
  const first = placedValue(meld.cards[0]!)!;
  const last = first + meld.cards.length - 1;
  const gap = Math.max(first - cardValue(card), cardValue(card) - last);
  return gap > 1 ? PER_STEP ** (gap - 1) : 0;
}

/**
 * What laying now is ahead of waiting, in turns: it hands the others places for their cards, but who
 * has laid climbs when somebody goes out. So a level can wait in hand while nobody can go out soon.
 */
export function hurryAt(table: Table, seat: Seat, weights: Weights): number {
  const { laid, counts } = table;
  // Whatever the weights: players who all wait would wait for ever.
  if (isWaitingVain(table)) return AT_ONCE;
  let hurry = -weights.wait;
  const turns = table.idle / table.setup.players;
  // Going out climbs two levels (END-3): with no more left it wins.
  if (levelsToGo(table, seat) === BONUS) hurry -= weights.prize;
  let isGuarded = false;
  for (let other = 0; other < laid.length; other++) {
    if (other === seat - 1) continue;
    isGuarded ||= levelsToGo(table, other + 1) <= BONUS;
    // Who has laid and holds one card goes out with the next that fits.
    if (laid[other] !== undefined && counts[other]! <= 1) return AT_ONCE;
    const rush = weights.rush / counts[other]!;
    hurry += laid[other] === undefined ? weights.fear * turns : rush;
  }
  return isGuarded ? hurry - weights.guard : hurry;
}

/** How many levels going out climbs (END-3). */
export const BONUS = 2;
const AT_ONCE = 1;
/** Turns of each player without a laying: if all wait for one another, nobody climbs (STOCK-4). */
const PATIENCE = 12;
/** Turns of each player that a stock which is not rebuilt still has when it gets late (STOCK-3). */
const LATE = 2;

/** Whether all seem to wait for one another. */
export function isStandstill({ setup, idle }: Table): boolean {
  return idle >= PATIENCE * setup.players;
}

/** Nothing goes down with the level (HOUSE-addSameTurn), or the round may end before it is laid. */
function isWaitingVain(table: Table): boolean {
  const { setup, stock } = table;
  const { rules, players } = setup;
  if (rules.addSameTurn === 'no' || isStandstill(table)) return true;
  const endsWithStock = rules.stockOut === 'finish-turn' || rules.stockOut === 'at-once';
  return endsWithStock && stock <= LATE * players;
}
