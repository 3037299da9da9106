/**
 * Draws the pictures of docs/screenshots: every scene at every size. `npm run screenshots`, or
 * `npm run screenshots -- -t home` for some of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { goToScene } from './harness/at-table.ts';
import { DESKTOP, expectNothingSideways, newPage, openApp, PHONE, SIZES } from './harness/index.ts';
import { botGame } from '../src/local/testing/bot-game.ts';
import { plant, plantRecord } from './harness/plant.ts';
import { makeSmallPng } from './harness/small-png.ts';
import type { VisitOptions } from './harness/visit.ts';
import { COMPANION_SCENES } from './companion-scenes.ts';
import { DRILLS_SCENES } from './drills-scenes.ts';
import { LADDERS_SCENES } from './ladders-scenes.ts';
import { LESSON_SCENES } from './lesson-scenes.ts';
import { serveAlone } from './harness/online.ts';
import { ONLINE } from './online-scenes.ts';
import { REFEREE_SCENES } from './referee-scenes.ts';
import { REVIEW_SCENES } from './review-scenes.ts';
import { DUEL, EARLY, FULL_HAND, LATE, MIDDLE } from './scenes.ts';
import { goToSight, SIGHTS } from './sights.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));

/** Whoever is gone is soon played for, which is a picture. */
serveAlone({ grace: 1 });

/** Leads a page that shows home to what is to be seen. */
type Scene = (page: Page) => Promise<void>;

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
  replay: async (page) => {
    await openApp(page, `#/replay/${await plantPlayed(page)}/110`);
    await page.getByRole('region', { name: 'Replay controls' }).waitFor();
  },
};

const ALL = Object.entries({ ...SCREENS, ...TABLES, ...DIALOGS, ...STORY });

async function takePicture(name: string, show: Scene, options: VisitOptions): Promise<Page> {
  const page = await newPage(options);
  await openApp(page);
  await show(page);
  await page.waitForLoadState('networkidle');
  mkdirSync(FOLDER, { recursive: true });
  // Playwright would hide the caret by a style of its own, which the game's policy forbids.
  const picture = await page.screenshot({ caret: 'initial' });
  writeFileSync(join(FOLDER, `${name}.png`), makeSmallPng(picture));
  return page;
}

describe.each(ALL)('%s', (name, show) => {
  it.each(SIZES.map((size) => [size.name, size] as const))('on a %s', async (_, size) => {
    await expectNothingSideways(await takePicture(`${name}-${size.name}`, show, { size }));
  });
});

const TWO_SIZES = [PHONE, DESKTOP].map((size) => [size.name, size] as const);

describe.each(Object.entries(ONLINE))('online-%s', (name, show) => {
  it.each(TWO_SIZES)('on a %s', async (_, size) => {
    await expectNothingSideways(await takePicture(`online-${name}-${size.name}`, show, { size }));
  });
});

const PLACES = Object.entries({
  ...LESSON_SCENES,
  ...DRILLS_SCENES,
  ...REVIEW_SCENES,
  ...REFEREE_SCENES,
  ...COMPANION_SCENES,
  ...LADDERS_SCENES,
});

describe.each(PLACES)('place-%s', (name, show) => {
  it.each(TWO_SIZES)('on a %s', async (_, size) => {
    await expectNothingSideways(await takePicture(`${name}-${size.name}`, show, { size }));
  });
});

describe.each(['day', 'contrast'] as const)('online in the theme %s', (theme) => {
  it.each(['lobby', 'table'])('%s', async (name) => {
    const options = { settings: { theme } };
    await expectNothingSideways(
      await takePicture(`online-${name}-${theme}`, ONLINE[name]!, options),
    );
  });
});
