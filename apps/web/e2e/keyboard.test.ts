/** The keyboard alone, and of the page only what the accessibility tree tells. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openScene } from './harness/at-table.ts';
import { oneIn, readTree, untilTree, type Tree } from './harness/ax-tree.ts';
import { newPage, openApp } from './harness/index.ts';
import { readSpoken, startListening } from './harness/in-page/speech.ts';
import {
  cardOf,
  dialogIn,
  expectFocus,
  handIn,
  hasCards,
  isDialog,
  isOpen,
  press,
  statusIn,
  tabTo,
  takeUp,
} from './harness/keys.ts';
import { plant, type Planted } from './harness/plant.ts';
import { MEEK } from './harness/player.ts';

const ADA = { name: 'Ada' };
const ODILE = { name: 'Odile', bot: 'odile-steady' };

/** The beginning of a round against one bot; hands that come to their level soon. */
const BEGINNING: Planted = {
  id: 'keyboard-round',
  seats: [ADA, ODILE],
  position: {
    edition: 'level-8-101',
    players: 2,
    dealer: 2,
    turn: 1,
    step: 'draw',
    levels: [1, 1],
    hands: [
      ['R3', 'G4', 'B5', 'O9', 'P10', 'R12', 'Y2', 'Y7', 'G15', 'Y14'],
      ['R1', 'R4', 'G6', 'B7', 'Y9', 'O8', 'P3', 'P14', 'G1', 'B1'],
    ],
    discards: [[], ['B11']],
  },
};

async function openListening(planted: Planted): Promise<Page> {
  const page = await newPage({ settings: MEEK });
  await page.addInitScript(startListening);
  await openApp(page);
  await plant(page, planted);
  await page.reload();
  return page;
}

/** The lines of a live region so far. */
async function said(page: Page, role: 'log' | 'status' | 'alert'): Promise<readonly string[]> {
  const spoken = await page.evaluate(readSpoken);
  return spoken.filter((one) => one.role === role).map(({ text }) => text);
}

const isDue = (tree: Tree): boolean => isOpen(tree) && statusIn(tree).startsWith('Your turn: draw');
const isPlaying = (tree: Tree): boolean => statusIn(tree) === 'Your turn: lay, add or discard';
const isRoundOver = isDialog(/^Round \d/u);

it('a whole round', async () => {
  const page = await openListening(BEGINNING);
  await tabTo(page, ({ role, name }) => role === 'link' && name.startsWith('Continue'));
  await page.keyboard.press('Enter');
  await untilTree(page, isDue, 'the table is laid');
  let turns = 0;
  for (;;) {
    turns++;
    if (await takeTurn(page)) break;
  }
  console.log(turns);
  await press(page, 'Enter', isDue);
  await press(page, 'd', hasCards(11));
  await expectToldOnce(page);
});

/** One turn, by what is read; true when the round is over with it. */
async function takeTurn(page: Page): Promise<boolean> {
  let tree = await press(page, 'd', isPlaying);
  if (oneIn(tree, { role: 'button', name: /^Your level.* complete$/u }) !== undefined) {
    await press(page, 'l', isDialog(/^Lay level/u));
    tree = await press(page, 'Enter', (now) => isOpen(now) && !hasCards(11)(now));
  }
  for (;;) {
    const fitting = handIn(tree).find(({ name }) => name.includes('fits the table'));
    if (fitting === undefined) break;
    const { length } = handIn(tree);
    await takeUp(page, cardOf(fitting));
    tree = await press(
      page,
      'a',
      (now) => dialogIn(now) !== undefined || hasCards(length - 1)(now),
    );
    if (dialogIn(tree) !== undefined) tree = await press(page, 'Enter', hasCards(length - 1));
  }
  const hand = handIn(tree);
  const spare = hand.find(({ name }) => name.endsWith('spare')) ?? hand.at(-1)!;
  await takeUp(page, cardOf(spare));
  const after = await press(page, 'x', (now) => isRoundOver(now) || isDue(now));
  return isRoundOver(after);
}

async function expectToldOnce(page: Page): Promise<void> {
  await tabTo(page, ({ name }) => name.endsWith('What happened'));
  const tree = await press(page, 'Enter', isDialog(/^What happened$/u));
  const lines = tree.filter(({ role }) => role === 'listitem').map(({ text }) => text.trim());
  console.log(
    lines,
    await said(page, 'log'),
    await said(page, 'status'),
    await said(page, 'alert'),
  );
}
