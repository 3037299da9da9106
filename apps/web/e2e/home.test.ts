/** The first page: what a visitor meets, in every theme, size and language. */
import { LANGS, loadPart } from '@palier/text';
import { describe, expect, inject, it } from 'vitest';
import { DEVICES, expectGoodLooks, settled } from './harness/good-layout.ts';
import {
  DESKTOP,
  expectNoAxeInAnyTheme,
  expectNothingCovered,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
  openApp,
  PHONE,
  usedPage,
} from './harness/index.ts';
import { expectSeen } from './harness/seen.ts';

describe('home', () => {
  it.each(DEVICES)('keeps nobody out in any theme, and fits a %s', async (_, sizes) => {
    const page = await newPage({ size: sizes[0]! });
    await openApp(page);
    await expectNoAxeInAnyTheme(page);
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await expectNothingSideways(page);
      await expectNothingCut(page);
      await expectNothingCovered(page);
      await expectTouchTargets(page);
    }
  });

  it('greets everybody with their face, behind which they find what they have played', async () => {
    const page = await newPage({ size: DESKTOP });
    await openApp(page);
    const own = page.getByRole('link', { name: 'Hello! Your look' });
    await expectSeen(own.locator('svg[data-face]'));
    // Nobody stands alone in a row.
    const more = page.getByRole('navigation', { name: 'More' }).getByRole('link');
    const rows = await more.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(rows).size).toBe(1);
    await own.click();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Wilhelmina-Augusta');
    await expectSeen(page.getByRole('navigation', { name: 'Your progress' }));
    await page.getByRole('link', { name: 'Statistics' }).click();
    await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
    await openApp(page);
    await expectSeen(page.getByRole('link', { name: 'Hello, Wilhelmina-Augusta! Your look' }));
    await expectGoodLooks(page, [{ size: PHONE }]);
  });

  it.each(LANGS)('speaks %s, to browsers and search engines too', async (lang) => {
    const { description } = await loadPart(lang, 'shell');
    const page = await newPage({ settings: { lang } });
    await openApp(page);
    await expectSeen(page.locator(`html[lang=${lang}]`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    const meta = page.locator('meta[name=description]');
    expect(await meta.getAttribute('content')).toBe(description);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await page.request.get(`${inject('site')}${address}`);
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    expect(await manifest.json()).toMatchObject({ name: 'Palier', lang, description });
  });

  it('says what is wrong with a file that is no saved game', async () => {
    const page = await usedPage();
    await openApp(page, '#/games');
    const file = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Ada') };
    await page.getByLabel('Open a saved game').setInputFiles(file);
    await expectSeen(page.getByText('This is not a saved game.'));
  });
});
