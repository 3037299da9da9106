import { describe, expect, it } from 'vitest';
import type { FinishedGame } from './finished.ts';
import { reachedIn, uncountedFor } from './reached.ts';

const LOST: FinishedGame = {
  id: 'now',
  ended: 9,
  kind: 'bots',
  edition: 'level-8-101',
  players: 3,
  bots: ['odile-steady', 'bruno-novice'],
  rounds: 9,
  levels: 8,
  climbed: 5,
  hasWon: false,
  isShared: false,
};
const WON: FinishedGame = { ...LOST, climbed: 8, hasWon: true };

const before = (changes: Partial<FinishedGame>): FinishedGame => ({
  ...LOST,
  id: 'old',
  ...changes,
});

describe('how far somebody came', () => {
  it.each([
    ['a first loss', [], LOST, 'first'],
    ['further than ever', [before({ climbed: 4 })], LOST, 'best'],
    ['as far as ever', [before({ climbed: 5 }), before({ climbed: 2 })], LOST, 'equal'],
    ['not as far', [before({ climbed: 6 })], LOST, undefined],
    ['nowhere, twice', [before({ climbed: 0 })], { ...LOST, climbed: 0 }, undefined],
    ['a first win', [before({})], WON, undefined],
    ['the quickest win', [before({ hasWon: true, rounds: 10 })], WON, 'quickest'],
    ['a win as quick', [before({ hasWon: true, rounds: 9 })], WON, undefined],
    ['the first in this box', [before({ edition: 'level-up' })], LOST, undefined],
    ['the first on so many levels', [before({ levels: 2, climbed: 1 })], LOST, undefined],
    ['nothing to compare', [], { ...LOST, kind: 'played-on' }, undefined],
  ] as const)('is told: %s', (_, games, game, note) => {
    const { edition, rounds, climbed, levels, hasWon, isShared } = game;
    expect(reachedIn([...games, game], 'now')).toEqual({
      edition,
      rounds,
      climbed,
      levels,
      hasWon,
      isShared,
      ...(note !== undefined && { note }),
    });
  });

  it('is nobody’s where several played, or where the game is not known', () => {
    expect(reachedIn([{ ...LOST, kind: 'people' }], 'now')).toBeUndefined();
    expect(reachedIn([LOST], 'other')).toBeUndefined();
  });
});

it.each([
  ['a full climb may count', WON, undefined],
  ['lost or won', LOST, undefined],
  ['a ladder of one’s own does not', { ...LOST, isOtherClimb: true }, 'other'],
  ['a shared win does not', { ...WON, isShared: true }, 'shared'],
  ['nor one among people', { ...WON, kind: 'people' }, 'people'],
  ['nor one from the midst of another', { ...WON, kind: 'played-on' }, 'playedOn'],
] as const)('whether a game counts for a goal: %s', (_, game, why) => {
  expect(uncountedFor([before({}), game], 'now')).toBe(why);
  expect(uncountedFor([before({})], 'now')).toBeUndefined();
});
