/** All measures of a layout at once, of the table or of the dialog that lies over it. */
import { LANGS, type Lang } from '@palier/text';
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumSession, isFirefox } from './engine.ts';
import { enlargeLetters } from './firefox.ts';
import { findFaults, settle, speakHere, type Measures } from './in-page/looking.ts';
import { findAway, findHidden, findSpilt, findStubs } from './in-page/legible.ts';
import { findCut, findSideways } from './in-page/overflow.ts';
import { findCovered, findSmallTargets } from './in-page/targets.ts';
import { FEW_LETTERS, FINGER } from './layout.ts';
import { expectNone } from './none.ts';
import { PHONE_SMALL, SIZES, type Size } from './sizes.ts';
import { SETTINGS_KEY } from './visit.ts';

export async function expectGoodLayout(page: Page, look: Omit<Look, 'size'> = {}): Promise<void> {
  const { cards = 'normal', langs, isRootLarge: areWordsAll = false } = look;
  const asked: Measures = {
    key: SETTINGS_KEY,
    cards,
    finger: FINGER,
    letters: FEW_LETTERS,
    areWordsAll,
    ...(langs && { langs }),
  };
  // Asked at once: each way there and back takes longer than the answer.
  const found = await page.evaluate(`(${String(findFaults)})(${TOOLS}, ${JSON.stringify(asked)})`);
  expectNone(found as readonly string[]);
}

const TOOLS = `{${[
  settle,
  speakHere,
  findSideways,
  findCut,
  findCovered,
  findSmallTargets,
  findHidden,
  findAway,
  findSpilt,
  findStubs,
]
  .map((tool) => `${tool.name}: ${String(tool)}`)
  .join()}}`;

/** The sizes by device: one that is turned, or another as large, shows the same without a new visit. */
export const DEVICES: readonly (readonly [name: string, sizes: readonly Size[]])[] = [
  ['phone and a tablet, turned while it is open', SIZES.filter(({ isTouch }) => isTouch)],
  ['desktop', SIZES.filter(({ isTouch }) => !isTouch)],
];

/** How something is looked at: what is not named is as usual. */
export type Look = {
  readonly size: Size;
  readonly cards?: 'large';
  /** How much larger the letters are. */
  readonly letters?: number;
  /**
   * The letters are twice as large by the page's own root, as some browsers and extensions make them: the
   * layout's conditions do not follow. Then only words are looked at.
   */
  readonly isRootLarge?: boolean;
  /** One after the other; that of the page where none is named. */
  readonly langs?: readonly Lang[];
};

/** Where there is least room, in every language but English, which says all in fewer letters. */
export const NARROWEST: Look = {
  size: PHONE_SMALL,
  letters: 2,
  langs: LANGS.filter((lang) => lang !== 'en'),
};

/** The smallest phone with usual letters: everything has its place in the window. */
export const SMALLEST: Look = { size: PHONE_SMALL, langs: LANGS };

/** What the page shows, in one look after the other, without a new visit. */
export async function expectGoodLooks(page: Page, looks: readonly Look[]): Promise<void> {
  // What comes under a finger that has not seen it yet is there to be touched a moment later.
  await page.locator('[data-early=true]').waitFor({ state: 'detached' });
  try {
    await expectAll(
      looks.map((look) => [
        nameOf(look),
        async () => {
          await wear(page, look);
          await expectGoodLayout(page, look);
        },
      ]),
    );
  } finally {
    await wear(page, { size: looks[0]!.size });
  }
}

function nameOf({ size, cards, letters = 1, isRootLarge }: Look): string {
  const parts = [
    size.name,
    cards && 'large cards',
    letters === 1 ? '' : 'large letters',
    isRootLarge && 'a large root',
  ];
  return parts.filter(Boolean).join(', ');
}

/** How large letters are in Firefox, for all its pages. */
let firefoxLetters = 1;

/** How large the letters of a page are, and who changes that. */
const lettersOf = new WeakMap<Page, { readonly session: CDPSession; readonly letters: number }>();

export async function wear(
  page: Page,
  { size, letters = 1, isRootLarge = false }: Look,
): Promise<void> {
  await page.evaluate(
    (fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    },
    isRootLarge ? '200%' : '',
  );
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) {
    await page.setViewportSize({ width: size.width, height: size.height });
  }
  if (isFirefox) {
    if (letters !== firefoxLetters) await enlargeLetters(page, letters);
    firefoxLetters = letters;
    return;
  }
  const before = lettersOf.get(page);
  if (letters === (before?.letters ?? 1)) return;
  const session =
    before?.session ?? (await chromiumSession(page, 'letters made larger in the browser'));
  lettersOf.set(page, { session, letters });
  // As in the browser's own settings: everything that is measured by letters follows.
  const fontSizes = { standard: 16 * letters, fixed: 13 * letters };
  await session.send('Page.setFontSizes', { fontSizes });
}

/** Changes the language under whatever is open. */
export async function speak(page: Page, lang: Lang): Promise<void> {
  await page.evaluate(speakHere, { key: SETTINGS_KEY, lang });
}

export async function settled(page: Page): Promise<void> {
  await page.evaluate(settle);
}

/** Looks at each, and tells of all that is wrong. */
export async function expectAll(
  looks: readonly (readonly [name: string, look: () => Promise<void>])[],
): Promise<void> {
  const wrong: string[] = [];
  for (const [name, look] of looks) {
    await look().catch((error: unknown) => {
      wrong.push(`${name}:\n${error instanceof Error ? error.message : String(error)}`);
    });
  }
  if (wrong.length > 0) expect.fail(wrong.join('\n'));
}
