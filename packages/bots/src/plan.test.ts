import {
  EDITIONS,
  LADDERS,
  firstLaying,
  isFault,
  makeSetup,
  parseCard,
  seededBits,
  shuffled,
  type Card,
  type Level,
} from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { missingFor, servingCards } from './plan.ts';

function cards(text: string): readonly Card[] {
  return text.split(' ').map((card) => parseCard(card)!);
}

const RUN_AND_COLOUR: Level = [
  { kind: 'run', size: 3 },
  { kind: 'colour', size: 4 },
];
const PAIRS: Level = [
  { kind: 'set', size: 2 },
  { kind: 'set', size: 2 },
];

describe('how many cards a level lacks', () => {
  it.each([
    ['R1 G2 B3 P4 P6 P8 P9', RUN_AND_COLOUR, 0],
    ['R1 G2 B3 P4 P6 P8', RUN_AND_COLOUR, 1],
    ['R1 G2 B3 P4 P6 P8 J', RUN_AND_COLOUR, 0],
    ['P1 P2 P3 P4 R9 G12', RUN_AND_COLOUR, 2],
    ['R1 G1 B5 O9', PAIRS, 1],
    ['R1 G1 B1 O1', PAIRS, 0],
    ['X T W K', PAIRS, 4],
    ['J J6-10', PAIRS, 2],
  ])('%s', (hand, level, missing) => {
    expect(missingFor(cards(hand), level, 15)).toBe(missing);
  });

  it('none where it says none: the level can be laid then', () => {
    const setup = makeSetup({ edition: 'level-8-101', players: 2 });
    if (isFault(setup)) throw new Error(setup.code);
    const levels = [...LADDERS['one-star'].levels, ...LADDERS['two-star'].levels];
    let complete = 0;
    for (let deal = 0; deal < 300; deal++) {
      const hand = shuffled(seededBits(`plan/${deal}`), setup.deck).slice(0, 11);
      for (const level of levels) {
        if (missingFor(hand, level, EDITIONS['level-8-101'].top) > 0) continue;
        complete++;
        expect(firstLaying(hand, level, setup)).toBeDefined();
      }
    }
    expect(complete).toBeGreaterThan(50);
  });
});

it('marks each copy of a card by itself', () => {
  expect(servingCards(cards('R1 R1 G1 B9 J X'), [{ kind: 'set', size: 2 }], 15)).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
});
