/** The moments of a game that move: films show them, and benches touch the page meanwhile. */
import type { Locator, Page } from 'playwright-core';
import { chooseCard, expectTold } from './harness/at-table.ts';
import type { Take } from './harness/film-strip.ts';
import type { Planted } from './harness/plant.ts';
import { button } from './harness/seen.ts';
import { EARLY, MIDDLE } from './scenes.ts';
import { DRAWING, ENDING, LOSING, WINNING } from './sights.ts';

/** One card flies. */
const FLIGHT = [0, 40, 80, 120, 160, 200, 260, 600];
/** The table is held, then something else is shown. */
const PEAK = [0, 120, 260, 500, 900, 1300, 1900, 2600];

/** The table is held longer, then the stairs come. */
const END = [0, 200, 500, 900, 1300, 1800, 2400, 3400];

export type Moment = Pick<Take, 'times'> & {
  readonly name: string;
  readonly planted: Planted;
  /** From the table to the moment before it. */
  readonly before?: (page: Page) => Promise<void>;
  /** What brings it about when it is pressed. */
  readonly press: (page: Page) => Locator;
  /** Waits until the page has heard of it. */
  readonly follows: (page: Page) => Promise<void>;
};

const named = (name: string | RegExp) => (page: Page) => button(page, name);
const inDialog = (name: string | RegExp) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name });
const told = (sentence: RegExp) => async (page: Page) => expectTold(page, sentence);
const press = (name: string) => async (page: Page) => button(page, name).click();

export const MOMENTS: readonly Moment[] = [
  {
    name: 'draw',
    planted: DRAWING,
    press: named('Draw a card'),
    follows: told(/^You draw/u),
    times: FLIGHT,
  },
  {
    name: 'take',
    planted: DRAWING,
    press: named(/^Bruno’s discard pile/u),
    follows: told(/^You take/u),
    times: FLIGHT,
  },
  {
    name: 'lay',
    planted: EARLY,
    before: press('Lay level 1'),
    press: inDialog('Lay these'),
    follows: told(/^You lay level 1/u),
    times: PEAK,
  },
  {
    name: 'add',
    planted: MIDDLE,
    before: async (page) => chooseCard(page, 'blue 13'),
    press: named('Add to Odile’s blue cards'),
    follows: told(/^You add/u),
    times: FLIGHT,
  },
  {
    name: 'discard',
    planted: EARLY,
    before: async (page) => chooseCard(page, 'green 15'),
    press: named('Discard'),
    follows: told(/^You discard a green 15/u),
    times: FLIGHT,
  },
  {
    name: 'pass',
    planted: EARLY,
    before: async (page) => {
      await chooseCard(page, 'Pass card');
      await press('Who misses a turn?')(page);
    },
    press: inDialog(/Odile/u),
    follows: told(/Odile/u),
    times: PEAK,
  },
  {
    name: 'round-won',
    planted: ENDING,
    before: async (page) => chooseCard(page, 'blue 13'),
    press: named('Discard'),
    follows: untilHeld,
    times: END,
  },
  {
    name: 'round-lost',
    planted: LOSING,
    before: async (page) => chooseCard(page, 'red 1'),
    press: named('Discard'),
    follows: untilHeld,
    times: END,
  },
  {
    name: 'moon',
    planted: WINNING,
    before: press('Lay level 8'),
    press: inDialog('Lay these'),
    follows: untilHeld,
    times: END,
  },
];

/** The round is over, and the table still stands. */
async function untilHeld(page: Page): Promise<void> {
  await page.locator('main[data-stage="ending"]').waitFor();
}
