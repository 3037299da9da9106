import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asStorage } from './testing/as-storage.ts';
import { eraseStored, leaveNote, readStored, store, takeNote } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('where storage is open', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', asStorage({}));
    vi.stubGlobal('sessionStorage', asStorage({}));
  });

  it('what was stored is read until it is erased, and nothing else is touched', () => {
    localStorage.setItem('of somebody else', 'theirs');
    store('settings', 'ours');
    expect(readStored('settings')).toBe('ours');
    eraseStored();
    expect(readStored('settings')).toBeNull();
    expect(localStorage.getItem('of somebody else')).toBe('theirs');
  });

  it('a note is taken once', () => {
    expect(takeNote('update')).toBe(false);
    leaveNote('update');
    expect([takeNote('update'), takeNote('update')]).toEqual([true, false]);
  });
});

/** Browsers refuse the very look at it. */
describe('where storage is shut', () => {
  beforeEach(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      vi.stubGlobal(name, undefined);
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });

  it('nothing is known, and nothing fails', () => {
    store('settings', 'ours');
    leaveNote('update');
    eraseStored();
    expect([readStored('settings'), takeNote('update')]).toEqual([null, false]);
  });
});
