/**
 * Draws the pictures of docs/screenshots: every scene at every size, and the main ones in the other
 * languages. `npm run screenshots`, or
 * `npm run screenshots -- -t home` for some of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGS } from '@palier/text';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { MAIN_SCENES, PLACE_SCENES, type Scene } from './gallery.ts';
import {
  DESKTOP,
  expectNothingSideways,
  newPage,
  openApp,
  PHONE,
  SIZES,
  type Size,
} from './harness/index.ts';
import { TABLET_FLAT, TV, TV_LARGE } from './harness/big-screen.ts';
import { speak } from './harness/good-layout.ts';
import { serveAlone } from './harness/online.ts';
import { makeSmallPng } from './harness/small-png.ts';
import type { VisitOptions } from './harness/visit.ts';
import { ONLINE } from './online-scenes.ts';
import { HAND, SCREEN } from './tv-scenes.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));

/** Whoever is gone is soon played for, which is a picture. */
serveAlone({ grace: 1 });

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

describe.each(MAIN_SCENES)('%s', (name, show) => {
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

/** The big screen's, where it is not a TV alone. */
const SCREEN_SIZES: { readonly [name: string]: readonly Size[] } = {
  table: [TV, TV_LARGE, TABLET_FLAT],
  flat: [TABLET_FLAT],
  'flat-six': [TABLET_FLAT],
};

describe.each(Object.entries(SCREEN))('tv-%s', (name, show) => {
  it.each((SCREEN_SIZES[name] ?? [TV]).map((size) => [size.name, size] as const))(
    'on a %s',
    async (_, size) => {
      await expectNothingSideways(await takePicture(`tv-${name}-${size.name}`, show, { size }));
    },
  );
});

it.each(Object.entries(HAND))('hand-%s', async (name, show) => {
  await expectNothingSideways(await takePicture(`hand-${name}-phone`, show, { size: PHONE }));
});

describe.each(PLACE_SCENES)('place-%s', (name, show) => {
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

/** The main screens, on a phone, in each of the other languages. */
const IN_EVERY_LANGUAGE = [
  'home',
  'new-game',
  'table-early',
  'laying',
  'refusal',
  'round',
  'results',
  'rulebook',
  'settings',
  'lesson-draw',
  'referee-yes',
  'drills',
];

const SCENES = Object.fromEntries([...MAIN_SCENES, ...PLACE_SCENES]);

describe.each(LANGS.slice(1))('in %s', (lang) => {
  it.each(IN_EVERY_LANGUAGE)('%s', async (name) => {
    const inLang: Scene = async (page) => {
      await SCENES[name]!(page);
      await speak(page, lang);
    };
    await expectNothingSideways(
      await takePicture(`${name}-phone-${lang}`, inLang, { size: PHONE }),
    );
  });
});
