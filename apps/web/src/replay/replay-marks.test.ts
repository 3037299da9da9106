import { JOKER, PASS, UNKNOWN, numberCard } from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { marksOf, sortedHand } from './replay-marks.ts';

const R7 = numberCard(0, 7);
const B3 = numberCard(4, 3);

test('what an event touched is marked', () => {
  expect(marksOf({ event: { t: 'cardTaken', seat: 1, from: 2, card: R7 } })).toEqual({
    hand: { seat: 1, cards: [R7] },
    melds: undefined,
    pile: 2,
    isStock: false,
  });
  expect(marksOf({ event: undefined })).toEqual({
    hand: undefined,
    melds: undefined,
    pile: undefined,
    isStock: false,
  });
});

describe('a hand', () => {
  test('lies in order: numbers, jokers, the rest', () => {
    const cards = sortedHand([PASS, JOKER, R7, B3], []).map(({ card }) => card);
    expect(cards).toEqual([B3, R7, JOKER, PASS]);
  });

  test('shows one card of two alike as new', () => {
    expect(sortedHand([R7, JOKER, JOKER], [JOKER]).map(({ isFresh }) => isFresh)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('that is not seen shows nothing but its size', () => {
    expect(sortedHand([UNKNOWN, UNKNOWN], []).map(({ card }) => card)).toEqual([UNKNOWN, UNKNOWN]);
  });
});
