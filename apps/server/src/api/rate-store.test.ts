import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { VirtualClock } from '@palier/table/testing';
import { describe, expect, it } from 'vitest';
import { rateStore } from './rate-store.ts';

const MINUTE = 60_000;

function counted(store: FastifyRateLimitStore, key: string): { current: number; ttl: number } {
  let told: { current: number; ttl: number } | undefined;
  store.incr(key, (_, result) => (told = result), MINUTE, 10);
  return told!;
}

describe('requests by address', () => {
  it('are counted for a minute from the first, each address and each route for itself', () => {
    const time = new VirtualClock(1000);
    const store = new (rateStore(time.steady))({});
    expect(counted(store, 'a')).toEqual({ current: 1, ttl: MINUTE });
    time.pass(MINUTE - 1);
    expect(counted(store, 'a')).toEqual({ current: 2, ttl: 1 });
    expect(counted(store, 'b')).toEqual({ current: 1, ttl: MINUTE });
    const route = {} as Parameters<FastifyRateLimitStore['child']>[0];
    expect(counted(store.child(route), 'a')).toEqual({ current: 1, ttl: MINUTE });
    time.pass(1);
    expect(counted(store, 'a')).toEqual({ current: 1, ttl: MINUTE });
  });

  it('are remembered of five thousand', () => {
    const store = new (rateStore(() => 0))({});
    counted(store, 'first');
    for (let index = 0; index < 4999; index++) counted(store, `other ${index}`);
    expect(counted(store, 'first').current).toBe(2);
    counted(store, 'one more');
    expect(counted(store, 'other 0').current).toBe(1);
  });
});
