/** Once the level is laid: how soon the hand can be emptied if no further draw helps. */
import type { Card } from '@palier/rules';
import type { LaidTable } from './additions.ts';
import { countStuck } from './stuck.ts';
import { shapeOf } from './table-shape.ts';
import { tallyOf } from './tally.ts';

export type GoingOut = {
  /** The cards that stay when all that can be added is added. */
  readonly stuck: number;
  /** The fewest turns, this one counted; undefined where useless draws never empty the hand. */
  readonly turns: number | undefined;
};

export type TurnSoFar = {
  /** Whether this turn's card is already in the hand. */
  readonly hasDrawn: boolean;
  /** Whether cards may be added in this turn (HOUSE-addSameTurn); yes if not said. */
  readonly mayAdd?: boolean;
};

/**
 * A useless draw is thrown at once, and whatever can be added at all can be added in one turn. So a
 * hand shrinks by adding and by the one discard of a turn whose card was drawn before: what is stuck
 * beyond that stays for ever. The last card may have to be discarded (END-1): then the turn's discard
 * is that card, and where nothing is stuck one card is held back for it. Special cards are stuck, and
 * exchanging jokers (HOUSE-jokerSwap) is left aside.
 */
export function goingOut(
  hand: readonly Card[],
  table: LaidTable,
  { hasDrawn, mayAdd = true }: TurnSoFar,
): GoingOut {
  const { top } = table.setup;
  const stuck = countStuck(tallyOf(hand), shapeOf(table.melds, top), top);
  if (stuck > (hasDrawn ? 1 : 0)) return { stuck, turns: undefined };
  const isNow = mayAdd || hand.length <= (hasDrawn ? 1 : 0);
  return { stuck, turns: isNow ? 1 : 2 };
}
