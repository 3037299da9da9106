/**
 * Every screen, dialog and place in every language, measured where there is least room: nothing reaches
 * out sideways, is cut, or lies over something else. A language is changed under what is open, so the
 * way there is gone once.
 */
import { LANGS } from '@palier/text';
import { describe, it } from 'vitest';
import { PLACE_SCENES, SCREEN_SCENES, TABLE_SCENES, type Scene } from './gallery.ts';
import {
  expectAll,
  expectGoodLooks,
  NARROWEST,
  SMALLEST,
  type Look,
} from './harness/good-layout.ts';
import { unfold } from './harness/in-page/looking.ts';
import { DESKTOP, openApp, PHONE, PHONE_WIDE, usedPage, type Size } from './harness/index.ts';
import { PHONE_SLIM, PHONE_SMALL } from './harness/sizes.ts';
import { IS_LONG, someOf } from './harness/some.ts';

/** The long form looks at all, at every size with both sizes of letters. */
const ON_TOUCH = IS_LONG
  ? [PHONE_SMALL, PHONE_SLIM, PHONE, PHONE_WIDE].flatMap(withBothLetters)
  : [NARROWEST];

function withBothLetters(size: Size): readonly Look[] {
  return [1, 2].map((letters) => ({ size, letters, langs: LANGS }));
}

type NamedScene = readonly [name: string, show: Scene];
type NamedScenes = readonly [name: string, scenes: readonly NamedScene[]];

/** Much is worked out or played on the way: it takes longer to come to than to look at. */
const FAR = new Set([
  'daily-result',
  'drill-draw',
  'review',
  'companion-round',
  'companion-won',
  'ladders-editor',
  'ladders-report',
  'ladders-shared',
]);

/** A third of the nearer ones, another in each run; the long form looks at all, each in a test of its own. */
function chosenFrom(scenes: readonly NamedScene[]): readonly NamedScenes[] {
  if (IS_LONG) return scenes.map((scene) => [scene[0], [scene]]);
  return [['a third of them', someOf(scenes.filter(([name]) => !FAR.has(name)))]];
}

async function expectFit(scenes: readonly NamedScene[], looks: readonly Look[]): Promise<void> {
  const page = await usedPage({ size: looks[0]!.size });
  await expectAll(
    scenes.map(([name, show]) => [
      name,
      async () => {
        await openApp(page);
        await show(page);
        // What is behind a fold is to be read too.
        await page.evaluate(unfold);
        await expectGoodLooks(page, looks);
      },
    ]),
  );
}

/** What the coach says takes the most room, and what is asked must still be in the window. */
const TAUGHT = new Set([
  'lesson-draw',
  'lesson-discard',
  'lesson-joker',
  'lesson-next',
  'lesson-end',
  'lesson-finale',
]);

it('the lesson leaves its buttons in the window of every phone in every language', async () => {
  const scenes = PLACE_SCENES.filter(([name]) => TAUGHT.has(name));
  const looks = [PHONE_SLIM, PHONE].map((size) => ({ size, langs: LANGS }));
  await expectFit(scenes, [SMALLEST, ...looks]);
});

const GROUPS: readonly NamedScenes[] = [
  ['the screens', SCREEN_SCENES],
  ['the places around the table', PLACE_SCENES],
  // In the short form by `sights.test.ts` and `layout.test.ts`, which come to them anyway.
  ...(IS_LONG ? [['the table and its dialogs', TABLE_SCENES] as const] : []),
];

const WINDOWS: readonly (readonly [name: string, looks: readonly Look[]])[] = [
  ['a phone', ON_TOUCH],
  ...(IS_LONG ? [['a desktop', withBothLetters(DESKTOP)] as const] : []),
];

describe.each(GROUPS)('%s fit in every language', (_, scenes) => {
  describe.each(WINDOWS)('%s', (_window, looks) => {
    it.each(chosenFrom(scenes))('%s', async (_chosen, some) => expectFit(some, looks));
  });
});
