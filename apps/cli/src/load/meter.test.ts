import { describe, expect, it } from 'vitest';
import { latencyOf, Meter, MoveWatch } from './meter.ts';

describe('a watch over moves', () => {
  function watch(): { readonly watch: MoveWatch; readonly done: () => number } {
    const meter = new Meter();
    meter.begin();
    return { watch: new MoveWatch(meter, 3), done: () => meter.end().moves };
  }

  it('counts a move when the last client has heard of it', () => {
    const { watch: one, done } = watch();
    one.sent(7);
    one.heard(0, 8);
    one.heard(1, 8);
    one.heard(1, 8);
    expect(done()).toBe(0);
    const { watch: other, done: otherDone } = watch();
    other.sent(7);
    for (const client of [2, 0, 1]) other.heard(client, 8);
    expect(otherDone()).toBe(1);
  });

  it('follows moves that overtake each other', () => {
    const { watch: one, done } = watch();
    one.sent(7);
    one.heard(0, 8);
    one.sent(8);
    // Both at once, as after a gap.
    for (const client of [0, 1, 2]) one.heard(client, 9);
    expect(done()).toBe(2);
  });

  it('does not wait for who has left, and waits again for who is back', () => {
    const { watch: one, done } = watch();
    one.sent(7);
    one.heard(0, 8);
    one.heard(1, 8);
    one.left(2);
    one.sent(8);
    one.returned(2);
    one.sent(9);
    one.heard(0, 10);
    one.heard(1, 10);
    expect(done()).toBe(2);
  });

  it('forgets what was refused', () => {
    const { watch: one, done } = watch();
    one.sent(7);
    one.refused(7);
    for (const client of [0, 1, 2]) one.heard(client, 8);
    expect(done()).toBe(0);
  });

  it('counts nothing outside of its time', () => {
    const meter = new Meter();
    const one = new MoveWatch(meter, 1);
    one.sent(1);
    one.heard(0, 2);
    meter.begin();
    expect(meter.end().moves).toBe(0);
  });
});

describe('latencies', () => {
  it('are told by their shares', () => {
    const all = Array.from({ length: 200 }, (_, i) => 200 - i);
    expect(latencyOf(all)).toEqual({ p50: 101, p99: 199, most: 200 });
    expect(latencyOf([])).toBeUndefined();
  });
});
