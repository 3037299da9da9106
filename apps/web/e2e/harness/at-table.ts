/** Ways to a table: a game set up as a person does it, or one that was planted. In English. */
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { openApp, usedPage, WAITING_ROOM } from './page.ts';
import { plant, type Planted } from './plant.ts';
import type { VisitOptions } from './visit.ts';

/** What is chosen before the deal, by the names on the page. */
export type SetUp = {
  readonly players: number;
  readonly edition?: string;
  readonly ladder?: string;
  readonly addOn?: string;
  /** Only the first so many are played. */
  readonly levels?: number;
};

/** From the first page to the first card, against bots. */
export async function startGame(page: Page, setUp: SetUp): Promise<void> {
  const { players, edition, ladder, addOn, levels } = setUp;
  await openApp(page);
  await page.getByRole('link', { name: /^Play against bots/u }).click();
  await choose(page, 'Players', String(players));
  await page.getByRole('heading', { name: 'Which game' }).click();
  if (edition !== undefined) await choose(page, 'Edition', edition);
  if (ladder !== undefined) await choose(page, 'Level set', ladder);
  if (addOn !== undefined) await choose(page, 'Add-on', addOn);
  if (levels !== undefined) await playLevels(page, levels);
  await page.getByRole('button', { name: 'Start' }).click();
  await handOf(page).waitFor();
}

/** As a house rule. */
export async function playLevels(page: Page, levels: number): Promise<void> {
  await page.getByRole('heading', { name: 'House rules' }).click();
  await page.getByText('Climbing and winning').click();
  await page.getByRole('combobox', { name: 'Fewer levels' }).selectOption(String(levels));
}

async function choose(page: Page, group: string, name: string): Promise<void> {
  const radio = page.getByRole('group', { name: group }).getByRole('radio', { name });
  await radio.check();
}

/** The viewer's cards. */
export function handOf(page: Page) {
  return page.getByRole('toolbar', { name: /^Your hand/u });
}

/** The names of the viewer's cards, without what is said about them: `red 7`. */
export async function handCards(page: Page): Promise<readonly string[]> {
  const names = await handOf(page)
    .getByRole('button')
    // Its first text is its name, the rest is drawn.
    .evaluateAll((cards) => cards.map((card) => card.firstElementChild?.textContent ?? ''));
  return names.map((name) => name.split(',')[0]!);
}

/** Where an overlapped card is free to be touched. */
export const FREE_CORNER = { x: 12, y: 24 };

/** A card of the hand by its name. */
export function handCard(page: Page, card: string) {
  const name = new RegExp(`^${card}(?:,|$)`, 'u');
  return handOf(page).getByRole('button', { name }).first();
}

export async function chooseCard(page: Page, card: string): Promise<void> {
  await handCard(page, card).click({ position: FREE_CORNER });
}

/** A page at a planted game; others may have been played on it. */
export async function openScene(planted: Planted, options: VisitOptions = {}): Promise<Page> {
  const page = await usedPage(options);
  await goToScene(page, planted);
  return page;
}

/** The first thing a page shows is a planted game. */
export async function enterScene(page: Page, planted: Planted): Promise<void> {
  // A file of the site that starts nothing: what is planted there is found when the game is opened.
  await page.goto(`${inject('site')}/icon.svg`);
  await openApp(page, `#/game/${await plant(page, planted)}`);
  await untilLaid(page);
}

let scenes = 0;

/**
 * A planted game on a page that may have been at another: under a name of its own, so that a bot who
 * was still thinking at the other does not play here.
 */
export async function goToScene(page: Page, planted: Planted): Promise<void> {
  const id = await plant(page, planted, `${planted.id}-${++scenes}`);
  await goToGame(page, id);
}

/** From wherever the page is, past a screen without a table: what was there before is gone. */
export async function goToGame(page: Page, id: string): Promise<void> {
  const go = async (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);
  const menu = page.getByRole('button', { name: 'Menu' });
  await go(WAITING_ROOM);
  await menu.waitFor({ state: 'hidden' });
  await go(`#/game/${id}`);
  await untilLaid(page);
}

/** The cards, sorted, or what is asked before they are shown. */
async function untilLaid(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await handOf(page).getByRole('button').or(page.getByRole('dialog')).first().waitFor();
}

/** Waits until something was told in this round; on a small screen the list of it is not shown. */
export async function expectTold(page: Page, ...sentences: readonly (string | RegExp)[]) {
  const history = page.getByRole('complementary', { includeHidden: true });
  for (const sentence of sentences) {
    await history.getByText(sentence).first().waitFor({ state: 'attached' });
  }
}
