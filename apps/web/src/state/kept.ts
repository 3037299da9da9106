/**
 * What the browser keeps besides the games: one value under each name, read and written by a codec.
 *
 * Storage is outside: another version, another program or a curious player may have written there.
 * What cannot be read counts as nothing kept, and where storage is shut a value holds until the page
 * is closed.
 */
import { signal, type Signal } from '@preact/signals';
import { isFault } from '@palier/rules';
import type { KeptCodec } from './kept-codecs.ts';
import { onStorage, readStored, store } from './storage.ts';

export type Kept<T> = {
  /** For who draws it: a signal's value, which another tab's change is a change of too. */
  readonly value: T;
  /** As it is stored at this moment. */
  readonly peek: () => T;
  readonly set: (next: T) => void;
  /** From what is stored at this moment, so that nothing that another tab has written is lost. */
  readonly change: (step: (now: T) => T) => void;
};

/** Nothing is read before it is asked for. */
export function kept<T>(name: string, codec: KeptCodec<T>, usual: T): Kept<T> {
  let text: string | null = null;
  let known: Signal<T> | undefined;

  function current(): Signal<T> {
    if (known === undefined) {
      text = readStored(name);
      known = signal(parseKept(codec, text) ?? usual);
      onStorage(() => fresh());
    }
    return known;
  }

  function fresh(): Signal<T> {
    const value = current();
    const stored = readStored(name);
    if (stored !== text) {
      text = stored;
      value.value = parseKept(codec, stored) ?? usual;
    }
    return value;
  }

  function set(next: T): void {
    current().value = next;
    store(name, makeKept(codec, next));
    // What could not be stored must not be taken for what another tab has written.
    text = readStored(name);
  }

  return {
    get value() {
      return current().value;
    },
    peek: () => fresh().peek(),
    set,
    change: (step) => set(step(fresh().peek())),
  };
}

/** Undefined where nothing is kept that can be read. */
export function parseKept<T>(codec: KeptCodec<T>, text: string | null): T | undefined {
  if (text === null) return undefined;
  const value = codec.parse(parseJson(text), '');
  return isFault(value) ? undefined : value;
}

export function makeKept<T>(codec: KeptCodec<T>, value: T): string {
  return JSON.stringify(codec.make(value));
}

/** A name was once stored as it is, without quotes: what is no JSON is a text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
