/** axe: what machines can find of what keeps people out. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expectNone } from './none.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Of the whole page, or of what a selector finds. */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(TAGS);
  if (within !== undefined) builder.include(within);
  const { violations } = await builder.analyze();
  const said = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => {
      const why = any[0]?.message ?? help;
      return `${id} at ${target.join(' ')}: ${why}`;
    }),
  );
  expectNone(said);
}
