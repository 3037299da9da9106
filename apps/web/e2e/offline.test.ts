/** After the first visit the game needs no network: every screen, every language. */
import { LANGS } from '@palier/text';
import { expect, it } from 'vitest';
import { PLACES, makeRoute, type Route } from '../src/state/routes.ts';
import { newPage, openApp, untilDrawn } from './harness/index.ts';
import { untilKept } from './harness/offline.ts';

const SCREENS: readonly Route[] = [
  { t: 'new', mode: 'bots' },
  { t: 'games' },
  { t: 'rules' },
  { t: 'settings' },
  ...PLACES.map((place): Route => ({ t: 'place', place })),
];

it('opens without a network after the first visit, with every screen and every language', async () => {
  const page = await newPage({ keepsOffline: true });
  await openApp(page);
  const offer = page.getByRole('link', { name: /^Learn in 3 minutes/u });
  await offer.waitFor();
  const online = await page.locator('body').ariaSnapshot();
  await untilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await offer.waitFor();
  await expect.poll(async () => page.locator('body').ariaSnapshot()).toBe(online);

  // None of them was ever shown.
  for (const route of SCREENS.map(makeRoute)) {
    await openApp(page, route);
    await expect.poll(async () => page.evaluate(() => location.hash)).toBe(route);
  }

  // Only the first was ever loaded.
  for (const lang of LANGS.slice(1)) {
    await page.evaluate((chosen) => {
      const settings = JSON.parse(localStorage.getItem('palier.settings') ?? '{}') as object;
      localStorage.setItem('palier.settings', JSON.stringify({ ...settings, lang: chosen }));
    }, lang);
    await page.reload();
    await untilDrawn(page);
    await expect.poll(async () => page.locator('html').getAttribute('lang')).toBe(lang);
  }
});
