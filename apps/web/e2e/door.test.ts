/** Who comes with a browser that is too old, or without scripts, reads what would help. */
import { LANGS } from '@palier/text';
import { expect, inject, it, onTestFinished } from 'vitest';
import { OLDEST } from '../build/oldest-browsers.ts';
import { newPage, theBrowser } from './harness/page.ts';
import { expectNoAxeViolations } from './harness/axe.ts';

/** What came with the oldest browsers that can play; one before them misses at least one. */
const MISSING: readonly (readonly [name: string, take: () => void])[] = [
  ['registered properties', () => Reflect.deleteProperty(CSS, 'registerProperty')],
  ['mixed colours', () => Object.assign(CSS, { supports: () => false })],
  ['import maps', () => Object.assign(HTMLScriptElement, { supports: () => false })],
];

it.each(MISSING)('a browser without %s is told which would do', async (_, take) => {
  const page = await newPage();
  await page.addInitScript(take);
  await page.goto(inject('site'));
  await page.getByRole('heading', { name: 'Your browser is too old for Palier' }).waitFor();
  await expect.poll(async () => page.title()).toBe('Your browser is too old for Palier · Palier');
  const said = await page.getByRole('main').innerText();
  for (const version of Object.values(OLDEST)) expect(said).toContain(version);
  expect(await page.getByRole('button').count()).toBe(0);
  await expectNoAxeViolations(page);
});

it.each([
  ['fr', 'Votre navigateur est trop ancien pour Palier'],
  ['de', 'Dein Browser ist zu alt für Palier'],
  ['es', 'Tu navegador es demasiado antiguo para Palier'],
  ['it', 'Il tuo browser è troppo vecchio per Palier'],
] as const)('is told so in %s', async (lang, title) => {
  const page = await newPage({ settings: { lang } });
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'registerProperty'));
  await page.goto(inject('site'));
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
});

it('without scripts the page says that it needs them', async () => {
  const context = await (await theBrowser()).newContext({ javaScriptEnabled: false });
  onTestFinished(async () => context.close());
  const page = await context.newPage();
  await page.goto(inject('site'));
  const said = page.locator('noscript p');
  await said.first().waitFor();
  expect(await said.count()).toBe(LANGS.length);
  // In the window, above the place that the game would fill.
  const box = await said.last().boundingBox();
  expect(box!.y + box!.height).toBeLessThan(page.viewportSize()!.height);
});
