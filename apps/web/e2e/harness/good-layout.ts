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

/** What the page shows, at one size after the other. */
export async function expectGoodLayoutAt(page: Page, sizes: readonly Size[]): Promise<void> {
  await expectAll(
    sizes.map((size) => [
      size.name,
      async () => {
        await page.setViewportSize({ width: size.width, height: size.height });
        await expectGoodLayout(page);
      },
    ]),
  );
}

/** Everything is loaded and drawn, and the hand is sorted toward its level. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('.level-state')?.textContent !== '');
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
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

/** As in the browser's own settings: everything that is measured by letters follows. */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
