/** Which browser the tests run in: `npm run e2e:browsers` names others than the usual Chromium. */
import type { CDPSession, Page } from 'playwright-core';

export const isFirefox = process.env['PALIER_BROWSER'] === 'firefox';

/** How a test ends that cannot be done in another browser: no failure, but told by the run with its reason. */
export const ONLY_CHROMIUM = 'only in Chromium:';

/** The way to what no other browser offers. `what`: for which a test needs it. */
export async function chromiumSession(page: Page, what: string): Promise<CDPSession> {
  if (isFirefox) throw new Error(`${ONLY_CHROMIUM} ${what}`);
  return page.context().newCDPSession(page);
}
