import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITIONS, EDITION_IDS } from './editions.ts';
import type { Setup } from './setup.ts';
import {
  firstStanding,
  settleRound,
  toldBonus,
  toldLayable,
  toldWins,
  type Standing,
  type ToldRound,
} from './settle.ts';
import { setupOf } from './testing/set-ups.ts';

const LEVEL_8 = setupOf({ edition: 'level-8-101', players: 3 });
const LEVEL_UP = setupOf({ edition: 'level-up', players: 3 });
const OPEN = setupOf({ edition: 'level-up', ladder: 'open', players: 2 });

/** Stacked ladders of eight. */
function at(levels: readonly number[], more: Partial<Standing> = {}): Standing {
  const left = levels.map((level) =>
    Array.from({ length: 9 - level }, (_, index) => level + index),
  );
  return { left, dealer: 1, barren: 0, winners: [], ...more };
}

function levelsAfter(setup: Setup, standing: Standing, round: ToldRound): readonly number[] {
  return settleRound(setup, standing, round)!.standing.left.map((left) => left[0] ?? 9);
}

describe('END-3: who went out climbs two, who laid one, the others none', () => {
  test.each([
    [{ laid: [1, 1, undefined], out: 1 }, [3, 2, 1]],
    [{ laid: [1, undefined, undefined], out: 1 }, [3, 1, 1]],
    [{ laid: [1, 1, 1], last: 2 }, [2, 2, 2]],
    [{ laid: [undefined, undefined, undefined], last: 2 }, [1, 1, 1]],
  ] satisfies readonly (readonly [ToldRound, readonly number[]])[])(
    'the round %j ends on the levels %j',
    (round, after) => {
      expect(levelsAfter(LEVEL_8, firstStanding(LEVEL_8, 1), round)).toEqual(after);
    },
  );
});

test('END-4: from level 6 going out leads to 8, which is still to be laid', () => {
  const { standing } = settleRound(LEVEL_8, at([6, 1, 1]), {
    laid: [6, undefined, undefined],
    out: 1,
  })!;
  expect(standing).toEqual(at([8, 1, 1], { dealer: 2 }));
});

test('WIN-1: going out with the last level but one wins', () => {
  const { standing } = settleRound(LEVEL_8, at([7, 7, 1]), { laid: [7, 7, undefined], out: 2 })!;
  expect(standing.winners).toEqual([2]);
});

test('WIN-1: laying the last level wins at once and nobody else climbs', () => {
  const standing = at([8, 5, 1]);
  expect(toldWins(LEVEL_8, standing, 1)).toBe(true);
  const settled = settleRound(LEVEL_8, standing, { laid: [8, 5, undefined] })!;
  expect(settled.ended.by).toBe('win');
  expect(settled.ended.cleared).toEqual([[8], [], []]);
  expect(settled.standing.winners).toEqual([1]);
});

describe('WIN-2: Level Up', () => {
  test('of several who finish, the one who went out wins alone', () => {
    const round: ToldRound = { laid: [8, 7, undefined], out: 2 };
    expect(settleRound(LEVEL_UP, at([8, 7, 1]), round)!.standing.winners).toEqual([2]);
  });

  test('where none of them went out they share the victory', () => {
    const round: ToldRound = { laid: [8, 8, 3], out: 3 };
    expect(settleRound(LEVEL_UP, at([8, 8, 3]), round)!.standing.winners).toEqual([1, 2]);
  });
});

test.each([
  [LEVEL_8, 2],
  [LEVEL_UP, 3],
])('DEAL-4: the next dealer of %#', (setup, dealer) => {
  const round: ToldRound = { laid: [undefined, undefined, 1], out: 3 };
  expect(settleRound(setup, firstStanding(setup, 1), round)!.standing.dealer).toBe(dealer);
});

test('HOUSE-stockOutBonus: without the bonus who goes out on the last turn climbs one', () => {
  const setup = setupOf({ edition: 'level-up', players: 2, rules: { stockOutBonus: 'no' } });
  const start = firstStanding(setup, 1);
  const round: ToldRound = { laid: [1, undefined], out: 1 };
  expect(levelsAfter(setup, start, round)).toEqual([3, 1]);
  expect(levelsAfter(setup, start, { ...round, usedUp: true })).toEqual([2, 1]);
});

describe('OPEN-2', () => {
  const standing: Standing = { left: [[2, 5, 8], [1]], dealer: 1, barren: 0, winners: [] };

  test('who goes out removes the palier laid and one of choice', () => {
    const round: ToldRound = { laid: [5, undefined], out: 1 };
    expect(toldBonus(OPEN, standing, round)).toEqual([2, 8]);
    expect(settleRound(OPEN, standing, round)).toBeUndefined();
    expect(settleRound(OPEN, standing, { ...round, bonus: 8 })!.standing.left).toEqual([[2], [1]]);
  });

  test('where one is left besides it goes by itself', () => {
    const two: Standing = { ...standing, left: [[2, 5], [1]] };
    const round: ToldRound = { laid: [5, undefined], out: 1 };
    expect(toldBonus(OPEN, two, round)).toEqual([]);
    expect(settleRound(OPEN, two, round)!.standing).toMatchObject({ winners: [1] });
  });
});

test('STOCK-5: fifty rounds without a climb end the game for those on the highest level', () => {
  const round: ToldRound = { laid: [undefined, undefined, undefined], last: 1 };
  const standing = at([4, 2, 4], { barren: 49 });
  expect(settleRound(LEVEL_8, standing, round)!.standing.winners).toEqual([1, 3]);
});

describe('what cannot have been', () => {
  test.each([
    ['a level of somebody else', { laid: [2, undefined, undefined], last: 1 }],
    ['out without laying', { laid: [undefined, undefined, undefined], out: 1 }],
    ['a seat that is not there', { laid: [1, undefined, undefined], out: 4 }],
    ['too few seats', { laid: [1], out: 1 }],
    ['a choice that nobody had', { laid: [1, undefined, undefined], out: 1, bonus: 3 }],
  ] satisfies readonly (readonly [string, ToldRound])[])('%s', (_, round) => {
    expect(settleRound(LEVEL_8, firstStanding(LEVEL_8, 1), round)).toBeUndefined();
  });

  test('two who lay the last level, or one besides somebody who went out', () => {
    const standing = at([8, 8, 1]);
    expect(settleRound(LEVEL_8, standing, { laid: [8, 8, undefined] })).toBeUndefined();
    expect(settleRound(LEVEL_8, standing, { laid: [8, undefined, 1], out: 3 })).toBeUndefined();
  });

  test('a round after the end', () => {
    const over = at([8, 1, 1], { winners: [2] });
    const round: ToldRound = { laid: [undefined, undefined, undefined], last: 1 };
    expect(settleRound(LEVEL_8, over, round)).toBeUndefined();
  });
});

test('nobody climbs more than two levels or falls, on any ladder', () => {
  const anyRound = fc.record({
    edition: fc.constantFrom(...EDITION_IDS),
    which: fc.nat(),
    players: fc.integer({ min: 2, max: 6 }),
    lays: fc.array(fc.option(fc.nat(), { nil: undefined }), { minLength: 6, maxLength: 6 }),
    out: fc.nat(),
    bonus: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(anyRound, { minLength: 1, maxLength: 20 }), (told) => {
      const { edition, which, players } = told[0]!;
      const { ladders } = EDITIONS[edition];
      const setup = setupOf({ edition, players, ladder: ladders[which % ladders.length]! });
      let standing = firstStanding(setup, 1);
      for (const { lays, out, bonus } of told) {
        const laid = standing.left.map((_, index) => {
          const levels = toldLayable(setup, standing, index + 1);
          const pick = lays[index];
          return pick === undefined ? undefined : levels[pick % levels.length];
        });
        const seat = 1 + (out % players);
        const wins = laid.some(
          (level, index) => level !== undefined && toldWins(setup, standing, index + 1),
        );
        const isOut = laid[seat - 1] !== undefined && !wins;
        const plain: ToldRound = isOut ? { laid, out: seat } : { laid, last: seat };
        const choices = toldBonus(setup, standing, plain);
        const settled = settleRound(
          setup,
          standing,
          choices.length === 0 ? plain : { ...plain, bonus: choices[bonus % choices.length]! },
        );
        if (settled === undefined) return;
        for (const [index, left] of settled.standing.left.entries()) {
          const climbed = standing.left[index]!.length - left.length;
          expect(settled.ended.cleared[index]).toHaveLength(climbed);
          const most = isOut && index === seat - 1 ? 2 : 1;
          expect(climbed).toBeLessThanOrEqual(laid[index] === undefined ? 0 : most);
        }
        standing = settled.standing;
        if (standing.winners.length > 0) return;
      }
    }),
  );
});
