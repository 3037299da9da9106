/** The search for layings against a dull twin that tries everything. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assert } from './assert.ts';
import { makePlaced, parseCard, parsePlaced, type Card } from './cards.ts';
import { check } from './check.ts';
import { isFault } from './faults.ts';
import { makePart, parsePart, type Level, type LevelPart } from './ladders.ts';
import { firstLaying, layings, type Laying, type LayingRules } from './layings.ts';
import { mayLay } from './tally.ts';
import { parsePosition } from './position.ts';
import { isRefusal } from './refusals.ts';
import type { Meld, State } from './state.ts';

const COLOURS = ['R', 'O', 'Y', 'G', 'B', 'P'];
const RANGES: { readonly [joker: string]: readonly [number, number] } = {
  J: [1, 18],
  'J1-5': [1, 5],
  'J6-10': [6, 10],
  'J11-15': [11, 15],
};

const PLAIN: LayingRules['rules'] = { pairsDistinct: 'no', jokerNeedsNatural: 'no' };

type Case = {
  readonly hand: readonly string[];
  readonly level: Level;
  readonly top: number;
  readonly rules: LayingRules['rules'];
};

type TextMeld = { readonly kind: string; readonly cards: readonly string[] };

const cardsOf = (hand: readonly string[]): readonly Card[] => hand.map((text) => parseCard(text)!);
const levelOf = (text: string): Level => text.split(' + ').map((part) => parsePart(part)!);

/** Equal for layings that differ only in the order of combinations and of their cards. */
function keyOf(melds: readonly TextMeld[]): string {
  return melds
    .map(({ kind, cards }) => `${kind} ${cards.toSorted().join(' ')}`)
    .toSorted()
    .join(' / ');
}

function textMelds(melds: readonly Meld[]): readonly TextMeld[] {
  return melds.map(({ kind, cards }) => ({ kind, cards: cards.map(makePlaced) }));
}

function keysOf(found: Iterable<Laying>): readonly string[] {
  return Array.from(found, (laying) => keyOf(textMelds(laying)));
}

const isJokerText = (card: string): boolean => card.startsWith('J');
const valueOf = (card: string): number => Number(card.replace(/^.*=|^[A-Z]/, ''));
const colourOf = (card: string): string => card.replace(/^.*=/, '')[0]!;

function isCombination({ kind, cards }: TextMeld): boolean {
  if (kind === 'colour') return new Set(cards.map(colourOf)).size === 1;
  const values = cards.map(valueOf).toSorted((a, b) => a - b);
  if (kind === 'set') return values[0] === values.at(-1);
  return values.every((value, index) => index === 0 || value === values[index - 1]! + 1);
}

/** What a card can be placed as. */
function placings(card: string, kind: string, top: number): readonly string[] {
  if (/^[XTWK]/.test(card)) return [];
  const range = RANGES[card];
  if (range === undefined) return valueOf(card) <= top ? [card] : [];
  if (kind === 'colour') return COLOURS.map((letter) => `${card}=${letter}`);
  const values = Array.from({ length: top }, (_, index) => index + 1);
  return values
    .filter((value) => value >= range[0] && value <= range[1])
    .map((value) => `${card}=${value}`);
}

/** Every choice of a part's cards and meanings, with the cards that are left. */
function choices(
  hand: readonly string[],
  { kind, size }: LevelPart,
  top: number,
): readonly { readonly meld: TextMeld; readonly rest: readonly string[] }[] {
  let ways: { readonly cards: readonly string[]; readonly rest: readonly string[] }[] = [
    { cards: [], rest: [] },
  ];
  for (const card of hand) {
    ways = ways.flatMap(({ cards, rest }) => [
      { cards, rest: [...rest, card] },
      ...(cards.length === size
        ? []
        : placings(card, kind, top).map((placed) => ({ cards: [...cards, placed], rest }))),
    ]);
  }
  return ways
    .filter(({ cards }) => cards.length === size && isCombination({ kind, cards }))
    .map(({ cards, rest }) => ({ meld: { kind, cards }, rest }));
}

function allows(melds: readonly TextMeld[], rules: LayingRules['rules']): boolean {
  const values = melds.filter(({ kind }) => kind === 'set').map(({ cards }) => valueOf(cards[0]!));
  if (rules.pairsDistinct === 'yes' && new Set(values).size < values.length) return false;
  return rules.jokerNeedsNatural === 'no' || melds.every(({ cards }) => !cards.every(isJokerText));
}

function twin({ hand, level, top, rules }: Case): ReadonlySet<string> {
  let ways: { readonly melds: readonly TextMeld[]; readonly rest: readonly string[] }[] = [
    { melds: [], rest: hand },
  ];
  for (const part of level) {
    ways = ways.flatMap(({ melds, rest }) =>
      choices(rest, part, top).map((choice) => ({
        melds: [...melds, choice.meld],
        rest: choice.rest,
      })),
    );
  }
  return new Set(ways.filter(({ melds }) => allows(melds, rules)).map(({ melds }) => keyOf(melds)));
}

const part = fc.record({
  kind: fc.constantFrom('run' as const, 'set' as const, 'colour' as const),
  size: fc.integer({ min: 2, max: 4 }),
});

/** Few values and colours, so that hands that can be laid are common; few jokers for the twin's sake. */
function handFor(top: number, jokers: number): fc.Arbitrary<readonly string[]> {
  const number = fc
    .tuple(fc.constantFrom('R', 'O', 'Y'), fc.integer({ min: 1, max: top }))
    .map(([letter, value]) => `${letter}${value}`);
  const joker = fc.constantFrom('J', 'J', 'J', 'J1-5', 'J6-10', 'J11-15');
  return fc
    .tuple(
      fc.array(number, { minLength: 1, maxLength: 6 }),
      fc.array(joker, { maxLength: jokers }),
      fc.array(fc.constantFrom('X', 'T'), { maxLength: 1 }),
    )
    .map((cards) => cards.flat())
    .chain((cards) => fc.shuffledSubarray(cards, { minLength: cards.length }));
}

const rules = fc.record<LayingRules['rules']>({
  pairsDistinct: fc.constantFrom('no', 'yes'),
  jokerNeedsNatural: fc.constantFrom('no', 'yes'),
});

const cases: fc.Arbitrary<Case> = fc
  .constantFrom(
    { top: 4, jokers: 3 },
    { top: 7, jokers: 3 },
    { top: 12, jokers: 2 },
    { top: 18, jokers: 2 },
  )
  .chain(({ top, jokers }) =>
    fc.record({
      hand: handFor(top, jokers),
      level: fc
        .array(part, { minLength: 1, maxLength: 3 })
        .filter((level) => level.reduce((sum, { size }) => sum + size, 0) <= 7),
      top: fc.constant(top),
      rules,
    }),
  );

describe('every way to lay a level', () => {
  test('is what trying everything finds, each way once', () => {
    let layable = 0;
    fc.assert(
      fc.property(cases, (of) => {
        const { hand, level, top } = of;
        const found = keysOf(layings(cardsOf(hand), level, of));
        const expected = twin(of);
        expect(new Set(found)).toEqual(expected);
        expect(found).toHaveLength(expected.size);
        if (expected.size === 0) return;
        layable++;
        expect(mayLay(cardsOf(hand), level, top)).toBe(true);
      }),
      { numRuns: 400 },
    );
    // Otherwise the comparison would say little.
    expect(layable).toBeGreaterThan(3);
  });

  test('the first way is one of them, and there is one wherever there are any', () => {
    fc.assert(
      fc.property(cases, (of) => {
        const first = firstLaying(cardsOf(of.hand), of.level, of);
        const expected = twin(of);
        expect(first !== undefined).toBe(expected.size > 0);
        if (first !== undefined) expect(expected).toContain(keyOf(textMelds(first)));
      }),
      { numRuns: 200 },
    );
  });

  test('a laying has the parts of the level in their order, and does not depend on the hand’s', () => {
    fc.assert(
      fc.property(cases, (of) => {
        const found = [...layings(cardsOf(of.hand), of.level, of)];
        for (const laying of found) {
          expect(laying.map(({ kind, cards }) => ({ kind, size: cards.length }))).toEqual(of.level);
        }
        const sorted = cardsOf(of.hand).toSorted((a, b) => a - b);
        expect(new Set(keysOf(layings(sorted, of.level, of)))).toEqual(new Set(keysOf(found)));
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    { level: 'set 2', hand: 'R4 G4', top: 15, count: 1 },
    { level: 'set 2', hand: 'R4 R4', top: 15, count: 1 },
    { level: 'set 2', hand: 'R4 G4 B4', top: 15, count: 3 },
    { level: 'set 2', hand: 'R4 J', top: 15, count: 1 },
    { level: 'set 2', hand: 'J J', top: 15, count: 15 },
    { level: 'set 2', hand: 'J J', top: 18, count: 18 },
    { level: 'set 2', hand: 'R18 G18', top: 18, count: 1 },
    { level: 'set 2', hand: 'R15 G15', top: 15, count: 1 },
    { level: 'run 2', hand: 'R17 G18', top: 18, count: 1 },
    { level: 'run 2', hand: 'R17 J', top: 18, count: 2 },
    { level: 'set 2', hand: 'J J1-5', top: 15, count: 5 },
    { level: 'set 2', hand: 'J1-5 J6-10', top: 15, count: 0 },
    { level: 'set 2 + set 2', hand: 'R4 G4 B4 O4', top: 15, count: 3 },
    { level: 'set 2 + set 2', hand: 'R4 R4 G4 G4', top: 15, count: 2 },
    { level: 'set 2 + set 2', hand: 'J J J J', top: 15, count: 120 },
    { level: 'set 2 + set 3', hand: 'R4 G4 B4 O4 P4', top: 15, count: 10 },
    { level: 'run 3', hand: 'R4 G5 B6', top: 15, count: 1 },
    { level: 'run 3', hand: 'R4 G5 B5 O6', top: 15, count: 2 },
    { level: 'run 3', hand: 'R4 G5 J', top: 15, count: 2 },
    { level: 'run 3', hand: 'R1 G2 J', top: 15, count: 1 },
    { level: 'run 3', hand: 'R14 G15 J', top: 15, count: 1 },
    { level: 'run 3', hand: 'R14 G15 J', top: 18, count: 2 },
    { level: 'run 3', hand: 'R14 G15 B1', top: 15, count: 0 },
    { level: 'run 3', hand: 'J J J', top: 15, count: 13 },
    { level: 'run 3', hand: 'R4 G5 B6 J', top: 15, count: 6 },
    { level: 'run 3 + run 3', hand: 'R3 G4 B5 O3 P4 R5', top: 15, count: 4 },
    { level: 'run 3 + run 3', hand: 'R3 G4 B5 O6 P7 R8', top: 15, count: 1 },
    { level: 'run 2 + set 2 + run 2', hand: 'R3 G4 B3 O4 R9 G9', top: 15, count: 2 },
    { level: 'colour 3', hand: 'R1 R1 R9', top: 15, count: 1 },
    { level: 'colour 3', hand: 'R1 R5 R9 R12', top: 15, count: 4 },
    { level: 'colour 3', hand: 'R1 R5 J G3', top: 15, count: 1 },
    { level: 'colour 2', hand: 'J J1-5', top: 15, count: 6 },
    { level: 'colour 2', hand: 'X J', top: 15, count: 0 },
  ])(
    'there are $count of $level from $hand with values up to $top',
    ({ level, hand, top, count }) => {
      const of: Case = { hand: hand.split(' '), level: levelOf(level), top, rules: PLAIN };
      expect(twin(of).size).toBe(count);
      expect(keysOf(layings(cardsOf(of.hand), of.level, of))).toHaveLength(count);
    },
  );

  test.each([
    { level: 'set 2', hand: 'J R4 G4', first: 'set G4 R4' },
    { level: 'run 3', hand: 'J R1 J G2 B3', first: 'run B3 G2 R1' },
    { level: 'colour 2', hand: 'J R4 R9', first: 'colour R4 R9' },
  ])('$level from $hand: number cards are tried before jokers', ({ level, hand, first }) => {
    const found = firstLaying(cardsOf(hand.split(' ')), levelOf(level), { top: 15, rules: PLAIN });
    expect(keyOf(textMelds(found!))).toBe(first);
  });
});

/** A level-8 table at which seat 1 holds these cards and plays for this level. */
function tableWith({ hand, level, rules: chosen }: Case): State | undefined {
  const position = parsePosition(
    {
      edition: 'level-8-101',
      master: 'all',
      ladder: { name: 'random', levels: [level.map(makePart)] },
      rules: { ...chosen, goingOut: 'any', winOnLaying: 'no' },
      players: 2,
      dealer: 2,
      step: 'play',
      hands: [hand, []],
      stock: [],
    },
    'test',
  );
  return isFault(position) ? undefined : position.state;
}

const tableCases: fc.Arbitrary<Case> = fc.record({
  hand: handFor(15, 2).filter(
    (hand) => tableWith({ hand, level: levelOf('run 2'), top: 15, rules: PLAIN }) !== undefined,
  ),
  level: fc
    .array(part, { minLength: 1, maxLength: 3 })
    .filter((level) => level.reduce((sum, { size }) => sum + size, 0) <= 6),
  top: fc.constant(15),
  rules,
});

function accepts(state: State, melds: readonly (readonly string[])[]): boolean {
  const placed = melds.map((cards) => cards.map((card) => parsePlaced(card)!));
  return check(state, 1, { t: 'layLevel', melds: placed }) === undefined;
}

describe('the search and the referee', () => {
  test('every way found is accepted, in any order of the combinations', () => {
    fc.assert(
      fc.property(tableCases, (of) => {
        const state = tableWith(of);
        assert(state !== undefined, 'the hand was tried before');
        for (const laying of layings(cardsOf(of.hand), of.level, of)) {
          const melds = textMelds(laying).map(({ cards }) => cards);
          expect(accepts(state, melds)).toBe(true);
          expect(accepts(state, melds.toReversed())).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('what the referee accepts, meanings written out, is among the ways found', () => {
    const guesses = tableCases.chain((of) =>
      fc.record({
        of: fc.constant(of),
        order: fc.shuffledSubarray([...of.hand.keys()], { minLength: of.hand.length }),
        meanings: fc.array(fc.constantFrom('1', '2', '3', '5', '6', '15', 'R', 'O'), {
          minLength: 8,
          maxLength: 8,
        }),
      }),
    );
    fc.assert(
      fc.property(guesses, ({ of, order, meanings }) => {
        const state = tableWith(of)!;
        const size = of.level.reduce((sum, each) => sum + each.size, 0);
        if (size > of.hand.length) return;
        const cards = order.map((place, index) => {
          const card = of.hand[place]!;
          return isJokerText(card) ? `${card}=${meanings[index]!}` : card;
        });
        let from = 0;
        const melds = of.level.map((each) => cards.slice(from, (from += each.size)));
        const command = {
          t: 'layLevel',
          melds: melds.map((meld) => meld.map((card) => parsePlaced(card)!)),
        } as const;
        const refusal = check(state, 1, command);
        // As the combinations are written in the level's order, equal sizes may stand for each other.
        const written = melds
          .map((meld) => meld.toSorted().join(' '))
          .toSorted()
          .join(' / ');
        const found = new Set(
          Array.from(layings(cardsOf(of.hand), of.level, of), (laying) =>
            textMelds(laying)
              .map((meld) => meld.cards.toSorted().join(' '))
              .toSorted()
              .join(' / '),
          ),
        );
        expect(refusal === undefined).toBe(found.has(written));
        if (refusal !== undefined) expect(isRefusal(refusal)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the quick condition', () => {
  test.each([
    { level: 'run 3 + run 3', hand: 'R3 G4 B5 O7 P8 R9', may: true },
    { level: 'run 3 + run 3', hand: 'R3 G4 B6 O8 P10 R12', may: false },
    { level: 'run 3', hand: 'R3 G4', may: false },
    { level: 'run 3', hand: 'R3 G4 J', may: true },
    { level: 'run 3', hand: 'R14 G15 B1', may: false },
    { level: 'set 3', hand: 'R3 G3', may: false },
    { level: 'set 3', hand: 'R3 G3 B3', may: true },
    { level: 'set 3', hand: 'R3 J J', may: true },
    { level: 'colour 4', hand: 'R1 R2 R3 G4', may: false },
    { level: 'colour 4', hand: 'R1 R2 R3 J', may: true },
    { level: 'set 2 + set 2', hand: 'R3 J G5', may: false },
    { level: 'set 2', hand: 'X X', may: false },
    { level: 'run 2', hand: 'R17 R18', may: false },
  ])('$level may be laid from $hand: $may', ({ level, hand, may }) => {
    expect(mayLay(cardsOf(hand.split(' ')), levelOf(level), 15)).toBe(may);
  });
});

describe('sets that must differ in value', () => {
  const fours = ['R6', 'G6', 'B6', 'O6'].map((text) => parseCard(text)!);
  const level: Level = [
    { kind: 'set', size: 2 },
    { kind: 'set', size: 2 },
  ];
  const context = { top: 15, rules: { pairsDistinct: 'yes', jokerNeedsNatural: 'no' } } as const;

  test('are not found twice in one value', () => {
    expect(firstLaying(fours, level, context)).toBeUndefined();
    expect(
      firstLaying([...fours, parseCard('R7')!, parseCard('J')!], level, context),
    ).toBeDefined();
  });

  test('are found there where they need not differ', () => {
    const rules = { ...context.rules, pairsDistinct: 'no' } as const;
    expect([...layings(fours, level, { ...context, rules })]).toHaveLength(3);
  });
});
