import { assert } from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { answerTo } from './answer.ts';
import { readCase } from './link.ts';
import type { PositionJson } from './situation.ts';

const run = (...cards: readonly string[]) => ({ kind: 'run', cards });
const set = (...cards: readonly string[]) => ({ kind: 'set', cards });
const colour = (...cards: readonly string[]) => ({ kind: 'colour', cards });

const TABLE: PositionJson = {
  edition: 'level-8-101',
  players: 2,
  turn: 1,
  step: 'play',
  levels: [1, 1],
  discards: [['P7'], ['G9']],
};

const LEVEL_1 = [[run('R3', 'G4', 'B5'), run('O9', 'P10', 'Y11')], []];
const LEVEL_7 = [[set('R3', 'G3', 'B3'), colour('O1', 'O4', 'O5', 'O8', 'O9')], []];
const PALIER_7 = [[colour('O1', 'O4', 'O5', 'O8', 'O9', 'O10', 'O12')], []];
const PALIER_1 = [[set('R3', 'G3', 'B3'), run('O5', 'P6', 'Y7', 'R8')], []];
const EIGHT = ['R1', 'G1', 'R3', 'G3', 'B3', 'R5', 'G5', 'B5', 'O5'];
const LAY_8 = 'lay R1 G1 / R3 G3 B3 / R5 G5 B5 O5';
const PAIR = { name: 'Pair', levels: [['set 2'], ['set 2'], ['set 2']] };

function rulesFor(position: PositionJson, move: string): readonly string[] {
  const read = readCase({ position: { ...TABLE, ...position }, move });
  assert(read.t === 'case', 'the case can be read');
  const answer = answerTo(read.case.situation, read.case.question!);
  assert(answer.t === 'yes', 'it is allowed');
  return answer.rules;
}

describe('the end of a round rests on', () => {
  test.each<readonly [string, PositionJson, string, readonly string[]]>([
    ['END-1', { melds: LEVEL_1, hands: [['R6']] }, 'discard R6', ['DISC-1', 'END-1']],
    [
      'HOUSE-goingOut where the last card is added',
      { rules: { goingOut: 'any' }, melds: LEVEL_1, hands: [['R6']] },
      'add R6 1.1',
      ['ADD-1', 'ADD-2', 'HOUSE-goingOut'],
    ],
    [
      'END-1 where it is discarded all the same',
      { rules: { goingOut: 'any' }, melds: LEVEL_1, hands: [['R6']] },
      'discard R6',
      ['DISC-1', 'END-1'],
    ],
    [
      'END-2 in Level Up',
      { edition: 'level-up', melds: PALIER_1, hands: [['B9']] },
      'add B9 1.2',
      ['ADD-1', 'ADD-2', 'END-2'],
    ],
    [
      'HOUSE-goingOut in Level Up where only a discard will do',
      { edition: 'level-up', rules: { goingOut: 'discard' }, melds: PALIER_1, hands: [['B9']] },
      'discard B9',
      ['DISC-1', 'HOUSE-goingOut'],
    ],
    [
      'OPEN-2 where a palier is to be chosen first',
      {
        edition: 'level-up',
        ladder: 'open',
        levels: [
          [1, 2, 3],
          [1, 2, 3],
        ],
        laid: [1, null],
        melds: PALIER_1,
        hands: [['B9']],
      },
      'discard B9',
      ['DISC-1', 'END-2', 'OPEN-2'],
    ],
  ])('%s', (_, position, move, rules) => {
    expect(rulesFor(position, move)).toEqual(rules);
  });
});

describe('a victory rests on', () => {
  test.each<readonly [string, PositionJson, string, readonly string[]]>([
    ['WIN-1 by laying 8', { levels: [8, 1], hands: [[...EIGHT, 'P2']] }, LAY_8, ['LAY-1', 'WIN-1']],
    [
      'WIN-1 by going out with 7',
      { levels: [7, 1], melds: LEVEL_7, hands: [['R6']] },
      'discard R6',
      ['DISC-1', 'END-1', 'WIN-1'],
    ],
    [
      'WIN-1 and the house rule that let the last card be added',
      { rules: { goingOut: 'any' }, levels: [7, 1], melds: LEVEL_7, hands: [['O2']] },
      'add O2 1.2',
      ['ADD-1', 'ADD-2', 'HOUSE-goingOut', 'WIN-1'],
    ],
    [
      'WIN-2 in Level Up',
      { edition: 'level-up', levels: [7, 1], melds: PALIER_7, hands: [['R6']] },
      'discard R6',
      ['DISC-1', 'END-2', 'WIN-2'],
    ],
    [
      'OPEN-3 on the open ladder',
      {
        edition: 'level-up',
        ladder: 'open',
        levels: [[7], [1]],
        laid: [7, null],
        melds: PALIER_7,
        hands: [['R6']],
      },
      'discard R6',
      ['DISC-1', 'END-2', 'OPEN-3'],
    ],
    [
      'HOUSE-winOnLaying in Level Up',
      {
        edition: 'level-up',
        rules: { winOnLaying: 'yes' },
        ladder: PAIR,
        levels: [3, 1],
        hands: [['R6', 'G6', 'B9']],
      },
      'lay R6 G6',
      ['LAY-1', 'HOUSE-winOnLaying'],
    ],
    [
      'HOUSE-winOnLaying in Level 8 at the end of the round',
      { rules: { winOnLaying: 'no' }, levels: [7, 1], melds: LEVEL_7, hands: [['R6']] },
      'discard R6',
      ['DISC-1', 'END-1', 'HOUSE-winOnLaying'],
    ],
  ])('%s', (_, position, move, rules) => {
    expect(rulesFor(position, move)).toEqual(rules);
  });
});

test('a round without a winner of the game cites no victory', () => {
  const rules = rulesFor({ levels: [6, 1], melds: LEVEL_1, hands: [['R6']] }, 'discard R6');
  expect(rules).toEqual(['DISC-1', 'END-1']);
});
