import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardValue, isNumber, parseCard, type Card } from './cards.ts';
import { parsePart, type Level } from './ladders.ts';
import { firstLaying } from './layings.ts';
import { mayLay } from './tally.ts';

const TOP = 15;
const RULES = { pairsDistinct: 'no', jokerNeedsNatural: 'no' } as const;

function cardsOf(text: string): readonly Card[] {
  return text.split(' ').map((word) => parseCard(word)!);
}

function levelOf(text: string): Level {
  return text.split(' + ').map((part) => parsePart(part)!);
}

describe('the tally', () => {
  test.each([
    ['run 3', 'R1 G2 B3', true],
    ['run 3', 'R13 G14 B15', true],
    ['run 3', 'R1 G2 B4', false],
    ['run 3', 'R1 G2 B4 J', true],
    ['run 3', 'R15 G1 B2', false],
    ['run 3', 'R1 G1 B2', false],
    ['run 3 + run 3', 'R1 G2 B3 O3 P4', false],
    ['run 3 + run 3', 'R1 G2 B3 O3 P4 Y5', true],
    ['run 3 + run 3', 'R1 G2 B3 O4 P5 Y6', true],
    ['run 3 + run 3', 'R1 G2 B3 O2 P3 Y4', true],
    ['run 3 + run 3', 'R1 G2 B3 O1 P2 J', true],
    ['set 2 + set 2', 'R1 G1 B1', false],
    ['set 2 + set 2', 'R1 G1 B1 O1', true],
    ['set 2 + set 2', 'R1 G1 B2 J', true],
    ['set 2 + set 2', 'R1 B2 J J', true],
    ['set 2 + set 2', 'R1 J J', false],
    ['set 2 + set 2', 'J J J J', true],
    ['set 3 + set 2', 'R1 G1 B1 O1 P2', false],
    ['set 3 + set 2', 'R1 G1 B1 O1 P1', true],
    ['set 2 + set 3', 'R1 G1 B2 O2 P2', true],
    ['run 3 + set 3', 'R1 G2 B3 O3 P3', false],
    ['run 3 + set 3', 'R1 G2 B3 O3 P3 J', true],
    ['run 4 + set 2 + set 2', 'R1 G2 B3 O4 P4 Y4 R4 G3', false],
    ['colour 3', 'R1 R2 G3', false],
    ['colour 3', 'R1 R2 R9', true],
    ['colour 3 + set 2', 'R1 R2 J G5', false],
    ['colour 3 + set 2', 'R1 R2 J J G5', true],
    ['colour 3', 'J J J', true],
    ['run 3', 'X X X', false],
  ])('of %s in %s: %s', (level, cards, answer) => {
    expect(mayLay(cardsOf(cards), levelOf(level), TOP)).toBe(answer);
    const laying = firstLaying(cardsOf(cards), levelOf(level), { top: TOP, rules: RULES });
    if (!answer) expect(laying).toBeUndefined();
  });

  const number = fc.tuple(fc.constantFrom('R', 'O', 'Y', 'G'), fc.integer({ min: 1, max: TOP }));
  const card = fc.oneof(
    { weight: 8, arbitrary: number.map(([colour, value]) => parseCard(`${colour}${value}`)!) },
    { weight: 1, arbitrary: fc.constant(parseCard('J')!) },
  );
  const part = fc.tuple(fc.constantFrom('run', 'set'), fc.integer({ min: 2, max: 4 }));
  const level = fc
    .array(part, { minLength: 1, maxLength: 3 })
    .map((parts) => parts.map(([kind, size]) => parsePart(`${kind} ${size}`)!));

  test('is exact without colours and ranged jokers', () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 11 }), level, (cards, asked) => {
        const found = exists(cards, asked);
        expect(mayLay(cards, asked, TOP)).toBe(found);
      }),
      { numRuns: 400 },
    );
  });
});

/** Whether some laying exists, by trying every way to take the first part: slow and plain. */
function exists(cards: readonly Card[], level: Level): boolean {
  const [first, ...rest] = level;
  if (first === undefined) return true;
  return waysToTake(cards, first.kind === 'run', first.size).some((left) => exists(left, rest));
}

function waysToTake(
  cards: readonly Card[],
  isRun: boolean,
  size: number,
): readonly (readonly Card[])[] {
  const ways: (readonly Card[])[] = [];
  const last = isRun ? TOP - size + 1 : TOP;
  for (let start = 1; start <= last; start++) {
    const wanted = Array.from({ length: size }, (_, i) => (isRun ? start + i : start));
    let left: readonly Card[] | undefined = cards;
    for (const value of wanted) left = left && takeOne(left, value);
    if (left !== undefined) ways.push(left);
  }
  return ways;
}

/** One card of a value, or else a joker; of the cards of one value none is better than another. */
function takeOne(cards: readonly Card[], value: number): readonly Card[] | undefined {
  const natural = cards.findIndex((card) => isNumber(card) && cardValue(card) === value);
  const place = natural === -1 ? cards.indexOf(parseCard('J')!) : natural;
  return place === -1 ? undefined : cards.toSpliced(place, 1);
}
