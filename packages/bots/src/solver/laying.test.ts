import { randomBytes } from 'node:crypto';
import {
  cardOf,
  isNumber,
  layings,
  makeCard,
  makePlaced,
  parseCard,
  parsePart,
  parsePlaced,
  placedColour,
  placedValue,
  type Card,
  type Laying,
  type Level,
  type Meld,
} from '@palier/rules';
import { diceFrom, setupOf } from '@palier/rules/testing';
import { describe, expect, test } from 'vitest';
import {
  bestLaying,
  compareMeasures,
  compileLevel,
  distanceOf,
  groupingOf,
  rankedLayings,
  tallyOf,
  unseenFrom,
  type Grouping,
} from './index.ts';
import { randomCase, randomMelds, type HandCase, type LadderName } from './testing/random-cases.ts';

const { PALIER_SEED, PALIER_QUICK, PALIER_LONG } = process.env;
const SEED = PALIER_SEED ?? randomBytes(6).toString('hex');
/** A test never measures time: the limit only ends a hang, and the long form takes long. */
const timeout = PALIER_LONG === undefined ? 240_000 : 0;
const HANDS = PALIER_LONG === undefined ? (PALIER_QUICK === '1' ? 100 : 600) : 100_000;
const LADDERS: readonly LadderName[] = ['stacked', 'one-star', 'two-star', 'custom'];

function cards(text: string): readonly Card[] {
  return text.split(' ').map((card) => parseCard(card)!);
}

function levelOf(text: string): Level {
  return text.split(' + ').map((part) => parsePart(part)!);
}

function shown(melds: readonly Meld[]): string {
  return melds.map((meld) => meld.cards.map(makePlaced).join(' ')).join(' / ');
}

const setup = setupOf({ edition: 'level-8-101', players: 2, master: 'all' });
const EMPTY = { setup, melds: [[], []] };

describe('the best laying', () => {
  test.each([
    ['number cards before jokers', 'set 3', 'R7 G7 B7 J', 'R7 G7 B7'],
    ['a ranged joker before a plain one', 'set 3', 'R7 G7 J J6-10', 'R7 G7 J6-10=7'],
    ['so that the rest can be added', 'run 3', 'R3 G4 B5 R6 R9', 'R3 G4 B5'],
    ['so that no joker is used', 'run 3', 'J R3 G5 B8 R9 G10 R1', 'B8 R9 G10'],
  ])('%s', (_, level, hand, laying) => {
    expect(shown(bestLaying(cards(hand), levelOf(level), EMPTY)!)).toBe(laying);
  });

  test('keeps what the table takes', () => {
    const colour: Meld = { kind: 'colour', cards: [parsePlaced('G1')!, parsePlaced('G2')!] };
    const table = { setup, melds: [[colour], []] };
    expect(shown(bestLaying(cards('G7 R7 R8 Y1 P3'), levelOf('run 2'), table)!)).toBe('R7 R8');
  });

  test('is undefined where there is none', () => {
    expect(bestLaying(cards('R1 R3'), levelOf('run 2'), EMPTY)).toBeUndefined();
  });
});

function told({ setup: { id }, hand }: HandCase, i: number): string {
  return `PALIER_SEED=${SEED} ${i}: ${id} ${hand.map(makeCard).join(' ')}`;
}

/** As far as a test has time for. */
const MOST = 3000;

describe('layings, the best first', () => {
  test(
    'are those of the search in rules, by the measure; the quick best is as good',
    { timeout },
    () => {
      const dice = diceFrom(`${SEED}/layings`);
      for (let i = 0; i < HANDS; i++) {
        const asked = randomCase(dice, LADDERS[i % LADDERS.length]!);
        const { hand, level } = asked;
        const table = { setup: asked.setup, melds: randomMelds(dice, asked.setup.top) };
        const { layings: ranked, more } = rankedLayings(hand, level, { ...table, limit: MOST });
        const quick = bestLaying(hand, level, table);
        const all = [...layings(hand, level, asked.setup).take(MOST + 1)];
        const isLaying = quick === undefined || all.length > MOST || holds(all, quick);
        const hasColours = level.some(({ kind }) => kind === 'colour');
        const isFirst = hasColours || more || quickIsFirst(ranked, quick);
        expect([told(asked, i), more, isLaying, isFirst, isSorted(ranked)]).toEqual([
          told(asked, i),
          all.length > MOST,
          true,
          true,
          true,
        ]);
        if (more) continue;
        const texts = ranked.map(({ laying }) => shown(laying));
        expect(texts.toSorted()).toEqual(all.map(shown).toSorted());
      }
    },
  );
});

type Ranked = ReturnType<typeof rankedLayings>['layings'];

function holds(all: readonly Laying[], laying: Laying): boolean {
  return all.some((other) => shown(other) === shown(laying));
}

function isSorted(ranked: Ranked): boolean {
  return ranked.every(
    (one, i) => i === 0 || compareMeasures(ranked[i - 1]!.measure, one.measure) <= 0,
  );
}

function quickIsFirst(ranked: Ranked, quick: Laying | undefined): boolean {
  if (quick === undefined) return ranked.length === 0;
  const own = ranked.find(({ laying }) => shown(laying) === shown(quick))!;
  return compareMeasures(own.measure, ranked[0]!.measure) === 0;
}

describe('the grouping of a hand', () => {
  const unseen = unseenFrom(setup.copies);

  function grouped(level: string, hand: string): string {
    const plan = compileLevel(levelOf(level), setup);
    const held = cards(hand);
    const { parts, rest } = groupingOf(held, tallyOf(held), { plan, unseen });
    return `${shown(parts)} | ${rest.map(makeCard).join(' ')}`;
  }

  test('has as many cards as can stand together', () => {
    expect(grouped('set 3 + run 4', 'R1 R2 G2 B3 P4 O9 Y9')).toBe('O9 Y9 / R1 R2 B3 P4 | G2');
  });

  test('open on both sides is better than at the edge', () => {
    expect(grouped('run 4', 'R1 R2 G3 B8 Y9 P10')).toBe('B8 Y9 P10 | R1 R2 G3');
  });

  test(
    'holds as many cards as the distance leaves, in parts that can be completed',
    { timeout },
    () => {
      const dice = diceFrom(`${SEED}/grouping`);
      for (let i = 0; i < HANDS; i++) {
        const asked = randomCase(dice, LADDERS[i % LADDERS.length]!);
        const { hand, level } = asked;
        const plan = compileLevel(level, asked.setup);
        const tally = tallyOf(hand);
        const grouping = groupingOf(hand, tally, { plan, unseen: unseenFrom(asked.setup.copies) });
        const placed = grouping.parts.reduce((sum, part) => sum + part.cards.length, 0);
        expect([told(asked, i), placed, whatIsWrong(grouping, asked)]).toEqual([
          told(asked, i),
          plan.size - distanceOf(tally, plan),
          undefined,
        ]);
      }
    },
  );
});

function whatIsWrong(
  { parts, rest }: Grouping,
  { hand, level, setup: at }: HandCase,
): string | undefined {
  const used = [...parts.flatMap((part) => part.cards.map(cardOf)), ...rest];
  const isHand = used.toSorted((a, b) => a - b).join() === hand.toSorted((a, b) => a - b).join();
  if (!isHand) return 'other cards';
  const wrong = parts.findIndex((part, i) => !canBeCompleted(part, level[i]!.size, at.top));
  if (wrong >= 0) return shown([parts[wrong]!]);
  const sets = parts.filter((part) => part.kind === 'set' && part.cards.length > 0);
  const values = new Set(sets.map((part) => placedValue(part.cards[0]!)));
  if (at.rules.pairsDistinct === 'yes' && values.size < sets.length) return 'two sets of a value';
  if (at.rules.jokerNeedsNatural === 'no') return undefined;
  const bare = parts.find(
    (part, i) =>
      part.cards.length === level[i]!.size && !part.cards.some((card) => isNumber(cardOf(card))),
  );
  return bare && shown([bare]);
}

function canBeCompleted({ kind, cards: placed }: Meld, size: number, top: number): boolean {
  if (placed.length > size) return false;
  if (kind === 'colour') return new Set(placed.map(placedColour)).size <= 1;
  const values = placed.map((card) => placedValue(card)!);
  if (kind === 'set') return new Set(values).size <= 1;
  const span = values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
  return new Set(values).size === values.length && span < size && Math.max(0, ...values) <= top;
}
