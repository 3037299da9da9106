/** Nothing is lost: a reload or a crash in the middle of a turn, the same game in a second tab. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { crashTab } from './harness/crash.ts';
import { enterScene, goToGame, handCards } from './harness/at-table.ts';
import { newPage, newTab, openApp, type VisitOptions } from './harness/index.ts';
import { plant, type Planted } from './harness/plant.ts';
import { MEEK } from './harness/player.ts';
import { expectGone, expectSeen } from './harness/seen.ts';
import { EARLY } from './scenes.ts';
import { DRAWING } from './sights.ts';

/** On a device of its own: what is kept is the point here. */
async function open(planted: Planted, options: VisitOptions = {}): Promise<Page> {
  const page = await newPage({ settings: MEEK, ...options });
  await enterScene(page, planted);
  return page;
}

/** The table as a screen reader meets it, without what was said since the page was opened. */
async function tableOf(page: Page): Promise<string> {
  await page.getByRole('toolbar').waitFor();
  // The level's parts fill up once the hand was studied.
  await page.getByRole('button', { name: /^Your level.*(?:complete|missing)|laid/u }).waitFor();
  const snapshot = await page.getByRole('main').ariaSnapshot();
  return snapshot.replace(/\n {2}- log:?(?:\n {4}.*)*/u, '').replaceAll(', new', '');
}

/** What was taken back has happened all the same. */
function withoutNews(table: string): readonly string[] {
  return table.split('\n').filter((line) => !/What happened['"]+$/u.test(line));
}

async function lay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lay level 1', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lay these' }).click();
  await page
    .getByRole('button', { name: /^Your run/u })
    .first()
    .waitFor();
}

async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Lay level 1', exact: true }).waitFor();
}

async function history(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: /What happened$/u }).click();
  const items = page.getByRole('dialog').getByRole('listitem');
  await expectSeen(items);
  const lines = await items.allInnerTexts();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return lines;
}

describe('a reload in the middle of a turn', () => {
  it('after the draw: the same hand, and no second draw', async () => {
    const page = await open(DRAWING);
    await page.getByRole('button', { name: 'Draw a card' }).click();
    await expect.poll(async () => handCards(page)).toHaveLength(11);
    const [table, hand] = [await tableOf(page), await handCards(page)];
    await page.reload();
    await expect.poll(async () => tableOf(page)).toBe(table);
    await expect.poll(async () => handCards(page)).toEqual(hand);
    await expectGone(page.getByRole('button', { name: 'Draw a card' }));
  });

  it('after laying: the same table, and it can still be taken back', async () => {
    const page = await open(EARLY);
    const before = await tableOf(page);
    const hand = (await handCards(page)).toSorted();
    await lay(page);
    const laid = await page.getByRole('main').ariaSnapshot();
    const told = await history(page);
    await page.reload();
    await page
      .getByRole('button', { name: /^Your run/u })
      .first()
      .waitFor();
    expect(await history(page)).toEqual(told);
    const region = page.getByRole('region', { name: 'Combinations on the table' });
    for (const line of (await region.ariaSnapshot()).split('\n')) expect(laid).toContain(line);
    await takeBack(page);
    await expect.poll(async () => (await handCards(page)).toSorted()).toEqual(hand);
    await expect.poll(async () => withoutNews(await tableOf(page))).toEqual(withoutNews(before));
  });
});

it('a crash of the tab: the game goes on from the first page', async () => {
  const page = await open(EARLY, { allowed: [/crashed/u] });
  await lay(page);
  const told = await history(page);
  await crashTab(page);
  const again = await newTab(page);
  await openApp(again);
  await again.getByRole('link', { name: /^Continue/u }).click();
  await again
    .getByRole('button', { name: /^Your run/u })
    .first()
    .waitFor();
  expect(await history(again)).toEqual(told);
  await takeBack(again);
  await lay(again);
});

describe('a second tab', () => {
  const elsewhere = (page: Page) =>
    page.getByRole('heading', { name: 'This game is open in another tab' });
  const playHere = async (page: Page) => page.getByRole('button', { name: 'Play here' }).click();

  it('says so, takes over, and gives it back; nothing is lost or doubled', async () => {
    const first = await open(EARLY);
    await lay(first);
    const told = await history(first);

    const second = await newTab(first);
    await openApp(second, `#/game/${EARLY.id}`);
    await elsewhere(second).waitFor();
    await expectGone(second.getByRole('toolbar'));
    // Meanwhile the first goes on.
    expect(await history(first)).toEqual(told);

    await playHere(second);
    await elsewhere(first).waitFor();
    await expectGone(first.getByRole('toolbar'));
    expect(await history(second)).toEqual(told);
    await takeBack(second);
    const more = await history(second);
    expect(more.slice(0, -1)).toEqual(told);

    await playHere(first);
    await elsewhere(second).waitFor();
    expect(await history(first)).toEqual(more);
    await lay(first);
    expect(await history(first)).toHaveLength(more.length + 1);
  });

  it('has the game to itself once the first has left the table', async () => {
    const first = await open(EARLY);
    const second = await newTab(first);
    await openApp(second, `#/game/${EARLY.id}`);
    await elsewhere(second).waitFor();
    await first.getByRole('button', { name: 'Menu' }).click();
    await first.getByRole('button', { name: 'Leave the table' }).click();
    await first.getByRole('link', { name: /^Continue/u }).waitFor();
    await second.reload();
    await expectSeen(second.getByRole('toolbar'));
  });
});

it('a game that is not on this device says so', async () => {
  const page = await newPage();
  await openApp(page, '#/game/nowhere');
  await page.getByRole('heading', { name: 'This game is not on this device.' }).waitFor();
  await page.getByRole('button', { name: 'Back to home' }).click();
  await page.getByRole('link', { name: /^Play against bots/u }).waitFor();
  await expectGone(page.getByRole('link', { name: /^Continue/u }));
});

it('a game is left and continued, from the list of games too', async () => {
  const page = await open(EARLY);
  const table = await tableOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('link', { name: 'Your games' }).click();
  await page.getByRole('link', { name: /^Continue: Ada/u }).click();
  await expect.poll(async () => tableOf(page)).toBe(table);
  await plant(page, DRAWING);
  await goToGame(page, DRAWING.id);
  await page.getByRole('button', { name: 'Draw a card' }).waitFor();
});
