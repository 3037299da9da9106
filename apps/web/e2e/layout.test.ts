/**
 * Measured at every size, with usual and with large cards: nothing reaches out sideways, no text is
 * cut, nothing lies over what is to be touched, and all of that leaves a finger its room.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goToScene } from './harness/at-table.ts';
import {
  expectNothingCovered,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
  openApp,
  PHONE,
  SIZES,
  type Size,
} from './harness/index.ts';
import { DUEL, EARLY, FULL_HAND, LATE, MIDDLE } from './scenes.ts';
import { goToSight, SIGHTS } from './sights.ts';

/** Two, three, four and six players; eleven and fourteen cards; combinations grown long. */
const TABLES = [DUEL, EARLY, MIDDLE, LATE, FULL_HAND];

const CASES = SIZES.flatMap((size) =>
  (['normal', 'large'] as const).map((cards) => [size.name, cards, size] as const),
);

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    async () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Cards in hand overlap: for them only the room for a finger counts, of all else the middle too. */
const FREE = 'main > :not([role=toolbar])';

/** All that is wrong, of all measures at once. */
async function expectGoodLayout(page: Page, what: string): Promise<void> {
  await settled(page);
  const isModal = (await page.locator('dialog:modal').count()) > 0;
  const within = isModal ? 'dialog:modal' : 'main';
  await expectAll(what, [
    async () => expectNothingSideways(page),
    async () => expectNothingCut(page),
    async () => expectNothingCovered(page, isModal ? within : FREE),
    async () => expectTouchTargets(page, undefined, within),
  ]);
}

/** Looks at each, and tells of all that is wrong. */
async function expectAll(what: string, looks: readonly (() => Promise<void>)[]): Promise<void> {
  const wrong: string[] = [];
  for (const look of looks) {
    await look().catch((error: unknown) => {
      wrong.push(error instanceof Error ? error.message : String(error));
    });
  }
  if (wrong.length > 0) expect.fail(`${what}:\n${wrong.join('\n')}`);
}

async function newPageAt(size: Size, cards: 'normal' | 'large'): Promise<Page> {
  const page = await newPage({ size, settings: { cards } });
  await openApp(page);
  return page;
}

describe('the table', () => {
  it.each(CASES)('on a %s with %s cards', async (_, cards, size) => {
    const page = await newPageAt(size, cards);
    await expectAll(
      'tables',
      TABLES.map((planted) => async () => {
        await goToScene(page, planted);
        await expectGoodLayout(page, planted.id);
      }),
    );
  });
});

describe('what comes over it', () => {
  it.each(CASES)('on a %s with %s cards', async (_, cards, size) => {
    const page = await newPageAt(size, cards);
    await expectAll(
      'sights',
      SIGHTS.map((sight) => async () => {
        await goToSight(page, sight);
        await expectGoodLayout(page, sight.name);
      }),
    );
  });
});

/** As in the browser's own settings: everything that is measured by letters follows. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

describe('text twice as large', () => {
  it.each(SIZES.map((size) => [size.name, size] as const))('on a %s', async (_, size) => {
    const page = await newPageAt(size, 'normal');
    await enlargeText(page);
    await expectAll('at 200 %', [
      ...[DUEL, LATE].map((planted) => async () => {
        await goToScene(page, planted);
        await expectGoodLayout(page, planted.id);
      }),
      ...SIGHTS.map((sight) => async () => {
        await goToSight(page, sight);
        await expectGoodLayout(page, sight.name);
      }),
    ]);
  });
});

it('left-handed', async () => {
  const page = await newPage({ size: PHONE, settings: { hand: 'left' } });
  await openApp(page);
  await goToScene(page, LATE);
  await expectGoodLayout(page, LATE.id);
});
