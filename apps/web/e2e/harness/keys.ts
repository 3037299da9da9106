/**
 * Somebody who has a keyboard and a screen reader: knows of the page what its accessibility tree
 * tells, and is never left without a focus. Made for pages in English.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { allIn, focusIn, oneIn, readTree, untilTree, type AxItem, type Tree } from './ax-tree.ts';

/** Presses a key and waits for what must come of it, with the focus somewhere before and after. */
export async function press(
  page: Page,
  key: string,
  isDone: (tree: Tree) => boolean,
): Promise<Tree> {
  const before = expectFocus(await readTree(page), `before “${key}”`);
  await page.keyboard.press(key);
  const isThere = (tree: Tree): boolean => isDone(tree) && focusIn(tree) !== undefined;
  return untilTree(page, isThere, `“${key}” on “${before.name}” does something, and keeps a focus`);
}

export function expectFocus(tree: Tree, when: string): AxItem {
  return focusIn(tree) ?? expect.fail(`the focus is lost ${when}`);
}

/** What is expected of this player; nothing while others play. */
export function statusIn(tree: Tree): string {
  return allIn(tree, { role: 'status' })
    .map(({ text }) => text)
    .join(' ');
}

export function dialogIn(tree: Tree): AxItem | undefined {
  return oneIn(tree, { role: 'dialog' });
}

export const isDialog =
  (name: RegExp) =>
  (tree: Tree): boolean => {
    const dialog = dialogIn(tree);
    return dialog !== undefined && name.test(dialog.name);
  };

/** Whether the table is to be played at: nothing lies over it. */
export function isOpen(tree: Tree): boolean {
  return dialogIn(tree) === undefined && oneIn(tree, { role: 'toolbar' }) !== undefined;
}

export function handIn(tree: Tree): Tree {
  return oneIn(tree, { role: 'toolbar', name: /^Your hand/u })?.within ?? [];
}

/** The names of the cards without what is said about them. */
export function cardsIn(tree: Tree): readonly string[] {
  return handIn(tree).map(cardNamed);
}

export function cardNamed({ name }: AxItem): string {
  return name.split(',')[0]!;
}

export const hasCards =
  (count: number) =>
  (tree: Tree): boolean =>
    handIn(tree).length === count;

const MOST_STOPS = 60;

/** Goes on with the tab key until the focus is where it is wanted. */
export async function tabTo(page: Page, isWanted: (item: AxItem) => boolean): Promise<AxItem> {
  const met: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const focus = focusIn(await readTree(page));
    if (focus !== undefined && isWanted(focus)) return focus;
    met.push(focus?.name ?? '(nowhere)');
    await page.keyboard.press('Tab');
  }
  return expect.fail(`the tab key only leads to: ${met.join(' | ')}`);
}

/**
 * Goes to a card in hand with the arrow keys. Each step looks where both are: the hand is sorted anew
 * once it was studied.
 */
export async function walkTo(page: Page, card: string): Promise<void> {
  const focusedIn = (tree: Tree): number => handIn(tree).findIndex(({ isFocused }) => isFocused);
  let tree = await readTree(page);
  if (focusedIn(tree) === -1) {
    const hand = handIn(tree);
    await tabTo(page, ({ name, isPressed }) =>
      hand.some((one) => one.name === name && isPressed !== undefined),
    );
    tree = await readTree(page);
  }
  for (let step = 0; step < MOST_STOPS; step++) {
    const [at, to] = [focusedIn(tree), cardsIn(tree).indexOf(card)];
    expect(to, `${card} is in hand`).not.toBe(-1);
    if (at === to) return;
    tree = await press(page, keyToward(at, to), (now) => focusedIn(now) !== at);
  }
  expect.fail(`the arrow keys do not lead to ${card}`);
}

function keyToward(at: number, to: number): string {
  if (to === 0) return 'Home';
  return to > at ? 'ArrowRight' : 'ArrowLeft';
}

/** Takes a card up, unless it is already. */
export async function takeUp(page: Page, card: string): Promise<Tree> {
  await walkTo(page, card);
  const isUp = (tree: Tree): boolean => focusIn(tree)?.isPressed === true;
  const tree = await readTree(page);
  return isUp(tree) ? tree : press(page, 'Enter', isUp);
}
