import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePlaced, parseCard, parsePlaced, type Placed } from './cards.ts';
import type { Kind } from './ladders.ts';
import { fitOn, grow, jokerFor, readAs, takes, waysOn } from './melds.ts';
import type { Meld } from './state.ts';

const placed = (text: string): readonly Placed[] =>
  text.split(' ').map((word) => parsePlaced(word)!);
const printed = (cards: readonly Placed[]): string => cards.map(makePlaced).join(' ');

/** A reading as text: the cards, `several` or `none`. */
function read(kind: Kind, text: string, top: number): string {
  const reading = readAs(kind, placed(text), top);
  return reading.t === 'one' ? printed(reading.cards) : reading.t;
}

const READINGS: readonly (readonly [kind: Kind, cards: string, top: number, reading: string])[] = [
  ['run', 'R4 G5 B6', 15, 'R4 G5 B6'],
  ['run', 'B6 R4 G5', 15, 'R4 G5 B6'],
  ['run', 'R1 G2', 15, 'R1 G2'],
  ['run', 'R14 G15', 15, 'R14 G15'],
  ['run', 'R17 G18', 18, 'R17 G18'],
  ['run', 'R17 G18', 15, 'none'],
  ['run', 'R15 G1', 15, 'none'],
  ['run', 'R18 G1', 18, 'none'],
  ['run', 'R4 G4', 15, 'none'],
  ['run', 'R4 G6', 15, 'none'],
  ['run', 'R4 J', 15, 'several'],
  ['run', 'R1 J', 15, 'R1 J=2'],
  ['run', 'R15 J', 15, 'J=14 R15'],
  ['run', 'R15 J', 18, 'several'],
  ['run', 'R18 J', 18, 'J=17 R18'],
  ['run', 'R4 J G6', 15, 'R4 J=5 G6'],
  ['run', 'R4 J J G7', 15, 'R4 J=5 J=6 G7'],
  ['run', 'R4 J J G6', 15, 'several'],
  ['run', 'R1 J J G3', 15, 'R1 J=2 G3 J=4'],
  ['run', 'J J', 15, 'several'],
  ['run', 'J=4 J', 15, 'several'],
  ['run', 'J=1 J', 15, 'J=1 J=2'],
  ['run', 'J=4 J=5', 15, 'J=4 J=5'],
  ['run', 'J=5 J=4', 15, 'J=4 J=5'],
  ['run', 'J=4 J=4', 15, 'none'],
  ['run', 'J=R R5', 15, 'none'],
  ['run', 'R14 G15 J=16', 15, 'none'],
  ['run', 'R1 J=0', 15, 'none'],
  ['run', 'R4 J1-5', 15, 'several'],
  ['run', 'R5 J1-5', 15, 'J1-5=4 R5'],
  ['run', 'R5 J6-10', 15, 'R5 J6-10=6'],
  ['run', 'R10 J6-10', 15, 'J6-10=9 R10'],
  ['run', 'R10 J11-15', 15, 'R10 J11-15=11'],
  ['run', 'R5 J11-15', 15, 'none'],
  ['run', 'R5 J1-5=6', 15, 'none'],
  ['run', 'R5 J6-10=6', 15, 'R5 J6-10=6'],
  ['run', 'R4 J J6-10 G7', 15, 'R4 J=5 J6-10=6 G7'],
  ['run', 'R3 J J1-5 G6', 15, 'several'],
  ['run', 'R5 X', 15, 'none'],
  ['set', 'R4 G4', 15, 'R4 G4'],
  ['set', 'G4 R4 P4', 15, 'G4 R4 P4'],
  ['set', 'R4 R4', 15, 'R4 R4'],
  ['set', 'R4 G5', 15, 'none'],
  ['set', 'R4 J', 15, 'R4 J=4'],
  ['set', 'J R4', 15, 'J=4 R4'],
  ['set', 'J J', 15, 'several'],
  ['set', 'J J=7', 15, 'J=7 J=7'],
  ['set', 'J=7 J=8', 15, 'none'],
  ['set', 'R4 J=R', 15, 'none'],
  ['set', 'J=16 J', 15, 'none'],
  ['set', 'J=16 J', 18, 'J=16 J=16'],
  ['set', 'J=0 J', 15, 'none'],
  ['set', 'R4 J1-5', 15, 'R4 J1-5=4'],
  ['set', 'R6 J1-5', 15, 'none'],
  ['set', 'J1-5 J6-10', 15, 'none'],
  ['set', 'J1-5 J', 15, 'several'],
  ['set', 'R4 X', 15, 'none'],
  ['colour', 'R4 R9', 15, 'R4 R9'],
  ['colour', 'R9 R4', 15, 'R9 R4'],
  ['colour', 'R4 G9', 15, 'none'],
  ['colour', 'R4 J', 15, 'R4 J=R'],
  ['colour', 'J J', 15, 'several'],
  ['colour', 'J J=P', 15, 'J=P J=P'],
  ['colour', 'R4 J=G', 15, 'none'],
  ['colour', 'R4 J=4', 15, 'none'],
  ['colour', 'R4 J1-5 J11-15', 15, 'R4 J1-5=R J11-15=R'],
  ['colour', 'R4 X', 15, 'none'],
  ['colour', 'R4 T', 15, 'none'],
];

describe('reading cards as a combination', () => {
  test.each(READINGS)('%s of %s, values up to %i: %s', (kind, cards, top, reading) => {
    expect(read(kind, cards, top)).toBe(reading);
  });

  const LETTERS = ['R', 'O', 'Y', 'G', 'B', 'P'];
  const RANGES = { J: [1, 18], 'J1-5': [1, 5], 'J6-10': [6, 10], 'J11-15': [11, 15] } as const;

  /** All meanings one by one: what the cards are then is plain to see. */
  function everyReading(kind: Kind, cards: readonly string[], top: number): Set<string> {
    const values = Array.from({ length: top }, (_, index) => index + 1);
    let ways: (readonly string[])[] = [[]];
    for (const card of cards) {
      const range = RANGES[card as keyof typeof RANGES] as readonly [number, number] | undefined;
      const meanings =
        range === undefined
          ? [card]
          : kind === 'colour'
            ? LETTERS.map((letter) => `${card}=${letter}`)
            : values
                .filter((value) => value >= range[0] && value <= range[1])
                .map((value) => `${card}=${value}`);
      ways = ways.flatMap((way) => meanings.map((meaning) => [...way, meaning]));
    }
    const valueOf = (card: string): number =>
      Number(card.replace(/^.*=/, '').replace(/^[A-Z]/, ''));
    const colourOf = (card: string): string => card.replace(/^.*=/, '')[0]!;
    const fits = (way: readonly string[]): boolean => {
      if (kind === 'colour') return new Set(way.map(colourOf)).size === 1;
      const numbers = way.map(valueOf).toSorted((a, b) => a - b);
      if (kind === 'set') return numbers[0] === numbers.at(-1);
      return numbers.every((value, index) => index === 0 || value === numbers[index - 1]! + 1);
    };
    return new Set(ways.filter(fits).map((way) => way.toSorted().join(' ')));
  }

  test('agrees with trying every meaning', () => {
    const cases = fc.integer({ min: 3, max: 12 }).chain((top) => {
      const number = fc
        .tuple(fc.constantFrom(...LETTERS.slice(0, 3)), fc.integer({ min: 1, max: top }))
        .map(([letter, value]) => `${letter}${value}`);
      const joker = fc.constantFrom('J', 'J', 'J1-5', 'J6-10', 'J11-15');
      return fc.record({
        top: fc.constant(top),
        kind: fc.constantFrom<Kind>('run', 'set', 'colour'),
        cards: fc
          .tuple(fc.array(number, { maxLength: 3 }), fc.array(joker, { maxLength: 3 }))
          .map(([numbers, jokers]) => [...numbers, ...jokers])
          .filter((cards) => cards.length >= 2 && cards.length <= top),
      });
    });
    fc.assert(
      fc.property(cases, ({ kind, cards, top }) => {
        const every = everyReading(kind, cards, top);
        const reading = readAs(kind, placed(cards.join(' ')), top);
        expect(reading.t).toBe(['none', 'one'][every.size] ?? 'several');
        if (reading.t === 'one') {
          expect(reading.cards.map(makePlaced).toSorted().join(' ')).toBe([...every][0]);
        }
      }),
      { numRuns: 400 },
    );
  });
});

const meld = (kind: Kind, text: string): Meld => ({ kind, cards: placed(text) });

const FITS: readonly (readonly [
  kind: Kind,
  cards: string,
  card: string,
  top: number,
  fit: string,
])[] = [
  ['run', 'R4 G5 B6', 'P7', 15, 'P7'],
  ['run', 'R4 G5 B6', 'P3', 15, 'P3'],
  ['run', 'R4 G5 B6', 'P5', 15, 'none'],
  ['run', 'R4 G5 B6', 'P8', 15, 'none'],
  ['run', 'R4 G5 B6', 'P2', 15, 'none'],
  ['run', 'R13 G14 B15', 'P1', 15, 'none'],
  ['run', 'R13 G14 B15', 'P16', 15, 'none'],
  ['run', 'R13 G14 B15', 'P16', 18, 'P16'],
  ['run', 'R1 G2 B3', 'P15', 15, 'none'],
  ['run', 'R4 G5 B6', 'J', 15, 'several'],
  ['run', 'R1 G2 B3', 'J', 15, 'J=4'],
  ['run', 'R13 G14 B15', 'J', 15, 'J=12'],
  ['run', 'R4 G5 B6', 'J=7', 15, 'J=7'],
  ['run', 'R4 G5 B6', 'J=3', 15, 'J=3'],
  ['run', 'R4 G5 B6', 'J=4', 15, 'none'],
  ['run', 'R4 G5 B6', 'J=R', 15, 'none'],
  ['run', 'R13 G14 B15', 'J=16', 15, 'none'],
  ['run', 'R1 G2 B3', 'J=0', 15, 'none'],
  ['run', 'R5 G6 B7', 'J1-5', 15, 'J1-5=4'],
  ['run', 'R5 G6 B7', 'J6-10', 15, 'J6-10=8'],
  ['run', 'R5 G6 B7', 'J11-15', 15, 'none'],
  ['run', 'J=4 J=5 J=6', 'R7', 15, 'R7'],
  ['run', 'R4 G5 B6', 'X', 15, 'none'],
  ['set', 'R4 G4', 'P4', 15, 'P4'],
  ['set', 'R4 G4', 'P5', 15, 'none'],
  ['set', 'R4 G4', 'P3', 15, 'none'],
  ['set', 'R4 G4', 'J', 15, 'J=4'],
  ['set', 'R4 G4', 'J=4', 15, 'J=4'],
  ['set', 'R4 G4', 'J=5', 15, 'none'],
  ['set', 'R4 G4', 'J6-10', 15, 'none'],
  ['set', 'R4 G4', 'X', 15, 'none'],
  ['colour', 'R4 R9', 'R15', 15, 'R15'],
  ['colour', 'R4 R9', 'G4', 15, 'none'],
  ['colour', 'R4 R9', 'J', 15, 'J=R'],
  ['colour', 'R4 R9', 'J6-10', 15, 'J6-10=R'],
  ['colour', 'R4 R9', 'J=R', 15, 'J=R'],
  ['colour', 'R4 R9', 'J=G', 15, 'none'],
  ['colour', 'R4 R9', 'J=4', 15, 'none'],
  ['colour', 'R4 R9', 'X', 15, 'none'],
];

describe('fitting a card on a combination', () => {
  test.each(FITS)('%s %s and %s, values up to %i: %s', (kind, cards, card, top, expected) => {
    const fit = fitOn(meld(kind, cards), parsePlaced(card)!, top);
    expect(fit.t === 'one' ? makePlaced(fit.card) : fit.t).toBe(expected);
  });

  test.each(FITS.filter(([, , card]) => !card.includes('=')))(
    'every way: %s %s and %s, values up to %i',
    (kind, cards, card, top, expected) => {
      const ways = waysOn(meld(kind, cards), parseCard(card)!, top).map(makePlaced);
      if (expected === 'none') expect(ways).toEqual([]);
      else if (expected === 'several') expect(ways.toSorted()).toEqual(['J=3', 'J=7']);
      else expect(ways).toEqual([expected]);
      expect(takes(meld(kind, cards), parseCard(card)!, top)).toBe(expected !== 'none');
    },
  );

  test.each([
    ['run', 'R4 G5 B6', 'P7', 'R4 G5 B6 P7'],
    ['run', 'R4 G5 B6', 'P3', 'P3 R4 G5 B6'],
    ['run', 'R4 G5 B6', 'J=3', 'J=3 R4 G5 B6'],
    ['set', 'R4 G4', 'J=4', 'R4 G4 J=4'],
    ['colour', 'R4 R9', 'R1', 'R4 R9 R1'],
  ] as const)('%s %s grows by %s', (kind, cards, card, after) => {
    const grown = grow(meld(kind, cards), parsePlaced(card)!);
    expect([grown.kind, printed(grown.cards)]).toEqual([kind, after]);
  });

  test('what has grown is read as the same combination', () => {
    const cases = fc.record({
      start: fc.integer({ min: 1, max: 13 }),
      cards: fc.array(fc.constantFrom('J', 'J1-5', 'J6-10', 'J11-15', 'up', 'down'), {
        maxLength: 8,
      }),
    });
    fc.assert(
      fc.property(cases, ({ start, cards }) => {
        let run = meld('run', `R${start} R${start + 1} R${start + 2}`);
        for (const card of cards) {
          const values = run.cards.map((one) => Number(makePlaced(one).replace(/^.*=|^[A-Z]/, '')));
          const text =
            card === 'up'
              ? `G${values.at(-1)! + 1}`
              : card === 'down'
                ? `G${values[0]! - 1}`
                : card;
          const found = parseCard(text);
          if (found === undefined) continue;
          for (const way of waysOn(run, found, 15)) run = grow(run, way);
          const reading = readAs('run', run.cards, 15);
          expect(reading).toEqual({ t: 'one', cards: run.cards });
        }
      }),
    );
  });
});

describe('finding the joker that a card would replace', () => {
  test.each([
    ['run', 'R3 J=4 B5', 'G4', 1],
    ['run', 'R3 J=4 B5', 'G3', undefined],
    ['run', 'J=3 J=4 J=5', 'G5', 2],
    ['set', 'R4 J=4', 'G4', 1],
    ['set', 'R4 J=4', 'G5', undefined],
    ['set', 'R4 B4', 'G4', undefined],
    ['colour', 'R4 J=R', 'R9', 1],
    ['colour', 'R4 J=R', 'G4', undefined],
    ['colour', 'J=R R4 J1-5=R', 'R9', 0],
  ] as const)('%s %s, %s: %s', (kind, cards, card, place) => {
    expect(jokerFor(meld(kind, cards), parseCard(card)!)).toBe(place);
  });
});
