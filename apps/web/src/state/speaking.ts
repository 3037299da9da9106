/**
 * Words loaded in the language shown, when the first screen asks for them.
 *
 * The language may change while they are on their way, so whoever waits does so until the words are
 * those of the language by then. Later on the old ones stay until the new ones are here.
 */
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Lang } from '@palier/text';

export type Speaking<Words> = {
  /** To be waited for: from then on there are words. Fails where they cannot be loaded. */
  readonly want: () => Promise<void>;
  /** Read inside a component, it is drawn again when the language changes. */
  readonly words: () => Words | undefined;
};

export function speaking<Words>(
  lang: ReadonlySignal<Lang>,
  load: (lang: Lang) => Promise<Words>,
): Speaking<Words> {
  const loaded = signal<{ readonly lang: Lang; readonly words: Words } | undefined>(undefined);
  let isWanted = false;

  async function want(): Promise<void> {
    isWanted = true;
    for (;;) {
      const wanted = lang.peek();
      if (loaded.peek()?.lang === wanted) return;
      const words = await load(wanted);
      if (lang.peek() === wanted) loaded.value = { lang: wanted, words };
    }
  }

  effect(() => {
    // Read before anything else, or the effect would not run again.
    const isThere = loaded.peek()?.lang === lang.value;
    // Without a network the page goes on in the language it has.
    if (isWanted && !isThere) want().catch(() => undefined);
  });

  return { want, words: () => loaded.value?.words };
}
