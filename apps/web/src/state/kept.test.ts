import { effect } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { looseList, looseObject, whole } from './kept-codecs.ts';
import { kept } from './kept.ts';
import { asStorage } from './testing/as-storage.ts';

const numbers = looseList(whole, 10);

let stored: { [key: string]: string };
let listeners: (() => void)[];

beforeEach(() => {
  stored = {};
  listeners = [];
  vi.stubGlobal('localStorage', asStorage(stored));
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    listeners.push(listener);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** As the browser does it after it has changed what is stored. */
function fromAnotherTab(text: string): void {
  stored['palier.numbers'] = text;
  for (const listener of listeners) listener();
}

describe('what is kept', () => {
  it('is as usual until there is something', () => {
    const value = kept('numbers', numbers, [7]);
    expect(value.value).toEqual([7]);
    expect(stored).toEqual({});
  });

  it('is stored, and read by the next page', () => {
    kept('numbers', numbers, []).set([1, 2]);
    expect(stored).toEqual({ 'palier.numbers': '[1,2]' });
    expect(kept('numbers', numbers, []).value).toEqual([1, 2]);
  });

  it.each(['', '[', '{}', 'null', '"x"', 'x', '7'])('is as usual where %s is stored', (text) => {
    stored['palier.numbers'] = text;
    expect(kept('numbers', numbers, [7]).value).toEqual([7]);
    expect(stored['palier.numbers']).toBe(text);
  });

  it('is what another tab made of it, at once', () => {
    const value = kept('numbers', numbers, []);
    const seen: (readonly number[])[] = [];
    const stop = effect(() => {
      seen.push(value.value);
    });
    fromAnotherTab('[3]');
    stop();
    expect(seen).toEqual([[], [3]]);
  });

  it('is changed from what is stored, also before the news of it has come', () => {
    const value = kept('numbers', numbers, []);
    value.set([1]);
    stored['palier.numbers'] = '[1,2]';
    value.change((now) => [...now, 3]);
    expect([value.value, stored['palier.numbers']]).toEqual([[1, 2, 3], '[1,2,3]']);
  });

  it('is read anew by who looks', () => {
    const value = kept('numbers', numbers, []);
    expect(value.peek()).toEqual([]);
    stored['palier.numbers'] = '[4]';
    expect(value.peek()).toEqual([4]);
  });

  it('is gone with what was erased', () => {
    const value = kept('numbers', numbers, [7]);
    value.set([1]);
    delete stored['palier.numbers'];
    for (const listener of listeners) listener();
    expect(value.value).toEqual([7]);
  });
});

it('where storage is shut, it holds until the page is closed', () => {
  vi.stubGlobal('localStorage', undefined);
  const value = kept('numbers', numbers, []);
  value.set([1]);
  value.change((now) => [...now, 2]);
  expect([value.value, value.peek()]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

it('where storage is full, it holds too, and what is stored stays', () => {
  stored['palier.numbers'] = '[1]';
  const value = kept('numbers', numbers, []);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  value.change((now) => [...now, 2]);
  expect([value.peek(), stored['palier.numbers']]).toEqual([[1, 2], '[1]']);
});

describe('an object that is kept', () => {
  const point = looseObject<{ readonly x: number; readonly y: number }>({ x: whole, y: whole });

  it('loses what is unknown and nothing of its prototype is taken', () => {
    expect(point.parse({ x: 1, y: 2, z: 3 }, '')).toEqual({ x: 1, y: 2 });
    expect(point.parse(Object.create({ x: 1, y: 2 }), '')).toMatchObject({ t: 'fault' });
    expect(point.parse([1, 2], '')).toMatchObject({ t: 'fault' });
  });
});
