/** What must be there to be met, and what must not. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** By its whole name, or by what the name begins or ends with. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Waits until each is seen. */
export async function expectSeen(...locators: readonly Locator[]): Promise<void> {
  for (const locator of locators) await locator.first().waitFor();
}

/** Waits until none is there. */
export async function expectGone(...locators: readonly Locator[]): Promise<void> {
  for (const locator of locators) await expectCount(locator, 0);
}

export async function expectCount(locator: Locator, count: number): Promise<void> {
  await expect.poll(async () => locator.count()).toBe(count);
}
