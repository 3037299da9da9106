/** The least that must hold: the built game opens. */
import { expect, it } from 'vitest';
import { newPage, openApp } from './harness/index.ts';

it('opens', async () => {
  const page = await newPage();
  await openApp(page);
  await expect.poll(async () => page.title()).toContain('Palier');
  await page.getByRole('main').waitFor();
});
