/** Why a move is the one to make, against the next best, as data that `@palier/text` puts into words. */
import {
  PASS,
  PLAYED_ALONE,
  droppable,
  isFinished,
  isNumber,
  isJoker,
  isSpecial,
  ladderOfSeat,
  layableLevels,
  levelOf,
  winsByLaying,
  type Card,
  type MasterSpecial,
  type Seat,
  type Table,
  type View,
} from '@palier/rules';
import { standpointOf } from './bot.ts';
import type { MoveOption } from './deliberate.ts';
import { fitsTable, hasLaid } from './outlook.ts';
import {
  bestMeasured,
  compileLevel,
  countStuck,
  distanceOf,
  shapeOf,
  tallyOf,
} from './solver/index.ts';

export type Reason =
  /** The move wins the game, or empties the hand. */
  | { readonly t: 'wins' }
  | { readonly t: 'goes-out' }
  | { readonly t: 'lays'; readonly level: number }
  | { readonly t: 'adds' }
  | { readonly t: 'frees-joker' }
  /** The card brings the hand nearer: so many are missing then. */
  | { readonly t: 'nearer'; readonly missing: number }
  /** The card can be added to the table, at once or after another of the hand … */
  | { readonly t: 'fits' }
  /** … or once the level is down. */
  | { readonly t: 'fits-later' }
  /** The card goes down with the level, which is complete in hand. */
  | { readonly t: 'fits-level' }
  | { readonly t: 'takes-pass' }
  | { readonly t: 'takes-special' }
  /** The next player may need the card. */
  | { readonly t: 'denies'; readonly to: Seat }
  /** Nothing that lies open is as good as the stock: so many of the unseen cards would help. */
  | { readonly t: 'stock'; readonly outs: number; readonly unseen: number }
  | { readonly t: 'stock-to-add' }
  /** Against the next best: cards missing, then helpful cards left to draw. */
  | { readonly t: 'keeps-nearer'; readonly missing: number; readonly instead: number }
  | { readonly t: 'keeps-outs'; readonly outs: number; readonly instead: number }
  | { readonly t: 'spare' }
  /** Nothing on the table takes the card. */
  | { readonly t: 'stuck' }
  /** Every other card is needed more, or no better one can be had, by several things at once. */
  | { readonly t: 'needed-least' }
  | { readonly t: 'best-there' }
  /** The level could be laid, and is kept for the turn that empties the hand. */
  | { readonly t: 'waits' }
  /** The same, said to beginners, with what it gains: going out wins the game … */
  | { readonly t: 'waits-to-win' }
  /** … or it would win this opponent's, who is to get no places for cards. */
  | { readonly t: 'waits-to-guard'; readonly seat: Seat }
  /** What the others get from it. */
  | { readonly t: 'gives-nothing'; readonly to: readonly Seat[] }
  | { readonly t: 'gives'; readonly to: Seat; readonly chance: number }
  | { readonly t: 'skips-laid'; readonly seat: Seat; readonly cards: number }
  | { readonly t: 'skips-leader'; readonly seat: Seat }
  | { readonly t: 'skips'; readonly seat: Seat }
  | { readonly t: 'special'; readonly card: MasterSpecial }
  | { readonly t: 'keeps-cards' }
  | { readonly t: 'offers-least' }
  | { readonly t: 'hardest'; readonly level: number };

/** A chance below this is nothing, one above that is worth a word. */
const NOTHING = 0.05;
const MUCH = 0.3;

export function reasonsFor(
  view: View,
  best: MoveOption,
  others: readonly MoveOption[],
): readonly Reason[] {
  const { command } = best;
  const at = standpointOf(view);
  const { table, seat } = at;
  switch (command.t) {
    case 'layLevel': {
      const level = command.level ?? layableLevels(table, seat)[0]!;
      return winsByLaying(table, seat, level) ? [{ t: 'wins' }] : [{ t: 'lays', level }];
    }
    case 'addCard':
      return emptiesHand(view) ? [{ t: 'goes-out' }] : [{ t: 'adds' }];
    case 'exchangeJoker':
      return [{ t: 'frees-joker' }];
    case 'drawCard':
      return [drawReason(view, best)];
    case 'takeCard':
      return takeReasons(view, { best, others, from: command.from });
    case 'discard':
      return at.hand.length === 1 ? [{ t: 'goes-out' }] : discardReasons(view, best, others);
    case 'playPass':
      return [skipReason(view, command.on)];
    case 'playSwap':
      return [{ t: 'special', card: 'swap' }];
    case 'keepCards':
      return [{ t: 'keeps-cards' }];
    case 'offerCards':
      return [{ t: 'offers-least' }];
    case 'pickCard':
      return hasLaid(at) ? fitReason(view, command.card) : nearerReason(view, best);
    case 'dropPalier':
      return dropReason(table, seat, command.level);
    default:
      return [{ t: 'special', card: PLAYED_ALONE[command.t].name }];
  }
}

function dropReason(table: Table, seat: Seat, level: number): readonly Reason[] {
  const others = droppable(table, seat).filter((other) => other !== level);
  if (isFinished(table.setup, seat, others)) return [{ t: 'wins' }];
  return [{ t: 'hardest', level }];
}

function emptiesHand({ table, hand }: View): boolean {
  const { top } = table.setup;
  return countStuck(tallyOf(hand), shapeOf(table.melds, top), top) <= 1;
}

function drawReason(view: View, { facts }: MoveOption): Reason {
  if (hasLaid(standpointOf(view)) || facts.distance === 0) return { t: 'stock-to-add' };
  return { t: 'stock', outs: facts.outs ?? 0, unseen: facts.unseen ?? 0 };
}

/** Where the move is made for want of a better one, it may do nothing for the hand. */
function nearerReason(view: View, { facts }: MoveOption): readonly Reason[] {
  const { distance } = facts;
  if (distance === undefined || distance >= distanceNow(view)) return [];
  return [{ t: 'nearer', missing: distance }];
}

function fitReason({ table, hand }: View, card: Card): readonly Reason[] {
  if (isSpecial(card)) return [];
  const { melds, setup } = table;
  const shape = shapeOf(melds, setup.top);
  const stuck = (cards: readonly Card[]): number => countStuck(tallyOf(cards), shape, setup.top);
  // What leaves no more cards in hand although it fits nowhere now goes down after another.
  const fits = fitsTable(table, card) || stuck([...hand, card]) <= stuck(hand);
  return fits ? [{ t: 'fits' }] : [];
}

/** To the nearest of the levels that may be laid. */
function distanceNow(view: View): number {
  const { table, seat, hand } = standpointOf(view);
  const { levels } = ladderOfSeat(table.setup, seat);
  const tally = tallyOf(hand);
  return Math.min(
    ...layableLevels(table, seat).map((number) =>
      distanceOf(tally, compileLevel(levels[number - 1]!, table.setup)),
    ),
  );
}

/** Whether no more cards stay in hand with this one, once a level is laid and all added that can be. */
function goesWithLevel(view: View, card: Card): boolean {
  return !isSpecial(card) && staysAfter(view, [...view.hand, card]) <= staysAfter(view, view.hand);
}

function staysAfter(view: View, hand: readonly Card[]): number {
  const { table, seat } = standpointOf(view);
  const { levels } = ladderOfSeat(table.setup, seat);
  const stays = layableLevels(table, seat).map(
    (number) => bestMeasured(hand, levels[number - 1]!, table)?.measure.stays ?? Infinity,
  );
  return Math.min(...stays);
}

type Taking = {
  readonly best: MoveOption;
  readonly others: readonly MoveOption[];
  readonly from: Seat;
};

function takeReasons(view: View, taking: Taking): readonly Reason[] {
  const { table } = view;
  const card = table.discards[taking.from - 1]!.at(-1)!;
  if (card === PASS) return [{ t: 'takes-pass' }];
  if (isSpecial(card)) return [{ t: 'takes-special' }];
  const serves = hasLaid(standpointOf(view))
    ? fitReason(view, card)
    : servesLevel(view, card, taking);
  const { denies } = taking.best.facts;
  const isChoice = taking.others.length > 0;
  return serves.length === 0 && isChoice && denies !== undefined
    ? [{ t: 'denies', to: denies }]
    : serves;
}

/** What an open card does for a level that is not down yet. */
function servesLevel(view: View, card: Card, { best, others }: Taking): readonly Reason[] {
  const stock = others.find(({ command }) => command.t === 'drawCard');
  if (distanceNow(view) === 0) {
    if (goesWithLevel(view, card)) return [{ t: 'fits-level' }];
  } else {
    const nearer = nearerReason(view, best);
    if (nearer.length > 0) return nearer;
    const outs = best.facts.outs ?? 0;
    const instead = stock?.facts.outs ?? outs;
    if (outs > instead) return [{ t: 'keeps-outs', outs, instead }];
  }
  return fitsTable(view.table, card) ? [{ t: 'fits-later' }] : [];
}

function discardReasons(
  view: View,
  best: MoveOption,
  others: readonly MoveOption[],
): readonly Reason[] {
  const reasons: Reason[] = [];
  const at = standpointOf(view);
  if (!hasLaid(at)) reasons.push(...keepingReason(view, best, others));
  else if (best.command.t === 'discard' && !fitsTable(at.table, best.command.card)) {
    reasons.push({ t: 'stuck' });
  }
  const { gives = [], feeds = [] } = best.facts;
  const most = gives.reduce((worst, gift) => (gift.chance > worst.chance ? gift : worst), {
    seat: 0,
    chance: 0,
  });
  const isKnown = at.hand.some((card) => isNumber(card) || isJoker(card));
  if (most.chance >= MUCH) reasons.push({ t: 'gives', to: most.seat, chance: most.chance });
  else if (isKnown && most.chance < NOTHING && feeds.length === 0) {
    const to = others.flatMap(({ facts }) => facts.gives ?? []).map((gift) => gift.seat);
    const threatened = [...new Set(to)].toSorted((a, b) => a - b);
    if (threatened.length > 0) reasons.push({ t: 'gives-nothing', to: threatened });
  }
  return reasons;
}

/** Against the other discards: what the best of them would have cost. */
function keepingReason(
  view: View,
  { facts }: MoveOption,
  others: readonly MoveOption[],
): readonly Reason[] {
  const { distance = 0, outs = 0 } = facts;
  const rivals = others.filter(({ command }) => command.t === 'discard');
  const far = rivals.find((option) => (option.facts.distance ?? 0) > distance);
  const fewer = rivals.find(
    (option) => option.facts.distance === distance && (option.facts.outs ?? 0) < outs,
  );
  if (fewer !== undefined) return [{ t: 'keeps-outs', outs, instead: fewer.facts.outs ?? 0 }];
  if (far !== undefined && rivals[0] === far) {
    return [{ t: 'keeps-nearer', missing: distance, instead: far.facts.distance ?? 0 }];
  }
  // Of a hand that needs every card, none is.
  return distance <= distanceNow(view) ? [{ t: 'spare' }] : [];
}

function skipReason(view: View, on: Seat): Reason {
  const { table } = view;
  if (table.laid[on - 1] !== undefined) {
    return { t: 'skips-laid', seat: on, cards: table.counts[on - 1]! };
  }
  const levels = table.left.map((_, index) => levelOf(table, index + 1));
  const others = levels.filter((_, index) => index + 1 !== on);
  const isAhead = others.every((level) => level < levels[on - 1]!);
  return isAhead ? { t: 'skips-leader', seat: on } : { t: 'skips', seat: on };
}
