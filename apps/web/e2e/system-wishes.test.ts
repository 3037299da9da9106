/** What nobody chose follows the system: motion and language, also after other choices. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, openApp, untilDrawn } from './harness/index.ts';

/** A player who has chosen this much and no more. */
async function withChoices(page: Page, choices: object): Promise<void> {
  await openApp(page);
  await page.evaluate((text) => {
    localStorage.setItem('palier.settings', text);
  }, JSON.stringify(choices));
  await page.reload();
  await untilDrawn(page);
}

async function expectMotion(page: Page, motion: string): Promise<void> {
  await expect.poll(async () => page.locator('html').getAttribute('data-motion')).toBe(motion);
}

it('less motion holds though something else is chosen, and ends when the system ends it', async () => {
  const page = await newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withChoices(page, { theme: 'night' });
  await openApp(page, '#/settings');
  await page.getByRole('radio', { name: /^Day/u }).check();
  await page.reload();
  await expect.poll(async () => page.locator('html').getAttribute('data-theme')).toBe('day');
  await expectMotion(page, 'off');
  const stored = await page.evaluate(() => localStorage.getItem('palier.settings'));
  expect(JSON.parse(stored ?? '')).toEqual({ theme: 'day' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectMotion(page, 'normal');
});

it('motion that was chosen here holds', async () => {
  const page = await newPage({ settings: { motion: 'slow' } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openApp(page);
  await expectMotion(page, 'slow');
});
