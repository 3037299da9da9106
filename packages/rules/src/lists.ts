/** Small copies with one thing changed: the steps every fold is made of. */
import { assert } from './assert.ts';
import type { Card } from './cards.ts';
import type { Seat } from './state.ts';

export function replaced<T>(list: readonly T[], seat: Seat, value: T): readonly T[] {
  const next = list.slice();
  next[seat - 1] = value;
  return next;
}

export function changed(counts: readonly number[], seat: Seat, change: number): readonly number[] {
  return replaced(counts, seat, counts[seat - 1]! + change);
}

export function withCard(cards: readonly Card[], card: Card): readonly Card[] {
  const next = cards.slice();
  next.push(card);
  return next;
}

export function withoutTop(pile: readonly Card[]): readonly Card[] {
  return pile.slice(0, -1);
}

/** The cards without one copy of a card, the others in their order. */
export function without(cards: readonly Card[], card: Card): readonly Card[] {
  const place = cards.indexOf(card);
  assert(place !== -1, 'an event takes a card from a hand that does not hold it');
  const next = cards.slice();
  for (let i = place + 1; i < next.length; i++) next[i - 1] = next[i]!;
  next.pop();
  return next;
}

export function insertSeat(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  return [...seats, seat].toSorted((a, b) => a - b);
}

export function removeSeat(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  return seats.filter((other) => other !== seat);
}

/** How often a card is among some. */
export function count(cards: readonly Card[], card: Card): number {
  let total = 0;
  for (const other of cards) if (other === card) total++;
  return total;
}
