import { it, expect } from 'vitest';
import { newPage, openApp } from './harness/index.ts';
import { SIGHTS, goToSight } from './sights.ts';
it.each(SIGHTS.map((s) => [s.name, s] as const))('%s', async (_, sight) => {
  const page = await newPage();

  await openApp(page);
  await goToSight(page, sight);
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/mine/s-${sight.name}.png`, caret: 'initial' });
  expect(1).toBe(1);
});
