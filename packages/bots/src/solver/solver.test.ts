import {
  COLOUR_LETTERS,
  makeCard,
  parseCard,
  parsePart,
  type Card,
  type Level,
  type Setup,
} from '@palier/rules';
import { diceFrom, setupOf } from '@palier/rules/testing';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../bot.ts';
import {
  addTo,
  assess,
  chanceToLay,
  compileLevel,
  countOuts,
  distanceOf,
  isOut,
  makeAssessment,
  putUnseen,
  refill,
  removeFrom,
  solve,
  takeUnseen,
  tallyOf,
  unseenFrom,
  type Unseen,
} from './index.ts';
import { randomCase } from './testing/random-cases.ts';
import { kindsUpTo } from './testing/twin.ts';

function cards(text: string): readonly Card[] {
  return text.split(' ').map((card) => parseCard(card)!);
}

function levelOf(text: string): Level {
  return text.split(' + ').map((part) => parsePart(part)!);
}

const setup = setupOf({ edition: 'level-8-101', players: 2 });
const master = setupOf({ edition: 'level-8-101', players: 2, master: 'all' });
const old = setupOf({ edition: 'level-up', players: 2 });
const distinct = setupOf({ edition: 'level-8-101', players: 2, rules: { pairsDistinct: 'yes' } });
const natural = setupOf({
  edition: 'level-8-101',
  players: 2,
  rules: { jokerNeedsNatural: 'yes' },
});

/** Values are written without a colour where every colour is meant. */
function outsOf(at: Setup, level: string, hand: string): string {
  const sight = makeAssessment();
  assess(tallyOf(cards(hand)), compileLevel(levelOf(level), at), sight);
  const texts: string[] = [];
  for (let value = 1; value <= at.top; value++) {
    const own = COLOUR_LETTERS.filter((colour) => isOut(sight, parseCard(`${colour}${value}`)!));
    if (own.length === 6) texts.push(String(value));
    else texts.push(...own.map((colour) => `${colour}${value}`));
  }
  const jokers = ['J', 'J1-5', 'J6-10', 'J11-15'].filter((text) => isOut(sight, parseCard(text)!));
  return [sight.distance, ...texts, ...jokers].join(' ');
}

describe('distance and outs', () => {
  test.each([
    ['a run', setup, 'run 4', 'R4 G5 B7', '1 6 J J6-10'],
    ['open at both ends', setup, 'run 4', 'R4 G5 B6', '1 3 7 J J1-5 J6-10'],
    ['up to the highest value', old, 'run 4', 'R16 G17 B18', '1 15 J J11-15'],
    ['pairs may share a value', setup, 'set 2 + set 2', 'R4 G4 B4', '1 4 J J1-5'],
    ['unless they must differ', distinct, 'set 2 + set 2', 'R4 G4 B4 Y4 R9', '1 9 J J6-10'],
    [
      'a colour',
      setup,
      'colour 3',
      'R4 R9 G1',
      '1 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 J J1-5 J6-10 J11-15',
    ],
    [
      'a card in a run sets one of the colour free',
      setup,
      'run 2 + colour 2',
      'R4 R5 R9',
      '1 R1 R2 3 4 5 6 R7 8 R9 10 R11 R12 R13 R14 R15 J J1-5 J6-10 J11-15',
    ],
    ['a joker is as good as a card', setup, 'set 3', 'R4 J', '1 4 J J1-5'],
    [
      'a ranged joker only within its range',
      master,
      'set 3',
      'R9 J1-5 J',
      '1 1 2 3 4 5 9 J J1-5 J6-10',
    ],
    ['a combination of jokers alone', setup, 'set 2', 'J J', '0'],
    [
      'which a house rule forbids',
      natural,
      'set 2',
      'J J',
      '1 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15',
    ],
    ['special cards are no help', setup, 'set 2', 'X X R4', '1 4 J J1-5'],
  ])('%s', (_, at, level, hand, outs) => {
    expect(outsOf(at, level, hand)).toBe(outs);
  });
});

describe('a tally changed in place', () => {
  test('answers like a new one', () => {
    const dice = diceFrom('tally');
    for (let i = 0; i < 200; i++) {
      const { setup: at, level, hand } = randomCase(dice, i % 2 === 0 ? 'one-star' : 'custom');
      if (hand.length === 0) continue;
      const plan = compileLevel(level, at);
      const tally = tallyOf(hand);
      const lost = dice.pick(hand);
      const come = dice.pick(at.deck);
      removeFrom(tally, lost);
      addTo(tally, come);
      const changed = [...hand.toSpliced(hand.indexOf(lost), 1), come];
      if (changed.filter((card) => card === come).length > 2) continue;
      expect(tally).toEqual(tallyOf(changed));
      expect(distanceOf(tally, plan)).toBe(distanceOf(tallyOf(changed), plan));
      refill(tally, hand);
      expect(tally).toEqual(tallyOf(hand));
    }
  });
});

describe('the unseen cards', () => {
  test('are counted kind by kind, and put back as they were', () => {
    const dice = diceFrom('unseen');
    const sight = makeAssessment();
    for (let i = 0; i < 200; i++) {
      const { setup: at, level, hand } = randomCase(dice, i % 2 === 0 ? 'two-star' : 'custom');
      const unseen = unseenFrom(at.copies);
      const seen = dice.shuffle(at.deck).slice(0, dice.below(40));
      for (const card of seen) takeUnseen(unseen, card);
      assess(tallyOf(hand), compileLevel(level, at), sight);
      let count = 0;
      for (const card of kindsUpTo(at.top)) if (isOut(sight, card)) count += unseen.cards[card]!;
      expect(countOuts(sight, unseen)).toBe(count);
      expect(unseen.total).toBe(at.deck.length - seen.length);
      for (const card of seen) putUnseen(unseen, card);
      expect(unseen).toEqual(unseenFrom(at.copies));
    }
  });
});

/** What is unseen besides a hand. */
function besides(at: Setup, hand: readonly Card[]): Unseen {
  const unseen = unseenFrom(at.copies);
  for (const card of hand) takeUnseen(unseen, card);
  return unseen;
}

describe('the full question', () => {
  test('about a hand that lacks a card', () => {
    const hand = cards('R4 G4 B4 R9 G10 B11 X');
    const solution = solve({
      hand,
      level: levelOf('set 3 + run 4'),
      setup,
      melds: [[], []],
      unseen: besides(setup, hand),
    });
    expect({ ...solution, outs: solution.outs.map(({ card }) => makeCard(card)) }).toMatchObject({
      distance: 1,
      outs: ['R8', 'R12', 'O8', 'O12', 'Y8', 'Y12', 'G8', 'G12', 'B8', 'B12', 'P8', 'P12', 'J'],
      outsUnseen: 19,
      grouping: { rest: cards('X') },
      laying: undefined,
      goingOut: undefined,
    });
  });

  test('about a hand that can lay', () => {
    const hand = cards('R4 G4 B4 R9 G10 B11 Y12 P4 R13 X');
    const { distance, outs, laying, goingOut, grouping } = solve({
      hand,
      level: levelOf('set 3 + run 4'),
      setup,
      melds: [[], []],
      unseen: besides(setup, hand),
    });
    expect({ distance, outs, goingOut, rest: grouping.rest.map(makeCard).join(' ') }).toEqual({
      distance: 0,
      outs: [],
      goingOut: { stuck: 1, turns: 1 },
      rest: 'P4 R13 X',
    });
    expect(laying?.measure).toEqual({ stays: 0, jokers: 0, welcome: 0 });
  });
});

describe('the odds', () => {
  test('of one turn are the outs among the unseen', () => {
    const hand = cards('R4 G5 B6 R13 R14 X G1 B1 P9 Y1');
    const unseen = besides(setup, hand);
    const [one, two] = chanceToLay(
      { hand, level: levelOf('run 4'), setup, unseen, futures: 4000 },
      randomFrom('odds'),
    );
    const exact = (6 + 6 + 7) / unseen.total;
    expect(Math.abs(one!.chance - exact)).toBeLessThan(4 * one!.error);
    const twice = 1 - (1 - exact) * (1 - 19 / (unseen.total - 1));
    // A second turn may also profit from a better card kept in the first.
    expect(two!.chance).toBeGreaterThan(twice - 4 * two!.error);
  });

  test('are nought in fewer turns than cards are missing, and one when none is', () => {
    const hand = cards('R1 G3 B5 R7 G9 B11 R13 G15 Y2 O4');
    const far = chanceToLay(
      { hand, level: levelOf('set 4 + set 4'), setup, unseen: besides(setup, hand) },
      randomFrom('far'),
    );
    expect(far.slice(0, 3)).toEqual([1, 2, 3].map((turns) => ({ turns, chance: 0, error: 0 })));
    const ready = chanceToLay(
      { hand, level: levelOf('run 2'), setup, unseen: besides(setup, hand) },
      randomFrom('ready'),
    );
    expect(ready).toEqual([1, 2, 3, 5].map((turns) => ({ turns, chance: 1, error: 0 })));
  });

  test('grow with the turns', () => {
    const dice = diceFrom('growing');
    for (let i = 0; i < 10; i++) {
      const { setup: at, level, hand } = randomCase(dice, 'one-star');
      const unseen = besides(at, hand);
      const odds = chanceToLay({ hand, level, setup: at, unseen, futures: 30 }, randomFrom(`${i}`));
      const chances = odds.map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((a, b) => a - b));
      expect(odds.map(({ turns }) => turns)).toEqual([1, 2, 3, 5]);
    }
  });
});
