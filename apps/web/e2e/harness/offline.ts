/** Waiting for the service worker, which a browser starts when it has time. */
import type { Page } from 'playwright-core';

/** Until it has fetched everything and serves this page. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise<void>((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => resolve());
    });
    let registration = await serviceWorker.getRegistration();
    // The game asks for it once the page has loaded.
    while (registration === undefined) {
      await new Promise((settle) => setTimeout(settle, 20));
      registration = await serviceWorker.getRegistration();
    }
    const { installing } = registration;
    const failed = new Promise<never>((_, reject) => {
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'redundant')
          reject(new Error('a file for offline use is missing'));
      });
    });
    if (serviceWorker.controller === null) await Promise.race([taken, failed]);
  });
}

/** Has the browser look for a newer version now. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}
