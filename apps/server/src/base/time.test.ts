import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemRandom } from './random.ts';
import { systemTime } from './time.ts';

afterEach(() => vi.restoreAllMocks());

describe('the system’s time', () => {
  it('waits longer than a timer of Node can, and for ever', async () => {
    const calls: string[] = [];
    const cancel = [3e9, Infinity].map((ms) => systemTime.after(ms, () => calls.push('early')));
    // Its timers keep nothing running; something else must.
    const guard = setTimeout(() => undefined, 600_000);
    await new Promise<void>((settle) => systemTime.after(5, settle));
    const stop = await new Promise<() => void>((settle) => {
      const stopTicking = systemTime.every(1, () => settle(stopTicking));
    });
    stop();
    clearTimeout(guard);
    for (const end of cancel) end();
    expect(calls).toEqual([]);
  });

  it.each([-86_400_000, 86_400_000])('goes on when the clock is set by %d ms', (ms) => {
    const before = systemTime.now();
    const real = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(real + ms);
    expect(systemTime.wall()).toBe(real + ms);
    expect(systemTime.now()).toBeGreaterThanOrEqual(before);
    expect(systemTime.now() - before).toBeLessThan(60_000);
  });

  it('is over when it says so: no wait ends early by its own clock', async () => {
    const early: number[] = [];
    const waits = Array.from({ length: 200 }, async (_, index) => {
      // Each begins somewhere else between two milliseconds.
      await new Promise((settle) => setTimeout(settle, index));
      const began = systemTime.now();
      const ms = 20 + (index % 20);
      await new Promise<void>((settle) => systemTime.after(ms, settle));
      if (systemTime.now() - began < ms) early.push(index);
    });
    const guard = setTimeout(() => undefined, 600_000);
    await Promise.all(waits);
    clearTimeout(guard);
    expect(early).toEqual([]);
  });
});

describe('the random', () => {
  it('draws codes of eight consonants and fingerprints tokens', () => {
    const codes = Array.from({ length: 200 }, () => systemRandom.code());
    expect(codes.every((code) => /^[B-DF-HJ-NP-TV-XZ]{8}$/u.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(200);
    expect(systemRandom.hex(16)).toMatch(/^[0-9a-f]{32}$/u);
    expect(systemRandom.hash('ABCD')).toBe(
      'e12e115acf4552b2568b55e93cbd39394c4ef81c82447fafc997882a02d23677',
    );
  });
});
