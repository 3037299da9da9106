import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Gatherer, type GathererPlan } from './gatherer.ts';

type Item = { readonly key: string; readonly weight: number };
type Flight = {
  readonly items: readonly Item[];
  readonly land: () => void;
  readonly crash: () => void;
};

const turn = async (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Flights that stay in the air until they are told to land. */
function airport(plan: Partial<GathererPlan<Item, string>>) {
  const flights: Flight[] = [];
  const gatherer = new Gatherer<Item, string>({
    flights: 2,
    most: 100,
    key: ({ key }) => key,
    weight: ({ weight }) => weight,
    send: async (items) =>
      new Promise((resolve, reject) => {
        const land = (): void => resolve(items.map(({ key }) => `${key} landed`));
        flights.push({ items, land, crash: () => reject(new Error('crashed')) });
      }),
    ...plan,
  });
  return { gatherer, flights };
}

function keysOf(flights: readonly Flight[]): readonly string[] {
  return flights.map(({ items }) => items.map(({ key }) => key).join(''));
}

function addAll(gatherer: Gatherer<Item, string>, keys: string): readonly Promise<string>[] {
  return keys.split('').map(async (key) => gatherer.add({ key, weight: 1 }));
}

describe('what is gathered', () => {
  it('in one turn goes in one flight; what comes later with the next that is free', async () => {
    const { gatherer, flights } = airport({});
    const first = addAll(gatherer, 'abc');
    await turn();
    void addAll(gatherer, 'de');
    await turn();
    void addAll(gatherer, 'fg');
    await turn();
    expect(keysOf(flights)).toEqual(['abc', 'de']);
    flights[0]!.land();
    expect(await Promise.all(first)).toEqual(['a landed', 'b landed', 'c landed']);
    await turn();
    expect(keysOf(flights)).toEqual(['abc', 'de', 'fg']);
  });

  it('waits a moment after a flight of several, not after one alone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { gatherer, flights } = airport({ flights: 1, pause: 20 });
    void addAll(gatherer, 'a');
    await turn();
    void addAll(gatherer, 'bc');
    flights[0]!.land();
    await turn();
    expect(keysOf(flights)).toEqual(['a', 'bc']);
    flights[1]!.land();
    void addAll(gatherer, 'd');
    await turn();
    void addAll(gatherer, 'e');
    vi.advanceTimersByTime(19);
    await turn();
    expect(keysOf(flights)).toEqual(['a', 'bc']);
    vi.advanceTimersByTime(1);
    await turn();
    expect(keysOf(flights)).toEqual(['a', 'bc', 'de']);
  });

  it('never flies with its own like', async () => {
    const { gatherer, flights } = airport({ flights: 1 });
    const all = addAll(gatherer, 'abaac');
    for (let index = 0; index < 3; index++) {
      await turn();
      flights[index]!.land();
      await turn();
    }
    await Promise.all(all);
    expect(keysOf(flights)).toEqual(['abc', 'a', 'a']);
  });

  it('crashes with its flight and no other', async () => {
    const { gatherer, flights } = airport({});
    const first = Promise.allSettled(addAll(gatherer, 'ab'));
    await turn();
    const second = addAll(gatherer, 'c');
    await turn();
    flights[0]!.crash();
    expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    flights[1]!.land();
    expect(await Promise.all(second)).toEqual(['c landed']);
  });

  it('fills a flight up to its number and weight', async () => {
    const { gatherer, flights } = airport({ flights: 9, most: 3, heaviest: 10 });
    for (const [index, weight] of [4, 6, 1, 1, 1, 1, 20, 1].entries()) {
      void gatherer.add({ key: String(index), weight });
    }
    await turn();
    expect(keysOf(flights)).toEqual(['01', '234', '56', '7']);
  });

  it('arrives once each, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 60 }),
        async (keys) => {
          const { gatherer, flights } = airport({ most: 5 });
          const all = addAll(gatherer, keys.join(''));
          for (let landed = 0; landed < flights.length || landed === 0; landed++) {
            await turn();
            const sky = flights.slice(landed);
            expect(sky.length).toBeLessThanOrEqual(2);
            flights[landed]?.land();
            await turn();
          }
          expect(await Promise.all(all)).toEqual(keys.map((key) => `${key} landed`));
          expect(keysOf(flights).join('').length).toBe(keys.length);
          for (const flight of keysOf(flights)) expect(new Set(flight).size).toBe(flight.length);
        },
      ),
      { numRuns: 50 },
    );
  });
});
