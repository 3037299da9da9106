/** axe: what machines can find of what keeps people out. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expectAll, settled } from './good-layout.ts';
import { expectNone } from './none.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const THEMES = ['night', 'day', 'contrast'] as const;

/** Of themes only colours differ: what is asked of those is asked in each, the rest once. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** In every theme, in the open dialog; where there is none, on the whole page. */
export async function expectNoAxeInAnyTheme(page: Page): Promise<void> {
  const within = (await page.locator('dialog:modal').count()) > 0 ? 'dialog[open]' : undefined;
  await settled(page);
  await expectNoAxeViolations(page, within);
  const own = await page.evaluate(() => document.documentElement.dataset['theme']);
  const others = THEMES.filter((theme) => theme !== own);
  await expectAll(
    others.map((theme) => [
      theme,
      async () => {
        await wearTheme(page, theme);
        const { violations } = await builderOf(page, within).withRules(OF_COLOURS).analyze();
        expectNone(saidOf(violations));
      },
    ]),
  );
  await wearTheme(page, own);
}

async function wearTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);
  await settled(page);
}

/** Of the whole page, or of what a selector finds. */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  const { violations } = await builderOf(page, within).withTags(TAGS).analyze();
  expectNone(saidOf(violations));
}

function builderOf(page: Page, within: string | undefined): AxeBuilder {
  // Our pages have no frames; without this a page is opened for every look.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  return within === undefined ? builder : builder.include(within);
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

function saidOf(violations: Violations): readonly string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => {
      const why = any[0]?.message ?? help;
      return `${id} at ${target.join(' ')}: ${why}`;
    }),
  );
}
