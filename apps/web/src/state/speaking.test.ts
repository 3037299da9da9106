import { signal } from '@preact/signals';
import type { Lang, Part, PartName } from '@palier/text';
import { describe, expect, it } from 'vitest';
import { speaking } from './speaking.ts';

type Asked = {
  readonly what: string;
  readonly arrive: () => void;
  readonly fail: (error: Error) => void;
};

/** Words that come when they are let, in the order the test wants; of a part only its name is real. */
function slow() {
  const asked: Asked[] = [];
  const take = (what: string): Asked => {
    const index = asked.findIndex((one) => one.what === what);
    expect(index, `${what} is asked for`).not.toBe(-1);
    return asked.splice(index, 1)[0]!;
  };
  return {
    asked: (): readonly string[] => asked.map(({ what }) => what),
    load: async <Name extends PartName>(lang: Lang, name: Name): Promise<Part<Name>> => {
      const what = `${name} in ${lang}`;
      await new Promise<void>((arrive, fail) => asked.push({ what, arrive, fail }));
      return what as unknown as Part<Name>;
    },
    arrive: async (...whats: readonly string[]): Promise<void> => {
      for (const what of whats) take(what).arrive();
      await settle();
    },
    fail: async (what: string): Promise<void> => {
      take(what).fail(new Error('no network'));
      await settle();
    },
  };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

function speaker(first: Lang = 'en') {
  const { load, ...network } = slow();
  const lang = signal<Lang>(first);
  const spoken = speaking(lang, load);
  const here = () => ({
    lang: spoken.lang.value,
    parts: (['game', 'shell', 'lesson'] as const).flatMap((name) => spoken.find(name) ?? []),
  });
  return { ...network, lang, here, want: spoken.want };
}

describe('words', () => {
  it('are not loaded before somebody wants them', () => {
    const { asked, lang, here } = speaker();
    lang.value = 'fr';
    expect({ asked: asked(), ...here() }).toEqual({ asked: [], lang: undefined, parts: [] });
  });

  it('come part by part, each once', async () => {
    const { asked, arrive, here, want } = speaker();
    void want('game', 'shell');
    await arrive('game in en', 'shell in en');
    void want('lesson', 'game');
    expect(asked()).toEqual(['lesson in en']);
    await arrive('lesson in en');
    expect(here()).toEqual({ lang: 'en', parts: ['game in en', 'shell in en', 'lesson in en'] });
  });

  it('are there when they were waited for, though the language changed meanwhile', async () => {
    const { lang, arrive, here, want } = speaker();
    let isReady = false;
    const waiting = (async () => {
      await want('game');
      isReady = true;
    })();
    lang.value = 'fr';
    await arrive('game in en');
    expect({ isReady, ...here() }).toEqual({ isReady: false, lang: undefined, parts: [] });
    await arrive('game in fr');
    await waiting;
    expect({ isReady, ...here() }).toEqual({ isReady: true, lang: 'fr', parts: ['game in fr'] });
  });

  it('change the language together, when the last of them is here', async () => {
    const { lang, arrive, here, want } = speaker();
    void want('game', 'shell');
    await arrive('game in en', 'shell in en');
    lang.value = 'fr';
    await arrive('shell in fr');
    expect(here()).toEqual({ lang: 'en', parts: ['game in en', 'shell in en'] });
    await arrive('game in fr');
    expect(here()).toEqual({ lang: 'fr', parts: ['game in fr', 'shell in fr'] });
  });

  it('are all of the same language, though a part was wanted during the change', async () => {
    const { lang, arrive, here, want } = speaker();
    void want('game');
    await arrive('game in en');
    lang.value = 'fr';
    void want('lesson');
    await arrive('game in fr', 'game in fr');
    expect(here()).toEqual({ lang: 'en', parts: ['game in en'] });
    await arrive('lesson in fr');
    expect(here()).toEqual({ lang: 'fr', parts: ['game in fr', 'lesson in fr'] });
  });

  it('are all of the same language, though the first change is the last to arrive', async () => {
    const { asked, lang, arrive, here, want } = speaker();
    void want('game');
    await arrive('game in en');
    lang.value = 'fr';
    lang.value = 'en';
    void want('lesson');
    await arrive('lesson in en');
    lang.value = 'fr';
    // The first change knows nothing of the lesson.
    await arrive('game in fr');
    expect(here()).toEqual({ lang: 'en', parts: ['game in en', 'lesson in en'] });
    while (asked().length > 0) await arrive(asked()[0]!);
    expect(here()).toEqual({ lang: 'fr', parts: ['game in fr', 'lesson in fr'] });
  });

  it('follow the language; the old ones stay until then, and late ones change nothing', async () => {
    const { asked, lang, arrive, here, want } = speaker();
    void want('game');
    await arrive('game in en');
    lang.value = 'fr';
    lang.value = 'de';
    expect({ asked: asked(), ...here() }).toEqual({
      asked: ['game in fr', 'game in de'],
      lang: 'en',
      parts: ['game in en'],
    });
    await arrive('game in de');
    await arrive('game in fr');
    expect({ asked: asked(), ...here() }).toEqual({ asked: [], lang: 'de', parts: ['game in de'] });
  });

  it('that cannot be loaded are said to be missing, and may be wanted again', async () => {
    const { arrive, fail, here, want } = speaker();
    const [first] = await Promise.allSettled([want('game'), fail('game in en')]);
    expect(first.status).toBe('rejected');
    const second = want('game');
    await arrive('game in en');
    await second;
    expect(here().parts).toEqual(['game in en']);
  });

  it('that cannot be loaded do not keep the others from changing the language', async () => {
    const { arrive, fail, lang, here, want } = speaker();
    void want('game');
    await arrive('game in en');
    await Promise.allSettled([want('lesson'), fail('lesson in en')]);
    lang.value = 'fr';
    await arrive('game in fr');
    expect(here()).toEqual({ lang: 'fr', parts: ['game in fr'] });
  });

  it('stay the old ones where the new ones cannot be loaded', async () => {
    const { arrive, fail, lang, here, want } = speaker();
    void want('game');
    await arrive('game in en');
    lang.value = 'fr';
    await fail('game in fr');
    expect(here()).toEqual({ lang: 'en', parts: ['game in en'] });
  });
});
