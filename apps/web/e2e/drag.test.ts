/** Cards dragged by mouse and by finger, and double taps; every one of them through the real input. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goToScene, handCards, handOf } from './harness/at-table.ts';
import {
  drag,
  Hands,
  POINTERS,
  pull,
  spotOf,
  tap,
  type Point,
  type PointerName,
} from './harness/fingers.ts';
import { DESKTOP, newPage, openApp, PHONE } from './harness/index.ts';
import type { Planted } from './harness/plant.ts';
import { MEEK } from './harness/player.ts';
import { expectGone, expectSeen } from './harness/seen.ts';

const SEATS = [
  { name: 'Ada' },
  { name: 'Odile', bot: 'odile-steady' },
  { name: 'Bruno', bot: 'bruno-steady' },
];

const LAID_BY_ODILE = [
  { kind: 'set', cards: ['O15', 'P15'] },
  { kind: 'set', cards: ['O8', 'P8'] },
  { kind: 'set', cards: ['G8', 'B8'] },
  { kind: 'set', cards: ['G7', 'O7'] },
];

/**
 * Ada has laid and is to play. The red 12 fits one of her own combinations, the joker fits several,
 * the yellow 14 none.
 */
const PLAYING: Planted = {
  id: 'drag-playing',
  seats: SEATS,
  position: {
    edition: 'level-8-101',
    players: 3,
    dealer: 3,
    turn: 1,
    step: 'play',
    levels: [1, 2, 1],
    laid: [1, 2, null],
    hands: [
      ['Y14', 'X', 'R12', 'J', 'G1', 'P4'],
      ['R1', 'R4', 'Y9', 'B2'],
      ['O1', 'O2', 'Y6', 'P7', 'R8', 'G3', 'B3', 'B14', 'Y1', 'P1'],
    ],
    melds: [
      [
        { kind: 'run', cards: ['R5', 'G6', 'B7'] },
        { kind: 'run', cards: ['O9', 'P10', 'R11'] },
      ],
      LAID_BY_ODILE,
      [],
    ],
    discards: [['O12'], ['G9'], ['B11']],
  },
};

/** Before the draw, with nothing laid. */
const DRAWING: Planted = {
  id: 'drag-drawing',
  seats: SEATS,
  position: {
    ...PLAYING.position,
    step: 'draw',
    levels: [1, 2, 1],
    laid: [null, 2, null],
    hands: [
      ['R3', 'G4', 'B5', 'Y9', 'Y14', 'R12', 'Y2', 'J', 'G1', 'P4'],
      ['R1', 'R4', 'B12', 'B2'],
      ['O1', 'O2', 'Y6', 'P7', 'R8', 'G3', 'B3', 'B14', 'Y1', 'P1'],
    ],
    melds: [[], LAID_BY_ODILE, []],
  },
};

/** A table at which a mouse or a finger plays. */
type Seated = {
  readonly page: Page;
  readonly hands: Hands;
  readonly name: PointerName;
  /** Drags a thing onto another, or to a point. */
  readonly drag: (from: Locator, to: Locator | Point) => Promise<void>;
};

async function sitDown(planted: Planted, name: PointerName): Promise<Seated> {
  const page = await newPage({ size: name === 'mouse' ? DESKTOP : PHONE, settings: MEEK });
  await openApp(page);
  await goToScene(page, planted);
  // The hand's order comes a moment after the cards.
  await expectSeen(page.getByText(/^(?:complete|\d+ cards? missing|Level \d is laid)$/u));
  const hands = await Hands.at(page);
  return {
    page,
    hands,
    name,
    drag: async (from, to) =>
      drag(hands.pointer(name), await spotOf(from), 'x' in to ? to : await spotOf(to)),
  };
}

const card = (page: Page, name: string): Locator =>
  handOf(page).getByRole('button', { name: new RegExp(`^${name}(?:,|$)`, 'u') });
const place = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });
const ownPile = (page: Page): Locator => place(page, /^Your discard pile/u);
const stock = (page: Page): Locator => place(page, /^Stock, /u);

async function expectTold(page: Page, line: string | RegExp): Promise<void> {
  await expectSeen(page.getByRole('log').getByText(line));
}

/** All that can be met at the table, with what is pressed and what lies where. */
async function tableOf(page: Page): Promise<string> {
  return page.getByRole('main').ariaSnapshot();
}

describe.each(POINTERS)('with a %s', (name) => {
  it('a card goes from the hand to the own pile, a combination, a player', async () => {
    const { page, drag: put } = await sitDown(PLAYING, name);
    await put(card(page, 'red 12'), place(page, /^Your run: orange 9/u));
    await expectTold(page, 'You add a red 12 to your own combination 2.');
    await put(card(page, 'Pass card'), place(page, /^Bruno, /u));
    await expectTold(page, 'You put a Pass card in front of Bruno.');
    await goToScene(page, { ...PLAYING, id: 'drag-discard' });
    await put(card(page, 'yellow 14'), ownPile(page));
    await expectTold(page, 'You discard a yellow 14.');
    expect(await handCards(page)).not.toContain('yellow 14');
  });

  it('the stock and the discard piles come to the hand', async () => {
    const { page, drag: put } = await sitDown(DRAWING, name);
    await put(stock(page), handOf(page));
    await expectTold(page, /^You draw /u);
  });
});
