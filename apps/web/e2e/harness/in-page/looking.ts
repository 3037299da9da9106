/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */
import type { findAway, findHidden, findSpilt, findStubs } from './legible.ts';
import type { findCut, findSideways } from './overflow.ts';
import type { findCovered, findSmallTargets } from './targets.ts';

/** Everything is loaded and drawn, the hand is sorted toward its level, and nothing moves any more. */
export async function settle(): Promise<void> {
  const frame = async (): Promise<number> => new Promise(requestAnimationFrame);
  const isLoading = (): boolean =>
    document.querySelector('[aria-busy=true]') !== null ||
    document.querySelector('.level-state')?.textContent === '';
  while (isLoading()) await frame();
  await document.fonts.ready;
  await frame();
  await frame();
  // Even what takes no time begins a frame late, and later where the machine is busy.
  const moving = document.getAnimations().filter(({ effect }) => {
    return Number.isFinite(effect?.getComputedTiming().endTime);
  });
  await Promise.allSettled(moving.map(async ({ finished }) => finished));
}

/** Opens every fold once, and those inside: of some only one is open at a time. */
export async function unfold(): Promise<void> {
  const opened = new Set<Element>();
  const closed = (): readonly HTMLDetailsElement[] =>
    [...document.querySelectorAll('details')].filter((fold) => !opened.has(fold));
  const isFetching = (): boolean =>
    document.querySelector('.fold-inside > .visually-hidden:only-child') !== null;
  while (closed().length > 0 || isFetching()) {
    for (const fold of closed()) {
      fold.open = true;
      opened.add(fold);
    }
    // What is inside is drawn, and its code fetched, only then.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
}

export type ChosenLang = { readonly key: string; readonly lang: string };

/** Changes the language under whatever is open, as another tab's settings do. */
export async function speakHere({ key, lang }: ChosenLang): Promise<void> {
  const before: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify(Object.assign({}, before, { lang })));
  dispatchEvent(new Event('storage'));
  // The page's language changes in the step in which its words do.
  while (document.documentElement.lang !== lang) await new Promise(requestAnimationFrame);
}

/** What is used here, as text could not bring it along. */
export type Tools = {
  readonly settle: typeof settle;
  readonly speakHere: typeof speakHere;
  readonly findSideways: typeof findSideways;
  readonly findCut: typeof findCut;
  readonly findCovered: typeof findCovered;
  readonly findSmallTargets: typeof findSmallTargets;
  readonly findHidden: typeof findHidden;
  readonly findAway: typeof findAway;
  readonly findSpilt: typeof findSpilt;
  readonly findStubs: typeof findStubs;
};

export type Measures = {
  /** One after the other; that of the page alone where none is named. */
  readonly langs?: readonly string[];
  /** Where the settings are kept. */
  readonly key: string;
  readonly cards: string;
  /** A fingertip, in CSS pixels. */
  readonly finger: number;
  /** By so many a name is known. */
  readonly letters: number;
  /** Whether only words are looked at: what is covered, and names that are cut short. */
  readonly areWordsAll?: boolean;
};

/** All measures as a list of sentences. Afterwards the page is as it was. */
export async function findFaults(
  tools: Tools,
  { langs, key, cards, finger, letters, areWordsAll = false }: Measures,
): Promise<readonly string[]> {
  const root = document.documentElement;
  const { lang: own, dataset } = root;
  const { cards: usual } = dataset;
  const speak = async (lang: string): Promise<void> => {
    if (root.lang !== lang) await tools.speakHere({ key, lang });
  };
  const found: string[] = [];
  for (const lang of langs ?? [own]) {
    await speak(lang);
    // As the settings do it.
    dataset['cards'] = cards;
    await tools.settle();
    const isModal = document.querySelector('dialog:modal') !== null;
    const within = isModal ? 'dialog:modal' : 'main';
    // Cards in hand overlap: for them only the room for a finger counts, of all else the middle too.
    const free = isModal ? within : 'main > :not([role=toolbar])';
    const words = { hidden: tools.findHidden(within), stub: tools.findStubs(letters) };
    const kinds = areWordsAll
      ? words
      : {
          ...words,
          away: tools.findAway(),
          spilt: tools.findSpilt(within),
          sideways: tools.findSideways(),
          cut: tools.findCut(),
          covered: tools.findCovered(free),
          'to touch': tools.findSmallTargets({ minimum: finger, within }),
        };
    for (const [kind, faults] of Object.entries(kinds)) {
      if (faults.length > 0) found.push(`${lang}, ${kind}:`, ...faults);
    }
  }
  await speak(own);
  dataset['cards'] = usual;
  return found;
}
