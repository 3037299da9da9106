/** Adding by one tap, taking back, and refusals: the sentence, the rule, and the way to it. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  chooseCard,
  expectTold,
  FREE_CORNER,
  handCard,
  handCards,
  handOf,
  openScene,
} from './harness/at-table.ts';
import { newPage, openApp } from './harness/index.ts';
import type { Planted } from './harness/plant.ts';
import { PHONE_SMALL } from './harness/sizes.ts';
import { MEEK } from './harness/player.ts';
import { button, expectCount, expectGone, expectSeen } from './harness/seen.ts';
import { DUEL, EARLY, MIDDLE, varied } from './scenes.ts';
import { DRAWING, ENDING, handsOf } from './sights.ts';

const open = async (planted: Planted): Promise<Page> => openScene(planted, { settings: MEEK });

describe('[ADD-1] adding', () => {
  it('is one tap where only one combination takes the card', async () => {
    const page = await open(MIDDLE);
    await chooseCard(page, 'blue 13');
    await expectCount(button(page, /(?:run|tens|cards): .*possible now$/u), 1);
    await button(page, 'Add to Odile’s blue cards').click();
    await expectSeen(button(page, /^Odile’s blue cards: .*blue 12 and blue 13/u));
    await expectGone(page.getByRole('dialog'));
  });

  it('asks which where several do, and a tap on one says which', async () => {
    const page = await open(MIDDLE);
    await chooseCard(page, 'red 8');
    await expectCount(button(page, /(?:run|tens|cards): .*possible now$/u), 2);
    await button(page, 'Add…').click();
    const dialog = page.getByRole('dialog', { name: 'Which do you mean?' });
    await expectCount(dialog.getByRole('button', { name: /^Add the red 8/u }), 2);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await button(page, /^Odile’s run: .*possible now$/u).click();
    await expectSeen(button(page, /^Odile’s run: red 5, green 6, orange 7 and red 8/u));
  });

  it('is taken back, step by step, until the turn ends', async () => {
    const page = await open(MIDDLE);
    const hand = await handCards(page);
    await chooseCard(page, 'blue 13');
    await button(page, 'Add to Odile’s blue cards').click();
    await expectSeen(button(page, /^Odile’s blue cards: .*blue 13/u));
    await chooseCard(page, 'red 8');
    await button(page, /^Your run: .*possible now$/u).click();
    await expectSeen(button(page, /^Your run: .*red 8/u));
    for (const left of [2, 3]) {
      await button(page, 'Take back').click();
      await expect.poll(async () => handCards(page)).toHaveLength(left);
    }
    await expect.poll(async () => (await handCards(page)).toSorted()).toEqual(hand.toSorted());
    await expectSeen(button(page, 'Take back').and(page.locator(':disabled')));
    await expectSeen(button(page, /^Your run: .*orange 5, purple 6 and yellow 7$/u));
    await chooseCard(page, 'red 8');
    await button(page, 'Discard').click();
    await expectTold(page, 'You discard a red 8.', /^Bruno misses this turn\.$/u);
    await expectSeen(button(page, 'Take back').and(page.locator(':disabled')));
  });
});

/** The last card fits the table. */
const LAST = varied(ENDING, 'scene-last', {
  hands: [['R8'], ...handsOf(ENDING).slice(1)],
});

type Case = {
  readonly planted: Planted;
  /** From the planted game to where it is attempted. */
  readonly before?: (page: Page) => Promise<void>;
  readonly attempt: (page: Page) => Promise<void>;
  readonly sentence: RegExp;
  readonly rule: string;
};

const tap = (name: string | RegExp) => async (page: Page) => button(page, name).click();

const tapWith = (card: string, name: string | RegExp) => async (page: Page) => {
  await chooseCard(page, card);
  await button(page, name).click();
};

const REFUSALS: readonly (readonly [what: string, attempt: Case])[] = [
  [
    'to discard before drawing',
    {
      planted: DRAWING,
      attempt: async (page) => handCard(page, 'red 12').dblclick({ position: FREE_CORNER }),
      sentence: /^Draw a card first/u,
      rule: 'TURN-1',
    },
  ],
  [
    'to discard on the own empty pile before drawing',
    {
      planted: DRAWING,
      attempt: tapWith('red 12', /^Your discard pile/u),
      sentence: /^Draw a card first/u,
      rule: 'TURN-1',
    },
  ],
  [
    'to draw twice',
    {
      planted: EARLY,
      attempt: tap(/^Draw pile, \d+ cards/u),
      sentence: /^You have already drawn/u,
      rule: 'TURN-1',
    },
  ],
  [
    'to add before laying',
    {
      planted: DUEL,
      attempt: tapWith('red 3', /^Wanda’s run/u),
      sentence: /^Lay your own level first/u,
      rule: 'ADD-1',
    },
  ],
  [
    'to add what does not fit',
    {
      planted: MIDDLE,
      attempt: tapWith('red 8', /^Your tens/u),
      sentence: /^A red 8 does not fit there\. Only another 10 does\.$/u,
      rule: 'ADD-2',
    },
  ],
  [
    'to add the last card',
    {
      planted: LAST,
      attempt: tapWith('red 8', /^Your run/u),
      sentence: /^That would leave you without a card/u,
      rule: 'END-1',
    },
  ],
  [
    'to take from an empty pile',
    {
      planted: DRAWING,
      attempt: tap('Your discard pile, empty'),
      sentence: /^There is nothing on your discard pile/u,
      rule: 'DRAW-1',
    },
  ],
  [
    'to play when it is somebody else’s turn',
    {
      planted: EARLY,
      // The bots wait, so that it stays somebody else's turn.
      before: async (page) => {
        await button(page, 'Menu').click();
        await button(page, 'Pause').click();
        await expectSeen(page.getByText('Paused').first());
        await chooseCard(page, 'red 12');
        await button(page, 'Discard').click();
        await expect.poll(async () => handCards(page)).toHaveLength(10);
      },
      attempt: tap(/^Draw pile, \d+ cards/u),
      sentence: /^Not now: it is Odile’s turn\.$/u,
      rule: 'TURN-2',
    },
  ],
];

describe('[ADD-3] a discard against bots', () => {
  const takeBack = (page: Page) => button(page, 'Take back');

  /** While the game is paused, nobody else does anything. */
  async function discardPaused(page: Page): Promise<void> {
    await button(page, 'Menu').click();
    await button(page, 'Pause').click();
    await expectSeen(page.getByText('Paused').first());
    await discard(page);
  }

  async function discard(page: Page): Promise<void> {
    await chooseCard(page, 'red 12');
    await button(page, 'Discard').click();
    await expectSeen(button(page, /^Your discard pile: red 12/u));
  }

  it('is taken back, by its button and its key, until the next player does something', async () => {
    const page = await open(EARLY);
    await discardPaused(page);
    await takeBack(page).click();
    await expect.poll(async () => handCards(page)).toContain('red 12');
    await expectSeen(button(page, 'Your discard pile, empty'));
    await discard(page);
    await expectSeen(handOf(page).locator(':focus'), takeBack(page).and(page.locator(':enabled')));
    await page.keyboard.press('u');
    await expect.poll(async () => handCards(page)).toContain('red 12');
    await expectTold(page, 'You take back the last move.');
    await discard(page);
    await button(page, 'Menu').click();
    await button(page, 'Continue').click();
    await expectTold(page, /^Odile (?:draws|takes)/u);
    await expectSeen(takeBack(page).and(page.locator(':disabled')));
  });

  it('stays where the table was set up so', async () => {
    const page = await open({ ...EARLY, id: 'scene-final', isDiscardOpen: false });
    await discardPaused(page);
    await expectSeen(takeBack(page).and(page.locator(':disabled')));
  });

  it('can be made final before the deal', async () => {
    const page = await newPage({ settings: MEEK });
    await openApp(page, '#/new/bots');
    await page.getByRole('switch', { name: 'Take back discards' }).uncheck();
    await button(page, 'Start').click();
    await expectSeen(handOf(page));
    // The last choice is the next one's beginning, and the table's own.
    await openApp(page, '#/new/bots');
    await expectGone(page.getByRole('switch', { name: 'Take back discards', checked: true }));
    await expect.poll(async () => page.evaluate(keptOptions)).toEqual([false]);
  });
});

/** Runs in the page: what the games there say of discards. */
async function keptOptions(): Promise<readonly unknown[]> {
  const opening = indexedDB.open('palier');
  const db = await new Promise<IDBDatabase>((resolve) => {
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const asking = db.transaction('games').objectStore('games').getAll();
  return new Promise((resolve) => {
    asking.addEventListener('success', () => {
      db.close();
      resolve(asking.result.map(({ isDiscardOpen }: { isDiscardOpen?: boolean }) => isDiscardOpen));
    });
  });
}

describe('it is refused', () => {
  it.each(REFUSALS)('%s', async (_, { planted, before, attempt, sentence, rule }) => {
    const page = await open(planted);
    await before?.(page);
    const hand = (await handCards(page)).toSorted();
    await attempt(page);
    const alert = page.getByRole('alert');
    await expectSeen(alert.getByText(sentence));
    await expect.poll(async () => (await handCards(page)).toSorted()).toEqual(hand);
    await alert.getByRole('button', { name: `Why? Open the rule ${rule}` }).click();
    await expectRule(page, rule);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expectSeen(page.getByRole('toolbar'));
    await alert.getByRole('button', { name: 'Close' }).click();
    await expectGone(alert.getByText(sentence));
  });

  it('to lay by hand what is no level, in the window of a small phone', async () => {
    const page = await openScene(EARLY, { settings: MEEK, size: PHONE_SMALL });
    await button(page, 'Lay level 1').click();
    await page.getByRole('radio', { name: 'By hand' }).check();
    const dialog = page.getByRole('dialog', { name: 'Lay level 1' });
    const layThese = dialog.getByRole('button', { name: 'Lay these' });
    for (const card of ['red 3', 'green 4', 'yellow 14', 'orange 9', 'purple 10']) {
      await dialog.getByRole('button', { name: card, exact: true }).click();
    }
    // Not complete yet.
    await expect.poll(async () => layThese.isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'joker', exact: true }).click();
    await layThese.click();
    const alert = dialog.getByRole('alert');
    const sentence = alert.getByText(/^This is not a run: red 3, green 4 and yellow 14\./u);
    const slots = dialog.getByRole('button', { name: /^run of 3: 3 of 3/u });
    const unfit = slots.and(button(page, /yellow 14, does not fit$/u));
    await expectSeen(sentence, unfit, slots.and(button(page, /joker, fits$/u)));
    for (const told of [sentence, unfit, layThese]) {
      await expect.poll(async () => told.evaluate(isWhollySeen)).toBe(true);
    }
    await alert.getByRole('button', { name: 'Why? Open the rule LAY-3' }).click();
    await expectRule(page, 'LAY-3');
  });
});

/** Runs in the page: nothing covers it, and it is in the window from its top to its foot. */
function isWhollySeen(element: Element): boolean {
  const { top, bottom, left, width } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => {
    const found = document.elementFromPoint(left + width / 2, y);
    return found !== null && (element.contains(found) || found.contains(element));
  });
}

/** The rulebook is open over the table, with the rule in sight and in focus. */
async function expectRule(page: Page, rule: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Rulebook' });
  const entry = dialog.getByRole('article').filter({ hasText: rule }).and(page.locator(':focus'));
  await expectSeen(entry);
  await expect
    .poll(async () =>
      entry.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      }),
    )
    .toBe(true);
}
