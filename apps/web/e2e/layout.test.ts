/**
 * The table measured at every size, with usual and with large cards: nothing reaches out sideways, no
 * text is cut, nothing lies over what is to be touched, and all of that leaves a finger its room.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goToScene } from './harness/at-table.ts';
import { DEVICES, enlargeText, expectAll, expectGoodLayoutAt } from './harness/good-layout.ts';
import { newPage, openApp, PHONE, type Size } from './harness/index.ts';
import type { Planted } from './harness/plant.ts';
import type { VisitOptions } from './harness/visit.ts';
import { DUEL, EARLY, FULL_HAND, LATE, MIDDLE } from './scenes.ts';

async function openWith(options: VisitOptions): Promise<Page> {
  const page = await newPage(options);
  await openApp(page);
  return page;
}

async function expectGoodTables(
  page: Page,
  tables: readonly Planted[],
  sizes: readonly Size[],
): Promise<void> {
  await expectAll(
    tables.map((planted) => [
      planted.id,
      async () => {
        await goToScene(page, planted);
        await expectGoodLayoutAt(page, sizes);
      },
    ]),
  );
}

describe.each(['normal', 'large'] as const)('the table with %s cards', (cards) => {
  it.each(DEVICES)('fits a %s', async (_, sizes) => {
    const page = await openWith({ size: sizes[0]!, settings: { cards } });
    // Two, three, four and six players; eleven and fourteen cards; combinations grown long.
    await expectGoodTables(page, [DUEL, EARLY, MIDDLE, LATE, FULL_HAND], sizes);
  });
});

describe('the table with letters twice as large', () => {
  it.each(DEVICES)('fits a %s', async (_, sizes) => {
    const page = await openWith({ size: sizes[0]! });
    await enlargeText(page);
    await expectGoodTables(page, [DUEL, LATE], sizes);
  });
});

it('fits left-handed players', async () => {
  const page = await openWith({ size: PHONE, settings: { hand: 'left' } });
  await expectGoodTables(page, [LATE], [PHONE]);
  const middleOf = async (name: RegExp): Promise<number> => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return box!.x + box!.width / 2;
  };
  // What is pressed most is where the left thumb is.
  expect(await middleOf(/^Choose a card$/u)).toBeLessThan(await middleOf(/^Hint$/u));
});
