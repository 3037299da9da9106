/** The first page: what a visitor meets, in every theme, size and language. */
import { LANGS } from '@palier/text';
import { describe, it } from 'vitest';
import {
  expectNoAxeViolations,
  expectNothingCovered,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
  openApp,
  SIZES,
} from './harness/index.ts';
import { expectSeen } from './harness/seen.ts';

describe('home', () => {
  it.each(['night', 'day', 'contrast'] as const)('keeps nobody out, theme %s', async (theme) => {
    const page = await newPage({ settings: { theme } });
    await openApp(page);
    await expectSeen(page.locator(`html[data-theme=${theme}]`));
    await expectNoAxeViolations(page);
  });

  it.each(SIZES.map((size) => [size.name, size] as const))('fits a %s', async (_, size) => {
    const page = await newPage({ size });
    await openApp(page);
    await expectNothingSideways(page);
    await expectNothingCut(page);
    await expectNothingCovered(page);
    await expectTouchTargets(page);
  });

  it.each(LANGS)('speaks %s', async (lang) => {
    const page = await newPage({ settings: { lang } });
    await openApp(page);
    await expectSeen(page.locator(`html[lang=${lang}]`));
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
