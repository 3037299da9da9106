/** A table with somebody who listens: everything said by the page itself is noted. In English. */
import type { Page } from 'playwright-core';
import { goToScene } from './at-table.ts';
import { focusIn, oneIn, untilTree, type Tree } from './ax-tree.ts';
import { readSpoken, startListening, type Spoken } from './in-page/speech.ts';
import { isDialog, isOpen, statusIn } from './keys.ts';
import { usedPage } from './page.ts';
import type { Planted } from './plant.ts';
import { MEEK } from './player.ts';

export async function openListening(planted: Planted): Promise<Page> {
  const page = await usedPage({ settings: MEEK });
  await page.evaluate(startListening);
  await goToScene(page, planted);
  await untilTree(page, (tree) => isOpen(tree) && isStudied(tree), 'the table is laid');
  return page;
}

/** The level's parts and the hand's order come a moment after the cards. */
function isStudied(tree: Tree): boolean {
  return statusIn(tree) !== '' && tree.some(({ name }) => LEVEL.test(name));
}

const LEVEL = /^Your level.* (?:complete|missing)$|^Level \d laid$/u;

/** What a live region has said so far. */
export async function said(page: Page, role: Spoken['role']): Promise<readonly string[]> {
  const spoken = await page.evaluate(readSpoken);
  return spoken.filter((one) => one.role === role).map(({ text }) => text);
}

export const DRAW = 'Your turn: draw a card';
/** With what can be done, which is not the same in every turn. */
const PLAY = /^Your turn: (?:[\w ,]+ or )?discard(?: a card)?$/u;

export const hearsTurn = (tree: Tree): boolean => isOpen(tree) && statusIn(tree) === DRAW;
export const isPlaying = (tree: Tree): boolean => isOpen(tree) && PLAY.test(statusIn(tree));
export const isRoundOver = isDialog(/^Round \d/u);
export const isLaying = isDialog(/^Lay level 1$/u);

export function isComplete(tree: Tree): boolean {
  return oneIn(tree, { role: 'button', name: /^Your level.* complete$/u }) !== undefined;
}

/** Whether the focus is on what is called so. */
export const isAt =
  (name: RegExp) =>
  (tree: Tree): boolean =>
    name.test(focusIn(tree)?.name ?? '');
