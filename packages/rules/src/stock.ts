/** The stock: when it can be rebuilt, what goes into it, who can still draw (STOCK-1 … STOCK-3). */
import { isJoker, PASS, type Card } from './cards.ts';
import { refuse, type Refusal } from './refusals.ts';
import type { Seat, Table } from './state.ts';

/** Whether an empty stock would be rebuilt now: the rules say so and something can be collected. */
export function canRebuild(table: Table): boolean {
  if (table.setup.rules.stockOut !== 'rebuild') return false;
  return table.faceUp.length > 0 || table.discards.some((pile) => pile.length > 1);
}

/** Every discard pile but its top card, and the face-up cards under the stock (STOCK-1, PASS-3). */
export function collected(table: Table): readonly Card[] {
  return [...table.faceUp, ...table.discards.flatMap((pile) => pile.slice(0, -1))];
}

/** The stock's last card is taken and that ends the round (STOCK-3, HOUSE-stockOut). */
export function isUsedUp(table: Table): boolean {
  if (table.stock > 0) return false;
  const { stockOut } = table.setup.rules;
  return stockOut === 'finish-turn' || stockOut === 'at-once';
}

/** The reason why a seat may not take the top of a pile, or nothing (DRAW-1 and its house rules). */
export function checkTake(table: Table, seat: Seat, from: Seat): Refusal | undefined {
  const pile = table.discards[from - 1]!;
  const card = pile[pile.length - 1];
  if (card === undefined) return refuse('pile-empty', 'DRAW-1', { seat: from });
  const { rules } = table.setup;
  if (rules.drawOwn === 'forbidden' && from === seat) {
    return refuse('own-pile-not-drawn', 'HOUSE-drawOwn', {});
  }
  if (rules.drawPass === 'forbidden' && card === PASS) {
    return refuse('pass-not-drawn', 'HOUSE-drawPass', {});
  }
  if (rules.drawJoker === 'forbidden' && isJoker(card)) {
    return refuse('joker-not-drawn', 'HOUSE-drawJoker', {});
  }
  return undefined;
}

/** Whether a player about to draw can draw anything at all (STOCK-2). */
export function canDraw(table: Table, seat: Seat): boolean {
  if (table.stock > 0 || canRebuild(table)) return true;
  return table.discards.some((_, index) => checkTake(table, seat, index + 1) === undefined);
}
