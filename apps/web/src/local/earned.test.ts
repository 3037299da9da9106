import { EDITION_IDS } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { BACKS, CLOTHS } from '../state/profile.ts';
import { FEATS, PRIZES, featProgress, hasEarned, nearestPrize, newPrizes } from './earned.ts';

const LOST = {
  kind: 'bots',
  edition: 'level-up',
  bots: ['odile-steady', 'bruno-novice'],
  hasWon: false,
} as const;
const WON = { ...LOST, hasWon: true } as const;

function earnedBy(games: Parameters<typeof hasEarned>[1]): readonly string[] {
  return FEATS.filter((feat) => hasEarned(feat, games));
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
    ['not on a ladder that is not the box’s own', [{ ...WON, isOtherClimb: true as const }], []],
    ['not by losing to one', [{ ...LOST, bots: ['odile-master'] }], []],
    ['ten games, won or lost', Array.from({ length: 10 }, () => LOST), ['ten']],
    [
      'of which some may be among people',
      Array.from({ length: 10 }, () => ({ ...LOST, kind: 'people' }) as const),
      ['ten'],
    ],
    [
      'but none played on from another',
      Array.from({ length: 10 }, () => ({ ...WON, kind: 'played-on' }) as const),
      [],
    ],
    [
      'a win in every box',
      EDITION_IDS.map((edition) => ({ ...WON, edition })),
      ['win', 'editions'],
    ],
    ['by a bot of another version nothing but the win', [{ ...WON, bots: ['zed-9'] }], ['win']],
  ])('%s', (_, games, feats) => {
    expect(earnedBy(games)).toEqual(feats);
  });

  it('is counted on the way', () => {
    expect(featProgress('ten', [LOST, WON, LOST])).toEqual({ done: 3, of: 10 });
    expect(featProgress('editions', [WON, WON])).toEqual({ done: 1, of: EDITION_IDS.length });
  });

  it('is told of after the game that earned it, and of no other', () => {
    const games = [LOST, WON, WON, { ...WON, bots: ['odile-master'] }].map((game, index) => ({
      ...game,
      id: `${index}`,
    }));
    const told = games.map(({ id }) => newPrizes(games, id));
    expect(told).toEqual([[], ['comets'], [], ['eclipse']]);
    expect(newPrizes(games, 'gone')).toEqual([]);
  });

  it('is two backs of cards and two tablecloths', () => {
    const prizes = Object.keys(PRIZES);
    expect(BACKS.filter((back) => prizes.includes(back))).toHaveLength(2);
    expect(CLOTHS.filter((cloth) => prizes.includes(cloth))).toHaveLength(2);
  });

  it('is never more than all', () => {
    expect(
      featProgress(
        'ten',
        Array.from({ length: 40 }, () => WON),
      ).done,
    ).toBe(10);
  });
});

describe('what is nearest', () => {
  const many = (count: number): readonly (typeof LOST)[] =>
    Array.from({ length: count }, () => LOST);

  it.each([
    ['at first a win', [], { prize: 'comets', done: 0, of: 1 }],
    ['after a loss what a loss counts for', many(1), { prize: 'starry', done: 1, of: 10 }],
    ['what is nearly done', [...many(6), WON], { prize: 'starry', done: 7, of: 10 }],
    ['after that what is begun', [...many(9), WON], { prize: 'moonlit', done: 1, of: 4 }],
  ] as const)('%s', (_, games, nearest) => {
    expect(nearestPrize(games)).toEqual(nearest);
  });

  it('is nothing where all is earned', () => {
    const all = EDITION_IDS.map((edition) => ({ ...WON, edition, bots: ['odile-master'] }));
    expect(nearestPrize([...all, ...many(9)])).toBeUndefined();
  });
});
