/**
 * What each card of a hand is worth to its holder, by a measure that can be said in one breath: jokers
 * most, then what serves the level, then what lies near it, then what could be added later.
 */
import {
  cardColour,
  cardValue,
  fitOn,
  isJoker,
  isSpecial,
  ladderOfSeat,
  layableLevels,
  placeCard,
  placedValue,
  type Card,
  type Level,
  type Meld,
  type Standpoint,
} from '@palier/rules';
import { missingFor, servingCards } from './plan.ts';

export const WORTH_OF_SERVING = 100;
const WORTH_OF_JOKER = 200;
/** Of no use in a combination, but they can be played in another turn. */
const WORTH_OF_SPECIAL = 2;
const WORTH_OF_FITTING = 10;

export function hasLaid({ table, seat }: Standpoint): boolean {
  return table.laid[seat - 1] !== undefined;
}

export type Aim = { readonly number: number; readonly level: Level; readonly missing: number };

/** The level a seat plays for: on an open ladder the nearest one, of equals the highest. */
export function aimOf({ table, seat, hand }: Standpoint): Aim {
  const { levels } = ladderOfSeat(table.setup, seat);
  let aim: Aim | undefined;
  for (const number of layableLevels(table, seat)) {
    const level = levels[number - 1]!;
    const missing = missingFor(hand, level, table.setup.top);
    if (aim === undefined || missing <= aim.missing) aim = { number, level, missing };
  }
  return aim!;
}

/** By the places of the hand. */
export function worths(at: Standpoint): readonly number[] {
  return hasLaid(at) ? at.hand.map((card) => worthLater(at, card)) : worthsBeforeLaying(at);
}

function worthsBeforeLaying(at: Standpoint): readonly number[] {
  const { table, hand } = at;
  const { level } = aimOf(at);
  const serving = servingCards(hand, level, table.setup.top);
  return hand.map((card, place) => {
    if (isJoker(card)) return WORTH_OF_JOKER;
    if (serving[place] === true) return WORTH_OF_SERVING;
    if (isSpecial(card)) return WORTH_OF_SPECIAL;
    return nearness(hand, place, level) + (fitsSomewhere(at, card) ? 1 : 0);
  });
}

/** How many cards of the hand could share a combination of the level with this one. */
function nearness(hand: readonly Card[], place: number, level: Level): number {
  const card = hand[place]!;
  let near = 0;
  for (const [other, neighbour] of hand.entries()) {
    if (other === place || isJoker(neighbour) || isSpecial(neighbour)) continue;
    for (const { kind, size } of level) {
      const distance = Math.abs(cardValue(card) - cardValue(neighbour));
      if (kind === 'set' && distance === 0) near += 2;
      if (kind === 'run' && distance > 0 && distance < size) near += 1;
      if (kind === 'colour' && cardColour(card) === cardColour(neighbour)) near += 1;
    }
  }
  return near;
}

function worthLater({ table }: Standpoint, card: Card): number {
  if (isJoker(card)) return WORTH_OF_JOKER;
  if (isSpecial(card)) return 0;
  let best = 0;
  for (const melds of table.melds) {
    for (const meld of melds) best = Math.max(best, closeness(meld, card, table.setup.top));
  }
  return best;
}

function closeness(meld: Meld, card: Card, top: number): number {
  if (fitOn(meld, placeCard(card), top).t === 'one') return WORTH_OF_FITTING;
  if (meld.kind !== 'run') return 0;
  const first = placedValue(meld.cards[0]!)!;
  const last = first + meld.cards.length - 1;
  const gap = Math.max(first - cardValue(card), cardValue(card) - last);
  return gap > 0 && gap < WORTH_OF_FITTING ? WORTH_OF_FITTING - gap : 0;
}

/** Whether a card could be added to a meld of the table by somebody who has laid. */
export function fitsSomewhere({ table }: Standpoint, card: Card): boolean {
  if (isSpecial(card)) return false;
  const placed = placeCard(card);
  for (const melds of table.melds) {
    for (const meld of melds) {
      if (fitOn(meld, placed, table.setup.top).t !== 'none') return true;
    }
  }
  return false;
}

/** The cards of a hand by what they are worth, the least first; of equals the earlier in hand. */
export function byWorth(
  at: Standpoint,
): readonly { readonly card: Card; readonly worth: number }[] {
  const all = worths(at);
  return at.hand
    .map((card, place) => ({ card, worth: all[place]! }))
    .sort((a, b) => a.worth - b.worth);
}
