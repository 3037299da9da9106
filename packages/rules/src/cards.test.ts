import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARD_CODES,
  COLOURS,
  HOLD,
  JOKER,
  JOKERS,
  JOKER_HIGH,
  JOKER_LOW,
  JOKER_MIDDLE,
  MAX_VALUE,
  PASS,
  SWAP,
  TAKE,
  UNKNOWN,
  cardColour,
  cardOf,
  cardValue,
  hasMeaning,
  isJoker,
  isNumber,
  isSpecial,
  jokerCovers,
  makeCard,
  makePlaced,
  meaningOf,
  numberCard,
  parseCard,
  parsePlaced,
  placeAsColour,
  placeAsValue,
  placeBeyond,
  placeCard,
  placedColour,
  placedValue,
  type Card,
} from './cards.ts';

const ALL = Array.from({ length: CARD_CODES }, (_, code) => code as Card);
const LETTERS = ['R', 'O', 'Y', 'G', 'B', 'P'];

const NUMBERS = COLOURS.flatMap((colour) =>
  Array.from({ length: MAX_VALUE }, (_, index) => ({
    colour,
    value: index + 1,
    text: `${LETTERS[colour]!}${index + 1}`,
  })),
);

describe('the text of a card', () => {
  test('every card has one of its own and is read back from it', () => {
    const texts = ALL.map(makeCard);
    expect(new Set(texts).size).toBe(CARD_CODES);
    expect(texts.map(parseCard)).toEqual(ALL);
  });

  test('number cards: a colour letter and a value', () => {
    for (const { colour, value, text } of NUMBERS) {
      const card = numberCard(colour, value);
      expect(makeCard(card)).toBe(text);
      expect([cardColour(card), cardValue(card)]).toEqual([colour, value]);
      expect([isNumber(card), isJoker(card), isSpecial(card)]).toEqual([true, false, false]);
    }
  });

  test.each([
    ['?', UNKNOWN],
    ['J', JOKER],
    ['J1-5', JOKER_LOW],
    ['J6-10', JOKER_MIDDLE],
    ['J11-15', JOKER_HIGH],
    ['X', PASS],
    ['T', TAKE],
    ['W', SWAP],
    ['K', HOLD],
  ])('%s is no number card', (text, card) => {
    expect(makeCard(card)).toBe(text);
    expect(parseCard(text)).toBe(card);
    expect(isNumber(card)).toBe(false);
    expect(isJoker(card)).toBe(text.startsWith('J'));
    expect(isSpecial(card)).toBe('XTWK'.includes(text));
  });

  test('letter case and surrounding spaces do not matter', () => {
    for (const card of ALL) {
      const text = makeCard(card);
      expect(parseCard(text.toLowerCase())).toBe(card);
      expect(parseCard(`  ${text}\t`)).toBe(card);
    }
  });

  test.each([
    '',
    ' ',
    'R',
    '7',
    'R0',
    'R19',
    'R07',
    'R1.0',
    'R-1',
    'S7',
    'RR7',
    'R7G8',
    'R7 G8',
    'J5',
    'J1',
    'J1-6',
    'J5-1',
    'JJ',
    'XX',
    'X^',
    '??',
    'J=9',
    'ROT7',
    '__proto__',
  ])('not a card: %j', (text) => {
    expect(parseCard(text)).toBeUndefined();
  });

  test('whatever is read prints as what was read', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 6 }), fc.stringMatching(/^[A-Za-z?][0-9-]{0,5}$/)),
        (text) => {
          const card = parseCard(text);
          if (card !== undefined) expect(makeCard(card)).toBe(text.trim().toUpperCase());
        },
      ),
    );
  });
});

describe('the range of a joker', () => {
  test.each([
    { joker: JOKER, low: 1, high: 18 },
    { joker: JOKER_LOW, low: 1, high: 5 },
    { joker: JOKER_MIDDLE, low: 6, high: 10 },
    { joker: JOKER_HIGH, low: 11, high: 15 },
  ])('number $joker is from $low to $high', ({ joker, low, high }) => {
    const covered = Array.from({ length: 20 }, (_, value) => value).filter((value) =>
      jokerCovers(joker, value),
    );
    expect(covered).toEqual(Array.from({ length: high - low + 1 }, (_, index) => low + index));
  });
});

describe('a card on the table', () => {
  test('a number card keeps its value and colour', () => {
    for (const { colour, value, text } of NUMBERS) {
      const placed = placeCard(numberCard(colour, value));
      expect(makePlaced(placed)).toBe(text);
      expect(parsePlaced(text)).toBe(placed);
      expect([placedValue(placed), placedColour(placed), hasMeaning(placed)]).toEqual([
        value,
        colour,
        false,
      ]);
    }
  });

  test('a joker without a meaning has neither value nor colour', () => {
    for (const joker of JOKERS) {
      const placed = placeCard(joker);
      expect(parsePlaced(makeCard(joker))).toBe(placed);
      expect(makePlaced(placed)).toBe(makeCard(joker));
      expect(meaningOf(placed)).toEqual({ t: 'none' });
      expect([placedValue(placed), placedColour(placed), hasMeaning(placed)]).toEqual([
        undefined,
        undefined,
        false,
      ]);
    }
  });

  test('a joker as a value', () => {
    for (const joker of JOKERS) {
      for (let value = 1; value <= MAX_VALUE; value++) {
        const placed = placeAsValue(joker, value);
        expect(makePlaced(placed)).toBe(`${makeCard(joker)}=${value}`);
        expect(parsePlaced(makePlaced(placed))).toBe(placed);
        expect(cardOf(placed)).toBe(joker);
        expect(meaningOf(placed)).toEqual({ t: 'value', value });
        expect([placedValue(placed), placedColour(placed), hasMeaning(placed)]).toEqual([
          value,
          undefined,
          true,
        ]);
      }
    }
  });

  test('a joker as a colour', () => {
    for (const joker of JOKERS) {
      for (const colour of COLOURS) {
        const placed = placeAsColour(joker, colour);
        expect(makePlaced(placed)).toBe(`${makeCard(joker)}=${LETTERS[colour]!}`);
        expect(parsePlaced(makePlaced(placed))).toBe(placed);
        expect(cardOf(placed)).toBe(joker);
        expect(meaningOf(placed)).toEqual({ t: 'colour', colour });
        expect([placedValue(placed), placedColour(placed), hasMeaning(placed)]).toEqual([
          undefined,
          colour,
          true,
        ]);
      }
    }
  });

  test.each(['J=0', 'J=19', 'J=99', 'J=999', 'j = 20'])(
    'beyond every edition, but readable: %s',
    (text) => {
      const placed = parsePlaced(text);
      expect(placed).toBe(placeBeyond(JOKER));
      expect(meaningOf(placed!)).toEqual({ t: 'beyond' });
      expect([placedValue(placed!), placedColour(placed!), hasMeaning(placed!)]).toEqual([
        undefined,
        undefined,
        true,
      ]);
    },
  );

  test.each([
    ['j=9', placeAsValue(JOKER, 9)],
    [' J = 9 ', placeAsValue(JOKER, 9)],
    ['j=r', placeAsColour(JOKER, 0)],
    ['J1-5=3', placeAsValue(JOKER_LOW, 3)],
    ['j11-15 = p', placeAsColour(JOKER_HIGH, 5)],
    ['X', placeCard(PASS)],
  ])('%j is read as a card with a meaning', (text, placed) => {
    expect(parsePlaced(text)).toBe(placed);
  });

  test.each([
    '',
    '?',
    '?=5',
    'J=',
    'J==9',
    'J=9=9',
    'J=X',
    'J=J',
    'J=R7',
    'J=-1',
    'J=1.5',
    'J=1000',
    'R7=7',
    'R7=R',
    'X=3',
    'T=3',
    '=9',
    'J=1-5',
  ])('not a card on the table: %j', (text) => {
    expect(parsePlaced(text)).toBeUndefined();
  });

  test('whatever is read is read back from what it prints', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.stringMatching(/^[jJ](1-5|6-10|11-15)? ?= ?[0-9]{1,3}$/),
      fc.stringMatching(/^[A-Z][0-9]{0,2}(=[A-Z0-9]{1,2})?$/),
    );
    fc.assert(
      fc.property(text, (written) => {
        const placed = parsePlaced(written);
        if (placed !== undefined) expect(parsePlaced(makePlaced(placed))).toBe(placed);
      }),
    );
  });
});
