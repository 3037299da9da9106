/** The twelve faces of people as they are drawn: told apart by outline, before any colour. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, newPage, openApp } from './harness/index.ts';
import { readPng } from './harness/pixels.ts';
import { expectCount } from './harness/seen.ts';
import {
  cropOf,
  silhouetteDifference,
  silhouetteOf,
  type Silhouette,
} from './harness/silhouette.ts';

/** Of the same drawing in other colours it is below 0.02. */
const APART = 0.05;

/** Colours that all stand out from the window, which is the ground of the drawing. */
const COLOURS = [
  ['Skin', 'very light'],
  ['Hair', 'silver'],
  ['Clothes', 'gold'],
  ['Background', 'purple'],
] as const;

/** Above between the window's round corners, which all of them share, and below from side to side. */
const CROPS = [
  { x: 0.2, y: 0.09, width: 0.6, height: 0.4 },
  { x: 0.02, y: 0.46, width: 0.96, height: 0.32 },
] as const;

type Outline = readonly Silhouette[];

async function outlines(page: Page): Promise<readonly Outline[]> {
  const picture = readPng(await page.screenshot({ caret: 'initial' }));
  const boxes = await page
    .locator('.looks svg[data-face]')
    .evaluateAll((faces) => faces.map((face) => face.getBoundingClientRect().toJSON() as DOMRect));
  return boxes.map(({ x, y, width, height }) =>
    CROPS.map((crop) =>
      silhouetteOf(
        cropOf(picture, {
          x: x + width * crop.x,
          y: y + height * crop.y,
          width: width * crop.width,
          height: height * crop.height,
        }),
      ),
    ),
  );
}

it('are told apart by their outlines', async () => {
  const page = await newPage({ size: DESKTOP });
  await openApp(page, '#/you');
  for (const [part, colour] of COLOURS) {
    const group = page.getByRole('group', { name: part, exact: true });
    await group.getByRole('radio', { name: colour, exact: true }).check();
  }
  await expectCount(page.locator('.looks svg[data-face]'), 12);
  // Until they are fetched all of them are the same plain one.
  await expect.poll(async () => alike(await outlines(page))).toEqual([]);
});

function alike(drawn: readonly Outline[]): readonly string[] {
  return drawn.flatMap((one, index) =>
    drawn.slice(index + 1).flatMap((other, next) => {
      const by = Math.max(...one.map((part, at) => silhouetteDifference(part, other[at]!)));
      return by < APART ? [`${index} and ${index + 1 + next}: ${by.toFixed(3)}`] : [];
    }),
  );
}
