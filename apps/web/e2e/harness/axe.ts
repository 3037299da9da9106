/** axe: what machines can find of what keeps people out. */
import axe from 'axe-core';
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
        expectNone(await violations(page, { within, only: { type: 'rule', values: OF_COLOURS } }));
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
  expectNone(await violations(page, { within, only: { type: 'tag', values: TAGS } }));
}

type Question = { readonly within: string | undefined; readonly only: axe.RunOnly };

/** Brought to a page once, and told only of what is wrong: both take longer than to look. */
async function violations(page: Page, question: Question): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(findViolations, question);
}

/** Runs in the page. */
async function findViolations({ within, only }: Question): Promise<readonly string[]> {
  const { axe: here } = globalThis as unknown as { readonly axe: typeof axe };
  const { violations: found } = await here.run(within ?? document, {
    runOnly: only,
    resultTypes: ['violations'],
    // Our pages have no frames, and no styles from elsewhere.
    iframes: false,
    preload: false,
  });
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? help}`),
  );
}
