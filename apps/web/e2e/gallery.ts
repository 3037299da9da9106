/** Every screen, table, dialog and place of the game, and the way there: for pictures and measures. In English. */
import type { Page } from 'playwright-core';
import { botGame } from '../src/local/testing/bot-game.ts';
import { COMPANION_SCENES } from './companion-scenes.ts';
import { DRILLS_SCENES } from './drills-scenes.ts';
import { chooseCard, goToScene } from './harness/at-table.ts';
import { openApp } from './harness/index.ts';
import { plant, plantRecord } from './harness/plant.ts';
import { LADDERS_SCENES } from './ladders-scenes.ts';
import { LESSON_SCENES } from './lesson-scenes.ts';
import { REFEREE_SCENES } from './referee-scenes.ts';
import { REVIEW_SCENES } from './review-scenes.ts';
import { DUEL, EARLY, FULL_HAND, LATE, MIDDLE } from './scenes.ts';
import { goToSight, LOST, SIGHTS } from './sights.ts';

/** Leads a page that shows home to what is to be seen. */
export type Scene = (page: Page) => Promise<void>;

function at(route: string): Scene {
  return async (page) => openApp(page, route);
}

const SCREENS: { readonly [name: string]: Scene } = {
  home: async (page) => {
    await plant(page, LATE);
    await page.reload();
    await openApp(page);
  },
  'new-game': at('#/new/bots'),
  'one-device': at('#/new/device'),
  games: async (page) => {
    for (const game of [EARLY, DUEL, LATE]) await plant(page, game);
    await openApp(page, '#/games');
  },
  rulebook: at('#/rules'),
  rule: at('#/rules/LAY-3'),
  settings: at('#/settings'),
};

/** A planted game as its player meets it: `scene-early` is `table-early`. */
const TABLES = Object.fromEntries(
  [EARLY, DUEL, MIDDLE, LATE, FULL_HAND].map((planted): readonly [string, Scene] => [
    planted.id.replace('scene', 'table'),
    async (page) => goToScene(page, planted),
  ]),
);

/** What comes over the table. The rulebook and the settings are shown as screens already. */
const DIALOGS = Object.fromEntries(
  SIGHTS.filter(({ name }) => !(name in SCREENS) && name !== 'results').map(
    (sight): readonly [string, Scene] => [sight.name, async (page) => goToSight(page, sight)],
  ),
);

const SEATS = [
  { name: 'Ada' },
  { name: 'Odile', bot: 'odile-steady' },
  { name: 'Bruno', bot: 'bruno-steady' },
  { name: 'Wanda', bot: 'wanda-steady' },
];

async function plantPlayed(page: Page): Promise<string> {
  const record = botGame({ edition: 'level-8-101', players: 4 }, { seed: 'a game to look at' });
  return plantRecord(page, record, { id: 'played', seats: SEATS });
}

const STORY: { readonly [name: string]: Scene } = {
  results: async (page) => {
    await openApp(page, `#/game/${await plantPlayed(page)}`);
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
  },
  lost: async (page) => {
    await goToScene(page, LOST);
    await chooseCard(page, 'red 1');
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
  },
  replay: async (page) => {
    await openApp(page, `#/replay/${await plantPlayed(page)}/110`);
    await page.getByRole('region', { name: 'Replay controls' }).waitFor();
  },
};

/** What is no table and lies over none. */
export const SCREEN_SCENES = Object.entries({ ...SCREENS, ...STORY });

export const TABLE_SCENES = Object.entries({ ...TABLES, ...DIALOGS });

/** What is looked at in all sizes. */
export const MAIN_SCENES = [...SCREEN_SCENES, ...TABLE_SCENES];

/** What surrounds the table. */
export const PLACE_SCENES = Object.entries({
  ...LESSON_SCENES,
  ...DRILLS_SCENES,
  ...REVIEW_SCENES,
  ...REFEREE_SCENES,
  ...COMPANION_SCENES,
  ...LADDERS_SCENES,
  you: at('#/you'),
  profile: at('#/you/profile'),
  friends: at('#/you/friends'),
});
