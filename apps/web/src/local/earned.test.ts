import { EDITION_IDS } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { QUESTIONS, dayAt, type DailyBook } from './daily-book.ts';
import { BACKS, CLOTHS } from '../state/profile.ts';
import {
  FEATS,
  PRIZES,
  featProgress,
  hasEarned,
  nearestPrize,
  newDailyPrizes,
  newPrizes,
  nextOfDays,
  type Deeds,
} from './earned.ts';

const TODAY = '2026-11-16';

const LOST = {
  kind: 'bots',
  edition: 'level-up',
  bots: ['odile-steady', 'bruno-novice'],
  hasWon: false,
} as const;
const WON = { ...LOST, hasWon: true } as const;

function deeds(games: Deeds['games'], days: DailyBook = {}): Deeds {
  return { games, days, today: TODAY };
}

/** Days of the challenge, so many days before today, all done. */
function daysAgo(...ago: readonly number[]): DailyBook {
  const one = { isRight: false, moves: [] };
  return Object.fromEntries(
    ago.map((days) => [
      dayAt(Date.parse(TODAY) - days * 86_400_000),
      Array.from({ length: QUESTIONS }, () => one),
    ]),
  );
}

function earnedBy(games: Deeds['games']): readonly string[] {
  return FEATS.filter((feat) => hasEarned(feat, deeds(games)));
}

describe('what play earns', () => {
  it.each([
    ['nothing at first', [], []],
    ['nothing by losing', [LOST], []],
    ['the first win', [LOST, WON], ['win']],
    [
      'a win against an expert',
      [{ ...WON, bots: ['odile-novice', 'sami-expert'] }],
      ['win', 'expert'],
    ],
    ['or somebody stronger', [{ ...WON, bots: ['odile-master'] }], ['win', 'expert']],
    [
      'on a ladder that is not the box’s own the win, and nothing else',
      [{ ...WON, bots: ['odile-master'], isOtherClimb: true as const }],
      ['win'],
    ],
    ['not by losing to one', [{ ...LOST, bots: ['odile-master'] }], []],
    ['ten games, won or lost', Array.from({ length: 10 }, () => LOST), ['ten']],
    [
      'of which some may be among people',
      Array.from({ length: 10 }, () => ({ ...LOST, kind: 'people' }) as const),
      ['ten', 'friend'],
    ],
    [
      'but none played on from another',
      Array.from({ length: 10 }, () => ({ ...WON, kind: 'played-on' }) as const),
      [],
    ],
    [
      'a win in every box',
      EDITION_IDS.map((edition) => ({ ...WON, edition })),
      ['win', 'editions', 'row'],
    ],
    ['three wins in a row', [LOST, WON, WON, WON, LOST], ['win', 'row']],
    ['not with a loss between', [WON, WON, LOST, WON], ['win']],
    [
      'a short game in between does not matter',
      [WON, WON, { ...LOST, isOtherClimb: true as const }, WON],
      ['win', 'row'],
    ],
    ['a game among people', [{ ...LOST, kind: 'people' as const }], ['friend']],
    ['a win from two levels behind', [{ ...WON, behind: 2 }], ['win', 'comeback']],
    ['not from one', [{ ...WON, behind: 1 }], ['win']],
    ['not by staying behind', [{ ...LOST, behind: 4 }], []],
    [
      'a win against four',
      [{ ...WON, bots: ['odile-novice', 'sami-novice', 'hugo-novice', 'nell-novice'] }],
      ['win', 'crowd'],
    ],
    ['a quick win', [{ ...WON, rounds: 6, levels: 8 }], ['win', 'quick']],
    ['not one on a few levels', [{ ...WON, rounds: 3, levels: 3 }], ['win']],
    ['nor in more rounds', [{ ...WON, rounds: 7, levels: 8 }], ['win']],
    ['by a bot of another version nothing but the win', [{ ...WON, bots: ['zed-9'] }], ['win']],
  ])('%s', (_, games, feats) => {
    expect(earnedBy(games)).toEqual(feats);
  });

  it('is counted on the way', () => {
    expect(featProgress('ten', deeds([LOST, WON, LOST]))).toEqual({ done: 3, of: 10 });
    expect(featProgress('editions', deeds([WON, WON]))).toEqual({
      done: 1,
      of: EDITION_IDS.length,
    });
    expect(featProgress('row', deeds([WON, LOST, WON]))).toEqual({ done: 1, of: 3 });
  });

  it('is told of after the game that earned it, and of no other', () => {
    const games = [LOST, WON, WON, { ...WON, bots: ['odile-master'] }].map((game, index) => ({
      ...game,
      id: `${index}`,
    }));
    const told = games.map(({ id }) => newPrizes(games, id));
    expect(told).toEqual([[], ['comets'], [], ['eclipse', 'confetti']]);
    expect(newPrizes(games, 'gone')).toEqual([]);
  });

  it('is as many backs of cards as tablecloths, each by a feat of its own', () => {
    const prizes = Object.keys(PRIZES);
    expect(new Set(Object.values(PRIZES)).size).toBe(prizes.length);
    expect(FEATS).toHaveLength(prizes.length);
    expect(BACKS.filter((back) => prizes.includes(back))).toHaveLength(6);
    expect(CLOTHS.filter((cloth) => prizes.includes(cloth))).toHaveLength(6);
  });

  it('is never more than all', () => {
    expect(featProgress('ten', deeds(Array.from({ length: 40 }, () => WON))).done).toBe(10);
  });
});

describe('what is nearest', () => {
  const many = (count: number): readonly (typeof LOST)[] =>
    Array.from({ length: count }, () => LOST);

  it.each([
    ['at first a win', [], { prize: 'comets', done: 0, of: 1 }],
    ['after a loss what a loss counts for', many(1), { prize: 'starry', done: 1, of: 10 }],
    ['what is nearly done', [...many(6), WON], { prize: 'starry', done: 7, of: 10 }],
    ['after that what is begun', [...many(9), WON], { prize: 'confetti', done: 1, of: 3 }],
  ] as const)('%s', (_, games, nearest) => {
    expect(nearestPrize(deeds(games))).toEqual(nearest);
  });

  it('is nothing where all is earned', () => {
    const all = EDITION_IDS.map((edition) => ({ ...WON, edition, bots: ['odile-master'] }));
    const feats = { behind: 2, rounds: 6, levels: 8, bots: ['odile-master', 'b', 'c', 'd'] };
    const rest = [
      { ...WON, ...feats },
      { ...LOST, kind: 'people' as const },
    ];
    const days = daysAgo(0, 1, 2, 3, 4, 5, 6);
    const right = Array.from({ length: QUESTIONS }, () => ({ isRight: true, moves: [] }));
    const done = deeds([...all, ...rest, ...many(9)], { ...days, [TODAY]: right });
    expect(nearestPrize(done)).toBeUndefined();
    expect(nearestPrize({ ...done, days: {} })).toMatchObject({ prize: 'lanterns' });
  });
});

describe('what days earn', () => {
  it.each([
    ['nothing at first', [], 0, 0],
    ['today', [0], 1, 1],
    ['up to yesterday, today being open', [1, 2], 2, 2],
    ['not where a day is missing', [0, 2, 3], 1, 1],
    ['three in a row', [0, 1, 2], 3, 3],
    ['once done, for good', [9, 10, 11], 3, 0],
    ['a week', [0, 1, 2, 3, 4, 5, 6], 3, 7],
  ] as const)('%s', (_, ago, three, seven) => {
    const all = deeds([], daysAgo(...ago));
    expect(featProgress('days', all)).toEqual({ done: three, of: 3 });
    expect(featProgress('week', all)).toEqual({ done: seven, of: 7 });
  });

  it('is told on the day that earned it, and of no other', () => {
    const days = daysAgo(0, 1, 2, 3);
    expect(newDailyPrizes(days, dayAt(Date.parse(TODAY) - 86_400_000))).toEqual(['lanterns']);
    expect(newDailyPrizes(days, TODAY)).toEqual([]);
    const right = Array.from({ length: QUESTIONS }, () => ({ isRight: true, moves: [] }));
    expect(newDailyPrizes({ ...days, [TODAY]: right }, TODAY)).toEqual(['owl']);
    expect(newDailyPrizes({ [TODAY]: right.slice(1) }, TODAY)).toEqual([]);
  });

  it.each([
    ['at first', [], { prize: 'lanterns', left: 3 }],
    ['after a day', [0], { prize: 'lanterns', left: 2 }],
    ['after three', [0, 1, 2], { prize: 'aurora', left: 4 }],
    ['after a week', [0, 1, 2, 3, 4, 5, 6], undefined],
  ] as const)('what comes next is known %s', (_, ago, next) => {
    expect(nextOfDays(daysAgo(...ago), TODAY)).toEqual(next);
  });
});
