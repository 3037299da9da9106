import { describe, expect, it } from 'vitest';
import type { FinishedGame } from './finished.ts';
import { recordsOf, trendOf } from './records.ts';

const GAME: FinishedGame = {
  id: 'a',
  ended: 1,
  kind: 'bots',
  edition: 'level-8-101',
  players: 3,
  bots: ['odile-novice', 'bruno-steady'],
  rounds: 9,
  levels: 8,
  climbed: 8,
  hasWon: true,
  isShared: false,
};
const LOST = { ...GAME, hasWon: false, climbed: 5 };
const SHARED = { ...GAME, isShared: true };

describe('the record against a character', () => {
  it('counts what was won and lost, at any strength and in any box', () => {
    const games = [GAME, LOST, { ...LOST, edition: 'level-up', bots: ['odile-master'] } as const];
    expect([...recordsOf(games)]).toEqual([
      ['odile', { won: 1, lost: 2 }],
      ['bruno', { won: 1, lost: 1 }],
    ]);
  });

  it.each<[string, FinishedGame]>([
    ['a win that was shared', SHARED],
    ['several people at one device', { ...GAME, kind: 'people' }],
    ['the midst of another game', { ...GAME, kind: 'played-on' }],
    ['a bot of another version', { ...GAME, bots: ['zoe-genius'] }],
  ])('is silent of %s', (_, game) => {
    expect(recordsOf([game]).size).toBe(0);
  });

  it('counts a game once, whoever sits there twice', () => {
    const games = [{ ...GAME, bots: ['odile-novice', 'odile-expert'] }];
    expect(recordsOf(games).get('odile')).toEqual({ won: 1, lost: 0 });
  });
});

describe('the trend', () => {
  const trend = (marks: string) =>
    trendOf(Array.from(marks, (mark) => ({ w: GAME, l: LOST, s: SHARED })[mark]!));

  it('is of the last ten games against bots', () => {
    expect(trend('wwwllllllllws').results).toEqual([
      ...Array.from({ length: 8 }, () => 'lost'),
      'won',
      'shared',
    ]);
    expect(trendOf([{ ...GAME, kind: 'people' }])).toEqual({
      results: [],
      wins: 0,
      turn: undefined,
    });
  });

  it.each([
    ['', 0, undefined],
    ['wlwlw', 3, undefined],
    ['lllwww', 3, 'up'],
    ['wwwlll', 3, 'down'],
    ['lwlwll', 2, 'even'],
    // Of an odd number the oldest is left out.
    ['wllllws', 3, 'up'],
    ['wwwwwwwwwwlwllllllll', 1, 'down'],
  ] as const)('of %s is told', (marks, wins, turn) => {
    expect(trend(marks)).toMatchObject({ wins, turn });
  });
});
