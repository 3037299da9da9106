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
  { name: /^Lay level/u, met: 'laying', answer: press('Lay these') },
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

/** Waits until something is asked of this player, and does it. */
export async function playOn(page: Page): Promise<Met> {
  const dialog = page.getByRole('dialog').first();
  const rematch = page.getByRole('button', { name: 'Rematch' });
  const hint = page.getByRole('button', { name: 'Hint', disabled: false });
  await dialog.or(rematch).or(hint).first().waitFor();
  if (await rematch.isVisible()) return 'results';
  if (!(await dialog.isVisible())) {
    await hint.click();
    await dialog.or(rematch).first().waitFor();
    if (await rematch.isVisible()) return 'results';
  }
  const title = await dialog.getByRole('heading', { level: 2 }).first().innerText();
  const found = ANSWERS.find(({ name }) => name.test(title.trim()));
  assert(found !== undefined, `a player knows the dialog “${title}”`);
  await andSee(page, async () => found.answer(dialog));
  return found.met;
}

type Situation = { readonly heard: string; readonly asked: string };

/** Does something, and waits for what comes of it: news, or another dialog. */
async function andSee(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(situation);
  await act();
  // A dialog closes before the table has answered: that alone means nothing yet, but where a round
  // has been looked at there is no other answer.
  await page.waitForFunction(hasChanged, before);
}

/** Runs in the page: what was said so far, and which dialog is open. */
function situation(): Situation {
  return {
    heard: document.querySelector('[role=log]')?.textContent ?? '',
    asked: document.querySelector('dialog[open] h2')?.textContent ?? '',
  };
}

/** Runs in the page. */
function hasChanged({ heard, asked }: Situation): boolean {
  const now = document.querySelector('dialog[open] h2')?.textContent ?? '';
  if (now !== asked && (now !== '' || /^(?:Round|Hand the device)/u.test(asked))) return true;
  return (document.querySelector('[role=log]')?.textContent ?? '') !== heard;
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
