import { makeCard, parseCard } from '@palier/rules';
import { expect, it } from 'vitest';
import { handInOrder } from './card-order.ts';

const HAND = ['X', 'J', 'P2', 'R10', 'G2', 'R1', 'J1-5', 'T'].map((text) => parseCard(text)!);

it.each([
  ['value', 'R1 G2 P2 R10 J J1-5 X T'],
  ['colour', 'R1 R10 G2 P2 J J1-5 X T'],
] as const)('hands are sorted by %s, jokers and special cards last', (order, cards) => {
  expect(handInOrder(HAND, order).map(makeCard).join(' ')).toBe(cards);
});
