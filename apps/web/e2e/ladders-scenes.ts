/** Ladders of one's own, as somebody makes them; what is worth a picture among it. In English. */
import type { Page } from 'playwright-core';
import { button, expectSeen } from './harness/seen.ts';
import { openApp } from './harness/index.ts';

/** Leads a page to what is to be seen. */
type Scene = (page: Page) => Promise<void>;

/** A new ladder that begins as something known, `An empty level set`, or as a copy. */
export async function beginWith(page: Page, start: string | RegExp): Promise<void> {
  await openApp(page, '#/ladders');
  await button(page, 'New level set').click();
  await page.getByRole('dialog').getByRole('button', { name: start }).click();
  await expectSeen(page.getByRole('heading', { name: 'Balance report' }));
}

/** Opens a level, or closes it. */
export async function pressLevel(page: Page, level: number): Promise<void> {
  await page
    .getByText(`Level ${level}`, { exact: true })
    .locator('xpath=ancestor::summary')
    .click();
}

/** Until the chance of each level is known. */
export async function untilOddsKnown(page: Page): Promise<void> {
  await page.getByText('Working out the odds').first().waitFor({ state: 'detached' });
  await expectSeen(page.getByText(/^by turn 5: [\d.]+% ± [\d.]+$/u));
}

export function report(page: Page) {
  return page.getByRole('region', { name: 'Balance report' });
}

/** Lets bots try the ladder, some hundred times. */
export async function tryOut(page: Page): Promise<void> {
  const panel = report(page);
  await panel.getByRole('radio', { name: '300', exact: true }).check();
  await panel.getByRole('button', { name: 'Let bots try it' }).click();
  await expectSeen(panel.getByText('300 games between medium-strength bots.'));
  await expectSeen(panel.getByRole('heading', { name: 'Advice' }));
}

const SHARED = '#/ladders/1.level-8-101.r3-s3s2-r5-c5s2-s4s3.Moonlight';

export const LADDERS_SCENES: { readonly [name: string]: Scene } = {
  ladders: async (page) => {
    await beginWith(page, /^Level 8 \(101-card edition\) · One star/u);
    await beginWith(page, 'An empty level set');
    await page.getByLabel('Name of the level set').fill('Short evening');
    await openApp(page, '#/ladders');
    await expectSeen(page.getByRole('link', { name: /^Short evening/u }));
  },
  'ladders-start': async (page) => {
    await openApp(page, '#/ladders');
    await button(page, 'New level set').click();
    await expectSeen(page.getByRole('dialog'));
  },
  'ladders-editor': async (page) => {
    await beginWith(page, /^Level 8 \(101-card edition\) · One star/u);
    await untilOddsKnown(page);
  },
  'ladders-level': async (page) => {
    await beginWith(page, /^Level 8 \(101-card edition\) · One star/u);
    await untilOddsKnown(page);
    await pressLevel(page, 3);
    await page.getByRole('region', { name: /^Chance of having level 3/u }).scrollIntoViewIfNeeded();
  },
  'ladders-report': async (page) => {
    await beginWith(page, /^Level 8 \(101-card edition\) · Two stars/u);
    await tryOut(page);
    await report(page).getByRole('img').scrollIntoViewIfNeeded();
  },
  'ladders-shared': async (page) => {
    await openApp(page, SHARED);
    await untilOddsKnown(page);
  },
};
