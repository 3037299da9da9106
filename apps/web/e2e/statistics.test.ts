/** The statistics of the device: a game counted once, kept when it is removed, saved and erased. */
import { readFileSync } from 'node:fs';
import { settledAt } from '@palier/table';
import { describe, expect, it } from 'vitest';
import {
  expectNoAxeViolations,
  expectNothingSideways,
  newPage,
  openApp,
  PHONE,
  usedPage,
} from './harness/index.ts';
import { plantRecord } from './harness/plant.ts';
import { MEEK, playGame } from './harness/player.ts';
import { expectCount, expectSeen } from './harness/seen.ts';
import { NOVICE_GAME, PLAYERS, REVIEW_SCENES } from './review-scenes.ts';

describe('statistics', () => {
  it('count a game that ends, also when it is removed, until they are erased', async () => {
    const page = await newPage({ settings: MEEK });
    await openApp(page, '#/statistics');
    await page.getByText(/^Nothing to count yet\./u).waitFor();
    const { events } = NOVICE_GAME;
    const underWay = { ...NOVICE_GAME, events: events.slice(0, settledAt(NOVICE_GAME, 20)) };
    const id = await plantRecord(page, underWay, { id: 'under-way', seats: PLAYERS });
    await openApp(page, `#/game/${id}`);
    await playGame(page);

    await openApp(page, '#/games');
    await page.getByRole('button', { name: /^Delete/u }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await openApp(page, '#/statistics');
    const tile = page.getByRole('term').filter({ hasText: /^Games$/u });
    await tile.waitFor();
    await expectSeen(tile.locator('..').getByRole('definition').getByText('1', { exact: true }));
    // One plain figure in sight; the intervals are behind a fold.
    await page.getByText(/^You win \d+% of your games\.$/u).waitFor();
    await page.getByText(/^With 95% certainty/u).waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'All the figures' }).click();
    await page.getByText(/^With 95% certainty/u).waitFor();
    await page.getByRole('row', { name: /^3 players 1/u }).waitFor();

    // What is done with the figures stands below them, behind a fold.
    await page.getByRole('button', { name: 'CSV' }).waitFor({ state: 'hidden' });
    await page.getByText('Save or erase').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = readFileSync(await (await saved).path(), 'utf8');
    expect(file).toMatch(/^ended,kind,.*\r\n[^,]+,bots,level-8-101,3,odile-steady bruno-steady,/u);

    await page.getByRole('button', { name: 'Erase statistics' }).click();
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await page.getByText('The statistics have been erased.').waitFor();
    await page.reload();
    await page.getByText(/^Nothing to count yet\./u).waitFor();
  });

  it('are drawn for everybody', async () => {
    const page = await newPage({ size: PHONE });
    await REVIEW_SCENES['statistics']!(page);
    // First what tells most: the last games, and the score against each of the six.
    const headings = page.getByRole('heading', { level: 2 });
    expect((await headings.allTextContents()).slice(0, 3)).toEqual([
      'Lately',
      'Against our six',
      'Your climbs',
    ]);
    const lately = page.locator('section').filter({ has: headings.getByText('Lately') });
    await expectCount(lately.getByRole('listitem'), 10);
    await expectCount(lately.getByRole('listitem').filter({ hasText: /^Won$/u }), 5);
    await expectSeen(lately.getByText(/^You won 5 of your last 10 games\./u));
    const against = page.locator('section').filter({ has: headings.getByText('Against our six') });
    const rows = against.getByRole('listitem');
    await expectSeen(
      rows.filter({ hasText: 'Odile' }).getByText('7 won, 6 lost'),
      rows.filter({ hasText: 'Wanda' }).getByText('4 won, 5 lost'),
      rows.filter({ hasText: 'Nell' }).getByText('Not played yet'),
    );
    await page.getByRole('heading', { name: 'All the figures' }).click();
    await expectNothingSideways(page);
    await expectNoAxeViolations(page);
    await page.getByText('Your climbs as a table').click();
    await expectNothingSideways(page);
  });
});

describe('the list of places', () => {
  it('leads to each of them', async () => {
    const page = await usedPage();
    await openApp(page);
    await page.getByRole('link', { name: /^Learn and practise/u }).click();
    await page.getByRole('heading', { level: 1, name: 'Learn and practise' }).waitFor();
    await expectCount(page.getByRole('navigation').getByRole('link'), 10);
    await expectNothingSideways(page);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: /^Statistics/u }).click();
    await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
  });
});
