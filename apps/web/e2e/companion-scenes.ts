/** What is worth looking at of the level tracker. In English. */
import type { Page } from 'playwright-core';
import { openApp } from './harness/index.ts';

/** A new evening on the usual box, the first one dealing. */
export async function beginEvening(page: Page, names: readonly string[]): Promise<void> {
  await openApp(page, '#/companion/new');
  const players = page.getByRole('group', { name: 'Players' });
  await players.getByRole('radio', { name: String(names.length), exact: true }).check();
  for (const [index, name] of names.entries()) {
    await page.getByRole('textbox', { name: `Name of player ${index + 1}` }).fill(name);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
}

export type Told = { readonly out?: string; readonly laid?: readonly string[] };

/** What is tapped at the end of a round, up to the last button. */
export async function tellRound(page: Page, { out, laid = [] }: Told): Promise<void> {
  await page.getByRole('button', { name: 'Enter the round’s result' }).click();
  const sheet = page.getByRole('dialog');
  const ending = out === undefined ? 'Nobody went out' : `${out} went out`;
  for (const name of laid) await sheet.getByRole('button', { name: `${name} laid` }).click();
  await sheet.getByRole('button', { name: ending }).click();
}

export async function enterRound(page: Page, told: Told): Promise<void> {
  await tellRound(page, told);
  await page.getByRole('dialog').getByRole('button', { name: 'Save the result' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const FOUR = ['Ada', 'Ben', 'Chloé', 'Dora'];

async function midEvening(page: Page): Promise<void> {
  await beginEvening(page, FOUR);
  await enterRound(page, { out: 'Ada', laid: ['Ben'] });
  await enterRound(page, { out: 'Chloé', laid: ['Ada', 'Dora'] });
}

export const COMPANION_SCENES: { readonly [name: string]: (page: Page) => Promise<void> } = {
  'companion-new': async (page) => openApp(page, '#/companion/new'),
  companion: midEvening,
  'companion-round': async (page) => {
    await midEvening(page);
    await tellRound(page, { out: 'Dora', laid: ['Ada'] });
  },
  'companion-won': async (page) => {
    await beginEvening(page, FOUR);
    for (let round = 0; round < 4; round++) {
      await enterRound(page, { out: 'Ada', laid: ['Dora'] });
    }
    await page.getByRole('heading', { name: 'Ada wins the game!' }).waitFor();
  },
};
