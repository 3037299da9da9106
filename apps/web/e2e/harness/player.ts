/**
 * Somebody who plays by the hints: asks for one, follows it, and answers what the table asks, all
 * through what the page shows. Made for pages in English with `MEEK` settings.
 */
import { assert } from '@palier/rules';
import type { Locator, Page } from 'playwright-core';
import type { Settings } from '../../src/state/settings.ts';

/** Nothing moves, and bots do not dawdle. */
export const MEEK: Partial<Settings> = { motion: 'off', pace: 'instant' };

/** What somebody at the table has just met and dealt with. */
export type Met = 'hint' | 'laying' | 'decision' | 'curtain' | 'round' | 'results';

type Answer = {
  readonly name: RegExp;
  readonly met: Met;
  readonly answer: (dialog: Locator) => Promise<void>;
};

const press = (name: string | RegExp) => async (dialog: Locator) =>
  dialog.getByRole('button', { name }).first().click();

/** The dialogs of the table by their titles. */
const ANSWERS: readonly Answer[] = [
  { name: /^A hint$/u, met: 'hint', answer: press('Do that') },
  { name: /^Lay (?:a )?level/u, met: 'laying', answer: press('Lay these') },
  { name: /^Round \d+/u, met: 'round', answer: press('Next round') },
  { name: /^Hand the device to/u, met: 'curtain', answer: press(/show my cards$/u) },
  { name: /^Keep up to/u, met: 'decision', answer: choosing(2, /^Keep/u) },
  { name: /^Lay open/u, met: 'decision', answer: choosing(3, 'Offer these') },
  { name: /^Take one of these/u, met: 'decision', answer: press(/./u) },
  { name: /^Which level do you remove/u, met: 'decision', answer: press(/^Level/u) },
];

/** Chooses the first cards, as many as are wanted and there, and says so. */
function choosing(wanted: number, confirm: string | RegExp): Answer['answer'] {
  return async (dialog) => {
    const cards = dialog.getByRole('button', { pressed: false });
    const confirming = dialog.getByRole('button', { name: confirm });
    for (let chosen = 0; chosen < wanted && (await cards.count()) > 0; chosen++) {
      await cards.first().click();
    }
    await confirming.click();
  };
}

/** What is asked of this player now. */
type Situation = {
  /** All that was said so far. */
  readonly heard: string;
  /** The title of the open dialog. */
  readonly asked: string;
  readonly isOver: boolean;
};

/** Waits until something is asked of this player: the title of the dialog, or nothing special. */
export async function whatIsAsked(page: Page): Promise<string> {
  return (await situation(page)).asked;
}

/** Waits until something is asked of this player, and does it. */
export async function playOn(page: Page): Promise<Met> {
  const met = await askAndAnswer(page, await situation(page));
  return met ?? playOn(page);
}

async function askAndAnswer(page: Page, now: Situation): Promise<Met | undefined> {
  if (now.isOver) return 'results';
  if (now.asked === '') {
    await askHint(page);
    const next = await situation(page, now);
    // Without a dialog: it was somebody else's turn before the hint came.
    return next.asked === '' ? undefined : askAndAnswer(page, next);
  }
  const found = ANSWERS.find(({ name }) => name.test(now.asked));
  assert(found !== undefined, `a player knows the dialog “${now.asked}”`);
  await found.answer(page.getByRole('dialog'));
  await situation(page, now);
  return found.met;
}

async function askHint(page: Page): Promise<void> {
  try {
    await page.getByRole('button', { name: 'Hint' }).click({ timeout: 3000 });
  } catch (error) {
    // The end of a round comes over the table a moment after the table is free for the next.
    if (!(await page.getByRole('dialog').isVisible())) throw error;
  }
}

/** What is asked now; after something was done, what is asked next. */
async function situation(page: Page, before?: Situation): Promise<Situation> {
  const found = await page.waitForFunction(look, before, { timeout: 60_000 });
  return (await found.jsonValue()) as Situation;
}

/** Runs in the page: false as long as there is nothing to do, or nothing has come of what was done. */
function look(before: Situation | undefined): Situation | false {
  const { body } = document;
  const buttons = [...body.querySelectorAll('button')];
  const now = {
    heard: body.querySelector('[role=log]')?.textContent ?? '',
    asked: body.querySelector('dialog[open] h2')?.textContent.trim() ?? '',
    isOver: buttons.some(({ textContent }) => textContent === 'Rematch'),
  };
  const canAsk = buttons.some(({ ariaLabel, disabled }) => ariaLabel === 'Hint' && !disabled);
  if (now.isOver) return now;
  if (now.asked === '' && !canAsk) return false;
  if (before === undefined || now.heard !== before.heard) return now;
  // A dialog closes before the table has answered: only where a round or a curtain has been looked
  // at there is no other answer.
  const isAnswered = now.asked !== '' || /^(?:Round|Hand the device)/u.test(before.asked);
  return now.asked !== before.asked && isAnswered && now;
}

/** Plays until the end of the round is shown; true where the game is over with it. */
export async function playRound(page: Page): Promise<boolean> {
  for (;;) {
    const met = await playOn(page);
    if (met === 'round' || met === 'results') return met === 'results';
  }
}

/** Plays until the results are shown, and says what was met on the way. */
export async function playGame(page: Page): Promise<ReadonlyMap<Met, number>> {
  const met = new Map<Met, number>();
  for (;;) {
    const next = await playOn(page);
    met.set(next, (met.get(next) ?? 0) + 1);
    if (next === 'results') return met;
  }
}
