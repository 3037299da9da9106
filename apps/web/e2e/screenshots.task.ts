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
import { expectNothingSideways, newPage, openApp, SIZES } from './harness/index.ts';
import { plant } from './harness/plant.ts';
import { makeSmallPng } from './harness/small-png.ts';
import { DUEL, EARLY, LATE, SCENES } from './scenes.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));

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

/** Each planted game as its player meets it: `scene-early` is `table-early`. */
const TABLES = Object.fromEntries(
  SCENES.map((planted): readonly [string, Scene] => [
    planted.id.replace('scene', 'table'),
    async (page) => goToScene(page, planted),
  ]),
);

const ALL = Object.entries({ ...SCREENS, ...TABLES });

describe.each(ALL)('%s', (name, show) => {
  it.each(SIZES.map((size) => [size.name, size] as const))('on a %s', async (_, size) => {
    const page = await newPage({ size });
    await openApp(page);
    await show(page);
    await page.waitForLoadState('networkidle');
    mkdirSync(FOLDER, { recursive: true });
    // Playwright would hide the caret by a style of its own, which the game's policy forbids.
    const picture = await page.screenshot({ caret: 'initial' });
    writeFileSync(join(FOLDER, `${name}-${size.name}.png`), makeSmallPng(picture));
    await expectNothingSideways(page);
  });
});
