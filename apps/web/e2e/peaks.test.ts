/** Great moments: what is laid flies card by card, who is stopped is marked, and nothing of it stays. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../src/state/settings.ts';
import { chooseCard, expectTold, openScene } from './harness/at-table.ts';
import { watchDrawn } from './harness/in-page/drawn.ts';
import { MEEK } from './harness/player.ts';
import { button, expectGone } from './harness/seen.ts';
import { EARLY } from './scenes.ts';
import { layLevel } from './sights.ts';

const MOVING = { motion: 'fast' } as const;
const FLEETING = '.flying-copy, .peak-spark, .peak-badge, .peak-card';

async function drawnOf(page: Page, kind: string): Promise<readonly string[]> {
  const drawn = await page.evaluate(() => globalThis.palierDrawn);
  return drawn.filter((one) => one.kind === kind).map(({ text }) => text);
}

async function passOdile(page: Page): Promise<void> {
  await chooseCard(page, 'Pass card');
  await button(page, 'Who misses a turn?').click();
  await page.getByRole('dialog').getByRole('button', { name: /Odile/u }).click();
  await expectTold(page, 'Odile misses this turn.');
}

async function open(settings: Partial<Settings>): Promise<Page> {
  const page = await openScene(EARLY, { settings: { ...settings, pace: 'slow' } });
  await page.evaluate(watchDrawn);
  return page;
}

describe('a level laid', () => {
  it('flies card by card, throws sparks, and leaves nothing behind', async () => {
    const page = await open(MOVING);
    await layLevel(page, 1);
    await expectTold(page, /^You lay level 1/u);
    await expect.poll(async () => drawnOf(page, 'flying-copy')).toHaveLength(6);
    await expect.poll(async () => drawnOf(page, 'peak-spark')).not.toEqual([]);
    // All the while the hand can be played.
    await chooseCard(page, 'green 15');
    await button(page, 'Discard').click();
    await expectTold(page, 'You discard a green 15.');
    await expectGone(page.locator(FLEETING));
  });

  it('moves nothing where nothing may move: its place is framed', async () => {
    const page = await open(MEEK);
    await layLevel(page, 1);
    await expect
      .poll(async () => drawnOf(page, 'framed'))
      .toEqual([expect.stringContaining('Level 1 is laid')]);
    expect(await drawnOf(page, 'flying-copy')).toEqual([]);
    expect(await drawnOf(page, 'peak-spark')).toEqual([]);
    await expectGone(page.locator('[data-peak]'));
  });
});

describe('who is stopped', () => {
  it.each([
    ['with a Pass card that comes down', MOVING, 1],
    ['and nothing moves where nothing may', MEEK, 0],
  ])('is marked %s', async (_, settings, cards) => {
    const page = await open(settings);
    await passOdile(page);
    await expect.poll(async () => drawnOf(page, 'peak-badge')).toEqual(['Misses a turn']);
    expect(await drawnOf(page, 'peak-card')).toHaveLength(cards);
    await expectGone(page.locator(FLEETING));
  });
});
