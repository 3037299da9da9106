/**
 * The words on the page, part by part, in one language at a time.
 *
 * A part is fetched when something first wants it. When the language changes, the old words stay until
 * every part that was wanted is here in the new language; then all are exchanged in one step, so that
 * nothing is ever drawn in two languages.
 */
import { batch, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Lang, Part, PartName } from '@palier/text';

export type Speaking = {
  /** The language of the words that are here; undefined until there are some. */
  readonly lang: ReadonlySignal<Lang | undefined>;
  /** To be waited for: from then on these parts are here. Fails where they cannot be loaded. */
  readonly want: (...names: readonly PartName[]) => Promise<void>;
  /** Undefined until it is here. Read inside a component, it is drawn again when that changes. */
  readonly find: <Name extends PartName>(name: Name) => Part<Name> | undefined;
};

type Load = <Name extends PartName>(lang: Lang, name: Name) => Promise<Part<Name>>;

export function speaking(wantedLang: ReadonlySignal<Lang>, load: Load): Speaking {
  const lang = signal<Lang | undefined>(undefined);
  const wanted = new Set<PartName>();
  const parts = new Map<PartName, Signal<unknown>>();

  function partOf(name: PartName): Signal<unknown> {
    const part = parts.get(name) ?? signal<unknown>(undefined);
    parts.set(name, part);
    return part;
  }

  const isHere = (name: PartName): boolean => partOf(name).peek() !== undefined;

  async function want(...names: readonly PartName[]): Promise<void> {
    for (const name of names) wanted.add(name);
    try {
      while (lang.peek() !== wantedLang.peek() || !names.every(isHere)) {
        await fetchIn(wantedLang.peek());
      }
    } catch (error) {
      // What cannot be had must not keep the other parts from changing the language.
      for (const name of names) if (!isHere(name)) wanted.delete(name);
      throw error;
    }
  }

  async function fetchIn(to: Lang): Promise<void> {
    const isSpoken = lang.peek() === to;
    const names = [...wanted].filter((name) => !isSpoken || !isHere(name));
    const loaded = await Promise.all(
      names.map(async (name) => [name, await load(to, name)] as const),
    );
    // Another language is wanted by now, or a part came that is not among these: then once more.
    const isStale = lang.peek() !== to && [...wanted].some((name) => !names.includes(name));
    if (wantedLang.peek() !== to || isStale) return;
    batch(() => {
      lang.value = to;
      for (const [name, part] of loaded) partOf(name).value = part;
    });
  }

  effect(() => {
    // Read before anything else, or the effect would not run again.
    const to = wantedLang.value;
    // Without a network the page goes on in the language it has.
    if (lang.peek() !== undefined && lang.peek() !== to) want().catch(() => undefined);
  });

  return { lang, want, find: (name) => partOf(name).value as Part<typeof name> | undefined };
}
