import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { finishedOf, finishedOnline, type FinishedGame } from '../local/finished.ts';
import { makeCsv, makeJson, winShare, statisticsOf, strengthOf } from './figures.ts';

const GAME: FinishedGame = {
  id: 'a',
  ended: Date.UTC(2026, 10, 15, 20, 30),
  kind: 'bots',
  edition: 'level-8-101',
  players: 3,
  bots: ['odile-expert', 'bruno-expert'],
  rounds: 9,
  levels: 8,
  climbed: 5,
  hasWon: false,
  isShared: false,
};
const WON: FinishedGame = { ...GAME, hasWon: true, climbed: 8 };

describe('a finished game', () => {
  const SUMMARY = {
    edition: 'level-8-101',
    seats: [{ name: 'Odile', bot: 'odile-expert' }, { name: 'Ada' }],
    round: 9,
    levels: [4, 9],
    ladders: [8, 8],
    turn: 2,
    winners: [2],
  } as const;

  it('is kept in short, without names', () => {
    const kept = finishedOf('a', SUMMARY, 7);
    expect(kept).toEqual({
      id: 'a',
      ended: 7,
      kind: 'bots',
      edition: 'level-8-101',
      players: 2,
      bots: ['odile-expert'],
      rounds: 9,
      levels: 8,
      climbed: 8,
      hasWon: true,
      isShared: false,
    });
    expect(JSON.stringify(kept)).not.toContain('Ada');
  });

  it('has the best round, and how far behind one was', () => {
    const climbs = [
      [0, 0],
      [1, 0],
      [3, 2],
      [4, 3],
      [4, 9],
    ];
    expect(finishedOf('a', { ...SUMMARY, climbs }, 7)).toMatchObject({ bestRound: 6, behind: 1 });
  });

  it.each([
    ['goes on', { winners: [] }, undefined],
    ['is between bots', { seats: [SUMMARY.seats[0], SUMMARY.seats[0]] }, undefined],
    ['is of several people', { seats: [{ name: 'Ben' }, { name: 'Ada' }] }, 'people'],
    ['was played on', { isPlayedOn: true as const }, 'played-on'],
  ])('that %s', (_what, changed, kind) => {
    expect(finishedOf('a', { ...SUMMARY, ...changed }, 7)?.kind).toBe(kind);
  });

  it('at a table online is that of one’s own seat', () => {
    const seats = [{ name: 'Ben' }, { name: 'Odile', bot: 'odile-expert' }, { name: 'Ada' }];
    const summary = { ...SUMMARY, seats, levels: [4, 6, 9], ladders: [8, 8, 8], winners: [3] };
    const climbs = { id: 'online/t', kind: 'online', players: 3, bots: ['odile-expert'] };
    const of = (own: number) => finishedOnline('t', summary, { own, ended: 7 });
    expect(of(3)).toMatchObject({ ...climbs, climbed: 8, hasWon: true });
    expect(of(1)).toMatchObject({ ...climbs, climbed: 3, hasWon: false });
  });
});

describe('statistics', () => {
  it('count what one person did against bots, and name the rest', () => {
    const games: readonly FinishedGame[] = [
      WON,
      WON,
      GAME,
      { ...WON, edition: 'level-up', players: 2, bots: ['sami-novice'], isShared: true },
      { ...WON, kind: 'people' },
      { ...WON, kind: 'played-on' },
      { ...WON, kind: 'played-on' },
      { ...WON, kind: 'online' },
      { ...GAME, kind: 'online', players: 4 },
    ];
    const { all, streak, reached, editions, strengths, players, online, apart } =
      statisticsOf(games);
    expect(all).toMatchObject({ games: 4, wins: 3, expected: (3 / 3 + 1 / 2) / 4 });
    expect(streak).toEqual({ now: 1, longest: 2 });
    expect(reached).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 3]);
    const counts = (groups: readonly { name: unknown; games: number; wins: number }[]) =>
      groups.map(({ name, games: count, wins }) => [name, count, wins]);
    expect(counts(editions)).toEqual([
      ['level-up', 1, 1],
      ['level-8-101', 3, 2],
    ]);
    expect(counts(strengths)).toEqual([
      ['novice', 1, 1],
      ['expert', 3, 2],
    ]);
    expect(counts(players)).toEqual([
      [2, 1, 1],
      [3, 3, 2],
    ]);
    expect(online).toMatchObject({ games: 2, wins: 1, expected: (1 / 3 + 1 / 4) / 2 });
    expect(apart).toEqual({ people: 1, playedOn: 2 });
  });

  it.each([
    [['odile-expert', 'expert'], 'expert'],
    [['odile-expert', 'sami-master'], 'mixed'],
    [['from-elsewhere'], 'mixed'],
    [[], 'mixed'],
  ])('bots %j are %s', (bots, strength) => {
    expect(strengthOf({ bots })).toBe(strength);
  });

  it('count a game online once that this device and the server know', () => {
    const games: readonly FinishedGame[] = [
      { ...WON, kind: 'online', id: 'online/a', players: 2 },
      { ...GAME, kind: 'online', id: 'online/old', players: 4 },
    ];
    const onServer = [
      { table: 'a', players: 2, place: 1 },
      { table: 'b', players: 4, place: 1 },
      { table: 'c', players: 2, place: 2 },
    ];
    const { online } = statisticsOf(games, onServer);
    const expected = (1 / 2 + 1 / 4 + 1 / 4 + 1 / 2) / 4;
    expect(online).toMatchObject({ games: 4, wins: 2, expected, elsewhere: 2 });
  });

  it('of nothing say nothing', () => {
    expect(statisticsOf([]).all).toEqual({
      games: 0,
      wins: 0,
      share: { share: 0, low: 0, high: 1 },
      expected: 0,
    });
  });
});

describe('a share of wins', () => {
  it('has the interval of the textbook', () => {
    // Wilson, 7 of 20.
    const { low, high } = winShare(7, 20);
    expect(low).toBeCloseTo(0.1812, 4);
    expect(high).toBeCloseTo(0.5671, 4);
  });

  it('lies in its interval, which is the smaller the more games there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (games, some) => {
        const wins = some % (games + 1);
        const { share, low, high } = winShare(wins, games);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
        expect(high).toBeLessThanOrEqual(1);
        const more = winShare(wins * 4, games * 4);
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });
});

describe('the file', () => {
  it('is CSV that a spreadsheet reads', () => {
    expect(makeCsv([GAME, { ...WON, bots: ['a,"b"'] }])).toBe(
      [
        'ended,kind,edition,players,bots,rounds,levels,climbed,won,shared,best_round,behind',
        '2026-11-15T20:30:00.000Z,bots,level-8-101,3,odile-expert bruno-expert,9,8,5,0,0,,',
        '2026-11-15T20:30:00.000Z,bots,level-8-101,3,"a,""b""",9,8,8,1,0,,',
        '',
      ].join('\r\n'),
    );
  });

  it('is JSON that says what it is', () => {
    const { ended: _, ...rest } = GAME;
    expect(JSON.parse(makeJson([GAME]))).toEqual({
      palier: 1,
      t: 'statistics',
      games: [{ ended: '2026-11-15T20:30:00.000Z', ...rest }],
      badges: [],
      bests: {},
    });
  });

  it('has the badges and bests, so that another device can show them', () => {
    const won = { ...WON, bots: ['odile-steady'] };
    const { badges, bests } = JSON.parse(makeJson([GAME, won])) as {
      readonly [name: string]: unknown;
    };
    const earned = '2026-11-15T20:30:00.000Z';
    expect(badges).toEqual([
      { badge: 'level-8-101/odile/novice', earned, game: 'a' },
      { badge: 'level-8-101/odile/steady', earned, game: 'a' },
    ]);
    expect(bests).toEqual({ quickest: 9, streak: 1, table: 1 });
  });
});
