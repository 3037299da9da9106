/**
 * Draws the film strips of docs/screenshots/film: ten moments of the game on a phone, eight frames
 * each. `npm run film`, or `npm run film -- -t discard` for some of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goToScene, handOf } from './harness/at-table.ts';
import { filmed, stripOf, type Take } from './harness/film-strip.ts';
import { newPage, openApp, PHONE } from './harness/index.ts';
import { button } from './harness/seen.ts';
import { makeSmallPng } from './harness/small-png.ts';
import { MOMENTS } from './moments.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/film', import.meta.url));

/** How many frames there are. */
async function keep(name: string, page: Page, take: Take): Promise<number> {
  const frames = await filmed(page, take);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.png`), makeSmallPng(await stripOf(frames, take.times)));
  return frames.length;
}

/** Bots wait for the pictures; all that moves does so at its usual speed. */
const MOVING = { size: PHONE, settings: { motion: 'normal', pace: 'slow' } } as const;

describe('a film strip', () => {
  it('of deal', async () => {
    const page = await newPage(MOVING);
    await openApp(page, '#/new/bots');
    const act = async (): Promise<void> => {
      await button(page, 'Start').click();
      // What is drawn in the next frame needs the page's time to go on.
      while (!(await handOf(page).isVisible())) await page.clock.runFor(5);
    };
    const times = [0, 80, 160, 240, 320, 420, 560, 800];
    expect(await keep('deal', page, { act, times })).toBe(8);
  });

  it.each(MOMENTS)('of $name', async ({ name, planted, before, press, follows, times }) => {
    const page = await newPage(MOVING);
    await openApp(page);
    await goToScene(page, planted);
    await before?.(page);
    const act = async (): Promise<void> => {
      await press(page).click();
      await follows(page);
    };
    expect(await keep(name, page, { act, times })).toBe(8);
  });
});
