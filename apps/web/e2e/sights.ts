/** Everything that comes over the table: the game it is met in, and the way to it. In English. */
import type { Page } from 'playwright-core';
import { chooseCard, goToScene } from './harness/at-table.ts';
import type { Planted } from './harness/plant.ts';
import {
  DROP,
  EARLY,
  FULL_HAND,
  JOKER,
  KEEP,
  MIDDLE,
  ODILE,
  OFFER,
  PICK,
  planted,
  varied,
} from './scenes.ts';

export type Sight = {
  readonly name: string;
  readonly planted: Planted;
  /** From the table to the sight. */
  readonly show: (page: Page) => Promise<void>;
  /** The title of the dialog that is then open; without it the sight is no dialog. */
  readonly title?: RegExp;
};

/** Two people and a bot around one device, before the first draw. */
export const DEVICE = planted('scene-device', [{ name: 'Anna' }, { name: 'Ben' }, ODILE], {
  step: 'draw',
  levels: [3, 3, 3],
  hands: [
    ['R3', 'G4', 'B5', 'O9', 'P10', 'Y7', 'Y2', 'R12', 'G15', 'Y14'],
    ['R1', 'R2', 'G6', 'B7', 'Y8', 'O8', 'P3', 'P14', 'G1', 'B1'],
    ['O1', 'O2', 'Y6', 'P7', 'R8', 'G8', 'B3', 'B14', 'Y1', 'P1'],
  ],
  discards: [[], [], ['B11']],
});

/** The hands of a scene. */
export function handsOf({ position }: Planted): readonly (readonly string[])[] {
  return position['hands'] as readonly (readonly string[])[];
}

/** Before the draw. */
export const DRAWING = varied(EARLY, 'scene-drawing', {
  step: 'draw',
  hands: handsOf(EARLY).map((hand) => hand.slice(0, 10)),
});

/** One card left, and it ends the round. */
export const ENDING = varied(MIDDLE, 'scene-ending', {
  hands: [['B13'], ...handsOf(MIDDLE).slice(1)],
});

/** A bot is about to go out: it has laid, and whatever it draws it can discard. */
export const LOSING = varied(MIDDLE, 'scene-losing', {
  hands: [['R1', 'B13', 'J'], ['R8'], ...handsOf(MIDDLE).slice(2)],
  skipped: [],
});

/** The last level, complete. */
export const WINNING = varied(EARLY, 'scene-winning', {
  round: 7,
  levels: [8, 6, 7],
  hands: [
    ['R3', 'G3', 'B5', 'O5', 'P5', 'R9', 'G9', 'B9', 'J', 'R12', 'X'],
    ['R1', 'R2', 'G6', 'B7', 'Y8', 'O8', 'P3', 'P14', 'G1', 'B1'],
    ['O1', 'O2', 'Y6', 'P7', 'R8', 'G8', 'B3', 'B14', 'Y1', 'P1'],
  ],
  discards: [[], ['G11'], ['B11']],
});

/** Whatever the player discards, Odile wins with what she holds. */
export const LOST = varied(WINNING, 'scene-lost', {
  levels: [6, 8, 7],
  hands: [
    ['R1', 'R2', 'G6', 'B7', 'Y8', 'O8', 'P3', 'P14', 'G1', 'B1', 'X'],
    ['R3', 'G3', 'B5', 'O5', 'P5', 'R9', 'G9', 'B9', 'J', 'R12'],
    handsOf(WINNING)[2]!,
  ],
});

const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

const there = async (): Promise<void> => undefined;

export const fromMenu = (name: string) => async (page: Page) => {
  await press('Menu')(page);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};

export async function layLevel(page: Page, level: number): Promise<void> {
  await press(`Lay level ${level}`)(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Lay these' }).click();
}

async function layByHand(page: Page): Promise<void> {
  await press('Lay level 1')(page);
  await page.getByRole('radio', { name: 'By hand' }).check();
  // What fits and what does not, and why.
  const dialog = page.getByRole('dialog');
  for (const card of ['red 3', 'green 4', 'yellow 14', 'orange 9', 'purple 10', 'joker']) {
    await dialog.getByRole('button', { name: card, exact: true }).click();
  }
  await dialog.getByRole('button', { name: 'Lay these' }).click();
  await dialog.getByRole('alert').waitFor();
}

export const SIGHTS: readonly Sight[] = [
  { name: 'menu', planted: EARLY, show: press('Menu'), title: /^Menu$/u },
  { name: 'history', planted: EARLY, show: fromMenu('What happened'), title: /^What happened$/u },
  {
    name: 'situation',
    planted: EARLY,
    show: fromMenu('What can I do?'),
    title: /^What can I do\?$/u,
  },
  { name: 'rulebook', planted: EARLY, show: fromMenu('Rulebook'), title: /^Rulebook$/u },
  { name: 'settings', planted: EARLY, show: fromMenu('Settings'), title: /^Settings$/u },
  { name: 'hint', planted: EARLY, show: press('Hint'), title: /^A hint$/u },
  { name: 'seat', planted: EARLY, show: press(/^Odile, Level/u), title: /^Odile’s levels$/u },
  { name: 'laying', planted: EARLY, show: press('Lay level 1'), title: /^Lay level 1$/u },
  { name: 'laying-by-hand', planted: EARLY, show: layByHand, title: /^Lay level 1$/u },
  {
    name: 'joker',
    planted: JOKER,
    show: async (page) => {
      await chooseCard(page, 'joker');
      await press(/^Odile’s run: red 5/u)(page);
    },
    title: /^Which do you mean\?$/u,
  },
  {
    name: 'pass',
    planted: EARLY,
    show: async (page) => {
      await chooseCard(page, 'Pass card');
      await press('Who misses a turn?')(page);
    },
    title: /^Who misses a turn\?$/u,
  },
  {
    name: 'swap',
    planted: FULL_HAND,
    show: async (page) => {
      await chooseCard(page, 'Swap card');
      await press('Play Swap…')(page);
    },
    title: /^Swap one to three cards$/u,
  },
  { name: 'keep', planted: KEEP, show: there, title: /^Keep up to 4 cards$/u },
  { name: 'offer', planted: OFFER, show: there, title: /^Offer 3 cards$/u },
  { name: 'pick', planted: PICK, show: there, title: /^Take one of these$/u },
  { name: 'drop', planted: DROP, show: there, title: /^Which second level will you remove/u },
  { name: 'curtain', planted: DEVICE, show: there, title: /^Pass the device to Anna$/u },
  {
    name: 'refusal',
    planted: EARLY,
    show: async (page) => {
      await press(/^Draw pile, \d+ cards/u)(page);
      await page.getByRole('alert').getByText('You have already drawn').waitFor();
    },
  },
  {
    name: 'round',
    planted: ENDING,
    show: async (page) => {
      await chooseCard(page, 'blue 13');
      await press('Discard')(page);
    },
    title: /^Round 5/u,
  },
  {
    name: 'results',
    planted: WINNING,
    show: async (page) => {
      await layLevel(page, 8);
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
    },
  },
];

/** Comes to a sight; the page must be open somewhere in the game. */
export async function goToSight(page: Page, { name, planted, show, title }: Sight): Promise<void> {
  // A game of its own: others begin at the same place.
  await goToScene(page, { ...planted, id: `sight-${name}` });
  await show(page);
  if (title === undefined) return;
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor().catch(async (error: unknown) => {
    const shown = await page.locator('body').ariaSnapshot();
    throw new Error(`instead of ${name} there is:\n${shown}`, { cause: error });
  });
}
