/**
 * The list of games: how far everyone came, very many of them, one that is gone meanwhile, some that
 * cannot be read, and all of them kept by a newer version.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  expectNoAxeViolations,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
  newTab,
  openApp,
} from './harness/index.ts';
import { plant, type Planted } from './harness/plant.ts';
import { button, expectCount, expectGone, expectSeen } from './harness/seen.ts';
import { plantNovice } from './review-scenes.ts';
import { EARLY } from './scenes.ts';

const OPEN: Planted = {
  ...EARLY,
  id: 'scene-open',
  position: { edition: 'level-up', ladder: 'open', players: 3, rules: { startLevel: [1, 3, 1] } },
};

const TORN: Planted = { ...EARLY, id: 'scene-torn' };

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
    // As many as the results tell, not the level that was being played.
    finished.getByText('Bruno, 7 of 8 levels done'),
    finished.getByText('7 of 8', { exact: true }),
  );
  const ways = finished.getByRole('link').or(finished.getByRole('button'));
  expect(await ways.evaluateAll((all) => all.map((one) => one.textContent))).toEqual([
    'Replay',
    'Review',
    'Delete',
  ]);
  const open = page.getByRole('listitem').filter({ hasText: 'Level Up' });
  await expectSeen(open.getByText('Odile, 2 of 8 levels done'));
  await expectNothingCut(page);
  await expectNothingSideways(page);
  await expectNoAxeViolations(page);
});

it('leads from a finished game to its review', async () => {
  const page = await newPage();
  await openApp(page);
  await plantNovice(page);
  await openApp(page, '#/games');
  await page.getByRole('link', { name: /^Review: Ada/u }).click();
  await expectSeen(page.getByRole('heading', { level: 1, name: 'Review' }));
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

/** One game without what a list tells of it, and one whose header is none. */
async function damage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('palier');
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve);
    });
    const store = opening.result.transaction('games', 'readwrite').objectStore('games');
    const reading = store.get('scene-torn');
    await new Promise((resolve) => {
      reading.addEventListener('success', resolve);
    });
    store.put({ id: 'torn', saved: 'yesterday', header: 7, summary: { seats: null } });
    store.put({ ...(reading.result as object), header: '{"palier":' });
    await new Promise((resolve) => {
      store.transaction.addEventListener('complete', resolve);
    });
    opening.result.close();
  });
}

it('shows the others where some cannot be read, which can be set aside and saved', async () => {
  const page = await newPage();
  await openApp(page);
  await plant(page, EARLY);
  await plant(page, TORN);
  await damage(page);
  await openApp(page, `#/game/${TORN.id}`);
  await expectSeen(page.getByRole('heading', { name: 'This game cannot be read.' }));
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Your games' }).click();

  await expectSeen(page.getByRole('link', { name: /^Continue: Ada/u }));
  const torn = page.getByRole('heading', { name: 'A game that cannot be read' });
  await expectCount(torn, 2);
  await expectCount(page.getByRole('link', { name: /^Continue/u }), 1);
  await expectNothingCut(page);
  await expectNothingSideways(page);
  await expectTouchTargets(page);
  await expectNoAxeViolations(page);

  const saving = page.waitForEvent('download');
  await button(page, 'Save as a file: Date unknown').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('palier-torn.json');
  const raw = JSON.parse(await readFile(await file.path(), 'utf8')) as object;
  expect(raw).toMatchObject({ game: { id: 'torn', header: 7 }, lines: [] });

  await button(page, 'Set aside: Date unknown').click();
  await expectSeen(page.getByText(/^The game has been set aside\./u));
  await page.reload();
  await expectSeen(page.getByRole('link', { name: /^Continue: Ada/u }));
  await page.getByText('Set aside: 1').click();
  await expectTouchTargets(page);
  await button(page, 'Put back: Date unknown').click();
  await expectSeen(button(page, 'Set aside: Date unknown'));
});

it('says so where the games were kept by a newer version, and which way leads out', async () => {
  const page = await newPage();
  await openApp(page);
  await plant(page, EARLY);
  await page.evaluate(async () => {
    const opening = indexedDB.open('palier', 99);
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve);
    });
    opening.result.close();
  });
  await openApp(page, '#/games');
  await page.reload();
  const said = page.getByText(
    /^Your games are safe, but they were saved by a newer version of Palier/u,
  );
  await expectSeen(said);
  await expectGone(page.getByText('There are no games on this device yet.'));
  await expectNoAxeViolations(page);
  await expectTouchTargets(page);
  await openApp(page, '#/new/bots');
  await button(page, 'Start').click();
  await expectSeen(page.getByRole('alert').filter({ has: said }));
  // The newer version is there again.
  await page.evaluate(async () => {
    const erasing = indexedDB.deleteDatabase('palier');
    await new Promise((resolve) => {
      erasing.addEventListener('success', resolve);
    });
  });
  await button(page, 'Reload').click();
  await expectGone(said);
});
