/**
 * The game in a Firefox, beside all that the other tests do in Chromium: `npm test` does this where one is
 * installed, `npm run e2e:browsers` the rest.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { handCards, handOf } from './harness/at-table.ts';
import { launchFirefox } from './harness/browser.ts';
import { expectNone } from './harness/none.ts';
import { MEEK, playOnPage } from './harness/player.ts';
import { expectSeen } from './harness/seen.ts';
import { goToScreen, visit } from './harness/visit.ts';

let firefox: Browser;

beforeAll(async () => {
  firefox = await launchFirefox();
});

afterAll(async () => firefox.close());

it('opens, deals, plays and goes on after a reload, without a complaint', async () => {
  const { page, problems } = await visit(firefox, { settings: MEEK });
  await goToScreen(page, inject('site'), '#/');
  await page.getByRole('button', { name: /^Just play/u }).click();
  await handOf(page).getByRole('button').first().waitFor();
  for (let moves = 0; moves < 4; moves++) await playOnPage(page);
  const hand = await handCards(page);
  await page.reload();
  await expect.poll(async () => (await handCards(page)).toSorted()).toEqual(hand.toSorted());
  await goToScreen(page, inject('site'), '#/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expectSeen(page.getByRole('heading', { level: 1, name: 'Einstellungen' }));
  expectNone(problems);
});
