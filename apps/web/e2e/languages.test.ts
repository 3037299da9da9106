/**
 * Every screen, dialog and place in every language, measured where there is least room: nothing reaches
 * out sideways, is cut, or lies over something else. A language is changed under what is open, so the
 * way there is gone once.
 */
import { LANGS } from '@palier/text';
import { describe, it } from 'vitest';
import { MAIN_SCENES, PLACE_SCENES, type Scene } from './gallery.ts';
import { expectAll, expectGoodLooks, NARROWEST, type Look } from './harness/good-layout.ts';
import { DESKTOP, openApp, PHONE, PHONE_WIDE, usedPage, type Size } from './harness/index.ts';
import { PHONE_SLIM, PHONE_SMALL } from './harness/sizes.ts';

const IS_LONG = process.env['PALIER_LONG'] !== undefined;

/** The long form looks at every size with both sizes of letters. */
const ON_TOUCH = IS_LONG
  ? [PHONE_SMALL, PHONE_SLIM, PHONE, PHONE_WIDE].flatMap(withBothLetters)
  : [NARROWEST];

function withBothLetters(size: Size): readonly Look[] {
  return [1, 2].map((letters) => ({ size, letters, langs: LANGS }));
}

/** Left to the long form. */
const LEFT = new Set([
  // Much is worked out or played on the way: it takes longer to come to than to look at.
  'daily-result',
  'drill-draw',
  'review',
  'companion-round',
  'companion-won',
  'ladders-editor',
  'ladders-report',
  'ladders-shared',
  // Laid out as another that is looked at.
  'one-device',
  'table-early',
  'table-middle',
  'table-full-hand',
  'lesson-add',
  'lesson-joker',
  'drill-out',
  'referee-own',
]);

type NamedScene = readonly [name: string, show: Scene];

async function expectFit(scenes: readonly NamedScene[], looks: readonly Look[]): Promise<void> {
  const page = await usedPage({ size: looks[0]!.size });
  await expectAll(
    scenes
      .filter(([name]) => IS_LONG || !LEFT.has(name))
      .map(([name, show]) => [
        name,
        async () => {
          await openApp(page);
          await show(page);
          await expectGoodLooks(page, looks);
        },
      ]),
  );
}

describe.each([
  ['the table and its dialogs', MAIN_SCENES],
  ['the places around the table', PLACE_SCENES],
])('%s fit in every language', (_, scenes) => {
  it('a phone', async () => expectFit(scenes, ON_TOUCH));

  it.runIf(IS_LONG)('a desktop', async () => expectFit(scenes, withBothLetters(DESKTOP)));
});
