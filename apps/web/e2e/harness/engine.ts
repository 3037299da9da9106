/** Which browser the tests run in: `npm run e2e:browsers` names others than the usual Chromium. */
import type { CDPSession, Page } from 'playwright-core';

export const isFirefox = process.env['PALIER_BROWSER'] === 'firefox';
export const isWebKit = process.env['PALIER_BROWSER'] === 'webkit';

/** How a test ends that cannot be done in another browser: no failure, but told by the run with its reason. */
export const onlyElsewhere = 'not in this browser:';

/** The way to what no other browser offers. `what`: for which a test needs it. */
export async function chromiumSession(page: Page, what: string): Promise<CDPSession> {
  if (isFirefox || isWebKit) throw new Error(`${onlyElsewhere} ${what}`);
  return page.context().newCDPSession(page);
}
