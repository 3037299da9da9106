/** The first page: what a visitor meets, in every theme, size and language. */
import { LANGS } from '@palier/text';
import { describe, it } from 'vitest';
import { DEVICES, settled } from './harness/good-layout.ts';
import {
  expectNoAxeInAnyTheme,
  expectNothingCovered,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
  openApp,
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

  it.each(LANGS)('speaks %s', async (lang) => {
    const page = await newPage({ settings: { lang } });
    await openApp(page);
    await expectSeen(page.locator(`html[lang=${lang}]`));
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
