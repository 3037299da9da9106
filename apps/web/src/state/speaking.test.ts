import { signal } from '@preact/signals';
import type { Lang } from '@palier/text';
import { describe, expect, it } from 'vitest';
import { speaking } from './speaking.ts';

/** Words that come when they are let, in the order the test wants. */
function slow() {
  const asked: Lang[] = [];
  const waiting: PromiseWithResolvers<void>[] = [];
  return {
    asked,
    load: async (lang: Lang): Promise<string> => {
      asked.push(lang);
      const gate = Promise.withResolvers<void>();
      waiting.push(gate);
      await gate.promise;
      return `words in ${lang}`;
    },
    arrive: async (index: number): Promise<void> => {
      waiting[index]!.resolve();
      await settle();
    },
    fail: async (index: number): Promise<void> => {
      waiting[index]!.reject(new Error('no network'));
      await settle();
    },
  };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

describe('words', () => {
  it('are not loaded before somebody wants them', () => {
    const { asked, load } = slow();
    const lang = signal<Lang>('en');
    const { words } = speaking(lang, load);
    lang.value = 'fr';
    expect({ asked, words: words() }).toEqual({ asked: [], words: undefined });
  });

  it('are there when they were waited for, though the language changed meanwhile', async () => {
    const { load, arrive } = slow();
    const lang = signal<Lang>('en');
    const { want, words } = speaking(lang, load);
    let isReady = false;
    const waiting = (async () => {
      await want();
      isReady = true;
    })();
    lang.value = 'fr';
    await arrive(0);
    expect(isReady).toBe(false);
    // Asked for by the change itself, and by who waits.
    await arrive(1);
    expect({ isReady, words: words() }).toEqual({ isReady: false, words: 'words in fr' });
    await arrive(2);
    await waiting;
    expect({ isReady, words: words() }).toEqual({ isReady: true, words: 'words in fr' });
  });

  it('follow the language; the old ones stay until then, and late ones change nothing', async () => {
    const { asked, load, arrive } = slow();
    const lang = signal<Lang>('en');
    const { want, words } = speaking(lang, load);
    void want();
    await arrive(0);
    lang.value = 'fr';
    lang.value = 'de';
    expect({ asked, words: words() }).toEqual({
      asked: ['en', 'fr', 'de'],
      words: 'words in en',
    });
    await arrive(2);
    await arrive(1);
    expect(words()).toBe('words in de');
  });

  it('that cannot be loaded are said to be missing, and may be wanted again', async () => {
    const { load, arrive, fail } = slow();
    const lang = signal<Lang>('en');
    const { want, words } = speaking(lang, load);
    const [first] = await Promise.allSettled([want(), fail(0)]);
    expect(first.status).toBe('rejected');
    const second = want();
    await arrive(1);
    await second;
    expect(words()).toBe('words in en');
  });

  it('stay the old ones where the new ones cannot be loaded', async () => {
    const { load, arrive, fail } = slow();
    const lang = signal<Lang>('en');
    const { want, words } = speaking(lang, load);
    void want();
    await arrive(0);
    lang.value = 'fr';
    await fail(1);
    expect(words()).toBe('words in en');
  });
});
