/** The coach's review in the browser: its figures, its way into a game, and that it can be stopped. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ReviewInterval, Lost, Luck } from '@palier/bots/coach';
import { loadPart } from '@palier/text';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { botGame } from '../src/local/testing/bot-game.ts';
import { handOf } from './harness/at-table.ts';
import {
  expectNoAxeViolations,
  expectNothingSideways,
  newPage,
  openApp,
  PHONE,
  usedPage,
} from './harness/index.ts';
import { plantRecord } from './harness/plant.ts';
import { expectCount, expectGone } from './harness/seen.ts';
import { PLAYERS } from './review-scenes.ts';

/** Six decisions, two of them bad: the coach needs a moment only. */
const BRIEF_GAME = botGame(
  { edition: 'level-8-101', players: 2, rules: { levels: 1 } },
  { seed: 'n36', bots: ['novice', 'steady'] },
);

async function plantBrief(page: Page): Promise<string> {
  return plantRecord(page, BRIEF_GAME, { id: 'brief', seats: PLAYERS.slice(0, 2) });
}

const run = promisify(execFile);
const PALIER = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

type Ends = readonly [low: number, high: number];

type Told = {
  readonly decisions: readonly {
    readonly event: number;
    readonly round: number;
    readonly turn: number;
    readonly loss: number;
    readonly interval: Ends;
  }[];
  readonly worth: readonly number[];
  readonly loss: Omit<Lost, 'interval'> & { readonly interval: Ends };
  readonly luck: Omit<Luck, 'interval'> & { readonly interval: Ends };
};

/** What `palier review` says of the record that the page saves. */
async function toldByPalier(page: Page): Promise<Told> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game' }).click();
  const file = await (await saving).path();
  const { stdout } = await run(process.execPath, [PALIER, 'review', file, '--seat', '1', '--json']);
  return JSON.parse(stdout) as Told;
}

const between = ([low, high]: Ends): ReviewInterval => ({ low, high });

describe('a review', () => {
  it('says what the coach says, shows where, and lets one try it differently', async () => {
    const page = await usedPage();
    const game = await plantBrief(page);
    await openApp(page, `#/game/${game}`);
    const { decisions, worth, luck, loss: all } = await toldByPalier(page);
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await page.getByRole('heading', { name: 'Look at these first' }).waitFor();

    const say = await loadPart('en', 'review');
    expect(worth.length).toBeGreaterThan(0);
    // One score in stars and words; the figures are there for who opens them.
    await page.getByRole('img', { name: /^[1-4] of 5 stars$/u }).waitFor();
    const total = page.getByText(say.total({ ...all, interval: between(all.interval) }));
    await total.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'All the figures' }).click();
    await total.waitFor();
    await page.getByText(say.luck({ ...luck, interval: between(luck.interval) })).waitFor();
    const articles = page.getByRole('article');
    for (const index of worth.slice(0, 2)) {
      const { loss, interval, round, turn } = decisions[index]!;
      const article = articles.filter({ hasText: say.cost(loss) });
      await article.getByRole('heading', { name: say.where(round, turn) }).waitFor();
      await article.getByText('Exact figures').click();
      await article.getByText(say.lost(loss, between(interval))).waitFor();
    }
    // What was done well is among the three.
    await articles.getByText(say.praise).waitFor();
    await expectCount(articles, 1 + Math.min(2, worth.length));
    await expectNothingSideways(page);
    await expectNoAxeViolations(page);

    const first = decisions[worth[0]!]!;
    await articles
      .filter({ hasText: say.cost(first.loss) })
      .getByRole('link', { name: /^Look at it/u })
      .click();
    await page.waitForURL(new RegExp(`#/replay/${game}/${first.event - 1}$`, 'u'));
    // What was found is still there, and not looked for again.
    await page.goBack();
    const found = page.getByRole('heading', { name: 'Look at these first' });
    const looking = page.getByRole('progressbar');
    await found.or(looking).first().waitFor();
    await expect.poll(async () => looking.count()).toBe(0);
    await page
      .getByRole('button', { name: /^Try another way/u })
      .first()
      .click();
    await handOf(page).getByRole('button').first().waitFor();
    await expect.poll(() => page.url()).not.toContain(game);
  });

  it('is stopped, and begun again', async () => {
    const page = await usedPage();
    const long = botGame({ edition: 'level-8-101', players: 3 }, { seed: 'long' });
    const id = await plantRecord(page, long, { id: 'long', seats: PLAYERS });
    await openApp(page, `#/review/${id}`);
    await page.getByRole('progressbar', { name: /^Decision \d+ of \d+$/u }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped.').waitFor();
    await page.getByRole('button', { name: 'Review this game' }).click();
    await page.getByRole('progressbar').waitFor();
    await expectGone(page.getByText('Stopped.'));
  });

  it('is chosen from the games of the device', async () => {
    const page = await newPage();
    await openApp(page, '#/review');
    await page.getByText('No game has been finished on this device yet.').waitFor();
    const game = await plantBrief(page);
    await openApp(page, '#/learn');
    await page.getByRole('link', { name: /^Review/u }).click();
    await page.reload();
    await page.getByRole('link', { name: /^Winner/u }).click();
    await expect.poll(() => page.url()).toMatch(new RegExp(`#/review/${game}$`, 'u'));
  });

  it('is left by where one came from, and so are replay and rulebook', async () => {
    const page = await newPage({ size: PHONE });
    await openApp(page, '#/games');
    const game = await plantBrief(page);
    await page.reload();
    const back = page.getByRole('link', { name: 'Back', exact: true });
    const isAt = async (address: string): Promise<void> => {
      await expect.poll(() => new URL(page.url()).hash).toBe(address);
    };
    await page.locator(`a[href="#/replay/${game}"]`).tap();
    await page.waitForURL(/#\/replay\//u);
    await back.tap();
    await isAt('#/games');

    await openApp(page, `#/game/${game}`);
    const results = page.getByRole('button', { name: 'Review', exact: true });
    await results.tap();
    await page
      .getByRole('link', { name: /^Look at it/u })
      .first()
      .tap();
    await page.waitForURL(/#\/replay\//u);
    await back.tap();
    await isAt(`#/review/${game}`);
    // What one came by outlives a reload.
    await page.reload();
    await back.tap();
    await isAt(`#/game/${game}`);
    await page.getByRole('button', { name: 'Replay', exact: true }).tap();
    await page.waitForURL(/#\/replay\//u);
    await back.tap();
    await isAt(`#/game/${game}`);
    await results.waitFor();

    await openApp(page, '#/learn');
    await page.getByRole('link', { name: /^Rulebook/u }).tap();
    await page.waitForURL(/#\/rules$/u);
    await back.tap();
    await isAt('#/learn');
    // Up, where nobody came from anywhere, and not down again.
    await openApp(page, `#/review/${game}`);
    await page.evaluate(() => history.replaceState(null, ''));
    await page.reload();
    for (const above of ['#/review', '#/learn', '#/']) {
      await back.tap();
      await isAt(above);
    }
  });
});
