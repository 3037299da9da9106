import { VERDICTS, isAgainst, type CoachVerdict } from '@palier/bots/coach';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_STARS, isFaulted, momentsToLookAt, starsOf } from './score.ts';

const move = (verdict: CoachVerdict, loss = 0) => ({ verdict, loss });
const GOOD = move('best');
const times = (count: number, one: typeof GOOD) => Array.from({ length: count }, () => one);

describe('the stars of a game', () => {
  test.each([
    ['no decision', [], 5],
    ['no mistake', [GOOD, move('open', 0.2), move('only-move')], 5],
    ['one slip in many decisions', [move('slip', 0.02), ...times(9, GOOD)], 4],
    ['a mistake in ten', [move('mistake', 0.08), ...times(9, GOOD)], 3],
    ['two mistakes in ten', [...times(2, move('blunder', 0.1)), ...times(8, GOOD)], 2],
    ['one blunder after the other', times(4, move('blunder', 0.2)), 1],
    [
      'what had no choice dilutes nothing',
      [move('mistake', 0.05), ...times(50, move('only-move'))],
      1,
    ],
  ] as const)('%s', (_, moves, stars) => {
    expect(starsOf(moves)).toBe(stars);
  });

  const moves = fc.array(
    fc.record({
      verdict: fc.constantFrom(...VERDICTS),
      loss: fc.double({ min: 0.001, max: 0.5, noNaN: true }),
    }),
    { minLength: 1, maxLength: 40 },
  );

  test('are never more where more was lost', () => {
    fc.assert(
      fc.property(moves, fc.nat(), fc.double({ min: 0, max: 0.5, noNaN: true }), (some, at, by) => {
        const place = at % some.length;
        const worse = some.with(place, { ...some[place]!, loss: some[place]!.loss + by });
        expect(starsOf(worse)).toBeLessThanOrEqual(starsOf(some));
      }),
    );
  });

  test('are all there exactly where nothing was certainly lost', () => {
    fc.assert(
      fc.property(moves, (some) => {
        const isFlawless = !some.some(({ verdict }) => isAgainst(verdict));
        expect(starsOf(some) === MOST_STARS).toBe(isFlawless);
      }),
    );
  });
});

test('a fault is what the coach has something against', () => {
  expect(VERDICTS.filter(isFaulted)).toEqual(VERDICTS.filter(isAgainst));
});

describe('the moments to look at', () => {
  const rival = { t: 'drawCard' } as const;
  const judged = (verdict: CoachVerdict, high: number) => ({
    verdict,
    interval: { low: high - 0.1, high },
    rival,
  });

  test('are the surest good decision and the two greatest losses', () => {
    const moves = [
      judged('blunder', 0.3),
      judged('best', -0.01),
      judged('mistake', 0.1),
      judged('best', -0.05),
      judged('slip', 0.05),
    ];
    expect(momentsToLookAt(moves, [0, 2, 4])).toEqual([3, 0, 2]);
  });

  test('are three losses where nothing stands out', () => {
    const { rival: _, ...alone } = judged('best', 0);
    expect(momentsToLookAt([judged('open', 0.1), alone], [5, 3, 1])).toEqual([5, 3, 1]);
  });
});
