import { assert, firstStanding, isFault, makeSetup, type SetupChoice } from '@palier/rules';
import { describe, expect, test } from 'vitest';
import {
  asksLast,
  asksUsedUp,
  bonusChoices,
  emptyTelling,
  laidToWin,
  readTelling,
  withLaid,
  withOut,
  type Before,
} from './told.ts';

function beforeOf(choice: SetupChoice, left?: Before['standing']['left']): Before {
  const setup = makeSetup(choice);
  assert(!isFault(setup), 'a set-up of a test can be played');
  const standing = firstStanding(setup, 1);
  return { setup, standing: left === undefined ? standing : { ...standing, left } };
}

const LEVEL_8 = beforeOf({ edition: 'level-8-101', players: 3 });
const LAST = beforeOf({ edition: 'level-8-101', players: 3 }, [[8], [8], [3, 4, 5, 6, 7, 8]]);
const LEVEL_UP = beforeOf({ edition: 'level-up', players: 2 });
const OPEN = beforeOf({ edition: 'level-up', ladder: 'open', players: 2 });

describe('telling a round', () => {
  test('wants to know how it ended', () => {
    const telling = withLaid(LEVEL_8, emptyTelling(LEVEL_8), { seat: 1, level: 1 });
    expect(readTelling(LEVEL_8, telling)).toEqual({ missing: 'end' });
  });

  test('who went out has laid', () => {
    const telling = withOut(LEVEL_8, emptyTelling(LEVEL_8), 2);
    expect(telling.laid).toEqual([undefined, 1, undefined]);
    expect(readTelling(LEVEL_8, telling)).toMatchObject({
      round: { laid: [undefined, 1, undefined], out: 2 },
      settled: { ended: { by: 'went-out', seat: 2 } },
    });
  });

  test('who has not laid after all has not gone out', () => {
    const telling = withOut(LEVEL_8, emptyTelling(LEVEL_8), 2);
    expect(withLaid(LEVEL_8, telling, { seat: 2, level: undefined }).out).toBeUndefined();
  });

  test('that nobody went out is enough where the deal goes round', () => {
    const telling = withOut(LEVEL_8, emptyTelling(LEVEL_8), 'nobody');
    expect(readTelling(LEVEL_8, telling)).toMatchObject({ settled: { standing: { dealer: 2 } } });
  });

  test('where who played last deals, it must be said', () => {
    const telling = withOut(LEVEL_UP, emptyTelling(LEVEL_UP), 'nobody');
    expect(asksLast(LEVEL_UP, telling)).toBe(true);
    expect(readTelling(LEVEL_UP, telling)).toEqual({ missing: 'last' });
    expect(readTelling(LEVEL_UP, { ...telling, last: 2 })).toMatchObject({
      settled: { standing: { dealer: 2 } },
    });
  });

  test('laying the last level ends it, for one of them', () => {
    const one = withLaid(LAST, emptyTelling(LAST), { seat: 1, level: 8 });
    expect(laidToWin(LAST, one)).toBe(1);
    const other = withLaid(LAST, one, { seat: 2, level: 8 });
    expect(other.laid).toEqual([undefined, 8, undefined]);
    expect(readTelling(LAST, other)).toMatchObject({ settled: { standing: { winners: [2] } } });
    expect(withOut(LAST, other, 3).laid).toEqual([undefined, undefined, 3]);
  });

  test('on an open ladder the second level is a choice', () => {
    const telling = withLaid(OPEN, withOut(OPEN, emptyTelling(OPEN), 1), { seat: 1, level: 4 });
    expect(bonusChoices(OPEN, telling)).toEqual([1, 2, 3, 5, 6, 7, 8]);
    expect(readTelling(OPEN, telling)).toEqual({ missing: 'bonus' });
    expect(readTelling(OPEN, { ...telling, bonus: 8 })).toMatchObject({
      round: { laid: [4, undefined], out: 1, bonus: 8 },
    });
  });

  test('whether the stock was used up is asked where it matters', () => {
    const rules = { stockOutBonus: 'no' } as const;
    const before = beforeOf({ edition: 'level-up', players: 2, rules });
    const telling = withOut(before, emptyTelling(before), 1);
    expect(asksUsedUp(before, telling)).toBe(true);
    expect(asksUsedUp(LEVEL_UP, withOut(LEVEL_UP, emptyTelling(LEVEL_UP), 1))).toBe(false);
    expect(readTelling(before, { ...telling, usedUp: true })).toMatchObject({
      settled: { ended: { cleared: [[1], []] } },
    });
  });
});
