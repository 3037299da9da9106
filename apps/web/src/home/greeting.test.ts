import { LANGS, loadPart } from '@palier/text';
import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../local/calls.ts';
import { dayAt } from '../local/daily-book.ts';
import { PRIZES } from '../local/earned.ts';
import type { FinishedGame } from '../local/finished.ts';
import { greetingFor, lineOf, type Facts } from './greeting.ts';

const NOON = Date.UTC(2026, 10, 16, 12);
const MS_A_DAY = 86_400_000;
const TODAY = dayAt(NOON);
const RIGHT = { isRight: true, moves: [] };
const DONE = [RIGHT, RIGHT, RIGHT, RIGHT, RIGHT];
const YESTERDAY = dayAt(NOON - MS_A_DAY);

const GAME: FinishedGame = {
  id: 'last',
  ended: NOON,
  kind: 'bots',
  edition: 'level-8-101',
  players: 3,
  bots: ['odile-novice', 'bruno-novice'],
  rounds: 9,
  levels: 8,
  climbed: 8,
  hasWon: true,
  isShared: false,
};
const LOST: FinishedGame = { ...GAME, hasWon: false, climbed: 5 };
const OLD = { ...LOST, ended: NOON - 9 * MS_A_DAY };

const RUNNING: SavedGame = {
  id: 'running',
  saved: NOON + 1,
  edition: 'level-up',
  seats: [{ name: 'Ada' }, { name: 'Wanda', bot: 'wanda-expert' }],
  round: 3,
  levels: [2, 2],
  ladders: [8, 8],
  turn: 1,
  winners: [],
};

const FACTS: Facts = {
  games: [GAME],
  running: undefined,
  days: {},
  today: TODAY,
  before: undefined,
};

const on = (day: number, facts: Facts): Facts => ({
  ...facts,
  today: dayAt(NOON + day * MS_A_DAY),
});

/** What is said on each of some days without anything being played. */
function days(count: number, facts: Facts): readonly string[] {
  return Array.from(
    { length: count },
    (_, day) => greetingFor(on(day, facts))?.says.t ?? 'nothing',
  );
}

describe('who greets, and what about', () => {
  it('somebody who was beaten today wants a rematch', () => {
    const greeting = greetingFor(FACTS)!;
    expect(greeting).toMatchObject({ says: { t: 'won' }, deed: { t: 'rematch', game: GAME } });
    expect(['odile', 'bruno']).toContain(greeting.who);
  });

  it('somebody who sat there comforts whoever has not won today', () => {
    expect(greetingFor({ ...FACTS, games: [GAME, LOST] })).toMatchObject({
      mood: 'happy',
      says: { t: 'lost', climbed: 5, levels: 8 },
      deed: { t: 'rematch', game: LOST },
    });
  });

  it('days in a row that end today come before everything', () => {
    const facts = { ...FACTS, days: { [YESTERDAY]: DONE }, running: RUNNING };
    expect(greetingFor(facts)).toMatchObject({
      says: { t: 'streak', days: 1 },
      deed: { t: 'daily' },
    });
    const begun = { ...facts.days, [TODAY]: [RIGHT] };
    expect(greetingFor({ ...facts, days: begun })?.says.t).toBe('streak');
    const done = { ...facts.days, [TODAY]: DONE };
    expect(greetingFor({ ...facts, days: done })?.says.t).not.toBe('streak');
  });

  it('whoever was away for three days is welcomed back, on that day alone', () => {
    const away = (since: number): Facts => ({
      ...FACTS,
      games: [OLD],
      before: dayAt(NOON - since * MS_A_DAY),
    });
    expect(greetingFor(away(2))?.says.t).not.toBe('back');
    expect(greetingFor(away(3))).toMatchObject({
      says: { t: 'back', days: 3 },
      deed: { t: 'rematch', game: OLD },
    });
    expect(greetingFor({ ...away(3), games: [] })).toMatchObject({
      says: { t: 'back' },
      deed: { t: 'goal' },
    });
  });

  it('a game that was left goes on, unless another was finished since', () => {
    expect(greetingFor({ ...FACTS, running: RUNNING })).toMatchObject({
      who: 'wanda',
      says: { t: 'running', round: 3 },
      deed: { t: 'running', game: 'running' },
    });
    expect(greetingFor({ ...FACTS, running: { ...RUNNING, saved: 1 } })?.says.t).toBe('won');
  });

  it('other days it is in turns: the last game, the score so far, a prize that is near', () => {
    const wins = [OLD, { ...GAME, ended: OLD.ended }, { ...GAME, ended: OLD.ended }];
    expect(days(3, { ...FACTS, games: wins }).toSorted()).toEqual(['near', 'score', 'won']);
    const ten = Array.from({ length: 9 }, () => OLD);
    expect(days(3, { ...FACTS, games: ten }).toSorted()).toEqual(['lost', 'near', 'score']);
    const row = { [YESTERDAY]: DONE, [TODAY]: DONE };
    const told = [0, 1, 2].map((old) => {
      const games = [{ ...OLD, ended: OLD.ended - old }];
      return greetingFor({ ...FACTS, games, days: row, today: TODAY })?.says.t;
    });
    expect(told.every((one) => ['lost', 'grown'].includes(one!))).toBe(true);
  });

  it('the score is told as it stands against who speaks', () => {
    const games = [LOST, { ...GAME, bots: ['odile-master'] }, { ...LOST, bots: ['odile-novice'] }];
    const said = [0, 1, 2, 3].map((day) => greetingFor(on(day, { ...FACTS, games })));
    expect(said.find((one) => one?.says.t === 'score')).toMatchObject({
      who: 'odile',
      says: { t: 'score', won: 1, lost: 2 },
      deed: { t: 'rematch', game: games[2] },
    });
  });

  it('the last of six says that the other five are beaten', () => {
    const others = ['odile', 'bruno', 'wanda', 'hugo', 'nell'].map((who) => `${who}-novice`);
    const games = [{ ...GAME, ended: 1, bots: others, isShared: false }];
    const said = Array.from({ length: 4 }, (_, day) => greetingFor(on(day, { ...FACTS, games })));
    expect(said.find((one) => one?.says.t === 'lastOne')).toMatchObject({
      who: 'sami',
      deed: { t: 'goal', goal: { character: 'sami', strength: 'novice' } },
    });
  });

  it('nothing is said of a shared win, of games among people, of bots that nobody knows', () => {
    for (const change of [
      { isShared: true },
      { kind: 'people' },
      { bots: ['odile-novice', 'zoe-genius'] },
    ] as const) {
      expect(days(4, { ...FACTS, games: [{ ...GAME, ...change }] })).not.toContain('won');
    }
  });

  it('whoever has only begun is invited by who is next', () => {
    expect(greetingFor({ ...FACTS, games: [] })).toMatchObject({
      who: 'odile',
      says: { t: 'goal' },
      deed: { t: 'goal' },
    });
  });
});

describe.each(LANGS)('the line in %s', async (lang) => {
  const words = await loadPart(lang, 'goals');
  const CASES: readonly (readonly [string, Facts])[] = [
    ['a win', FACTS],
    ['a loss', { ...FACTS, games: [LOST] }],
    ['a loss low down', { ...FACTS, games: [{ ...LOST, climbed: 0 }] }],
    ['nothing finished', { ...FACTS, games: [] }],
    ['a tie', { ...FACTS, games: [LOST, GAME] }],
    ['losses', { ...FACTS, games: [LOST, LOST] }],
    ['a running game', { ...FACTS, running: RUNNING }],
    ['a prize that is near', { ...FACTS, games: Array.from({ length: 9 }, () => OLD) }],
  ];

  it.each(CASES)('is another one on the next day after %s', (_, facts) => {
    const said = Array.from({ length: 30 }, (_line, day) =>
      lineOf(greetingFor(on(day, facts))!, words),
    );
    expect(said.filter((line, day) => line === said[day + 1])).toEqual([]);
    expect(new Set(said).size).toBeGreaterThanOrEqual(2);
    for (const line of said) expect(line).toMatch(/^(?:¡|¿)?[\p{Lu}\d].*[.!?]$/u);
  });

  it('is another one on the next day of a streak too', () => {
    const said = [0, 1, 2, 3].map((day) => {
      const today = dayAt(NOON + day * MS_A_DAY);
      const before = dayAt(NOON + (day - 1) * MS_A_DAY);
      return lineOf(greetingFor({ ...FACTS, today, days: { [before]: DONE } })!, words);
    });
    expect(new Set(said).size).toBe(3);
  });
});

it('a prize that is near is a tablecloth, as the line says', async () => {
  const { cloths } = await loadPart('en', 'you');
  const prizes = Object.entries(PRIZES).flatMap(([prize, feat]) =>
    feat === 'ten' || feat === 'row' ? [prize] : [],
  );
  expect(prizes).toHaveLength(2);
  expect(prizes.filter((prize) => !(prize in cloths))).toEqual([]);
});
