/**
 * Somebody who plays, all through what the page shows: by the hints where there are any; at a table
 * online, where nobody gets hints, draws, lays when the page offers it, adds what the page says fits
 * and discards what it calls spare. Made for pages in English in which nothing moves.
 */
import { assert } from '@palier/rules';
import { errors, type Locator, type Page } from 'playwright-core';
import type { Settings } from '../../src/state/settings.ts';
import { FREE_CORNER, handOf } from './at-table.ts';

/** Nothing moves, and bots do not dawdle. */
export const MEEK: Partial<Settings> = { motion: 'off', pace: 'instant' };

export type PlayerHabits = {
  /** Lays a level that is complete; on by itself. Only where there are no hints. */
  readonly lays?: boolean;
};

/** What was done, or what was met and dealt with. */
export type Done =
  | 'hint'
  | 'draw'
  | 'lay'
  | 'add'
  | 'discard'
  | 'pass'
  | 'decision'
  | 'curtain'
  | 'round'
  | 'missed'
  | 'results';

/** What is to be done now; and what was said so far, which shows whether something came of it. */
type Situation = {
  readonly heard: string;
  readonly next: Next;
};

type Next =
  | { readonly t: 'results' }
  | { readonly t: 'dialog'; readonly title: string }
  | { readonly t: 'hint' }
  | { readonly t: 'draw' }
  /** The discard pile to take from, where the stock cannot be drawn from. */
  | { readonly t: 'take'; readonly pile: string }
  | { readonly t: 'lay' }
  /** A card that is up and in the way of laying. */
  | { readonly t: 'putDown'; readonly place: number }
  | { readonly t: 'card'; readonly place: number; readonly how: 'add' | 'discard' | 'pass' };

/** How often something is tried that cannot be pressed, each time for so many milliseconds. */
const TRIES = { count: 24, ms: 5000 };

/** Waits until something is asked of this player, and does it. */
export async function playOnPage(page: Page, player: PlayerHabits = {}): Promise<Done> {
  for (let tries = 1; ; tries++) {
    const now = await situation(page, player);
    const done = await doNext(page, now.next).catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError) || tries === TRIES.count) throw error;
      // The end of a round comes over the table a moment after the table is free for the next.
      return 'again' as const;
    });
    if (done === 'again') continue;
    if (done !== 'results') await situation(page, player, now);
    if (done !== undefined) return done;
  }
}

/** Plays until something was met; how often what was met on the way. */
async function playUntil(
  page: Page,
  isMet: (done: Done) => boolean,
  player: PlayerHabits,
): Promise<ReadonlyMap<Done, number>> {
  const met = new Map<Done, number>();
  for (;;) {
    const done = await playOnPage(page, player);
    met.set(done, (met.get(done) ?? 0) + 1);
    if (done === 'results' || isMet(done)) return met;
  }
}

/** Plays until the results are shown. */
export async function playGame(
  page: Page,
  player: PlayerHabits = {},
): Promise<ReadonlyMap<Done, number>> {
  return playUntil(page, () => false, player);
}

/** Plays one turn, without hints: until a card was discarded, or somebody misses a turn for it. */
export async function playTurn(page: Page, player: PlayerHabits = {}): Promise<void> {
  await playUntil(page, (done) => done === 'discard' || done === 'pass', player);
}

/** Waits until something is asked of this player: the title of the dialog, or nothing special. */
export async function whatIsAsked(page: Page): Promise<string> {
  const { next } = await situation(page, {});
  return next.t === 'dialog' ? next.title : '';
}

/** Whether the page says that it is this player's turn. */
export async function isDue(page: Page): Promise<boolean> {
  return page
    .getByRole('status')
    .filter({ hasText: /^Your turn/u })
    .isVisible();
}

const BUTTONS = {
  hint: 'Hint',
  draw: 'Draw a card',
  lay: /^Lay level/u,
  add: /^Add/u,
  discard: 'Discard',
  pass: /misses a turn/u,
} as const;

/** Nothing is done yet where something is asked about it first. */
async function doNext(page: Page, next: Next): Promise<Done | undefined> {
  const limit = { timeout: TRIES.ms };
  const press = async (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).last().click(limit);
  const touch = async (card: Locator) => card.click({ position: FREE_CORNER, ...limit });
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
    case 'hint':
    case 'lay':
      await press(BUTTONS[next.t]);
      return undefined;
    case 'putDown':
      await touch(cardAt(page, next.place));
      return undefined;
    case 'card': {
      const card = cardAt(page, next.place);
      if ((await card.getAttribute('aria-pressed')) !== 'true') await touch(card);
      await press(BUTTONS[next.how]);
      return next.how;
    }
  }
}

function cardAt(page: Page, place: number): Locator {
  return handOf(page).getByRole('button').nth(place);
}

type Answer = {
  readonly title: RegExp;
  readonly done: Done;
  readonly answer: (dialog: Locator) => Promise<void>;
};

const press = (name: string | RegExp) => async (dialog: Locator) =>
  dialog.getByRole('button', { name }).first().click({ timeout: TRIES.ms });

/** The dialogs of the table by their titles. */
const ANSWERS: readonly Answer[] = [
  { title: /^A hint$/u, done: 'hint', answer: press('Do it') },
  { title: /^Lay (?:a )?level/u, done: 'lay', answer: press('Lay these') },
  { title: /^Round \d+/u, done: 'round', answer: press('Next round') },
  { title: /^Pass the device to/u, done: 'curtain', answer: press(/show my cards$/u) },
  { title: /^While you were away$/u, done: 'missed', answer: press('Go to the table') },
  { title: /^Which do you mean\?$/u, done: 'add', answer: press(/^Add/u) },
  { title: /^Who misses a turn\?$/u, done: 'pass', answer: press(/^Play the Pass card/u) },
  { title: /^Keep up to/u, done: 'decision', answer: choosing(2, /^Keep/u) },
  { title: /^Offer \d/u, done: 'decision', answer: choosing(3, 'Offer these') },
  { title: /^Take one of these/u, done: 'decision', answer: press(/./u) },
  { title: /^Which second level will you remove/u, done: 'decision', answer: press(/^Level/u) },
];

/** Chooses the first cards, as many as are wanted and there, and says so. */
function choosing(wanted: number, confirm: string | RegExp): Answer['answer'] {
  return async (dialog) => {
    const cards = dialog.getByRole('button', { pressed: false });
    for (let chosen = 0; chosen < wanted && (await cards.count()) > 0; chosen++) {
      await cards.first().click({ timeout: TRIES.ms });
    }
    await press(confirm)(dialog);
  };
}

async function answer(page: Page, asked: string): Promise<Done> {
  const found = ANSWERS.find(({ title }) => title.test(asked));
  assert(found !== undefined, `a player knows the dialog “${asked}”`);
  await found.answer(page.getByRole('dialog'));
  return found.done;
}

/** What is asked now; after something was done, what has come of it. */
async function situation(page: Page, player: PlayerHabits, before?: Situation): Promise<Situation> {
  const looking = { lays: player.lays ?? true, before };
  const found = await page.waitForFunction(look, looking, { polling: 25 });
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

  /** What somebody does who sees no more than the table. */
  const bySight = (): Next | undefined => {
    const names = texts('footer button:not(.icon-button)');
    const isOn = (name: string): boolean =>
      [...body.querySelectorAll<HTMLButtonElement>('footer button')].some(
        (button) => button.textContent.trim().startsWith(name) && !button.disabled,
      );
    if (isOn('Draw a card')) return { t: 'draw' };
    if (names.includes('Take a discarded card')) {
      const pile = texts('.pile-button').find((name) => /discard pile: .*possible now/u.test(name));
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
    const fitting = cards.length > 1 ? find((card) => card.includes('can be added')) : -1;
    if (fitting !== -1) return { t: 'card', place: fitting, how: 'add' };
    const spare = find((card) => card.includes('not needed') && !isPrecious(card));
    const plain = spare === -1 ? find((card) => !isPrecious(card)) : spare;
    if (plain !== -1) return { t: 'card', place: plain, how: 'discard' };
    const pass = find((card) => card.startsWith('Pass'));
    if (pass !== -1) return { t: 'card', place: pass, how: 'pass' };
    return cards.length > 0 ? { t: 'card', place: 0, how: 'discard' } : undefined;
  };

  const next = ((): Next | undefined => {
    const isOver =
      texts('button').includes('Rematch') ||
      texts('h2').includes('Fair shuffle check') ||
      texts('main a').includes('To the night');
    if (isOver) return { t: 'results' };
    if (title !== undefined) return { t: 'dialog', title };
    const hint = body.querySelector<HTMLButtonElement>('button[aria-label=Hint]');
    if (hint === null) return bySight();
    return hint.disabled ? undefined : { t: 'hint' };
  })();

  if (before === undefined) return next === undefined ? false : { heard, next };
  const isOther = JSON.stringify(next) !== JSON.stringify(before.next);
  // What is asked about a move comes before anything is heard of it.
  const isAsked = isOther && next?.t === 'dialog';
  // Some things are only looked at and put aside: nothing is heard of it.
  const isSilent =
    before.next.t === 'putDown' ||
    (before.next.t === 'dialog' &&
      /^(?:Round|Pass the device|While you were away)/u.test(before.next.title));
  const isOut = next?.t === 'results' || (isSilent ? isOther : isAsked || heard !== before.heard);
  return isOut ? { heard, next: next ?? before.next } : false;
}
