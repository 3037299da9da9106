import { STRENGTHS, makeBotName } from '@palier/bots';
import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../local/calls.ts';
import { botsIn } from '../state/draft.ts';
import type { FinishedGame } from '../local/finished.ts';
import { quickDraft, rematchDraft, runningAt, runningFor } from './goal-draft.ts';

const GOAL = { edition: 'level-8-101', character: 'odile', strength: 'novice' } as const;

const RUNNING: SavedGame = {
  id: 'running',
  saved: 1,
  edition: 'level-8-101',
  seats: [
    { name: 'Ada' },
    { name: 'Odile', bot: 'odile-novice' },
    { name: 'Bruno', bot: 'bruno-novice' },
  ],
  round: 3,
  levels: [2, 2, 1],
  ladders: [8, 8, 8],
  turn: 1,
  winners: [],
};

describe('the game of a goal that goes on', () => {
  it('is found whoever sits where', () => {
    const other = { ...RUNNING, id: 'other', edition: 'level-up' } as const;
    expect(runningFor(GOAL, [other, RUNNING])?.id).toBe('running');
    const turned = { ...RUNNING, seats: RUNNING.seats.toReversed() };
    expect(runningFor(GOAL, [turned])?.id).toBe('running');
  });

  it.each([
    ['is over', { winners: [2] }],
    ['is on another ladder', { isOtherClimb: true }],
    ['began in another game', { isPlayedOn: true }],
    ['is of another box', { edition: 'level-up' }],
    ['is against others', { seats: [{ name: 'Ada' }, { name: 'Odile', bot: 'odile-novice' }] }],
    ['has people in it', { seats: [...RUNNING.seats, { name: 'Ben' }] }],
  ] as const)('is none that %s', (_, change) => {
    expect(runningFor(GOAL, [{ ...RUNNING, ...change }])).toBeUndefined();
  });
});

describe('a quick game', () => {
  it.each([0, 0.5, 0.999])('has three levels and two of one’s strength (%d)', (chance) => {
    for (const strength of STRENGTHS) {
      const draft = quickDraft({ edition: 'level-up', strength }, chance);
      expect(draft).toMatchObject({ edition: 'level-up', rules: { levels: 3 } });
      expect(botsIn(draft).map((bot) => bot.strength)).toEqual([strength, strength]);
      expect(new Set(botsIn(draft).map(({ character }) => character)).size).toBe(2);
    }
  });
});

describe('a rematch', () => {
  const LAST: FinishedGame = {
    id: 'last',
    ended: 1,
    kind: 'bots',
    edition: 'level-8-101',
    players: 3,
    bots: ['odile-novice', 'wanda-expert'],
    rounds: 9,
    levels: 8,
    climbed: 5,
    hasWon: false,
    isShared: false,
  };

  it('is against the same, each as strong as before', () => {
    const draft = rematchDraft(LAST);
    expect(draft).toMatchObject({ edition: 'level-8-101', rules: {} });
    expect(botsIn(draft).map(makeBotName)).toEqual(LAST.bots);
  });

  it('is as short as the game before', () => {
    expect(rematchDraft({ ...LAST, levels: 3, isOtherClimb: true }).rules).toEqual({ levels: 3 });
  });

  it('goes on where it was begun, but for a shorter one', () => {
    const running = {
      ...RUNNING,
      seats: [{ name: 'Ada' }, ...LAST.bots.map((bot) => ({ name: bot, bot }))],
    };
    expect(runningAt(rematchDraft(LAST), [running])?.id).toBe('running');
    const short = rematchDraft({ ...LAST, levels: 3, isOtherClimb: true });
    expect(runningAt(short, [running])).toBeUndefined();
    const shorter = { ...running, ladders: [3, 3, 3], isOtherClimb: true } as const;
    expect(runningAt(short, [shorter])?.id).toBe('running');
  });
});
