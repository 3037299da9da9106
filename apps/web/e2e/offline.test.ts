/** After the first visit the game needs no network: every screen, every language. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, openApp } from './harness/index.ts';

/** Waits until the service worker has fetched everything and serves this page. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    serviceWorker.addEventListener('controllerchange', () => resolve(undefined));
    // Somebody has asked for it by now, or does so when the page has loaded.
    let registration = await serviceWorker.getRegistration();
    while (registration === undefined) {
      await new Promise((settle) => setTimeout(settle, 20));
      registration = await serviceWorker.getRegistration();
    }
    registration.installing?.addEventListener('statechange', ({ target }) => {
      const { state } = target as ServiceWorker;
      if (state === 'redundant') reject(new Error('a file for offline use is missing'));
    });
    if (serviceWorker.controller === null) await promise;
  });
}

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
