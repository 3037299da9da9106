/** Keys that cards keep while the hand changes, and the order of a hand. */
import { JOKER, PASS, isNumber, numberCard, type Card } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dealt,
  EMPTY_HAND,
  follow,
  moved,
  serves,
  sorted,
  spareCards,
  type Aim,
  type HandCard,
} from './hand-order.ts';

const card = fc.constantFrom<Card>(
  JOKER,
  PASS,
  numberCard(0, 3),
  numberCard(1, 3),
  numberCard(4, 12),
);
const hand = fc.array(card, { maxLength: 14 });

const cardsOf = (cards: readonly HandCard[]): readonly Card[] => cards.map((one) => one.card);
const byCode = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => a - b);

it('holds the cards of the hand, each under a name of its own, and what stays keeps its name', () => {
  fc.assert(
    fc.property(hand, hand, (before, after) => {
      const first = follow(EMPTY_HAND, before);
      const next = follow(first, after);
      expect(byCode(cardsOf(next.cards))).toEqual(byCode(after));
      expect(new Set(next.cards.map(({ key }) => key)).size).toBe(after.length);
      const kept = next.cards.filter(({ key }) => first.cards.some((one) => one.key === key));
      expect(kept).toEqual(first.cards.filter((one) => kept.includes(one)));
    }),
  );
});

it('of cards that look the same loses the one that was chosen', () => {
  const before = follow(EMPTY_HAND, [JOKER, PASS, JOKER]);
  for (const { key, card } of before.cards) {
    const left = card === PASS ? [JOKER, JOKER] : [JOKER, PASS];
    const { cards } = follow(before, left, key);
    expect(cards).toEqual(before.cards.filter((one) => one.key !== key));
  }
});

it('marks the card just drawn, and not a whole deal', () => {
  const first = follow(EMPTY_HAND, [JOKER, PASS]);
  expect(first.fresh.size).toBe(0);
  const drawn = follow(first, [JOKER, PASS, JOKER]);
  expect([...drawn.fresh]).toEqual([drawn.cards[2]!.key]);
});

it('a deal brings other cards, also where they look the same, and leaves what was kept', () => {
  const before = follow(EMPTY_HAND, [JOKER, PASS]);
  const next = dealt(before, [PASS, JOKER, JOKER], [JOKER, JOKER]);
  expect(cardsOf(next.cards)).toEqual([PASS, JOKER, JOKER]);
  expect(next.cards[0]).toBe(before.cards[1]);
  expect(next.cards.map(({ key }) => key)).not.toContain(before.cards[0]!.key);
  expect(next.fresh.size).toBe(0);
});

it('loses no card in any order', () => {
  const aim: Aim = {
    level: 1,
    missing: 2,
    grouping: { parts: [{ kind: 'set', cards: [] }], rest: [] },
  };
  fc.assert(
    fc.property(hand, fc.constantFrom('value', 'colour', 'level', 'own'), (cards, by) => {
      const { cards: all } = follow(EMPTY_HAND, cards);
      expect(byCode(cardsOf(sorted(all, by, aim)))).toEqual(byCode(cards));
    }),
  );
});

it('puts a card where its owner wants it', () => {
  const { cards } = follow(EMPTY_HAND, [JOKER, PASS, numberCard(0, 3)]);
  expect(cardsOf(moved(cards, cards[0]!.key, 2))).toEqual([PASS, numberCard(0, 3), JOKER]);
  expect(cardsOf(moved(cards, cards[2]!.key, 0))).toEqual([numberCard(0, 3), JOKER, PASS]);
  expect(moved(cards, 'nobody', 0)).toBe(cards);
});

const THREE = numberCard(0, 3);
const TWELVE = numberCard(4, 12);

function aimWith(...rest: readonly Card[]): Aim {
  return { level: 1, missing: 1, grouping: { parts: [], rest } };
}

it('of two alike, one can be spare', () => {
  const { cards } = follow(EMPTY_HAND, [THREE, THREE, TWELVE]);
  expect([...spareCards(cards, aimWith(THREE, TWELVE))]).toEqual([cards[0]!.key, cards[2]!.key]);
});

it('no joker and no special card is ever spare', () => {
  fc.assert(
    fc.property(hand, (all) => {
      const { cards } = follow(EMPTY_HAND, all);
      const spare = spareCards(cards, aimWith(...all));
      const numbers = cards.filter((one) => isNumber(one.card));
      expect([...spare]).toEqual(numbers.map(({ key }) => key));
    }),
  );
});

describe('a card serves', () => {
  const { cards } = follow(EMPTY_HAND, [THREE, TWELVE, JOKER, PASS]);
  const [needed, spareOne, joker, pass] = cards as [HandCard, HandCard, HandCard, HandCard];
  const spare = spareCards(cards, aimWith(TWELVE));

  it('where the level may need it', () => {
    const needs = { spare, hasLaid: false };
    expect(cards.filter((one) => serves(one, needs))).toEqual([needed, joker, pass]);
  });

  it('where nobody has said yet that it is spare', () => {
    const needs = { spare: spareCards(cards, undefined), hasLaid: false };
    expect(serves(spareOne, needs)).toBe(true);
  });

  it('after the level is laid only as a joker or a special card', () => {
    const needs = { spare: spareCards(cards, undefined), hasLaid: true };
    expect(cards.filter((one) => serves(one, needs))).toEqual([joker, pass]);
  });
});
