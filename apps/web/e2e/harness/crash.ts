/** A tab whose process ends, as by a fault in the browser. */
import type { Page } from 'playwright-core';
import { chromiumSession, isFirefox } from './engine.ts';
import { crashFirefoxTab } from './firefox.ts';

export async function crashTab(page: Page): Promise<void> {
  if (isFirefox) {
    await crashFirefoxTab(page);
    return;
  }
  const session = await chromiumSession(page, 'a tab that crashes');
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}
