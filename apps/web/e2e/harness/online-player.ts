/**
 * Somebody who plays at a table online, where nobody gets hints: draws, lays when the page offers it,
 * adds what the page says fits, discards what it calls spare, and looks at what comes over the table.
 * Knows of the game what stands on the page. Made for pages in English in which nothing moves.
 */
import { assert } from '@palier/rules';
import type { Page } from 'playwright-core';
import { FREE_CORNER, handOf } from './at-table.ts';

/** What was done, or what was met. */
export type Done = 'draw' | 'lay' | 'add' | 'discard' | 'pass' | 'round' | 'missed' | 'results';

export type Player = {
  /** Lays a level that is complete; on by itself. */
  readonly lays?: boolean;
};

/** What is to be done now; and what was said so far, which shows whether something came of it. */
type Situation = {
  readonly heard: string;
  readonly next: Next;
};

type Next =
  | { readonly t: 'results' }
  | { readonly t: 'dialog'; readonly title: string }
  | { readonly t: 'draw' }
  /** The discard pile to take from, where the stock cannot be drawn from. */
  | { readonly t: 'take'; readonly pile: string }
  | { readonly t: 'lay' }
  /** A card that is up and in the way of laying. */
  | { readonly t: 'putDown'; readonly place: number }
  | { readonly t: 'card'; readonly place: number; readonly how: 'add' | 'discard' | 'pass' };

/** Waits until something is asked of this player, and does it. */
export async function playOn(page: Page, player: Player = {}, tries = 3): Promise<Done> {
  const now = await situation(page, player);
  try {
    const done = await doNext(page, now.next);
    if (done !== 'results') await situation(page, player, now);
    return done ?? (await playOn(page, player));
  } catch (error) {
    // The end of a round comes over the table a moment after the table is free for the next.
    if (tries === 1) throw error;
    return playOn(page, player, tries - 1);
  }
}

const BUTTONS = {
  draw: 'Draw from the stock',
  lay: /^Lay level/u,
  add: /^Add/u,
  discard: 'Discard',
  pass: /misses a turn/u,
} as const;

/** Nothing is done yet where something is asked about it first. */
async function doNext(page: Page, next: Next): Promise<Done | undefined> {
  const press = async (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).last().click({ timeout: 3000 });
  switch (next.t) {
    case 'results':
      return 'results';
    case 'dialog':
      return answer(page, next.title);
    case 'draw':
      await press(BUTTONS.draw);
      return 'draw';
    case 'take':
      await press(next.pile);
      return 'draw';
    case 'lay':
      await press(BUTTONS.lay);
      return undefined;
    case 'putDown':
      await card(page, next.place).click({ position: FREE_CORNER, timeout: 3000 });
      return undefined;
    case 'card': {
      const chosen = card(page, next.place);
      if ((await chosen.getAttribute('aria-pressed')) !== 'true') {
        await chosen.click({ position: FREE_CORNER, timeout: 3000 });
      }
      await press(BUTTONS[next.how]);
      return next.how;
    }
  }
}

function card(page: Page, place: number) {
  return handOf(page).getByRole('button').nth(place);
}

async function answer(page: Page, title: string): Promise<Done> {
  const dialog = page.getByRole('dialog');
  const press = async (name: string | RegExp) =>
    dialog.getByRole('button', { name }).first().click();
  if (title.startsWith('Lay level')) {
    await press('Lay these');
    return 'lay';
  }
  if (title.startsWith('Round')) {
    await press('Next round');
    return 'round';
  }
  if (title === 'While you were away') {
    await press('To the table');
    return 'missed';
  }
  if (title === 'Which do you mean?') {
    await press(/^Add/u);
    return 'add';
  }
  if (title === 'Who misses a turn?') {
    await press(/^Put the Pass card/u);
    return 'pass';
  }
  assert(false, `a player knows the dialog “${title}”`);
}

async function situation(page: Page, player: Player, before?: Situation): Promise<Situation> {
  const found = await page.waitForFunction(
    look,
    { lays: player.lays ?? true, before },
    { polling: 25, timeout: 60_000 },
  );
  return (await found.jsonValue()) as Situation;
}

type Looking = { readonly lays: boolean; readonly before: Situation | undefined };

/** Runs in the page: false as long as there is nothing to do, or nothing has come of what was done. */
function look({ lays, before }: Looking): Situation | false {
  const { body } = document;
  const texts = (selector: string): string[] =>
    [...body.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  const heard = texts('[role=log]').join(' ');
  const title = texts('dialog[open] h2')[0];
  const next = ((): Next | undefined => {
    if (texts('h2').includes('Honest deal')) return { t: 'results' };
    if (title !== undefined) return { t: 'dialog', title };
    const names = texts('footer button:not(.icon-button)');
    const isOn = (name: string): boolean =>
      [...body.querySelectorAll('footer button')].some(
        (button) =>
          button.textContent.trim().startsWith(name) && !(button as HTMLButtonElement).disabled,
      );
    if (isOn('Draw from the stock')) return { t: 'draw' };
    if (names.includes('Take a discard')) {
      const pile = texts('.spot-pile').find((name) => /discard pile: .*possible now/u.test(name));
      return pile === undefined ? undefined : { t: 'take', pile };
    }
    if (lays && isOn('Lay level')) return { t: 'lay' };
    // What is expected, said to this player alone.
    if (!texts('[role=status]').some((text) => text.startsWith('Your turn'))) return undefined;
    // The hand is studied beside the page: whether the level can be laid comes a moment later.
    const level = texts('.level-state')[0];
    if (lays && (level === '' || level === 'complete')) {
      const up = [...body.querySelectorAll('[role=toolbar] button')].findIndex(
        (one) => one.ariaPressed === 'true',
      );
      return up === -1 ? undefined : { t: 'putDown', place: up };
    }
    const cards = texts('[role=toolbar] button');
    const find = (isSo: (card: string) => boolean): number => cards.findIndex(isSo);
    const isPrecious = (card: string): boolean => /^(?:joker|Pass)/u.test(card);
    // The last card must be discarded.
    const fitting = cards.length > 1 ? find((card) => card.includes('fits the table')) : -1;
    if (fitting !== -1) return { t: 'card', place: fitting, how: 'add' };
    const spare = find((card) => card.includes('spare') && !isPrecious(card));
    const plain = spare === -1 ? find((card) => !isPrecious(card)) : spare;
    if (plain !== -1) return { t: 'card', place: plain, how: 'discard' };
    const pass = find((card) => card.startsWith('Pass'));
    if (pass !== -1) return { t: 'card', place: pass, how: 'pass' };
    return cards.length > 0 ? { t: 'card', place: 0, how: 'discard' } : undefined;
  })();
  if (before === undefined) return next === undefined ? false : { heard, next };
  const isOther = JSON.stringify(next) !== JSON.stringify(before.next);
  // What is asked about a move comes before anything is heard of it.
  const isAsked = isOther && next?.t === 'dialog';
  const isSilent = before.next.t === 'dialog' || before.next.t === 'putDown';
  const isOut = isSilent ? isOther : isAsked || heard !== before.heard;
  return isOut ? { heard, next: next ?? before.next } : false;
}

/** Whether the page says that it is this player's turn. */
export async function isDue(page: Page): Promise<boolean> {
  return page
    .getByRole('status')
    .filter({ hasText: /^Your turn/u })
    .isVisible();
}

/** Plays until the results are shown. */
export async function playToEnd(page: Page, player: Player = {}): Promise<void> {
  while ((await playOn(page, player)) !== 'results');
}

/** Plays one turn: until a card was discarded, or somebody misses a turn for it. */
export async function playTurn(page: Page, player: Player = {}): Promise<void> {
  for (;;) {
    const done = await playOn(page, player);
    if (done === 'discard' || done === 'pass' || done === 'results') return;
  }
}
