/** All measures of a layout at once, of the table or of the dialog that lies over it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  expectNothingCovered,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
} from './layout.ts';
import { SIZES, type Size } from './sizes.ts';

/** Cards in hand overlap: for them only the room for a finger counts, of all else the middle too. */
const FREE = 'main > :not([role=toolbar])';

export async function expectGoodLayout(page: Page): Promise<void> {
  await settled(page);
  const isModal = (await page.locator('dialog:modal').count()) > 0;
  const within = isModal ? 'dialog:modal' : 'main';
  await expectAll([
    ['sideways', async () => expectNothingSideways(page)],
    ['cut', async () => expectNothingCut(page)],
    ['covered', async () => expectNothingCovered(page, isModal ? within : FREE)],
    ['to touch', async () => expectTouchTargets(page, undefined, within)],
  ]);
}

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
};

/** What the page shows, in one look after the other, without a new visit. */
export async function expectGoodLooks(page: Page, looks: readonly Look[]): Promise<void> {
  await expectAll(
    looks.map((look) => [
      [look.size.name, look.cards && 'large cards', look.letters && 'large letters']
        .filter((part) => part !== undefined)
        .join(', '),
      async () => {
        await wear(page, look);
        await expectGoodLayout(page);
      },
    ]),
  );
  await wear(page, { size: looks[0]!.size });
}

/** How large the letters of a page are, where they are not as usual. */
const enlarged = new WeakMap<Page, number>();

async function wear(page: Page, { size, cards, letters = 1 }: Look): Promise<void> {
  await page.setViewportSize({ width: size.width, height: size.height });
  // As the settings do it.
  await page.evaluate((chosen) => {
    document.documentElement.dataset['cards'] = chosen;
  }, cards ?? 'normal');
  if (letters === (enlarged.get(page) ?? 1)) return;
  enlarged.set(page, letters);
  // As in the browser's own settings: everything that is measured by letters follows.
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: 16 * letters, fixed: 13 * letters };
  await session.send('Page.setFontSizes', { fontSizes });
  await session.detach();
}

/** Everything is loaded and drawn, the hand is sorted toward its level, and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
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
  });
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
