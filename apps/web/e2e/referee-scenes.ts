/** What is worth looking at of the referee. In English. */
import type { Page } from 'playwright-core';
import { openApp } from './harness/index.ts';

/** From the list of arguments to one of them, answered. */
export async function openExample(page: Page, question: string): Promise<void> {
  await openApp(page, '#/referee');
  await page.getByRole('link', { name: question }).click();
  await page.getByRole('heading', { name: 'The situation' }).waitFor();
  await page
    .getByRole('link', { name: /^Rule / })
    .first()
    .waitFor();
}

/** To what the end of a round brings, answered. */
export async function openEnd(page: Page, question: string): Promise<void> {
  await openApp(page, '#/referee');
  await page.getByRole('link', { name: question }).click();
  await page.getByRole('heading', { name: 'How did the round end?' }).waitFor();
  await page
    .getByRole('link', { name: /^Rule / })
    .first()
    .waitFor();
}

/** To a situation of one's own, nothing asked yet. */
export async function openOwn(page: Page): Promise<void> {
  await openApp(page, '#/referee');
  await page.getByRole('link', { name: 'Ask about your own situation' }).click();
  await page.getByRole('heading', { name: 'The situation' }).waitFor();
}

export const REFEREE_SCENES: { readonly [name: string]: (page: Page) => Promise<void> } = {
  referee: async (page) => openApp(page, '#/referee'),
  'referee-no': async (page) => openExample(page, 'Is 14, 15, 1 a run?'),
  'referee-yes': async (page) =>
    openExample(page, 'May I lay my level and add cards in the same turn?'),
  'referee-end': async (page) => openEnd(page, 'Two stars: who may keep cards for the next round?'),
  'referee-own': openOwn,
  'referee-picker': async (page) => {
    await openOwn(page);
    await page.getByRole('button', { name: 'Change your hand' }).click();
    await page.getByRole('dialog').waitFor();
  },
};
