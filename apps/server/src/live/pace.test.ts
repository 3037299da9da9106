import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Allowance, type Pace } from './pace.ts';

const LIMITS = { rate: 10, burst: 20 };

/** What is said of messages at these times, in milliseconds. */
function paces(times: readonly number[], limits = LIMITS): readonly Pace[] {
  const allowance = new Allowance(limits, 0);
  return times.map((time) => allowance.take(limits, time));
}

describe('an allowance', () => {
  it('lets a burst pass, then makes wait until half of it is there again', () => {
    const said = paces(Array.from({ length: 22 }, () => 0));
    expect(said.slice(0, 20).every((pace) => pace === 'on')).toBe(true);
    expect(said.slice(20)).toEqual([
      { t: 'wait', ms: 1100 },
      { t: 'wait', ms: 1200 },
    ]);
  });

  it('ends with who runs up ten seconds of debt at once', () => {
    const said = paces(Array.from({ length: 121 }, () => 0));
    expect(said.indexOf('too-fast')).toBe(120);
  });

  it('ends with who is slowed down again and again without a rest', () => {
    const allowance = new Allowance(LIMITS, 0);
    let now = 0;
    let delays = 0;
    for (let sent = 0; sent < 10_000; sent++) {
      const pace = allowance.take(LIMITS, now);
      if (pace === 'too-fast') break;
      if (pace === 'on') continue;
      delays++;
      now += pace.ms;
    }
    expect(delays).toBe(30);
  });

  it('forgets everything after a rest', () => {
    const allowance = new Allowance(LIMITS, 0);
    let now = 0;
    for (let hurry = 0; hurry < 100; hurry++) {
      for (let sent = 0; sent < 25; sent++) {
        const pace = allowance.take(LIMITS, now);
        expect(pace).not.toBe('too-fast');
        if (typeof pace !== 'string') now += pace.ms;
      }
      now += 2000;
    }
  });

  it('never stands in the way of who keeps to the rate, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 100, max: 5000 })), (pauses) => {
        let now = 0;
        const times = pauses.map((pause) => (now += pause));
        return paces(times).every((pace) => pace === 'on');
      }),
    );
    expect(paces([1000, 0, 500, 0])).toEqual(['on', 'on', 'on', 'on']);
  });

  it('without a rate is endless', () => {
    const none = { rate: 0, burst: 0 };
    expect(
      new Set(
        paces(
          Array.from({ length: 1000 }, () => 0),
          none,
        ),
      ),
    ).toEqual(new Set(['on']));
  });
});
