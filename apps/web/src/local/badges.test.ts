/** The climb of goals: what a game is worth, what comes next, the best so far. */
import { CHARACTER_IDS, STRENGTHS, makeBotName } from '@palier/bots';
import { EDITION_IDS, isFault, makeRecordLine, type SetupChoice } from '@palier/rules';
import { makeGame, openGame, summaryOf } from '@palier/table';
import { climbOf, levelsLeft } from '@palier/table/seat';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BADGES,
  badgeName,
  badgesOf,
  bestsOf,
  earnedBadges,
  FLIGHT,
  flightAt,
  newBadges,
  nextGoal,
  placeOn,
} from './badges.ts';
import { finishedOf, type FinishedGame } from './finished.ts';
import { botGame } from './testing/bot-game.ts';

const WON: FinishedGame = {
  id: 'a',
  ended: 1,
  kind: 'bots',
  edition: 'level-8-101',
  players: 3,
  bots: ['odile-steady', 'bruno-novice'],
  rounds: 9,
  levels: 8,
  climbed: 8,
  hasWon: true,
  isShared: false,
};

const names = (game: FinishedGame): readonly string[] => badgesOf(game).map(badgeName);

describe('a game is worth', () => {
  it('each character at its table, at that strength and below', () => {
    expect(names(WON)).toEqual([
      'level-8-101/odile/novice',
      'level-8-101/odile/steady',
      'level-8-101/bruno/novice',
    ]);
  });

  it.each([
    ['lost', { hasWon: false }],
    ['won together with somebody', { isShared: true }],
    ['played on from another', { kind: 'played-on' }],
    ['played among people', { kind: 'people' }],
    ['climbed on a ladder that is not the box’s own', { isOtherClimb: true }],
    ['against bots without a character or of another version', { bots: ['expert', 'zed-novice'] }],
  ] as const)('nothing if it was %s', (_, changed) => {
    expect(names({ ...WON, ...changed })).toEqual([]);
  });
});

describe('one’s place on the stairs', () => {
  it('is that of the edition of the next goal', () => {
    expect(placeOn([])).toMatchObject({ done: 0, of: 24, next: nextGoal([]) });
    expect(placeOn([WON])).toEqual({
      edition: 'level-8-101',
      done: 3,
      of: 24,
      next: { edition: 'level-8-101', character: 'wanda', strength: 'novice' },
    });
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [10, 8],
    [19, 17],
    [24, 17],
  ])('with %i steps climbed is shown on a flight from %i on', (done, first) => {
    expect(flightAt({ done, of: 24 })).toBe(first);
    // The next step is on it too, if there is one.
    expect(Math.min(done + 1, 24) - first).toBeLessThan(FLIGHT);
  });
});

describe('a climb', () => {
  it.each([
    ['is the box’s own', {}, undefined],
    ['is shorter by a house rule', { rules: { levels: 2 } }, true],
    ['begins higher up', { rules: { startLevel: [7, 1] } }, true],
    [
      'has levels of the players’ own',
      { ladder: { name: 'Ours', levels: [[{ kind: 'set', size: 3 }]] } },
      true,
    ],
  ] as const)('%s', (_, chosen, expected) => {
    const choice = { edition: 'level-8-101', players: 2, ...chosen } as SetupChoice;
    const luck = { t: 'seeded', seed: 'climb' } as const;
    const seats = [{ name: 'Ada' }, { name: 'Odile', bot: 'odile-novice' }];
    const game = makeGame({ id: 'a', choice, seats, luck, engine: 'test' });
    if (isFault(game)) expect.fail(JSON.stringify(game));
    const over = { ...summaryOf(game), winners: [1] };
    expect(finishedOf('a', over, 7)?.isOtherClimb).toBe(expected);
  });
});

const aGame: fc.Arbitrary<FinishedGame> = fc
  .record({
    edition: fc.constantFrom(...EDITION_IDS),
    bots: fc.uniqueArray(fc.constantFrom(...CHARACTER_IDS), { minLength: 1, maxLength: 5 }),
    strength: fc.constantFrom(...STRENGTHS),
    hasWon: fc.boolean(),
    rounds: fc.integer({ min: 4, max: 20 }),
  })
  .map(({ bots, strength, ...game }) => ({
    ...WON,
    ...game,
    players: bots.length + 1,
    bots: bots.map((character) => makeBotName({ character, strength })),
  }));

const someGames = fc
  .array(aGame, { maxLength: 30 })
  .map((games) => games.map((game, index) => ({ ...game, id: String(index), ended: index })));

describe('badges', () => {
  it('are each earned once, by the first game that is worth it, and never lost by another', () => {
    fc.assert(
      fc.property(someGames, (games) => {
        const earned = earnedBadges(games);
        for (const [name, badge] of earned) {
          const first = games.find((game) => names(game).includes(name));
          expect([badge.game, badge.ended]).toEqual([first?.id, first?.ended]);
        }
        const before = earnedBadges(games.slice(0, -1));
        expect([...earned.keys()].slice(0, before.size)).toEqual([...before.keys()]);
        const news = games.length === 0 ? [] : newBadges(games, games.at(-1)!.id);
        expect(news).toHaveLength(earned.size - before.size);
      }),
    );
  });

  it('are stairs: nobody stands on a step without those below', () => {
    fc.assert(
      fc.property(someGames, (games) => {
        const earned = earnedBadges(games);
        for (const badge of earned.values()) {
          const below = STRENGTHS.slice(0, STRENGTHS.indexOf(badge.strength));
          for (const strength of below) {
            expect(earned.has(badgeName({ ...badge, strength }))).toBe(true);
          }
        }
      }),
    );
  });

  it('leave a next goal that is not earned, until all are', () => {
    fc.assert(
      fc.property(someGames, (games) => {
        const goal = nextGoal(games);
        const earned = earnedBadges(games);
        if (goal === undefined) expect(earned.size).toBe(BADGES.length);
        else expect(earned.has(badgeName(goal))).toBe(false);
      }),
    );
    const all = EDITION_IDS.map((edition) => ({
      ...WON,
      edition,
      bots: CHARACTER_IDS.map((character) => makeBotName({ character, strength: 'master' })),
    }));
    expect(earnedBadges(all).size).toBe(BADGES.length);
    expect(nextGoal(all)).toBeUndefined();
  });

  it.each([
    ['nothing played', [], 'level-8-101/odile/novice'],
    ['the first two', [WON], 'level-8-101/wanda/novice'],
    [
      'another box since then',
      [WON, { ...WON, edition: 'level-up', hasWon: false } as const],
      'level-up/odile/novice',
    ],
  ])('after %s', (_, games, goal) => {
    expect(badgeName(nextGoal(games)!)).toBe(goal);
  });
});

describe('personal bests', () => {
  it('are missing until they were done once', () => {
    expect(bestsOf([])).toEqual({});
    expect(bestsOf([{ ...WON, hasWon: false }])).toEqual({});
    expect(bestsOf([{ ...WON, kind: 'people' }])).toEqual({});
  });

  it('are the best of all games', () => {
    const games: readonly FinishedGame[] = [
      { ...WON, rounds: 7, behind: 2, bestRound: 1 },
      { ...WON, rounds: 2, levels: 3, behind: 0, bestRound: 2 },
      { ...WON, hasWon: false, behind: 6, bestRound: 1 },
      { ...WON, bots: ['odile-novice', 'bruno-novice', 'wanda-novice'] },
    ];
    expect(bestsOf(games)).toEqual({ quickest: 7, streak: 2, table: 3, round: 2, comeback: 2 });
  });

  it('come from the rounds as the results tell them', () => {
    const record = botGame(
      { edition: 'level-up', ladder: 'open', players: 3, rules: { levels: 3 } },
      { seed: 'climbs' },
    );
    const { header, events, result } = record;
    const game = openGame({
      id: 'a',
      seats: ['Ada', 'Ben', 'Cleo'].map((name) => ({ name })),
      header: makeRecordLine({ ...header, names: ['Ada', 'Ben', 'Cleo'] }),
      ...(result?.secret !== undefined && { secret: result.secret }),
      lines: events.map(makeRecordLine),
    });
    if (isFault(game)) expect.fail(JSON.stringify(game));
    const { climbs, ladders } = summaryOf(game);
    const climb = climbOf(events, game.timeline.at.table.setup);
    expect(climbs?.map((behind) => behind.map((done, index) => ladders[index]! - done))).toEqual(
      levelsLeft(climb),
    );
  });
});
