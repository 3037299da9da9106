/** Cards dragged by mouse and by finger, and double taps; every one of them through the real input. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterScene, expectTold, handCards, handOf, openScene } from './harness/at-table.ts';
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
import { DESKTOP, newPage, PHONE, type VisitOptions } from './harness/index.ts';
import type { Planted } from './harness/plant.ts';
import { MEEK } from './harness/player.ts';
import { expectCount, expectGone, expectSeen } from './harness/seen.ts';
import { ADA, BRUNO, ODILE, planted, run, set, varied } from './scenes.ts';

const LAID_BY_ODILE = [set('O15', 'P15'), set('O8', 'P8'), set('G8', 'B8'), set('G7', 'O7')];

/**
 * Ada has laid and is to play. The red 12 fits one of her own combinations, the joker fits several,
 * the yellow 14 none.
 */
const PLAYING = planted('drag-playing', [ADA, ODILE, BRUNO], {
  levels: [1, 2, 1],
  laid: [1, 2, null],
  hands: [
    ['Y14', 'X', 'R12', 'J', 'G1', 'P4'],
    ['R1', 'R4', 'Y9', 'B2'],
    ['O1', 'O2', 'Y6', 'P7', 'R8', 'G3', 'B3', 'B14', 'Y1', 'P1'],
  ],
  melds: [[run('R5', 'G6', 'B7'), run('O9', 'P10', 'R11')], LAID_BY_ODILE, []],
  discards: [['O12'], ['G9'], ['B11']],
});

/** Before the draw, with nothing laid. */
const DRAWING = varied(PLAYING, 'drag-drawing', {
  step: 'draw',
  levels: [1, 2, 1],
  laid: [null, 2, null],
  hands: [
    ['R3', 'G4', 'B5', 'Y9', 'Y14', 'R12', 'Y2', 'J', 'G1', 'P4'],
    ['R1', 'R4', 'B12', 'B2'],
    ['O1', 'O2', 'Y6', 'P7', 'R8', 'G3', 'B3', 'B14', 'Y1', 'P1'],
  ],
  melds: [[], LAID_BY_ODILE, []],
});

/** The same after the draw, with a Pass card: the level lacks a card, the red 12 and others are spare. */
const CHOOSING = varied(DRAWING, 'drag-choosing', {
  step: 'play',
  hands: [
    ['R3', 'G4', 'B5', 'Y9', 'Y14', 'R12', 'Y2', 'J', 'G1', 'P4', 'X'],
    ['R1', 'R4', 'B12', 'B2'],
    ['O1', 'O2', 'Y6', 'P7', 'R8', 'G3', 'B3', 'B14', 'Y1', 'P1'],
  ],
});

/** A table at which a mouse or a finger plays. */
type Seated = {
  readonly page: Page;
  readonly hands: Hands;
  readonly name: PointerName;
  /** Drags a thing onto another, or to a point. */
  readonly drag: (from: Locator, to: Locator | Point) => Promise<void>;
};

async function sitDown(planted: Planted, name: PointerName): Promise<Seated> {
  return seatedAt(await openScene(planted, visitWith(name)), name);
}

/** Where nothing was dragged before: a browser takes the first tap after a swift drag for a halt. */
async function sitDownAlone(planted: Planted, name: PointerName): Promise<Seated> {
  const page = await newPage(visitWith(name));
  await enterScene(page, planted);
  return seatedAt(page, name);
}

function visitWith(name: PointerName): VisitOptions {
  return { size: name === 'mouse' ? DESKTOP : PHONE, settings: MEEK };
}

async function seatedAt(page: Page, name: PointerName): Promise<Seated> {
  // The hand's order comes a moment after the cards.
  await expectSeen(page.getByText(/^(?:complete|\d+ cards? missing|Level \d laid)$/u));
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
const stock = (page: Page): Locator => place(page, /^Draw pile, /u);

/** All that can be met at the table, with what is pressed and what lies where. */
async function tableOf(page: Page): Promise<string> {
  return page.getByRole('main').ariaSnapshot();
}

describe.each(POINTERS)('with a %s', (name) => {
  it('a card goes from the hand to a combination, then to the own pile', async () => {
    const { page, drag: put } = await sitDown(PLAYING, name);
    await put(card(page, 'red 12'), place(page, /^Your run: orange 9/u));
    await expectTold(page, 'You add a red 12 to your own second run.');
    await put(card(page, 'yellow 14'), ownPile(page));
    await expectTold(page, 'You discard a yellow 14.');
    await expect.poll(async () => handCards(page)).not.toContain('yellow 14');
  });

  it('a Pass card goes to a player', async () => {
    const { page, drag: put } = await sitDown(PLAYING, name);
    await put(card(page, 'Pass card'), place(page, /^Bruno, /u));
    await expectTold(page, 'You play a Pass card on Bruno.');
  });

  it('the stock comes to the hand', async () => {
    const { page, drag: put } = await sitDown(DRAWING, name);
    await put(stock(page), handOf(page));
    await expectTold(page, /^You draw /u);
    await expect.poll(async () => handCards(page)).toHaveLength(11);
  });

  it('of a pile only the upper card moves', async () => {
    const { page, hands } = await sitDown(DRAWING, name);
    const pointer = hands.pointer(name);
    for (const pile of [stock(page), place(page, /^Bruno’s discard pile/u)]) {
      const [from, before] = [await spotOf(pile), await pile.boundingBox()];
      const over = await spotOf(place(page, /^Your level/u));
      await pointer.down(from);
      await pull(pointer, from, over);
      // The card is where the pointer is, and its pile where it was.
      const card = page.locator('.dragged-card');
      await expect
        .poll(async () => {
          const { x, y, width, height } = (await card.boundingBox())!;
          return x < over.x && over.x < x + width && y < over.y && over.y < y + height;
        })
        .toBe(true);
      expect(await pile.boundingBox()).toEqual(before);
      await pointer.up();
      await expectGone(card);
    }
    await expectCount(page.getByRole('log').getByRole('paragraph'), 0);
  });

  it('a card that is moved in the hand is made room for; that this ends the sorting is said', async () => {
    const { page, hands } = await sitDown(DRAWING, name);
    const pointer = hands.pointer(name);
    const before = await handCards(page);
    const [first = '', second = '', third = ''] = before;
    const placeOf = async (own: string): Promise<number> =>
      (await card(page, own).boundingBox())!.x;
    const [from, to] = [await spotOf(card(page, first)), await spotOf(card(page, third))];
    const free = await placeOf(first);
    const others = [await placeOf(second), await placeOf(third)];
    await pointer.down(from);
    await pull(pointer, from, to);
    // The cards in between have moved up, and the gap is where the third was.
    await expect
      .poll(async () => [await placeOf(second), await placeOf(third)])
      .toEqual([free, others[0]]);
    await pointer.up();
    await expect
      .poll(async () => handCards(page))
      .toEqual([second, third, first, ...before.slice(3)]);
    await expectSeen(page.getByText('From now on your hand stays as you arrange it.'));
    await page.getByRole('button', { name: 'Sort again' }).click();
    await expect.poll(async () => handCards(page)).toEqual(before);
    await expectGone(page.getByText('From now on your hand stays as you arrange it.'));
    expect(await orderOf(page)).toBe('For my level');
  });

  it('the hand stays as it is put: after the next draw, after a reload', async () => {
    const { page, drag: put } = await sitDown(DRAWING, name);
    const before = await handCards(page);
    const [first = '', , third = '', ...others] = before;
    await put(card(page, first), card(page, others.at(-1)!));
    const moved = [...before.slice(1), first];
    await expect.poll(async () => handCards(page)).toEqual(moved);
    await put(card(page, third), card(page, moved[0]!));
    const again = [third, ...moved.filter((one) => one !== third)];
    await expect.poll(async () => handCards(page)).toEqual(again);

    // Taken from a pile, by a drag too.
    await put(place(page, /^Bruno’s discard pile/u), handOf(page));
    await expectTold(page, 'You take a blue 11 from Bruno’s discard pile.');
    await expect.poll(async () => handCards(page)).toEqual([...again, 'blue 11']);
    await page.reload();
    await expect.poll(async () => handCards(page)).toEqual([...again, 'blue 11']);
    expect(await orderOf(page)).toBe('By hand');
  });

  it('a drag that goes nowhere changes nothing, and is no tap', async () => {
    const { page, hands, drag: put } = await sitDown(DRAWING, name);
    const before = await tableOf(page);
    const nowhere = await spotOf(page.getByRole('button', { name: /^Your level/u }));
    const own = card(page, 'yellow 14');
    await put(own, nowhere);
    await put(stock(page), nowhere);
    await put(ownPile(page), nowhere);
    await put(own, place(page, /^Odile, /u));
    await put(own, place(page, /^Odile’s discard pile/u));
    // There and back again: as far as a drag, but to where it was.
    const spot = await spotOf(own);
    const pointer = hands.pointer(name);
    await pointer.down(spot);
    await pull(pointer, spot, { x: spot.x, y: spot.y - 40 });
    await pull(pointer, { x: spot.x, y: spot.y - 40 }, { x: spot.x + 2, y: spot.y + 3 });
    await pointer.up();
    await expect.poll(async () => tableOf(page)).toBe(before);
    expect(await orderOf(page)).toBe('For my level');
    // What is done now is the first thing that happens.
    await stock(page).click();
    await expectTold(page, /^You draw /u);
    await expectCount(page.getByRole('log').getByRole('paragraph'), 1);
  });

  it('an illegal drop is refused with its rule', async () => {
    const { page, drag: put } = await sitDown(DRAWING, name);
    const refusal = page.getByRole('alert');
    const hand = await handCards(page);
    await put(card(page, 'yellow 14'), ownPile(page));
    await expectSeen(
      refusal.getByText(/^Draw a card first/u),
      refusal.getByText('Why? Open the rule TURN-1'),
    );
    await put(card(page, 'yellow 14'), place(page, /^Odile’s fifteens: orange 15/u));
    await expectSeen(refusal.getByText('Why? Open the rule TURN-1'));
    await put(stock(page), handOf(page));
    await expectTold(page, /^You draw /u);
    await expectGone(refusal.getByRole('button'));
    await put(card(page, 'yellow 14'), place(page, /^Odile’s fifteens: orange 15/u));
    await expectSeen(
      refusal.getByText(/^Lay your own level first/u),
      refusal.getByText('Why? Open the rule ADD-1'),
    );
    await put(stock(page), handOf(page));
    await expectSeen(
      refusal.getByText(/^You have already drawn/u),
      refusal.getByText('Why? Open the rule TURN-1'),
    );
    await expect.poll(async () => handCards(page)).toEqual(expect.arrayContaining([...hand]));
    await expectCount(page.getByRole('log').getByRole('paragraph'), 1);
  });

  it('a double tap does the obvious: adds where it is clear, else discards', async () => {
    const { page, hands } = await sitDownAlone(PLAYING, name);
    const pointer = hands.pointer(name);
    const tapTwice = async (own: Locator, after: number): Promise<void> => {
      const spot = await spotOf(own);
      await tap(pointer, spot);
      hands.wait(after);
      await tap(pointer, spot);
    };
    // Slowly: taken up and put down again.
    await tapTwice(card(page, 'red 12'), 600);
    await expectGone(handOf(page).getByRole('button', { pressed: true }));
    hands.wait(600);
    // It fits in several places.
    await tapTwice(card(page, 'joker'), 100);
    await expectSeen(page.getByRole('dialog', { name: 'Which do you mean?' }));
    await page.keyboard.press('Escape');
    await expectGone(page.getByRole('dialog'));
    hands.wait(600);
    await tapTwice(card(page, 'red 12'), 100);
    await expectTold(page, 'You add a red 12 to your own second run.');
    hands.wait(600);
    await tapTwice(card(page, 'yellow 14'), 100);
    await expectTold(page, 'You discard a yellow 14.');
    await expect.poll(async () => handCards(page)).toContain('joker');
  });
});

describe('a double tap throws nothing away that serves', () => {
  const tapTwice = async ({ page, hands, name }: Seated, own: string): Promise<void> => {
    const spot = await spotOf(card(page, own));
    hands.wait(600);
    await tap(hands.pointer(name), spot);
    hands.wait(100);
    await tap(hands.pointer(name), spot);
  };

  it('a card of the level or a joker is taken up, of a Pass card it is asked', async () => {
    const seated = await sitDownAlone(CHOOSING, 'finger');
    const { page } = seated;
    for (const own of ['red 3', 'joker']) {
      await tapTwice(seated, own);
      await expectSeen(card(page, own).and(page.locator('[aria-pressed=true]')));
    }
    await tapTwice(seated, 'Pass card');
    const dialog = page.getByRole('dialog', { name: 'Which do you mean?' });
    await expectCount(dialog.getByRole('button', { name: /Pass card/u }), 3);
    await page.keyboard.press('Escape');
    await expect.poll(async () => handCards(page)).toHaveLength(11);
    await expectCount(page.getByRole('log').getByRole('paragraph'), 0);
    // Nor are they called so.
    await expectGone(handOf(page).getByRole('button', { name: /^(?:joker|Pass).*not needed/u }));
    await tapTwice(seated, 'yellow 9');
    await expectTold(page, 'You discard a yellow 9.');
  });
});

describe('with two fingers', () => {
  it.each([
    ['leaves first', ['two', 'one']],
    ['stays longer', ['one', 'two']],
  ] as const)('the second changes nothing, where it %s', async (_, order) => {
    const { page, hands } = await sitDown(PLAYING, 'finger');
    const [one, two] = [hands.finger(1), hands.finger(2)];
    const from = await spotOf(card(page, 'yellow 14'));
    const above = { x: from.x, y: from.y - 60 };
    const other = await spotOf(card(page, 'red 12'));
    const meld = await spotOf(place(page, /^Your run: orange 9/u));
    const pile = await spotOf(ownPile(page));
    await one.down(from);
    await pull(one, from, above);
    await two.down(other);
    await pull(two, other, meld);
    await pull(one, above, pile);
    for (const finger of order) await (finger === 'one' ? one : two).up();
    await expectTold(page, 'You discard a yellow 14.');
    await expect.poll(async () => handCards(page)).toContain('red 12');
    // Nor was it moved, or taken up.
    expect(await orderOf(page)).toBe('For my level');
    await expectGone(handOf(page).getByRole('button', { pressed: true }));
  });

  it('the first has its card where it is, not where the second goes', async () => {
    const { page, hands } = await sitDown(PLAYING, 'finger');
    const before = await tableOf(page);
    const [one, two] = [hands.finger(1), hands.finger(2)];
    const own = card(page, 'yellow 14');
    const [from, pile] = [await spotOf(own), await spotOf(ownPile(page))];
    await one.down(from);
    await pull(one, from, { x: from.x, y: from.y - 20 });
    await two.down({ x: pile.x, y: pile.y - 100 });
    await pull(two, { x: pile.x, y: pile.y - 100 }, pile);
    await two.up();
    await pull(one, { x: from.x, y: from.y - 20 }, from);
    await one.up();
    await expect.poll(async () => tableOf(page)).toBe(before);
  });
});

it('a touch that the system takes away leaves the card where it was', async () => {
  const { page, hands } = await sitDown(PLAYING, 'finger');
  const finger = hands.finger(1);
  const own = card(page, 'yellow 14');
  const before = [await tableOf(page), await spotOf(own)];
  await finger.down(await spotOf(own));
  await pull(finger, await spotOf(own), await spotOf(ownPile(page)));
  await hands.cancel();
  await expect.poll(async () => [await tableOf(page), await spotOf(own)]).toEqual(before);
});

/** The order that is chosen, by its name. */
async function orderOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Sort your hand' }).click();
  const chosen = page
    .getByRole('dialog', { name: 'Sort your hand' })
    .getByRole('button', { pressed: true });
  const order = await chosen.innerText();
  await page.keyboard.press('Escape');
  return order.trim();
}
