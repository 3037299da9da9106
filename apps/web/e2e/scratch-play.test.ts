import { it, expect } from 'vitest';
import { newPage, openApp } from './harness/index.ts';
import { playGame, MEEK } from './harness/player.ts';
it('a game', async () => {
  const page = await newPage({ settings: MEEK });
  await openApp(page);
  await page.getByRole('link', { name: /Play bots/ }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  const t = Date.now();
  const met = await playGame(page);
  console.log(met, Date.now() - t);
  expect(1).toBe(1);
});
