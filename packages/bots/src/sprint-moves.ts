/** The plain moves of a play-out: what a seat does that looks no further than its hand and the table. */
import {
  assert,
  checkAt,
  isJoker,
  isNumber,
  placeCard,
  takes,
  type Card,
  type Command,
  type Level,
  type Standpoint,
} from '@palier/rules';
import { fitsTable } from './outlook.ts';
import { countBits } from './solver/bits.ts';
import {
  countStuck,
  mostAdditions,
  shapeOf,
  type Assessment,
  type HandTally,
} from './solver/index.ts';
import { useOf } from './use.ts';

export function mayThrow(at: Standpoint, card: Card): boolean {
  // HOUSE-throwBack is the only rule that keeps a card in a hand.
  return card !== at.table.taken || checkAt(at, { t: 'discard', card }) === undefined;
}

export function drawAny(at: Standpoint): Command {
  const stock: Command = { t: 'drawCard' };
  if (at.table.stock > 0 || checkAt(at, stock) === undefined) return stock;
  for (let from = 1; from <= at.table.setup.players; from++) {
    const take: Command = { t: 'takeCard', from };
    if (checkAt(at, take) === undefined) return take;
  }
  throw new Error('a round in which nobody can draw is over');
}

/** Number cards wherever they fit; jokers fit always, so they wait until the hand can be emptied. */
export function growth(at: Standpoint, tally: HandTally): Command | undefined {
  const { table, hand } = at;
  const { top, rules } = table.setup;
  if (table.laidNow && rules.addSameTurn === 'no') return undefined;
  if (hand.length === 1 && rules.goingOut === 'discard') return undefined;
  for (const card of hand) {
    if (!isNumber(card)) continue;
    for (let to = 1; to <= table.melds.length; to++) {
      const melds = table.melds[to - 1]!;
      for (let meld = 1; meld <= melds.length; meld++) {
        if (!takes(melds[meld - 1]!, card, top)) continue;
        return { t: 'addCard', card: placeCard(card), to, meld };
      }
    }
  }
  if (tally.numbers === tally.size || countStuck(tally, shapeOf(table.melds, top), top) > 1) {
    return undefined;
  }
  return mostAdditions(hand, table).additions[0];
}

/** Once laid: a number card that nothing on the table will take, of several the first. */
export function throwStuck(at: Standpoint): Command {
  const card =
    at.hand.find((own) => isNumber(own) && !fitsTable(at.table, own) && mayThrow(at, own)) ??
    at.hand.find((own) => !isJoker(own) && mayThrow(at, own)) ??
    at.hand.find((own) => mayThrow(at, own));
  assert(card !== undefined, 'some card can always be discarded');
  return { t: 'discard', card };
}

/** A card that can be added once the level is down, against one neighbour in hand. */
const USE_OF_FITTING = 1.5;

/** The number cards of a hand, those of least use first. */
export function byUse(
  { table, hand }: Standpoint,
  tally: HandTally,
  level: Level,
): readonly Card[] {
  const uses = new Map<Card, number>();
  for (const card of hand) {
    if (!isNumber(card)) continue;
    uses.set(card, useOf(tally, level, card) + (fitsTable(table, card) ? USE_OF_FITTING : 0));
  }
  return [...uses].sort((a, b) => a[1] - b[1]).map(([card]) => card);
}

/** How many kinds of number card lower the distance. */
export function kindsOfOuts({ outs }: Assessment): number {
  let kinds = 0;
  for (const mask of outs) kinds += countBits(mask);
  return kinds;
}
