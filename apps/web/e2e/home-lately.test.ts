/** The home of somebody who has played: what goes on, what is next, and nothing that jumps. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { handOf } from './harness/at-table.ts';
import { expectGoodLooks, NARROWEST } from './harness/good-layout.ts';
import { expectNoAxeInAnyTheme, newPage, openApp, PHONE } from './harness/index.ts';
import { plant, plantResults } from './harness/plant.ts';
import { expectSeen } from './harness/seen.ts';
import { SOME_WEEKS } from './review-scenes.ts';
import { EARLY, MIDDLE, varied } from './scenes.ts';
import { DRAWING } from './sights.ts';

const NOON = new Date('2026-11-16T12:00:00Z');
const RIGHT = { isRight: true, moves: [] };
const WRONG = { isRight: false, moves: [] };
const DAYS = { '2026-11-15': [RIGHT, RIGHT, WRONG, RIGHT, RIGHT], '2026-11-16': [RIGHT, WRONG] };

const link = (page: Page, name: RegExp): Locator => page.getByRole('link', { name });

/** One touch begins its game. */
const goal = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });

/** Two games that go on, some that are over, a challenge that was begun. */
async function livedIn(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOON);
  await openApp(page);
  await page.getByRole('button', { name: /^Just play/u }).waitFor();
  await plant(page, MIDDLE);
  await page.clock.setFixedTime(new Date(NOON.getTime() + 1000));
  await plant(page, EARLY);
  await openApp(page, '#/statistics');
  await page.getByText(/^Nothing to count yet\./u).waitFor();
  await plantResults(page, SOME_WEEKS);
  await page.evaluate((text) => localStorage.setItem('palier.daily', text), JSON.stringify(DAYS));
  await openApp(page);
}

describe('home lives', () => {
  it('with the tables that go on, the day’s challenge, the last result and a goal', async () => {
    const page = await newPage();
    await livedIn(page);
    await expectSeen(
      link(page, /^Continue Round 1 .*Your turn/u),
      link(page, /^With Odile, Bruno and Nell Round 5 · Your turn$/u),
      link(
        page,
        /^Daily challenge 2 of 5 done Answer 3 questions to make it 2 days in a row\. .*1 of the last 7 days done 1 day in a row$/u,
      ),
      goal(page, /^Next goal Beat Hugo \(novice\) Level 8 \(101-card edition\)/u),
      link(page, /^Last game Won in 14 rounds · Level 8 \(101-card edition\)$/u),
    );
    await expectNoAxeInAnyTheme(page);
    await expectGoodLooks(page, [{ size: PHONE }, NARROWEST]);
    // The goal's game goes on where it was begun: there is no second one.
    await goal(page, /^Next goal/u).click();
    await handOf(page).waitFor();
    const first = page.url();
    await openApp(page);
    await goal(page, /^Next goal .* Continue · Round 1$/u).click();
    await handOf(page).waitFor();
    expect(page.url()).toBe(first);
    await openApp(page);
    // A short one at once.
    const quick = goal(page, /^Quick game Three levels against \p{Lu}\w+ and \p{Lu}\w+$/u);
    const [, ...names] = /against (\w+) and (\w+)$/u.exec((await quick.textContent())!)!;
    await quick.click();
    await handOf(page).waitFor();
    for (const name of names) {
      await expectSeen(page.getByRole('button', { name: new RegExp(`^${name}, Level 1`, 'u') }));
    }
    expect(page.url()).not.toBe(first);
    await openApp(page);
    await link(page, /^Daily challenge 2 of 5/u).click();
    await page.getByRole('heading', { level: 1, name: 'Daily challenge' }).waitFor();
    for (const place of ['Goals', 'Statistics']) {
      await openApp(page);
      await link(page, new RegExp(`^${place}$`, 'u')).click();
      await page.getByRole('heading', { level: 1, name: place }).waitFor();
    }
  });

  it('and sends nobody away to wait: where a bot is to play it goes on when its player comes', async () => {
    const page = await newPage();
    await openApp(page);
    await plant(page, varied(DRAWING, 'scene-bots-turn', { turn: 2 }));
    await page.reload();
    await expectSeen(link(page, /^Continue Round 1 .*Odile’s turn · /u));
  });

  it('without anything that moves when that comes', async () => {
    const page = await newPage();
    await livedIn(page);
    const tile = goal(page, /^Next goal/u);
    await tile.waitFor();
    const bots = link(page, /^Play against bots/u);
    const top = async (): Promise<number> => Math.round((await bots.boundingBox())!.y);
    const settledAt = await top();
    // Until the rest of home is fetched, its room is all there is of it.
    const held = Promise.withResolvers<void>();
    await page.route(/\/lately-[^/]*\.js$/u, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await bots.waitFor();
    expect(await tile.count()).toBe(0);
    expect(await top()).toBe(settledAt);
    held.resolve();
    await tile.waitFor();
    expect(await top()).toBe(settledAt);
  });
});
