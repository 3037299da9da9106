import { VirtualClock } from '@palier/table/testing';
import { describe, expect, it } from 'vitest';
import { Misses } from './misses.ts';

function tries(misses: Misses, count: number, key = 'a'): number {
  let tried = 0;
  for (let index = 0; index < count && misses.mayTry(key, 'KLMPQRST'); index++) {
    misses.missed(key, 'KLMPQRST');
    tried++;
  }
  return tried;
}

describe('codes that lead nowhere', () => {
  it('may be tried thirty times by one address, then three times a minute', () => {
    const time = new VirtualClock();
    const misses = new Misses(time.steady);
    expect(tries(misses, 1000)).toBe(30);
    expect(tries(misses, 1000, 'b')).toBe(30);
    time.pass(60_000);
    expect(tries(misses, 1000)).toBe(3);
    time.pass(86_400_000);
    expect(tries(misses, 1000)).toBe(30);
  });

  it('are not ids, and cost nothing where nobody counts', () => {
    const time = new VirtualClock();
    const misses = new Misses(time.steady);
    const id = '0123456789abcdef'.repeat(2);
    for (let index = 0; index < 100; index++) misses.missed('a', id);
    expect(misses.mayTry('a', 'KLMPQRST')).toBe(true);
    tries(misses, 30);
    expect([misses.mayTry('a', 'KLMPQRST'), misses.mayTry('a', id)]).toEqual([false, true]);
    expect(tries(new Misses(time.steady, false), 1000)).toBe(1000);
  });

  it('of ten thousand addresses are remembered', () => {
    const misses = new Misses(() => 0);
    tries(misses, 30, 'first');
    for (let index = 0; index < 9999; index++) misses.missed(`other ${index}`, 'KLMPQRST');
    expect(misses.mayTry('first', 'KLMPQRST')).toBe(false);
    misses.missed('one more', 'KLMPQRST');
    expect(misses.mayTry('first', 'KLMPQRST')).toBe(true);
  });
});
