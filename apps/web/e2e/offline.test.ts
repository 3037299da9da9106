/** After the first visit the game needs no network: every screen, every language. */
import { expect, it } from 'vitest';
import { newPage, openApp } from './harness/index.ts';
import { untilKept } from './harness/offline.ts';

it('opens without a network after the first visit', async () => {
  const page = await newPage({ keepsOffline: true });
  await openApp(page);
  const online = await page.locator('body').ariaSnapshot();
  await untilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('#app > *').first().waitFor();
  expect(await page.locator('body').ariaSnapshot()).toBe(online);
});

it.each(['#/new/bots', '#/games', '#/rules', '#/settings'])(
  'has the screen %s without ever having shown it',
  async (route) => {
    const page = await newPage({ keepsOffline: true });
    await openApp(page);
    await untilKept(page);
    await page.context().setOffline(true);
    await openApp(page, route);
    expect(page.url()).toContain(route);
    await page.getByRole('main').waitFor();
  },
);

it('has every language, though only one was loaded', async () => {
  const page = await newPage({ keepsOffline: true });
  await openApp(page);
  await untilKept(page);
  await page.context().setOffline(true);
  for (const lang of ['fr', 'de']) {
    await page.evaluate((chosen) => {
      const settings = JSON.parse(localStorage.getItem('palier.settings') ?? '{}') as object;
      localStorage.setItem('palier.settings', JSON.stringify({ ...settings, lang: chosen }));
    }, lang);
    await page.reload();
    await page.locator('#app > *').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  }
});
