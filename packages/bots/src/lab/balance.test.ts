import type { Setup } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { adviceOn, isOutOfOrder, type LadderStudy } from './balance.ts';
import type { Findings, LevelFinding } from './findings.ts';
import type { Estimate, Share } from './moments.ts';

function threeLevels(ladder: 'one-star' | 'two-star' = 'one-star'): Setup {
  return setupOf({ edition: 'level-8-101', ladder, players: 3, rules: { levels: 3 } });
}

function share(value: number, half = 0.01): Share {
  return { value, interval: [value - half, value + half], of: 1000 };
}

function about(value: number, error = 0.1): Estimate {
  return { value, error };
}

/** A level by its turns needed, after one that needed others. */
function level(number: number, turns: number, before?: number): LevelFinding {
  return {
    ladder: 0,
    level: number,
    asks: [{ kind: 'run', size: 3 }],
    tried: 1000,
    laid: 500,
    share: share(0.5),
    turns: { mean: 3, low: 1, median: 3, high: 6 },
    cost: about(turns),
    step: before === undefined ? undefined : about(turns - before),
  };
}

const RISING = [level(1, 2), level(2, 3, 2), level(3, 5, 3)];

function study(own: Partial<Findings>, runaway?: LadderStudy['runaway']): LadderStudy {
  const none = { groups: [], worth: undefined };
  return {
    findings: {
      levels: RISING,
      endings: { 'went-out': share(1), stock: share(0, 0), blocked: share(0, 0), win: share(0, 0) },
      dead: share(0, 0),
      rounds: undefined,
      minutes: undefined,
      meanMinutes: about(40),
      turnsOfRound: undefined,
      places: [{ climbed: undefined, wentOut: undefined, won: share(1 / 3) }],
      entries: [],
      jokers: none,
      passes: none,
      played: none,
      skips: none,
      ...own,
    },
    runaway,
  };
}

function leads(won: Share, even: number): NonNullable<LadderStudy['runaway']> {
  const [low, high] = won.interval;
  return { won, even, index: won.value / even, interval: [low / even, high / even] };
}

describe('advice', () => {
  it.each<readonly [string, Partial<Findings>, readonly string[]]>([
    ['a ladder that rises', {}, ['balanced']],
    [
      'a level easier than the one before',
      { levels: [level(1, 5), level(2, 3, 5)] },
      ['out-of-order'],
    ],
    [
      'one that is so within its error',
      { levels: [level(1, 3.1), level(2, 3, 3.1)] },
      ['balanced'],
    ],
    ['a level seldom laid', { levels: [{ ...level(1, 2), share: share(0.3) }] }, ['too-hard']],
    ['one that may be', { levels: [{ ...level(1, 2), share: share(0.3, 0.05) }] }, ['balanced']],
    [
      'a level always laid',
      { levels: [level(1, 2), { ...level(2, 3, 2), share: share(0.95) }] },
      ['too-easy'],
    ],
    [
      'a first level always laid',
      { levels: [{ ...level(1, 2), share: share(0.95) }] },
      ['balanced'],
    ],
    ['a steep step', { levels: [level(1, 5), level(2, 12, 5), level(3, 13, 12)] }, ['too-steep']],
    ['a steep last step', { levels: [level(1, 5), level(2, 9.9, 5)] }, ['balanced']],
    ['a wall at the end', { levels: [level(1, 5), level(2, 12, 5)] }, ['too-steep']],
    [
      'a step that is steep but small',
      { levels: [level(1, 1), level(2, 3, 1), level(3, 4, 3)] },
      ['balanced'],
    ],
    [
      'a level tried too seldom',
      { levels: [{ ...level(1, 5), tried: 40, share: share(0.1) }] },
      ['few-games'],
    ],
    ['a long game', { meanMinutes: about(75) }, ['long-game']],
    ['a short game', { meanMinutes: about(9) }, ['short-game']],
    ['a game perhaps too long', { meanMinutes: about(61, 3) }, ['balanced']],
    ['dead rounds', { dead: share(0.2) }, ['dead-rounds']],
    [
      'a good first seat',
      { places: [{ climbed: undefined, wentOut: undefined, won: share(0.4) }] },
      ['first-seat'],
    ],
    [
      'a bad first seat',
      { places: [{ climbed: undefined, wentOut: undefined, won: share(0.3) }] },
      ['first-seat'],
    ],
  ])('on %s', (_, own, codes) => {
    expect(adviceOn(threeLevels(), study(own)).map(({ t }) => t)).toEqual(codes);
  });

  it.each([
    ['runs away', leads(share(0.8), 0.6), ['runaway-leader']],
    ['wins as the lead gives', leads(share(0.6), 0.6), ['balanced']],
    ['is caught', leads(share(0.5), 0.6), ['balanced']],
    ['has as good as won', leads(share(0.9), 0.88), ['decided-early']],
  ])('where the leader %s', (_, runaway, codes) => {
    expect(adviceOn(threeLevels(), study({}, runaway)).map(({ t }) => t)).toEqual(codes);
  });

  it('on blocked rounds says that and that they are dead', () => {
    const endings = {
      'went-out': share(0.5),
      stock: share(0, 0),
      blocked: share(0.5),
      win: share(0, 0),
    };
    const codes = adviceOn(threeLevels(), study({ endings, dead: share(0.5) })).map(({ t }) => t);
    expect(codes).toEqual(['dead-rounds', 'blocked-rounds']);
  });

  it('knows where cards can be kept', () => {
    const setup = setupOf({
      edition: 'level-8-101',
      ladder: 'two-star',
      players: 3,
      rules: { keepFrom: 2 },
    });
    const levels = [level(1, 5), { ...level(2, 3, 5), share: share(0.2) }];
    expect(adviceOn(setup, study({ levels }))).toEqual([
      { t: 'out-of-order', level: 2, turns: 3, before: 5, isKept: true },
      { t: 'too-hard', level: 2, asks: levels[1]!.asks, share: 0.2, isKept: true },
    ]);
  });

  it('an order needs an error to be judged', () => {
    expect(isOutOfOrder({ ...level(2, 3, 5), step: { value: -2, error: undefined } })).toBe(false);
  });
});
