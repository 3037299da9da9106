/** The list of games: how far everyone came, very many of them, one that is gone meanwhile. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  expectNoAxeViolations,
  expectNothingCut,
  expectNothingSideways,
  newPage,
  newTab,
  openApp,
} from './harness/index.ts';
import { plant, type Planted } from './harness/plant.ts';
import { expectCount, expectGone, expectSeen } from './harness/seen.ts';
import { EARLY } from './scenes.ts';

const OPEN: Planted = {
  ...EARLY,
  id: 'scene-open',
  position: { edition: 'level-up', ladder: 'open', players: 3, rules: { startLevel: [1, 3, 1] } },
};

/** Finished games, as far as a list tells: Ada has climbed all eight levels. */
async function plantFinished(page: Page, count: number): Promise<void> {
  await plant(page, EARLY);
  await page.evaluate(async (copies) => {
    const opening = indexedDB.open('palier');
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve);
    });
    const store = opening.result.transaction('games', 'readwrite').objectStore('games');
    const reading = store.get('scene-early');
    await new Promise((resolve) => {
      reading.addEventListener('success', resolve);
    });
    const row = reading.result as { readonly summary: object; readonly saved: number };
    const summary = { ...row.summary, levels: [9, 4, 8], winners: [1] };
    for (let copy = 1; copy <= copies; copy++) {
      store.put({ ...row, id: `finished-${copy}`, saved: row.saved + copy, summary });
    }
    await new Promise((resolve) => {
      store.transaction.addEventListener('complete', resolve);
    });
    opening.result.close();
  }, count);
}

it('says who has done all levels, and how much of an open ladder is done', async () => {
  const page = await newPage();
  await openApp(page);
  await plantFinished(page, 1);
  await plant(page, OPEN);
  await openApp(page, '#/games');
  const finished = page.getByRole('listitem').filter({ hasText: 'Winner: Ada' });
  await expectSeen(
    finished.getByText('Ada, all levels done'),
    finished.getByText('Bruno, level 8'),
  );
  const open = page.getByRole('listitem').filter({ hasText: 'Level Up' });
  await expectSeen(open.getByText('Odile, 2 of 8 levels done'));
  await expectNothingCut(page);
  await expectNothingSideways(page);
  await expectNoAxeViolations(page);
});

it('shows the newest of very many, and all of them when asked', async () => {
  const page = await newPage();
  await openApp(page);
  await plantFinished(page, 53);
  await openApp(page, '#/games');
  const finished = page.getByRole('heading', { name: 'Winner: Ada' });
  await expectCount(finished, 50);
  await page.getByRole('button', { name: 'Show all 53 games' }).click();
  await expectCount(finished, 53);
  // The next row, for whoever goes on with the keyboard.
  const place = async (): Promise<number> =>
    page.evaluate(() => {
      const rows = [...document.querySelectorAll('main section:last-of-type > ul > li')];
      return rows.findIndex((row) => row.contains(document.activeElement));
    });
  await expect.poll(place).toBe(50);
});

it('bears it when a listed game is gone meanwhile', async () => {
  const page = await newPage();
  await openApp(page);
  await plant(page, EARLY);
  await openApp(page, '#/games');
  await page.getByRole('link', { name: /^Continue/u }).waitFor();
  const other = await newTab(page);
  await openApp(other, '#/games');
  await remove(other);
  await remove(page);
  await expectGone(page.getByRole('link', { name: /^Continue/u }));
  await expectSeen(page.getByRole('link', { name: 'Start one' }));
});

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Delete:/u }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The game has been deleted.').waitFor();
}
