/**
 * The table measured at every size, with usual and with large cards and letters: nothing reaches out
 * sideways, no text is cut, nothing lies over what is to be touched, and all of that leaves a finger
 * its room.
 */
import { describe, expect, it } from 'vitest';
import { goToScene, openScene } from './harness/at-table.ts';
import {
  DEVICES,
  expectAll,
  expectGoodLayout,
  expectGoodLooks,
  NARROWEST,
} from './harness/good-layout.ts';
import { newPage, openApp, PHONE } from './harness/index.ts';
import { DUEL, EARLY, FULL_HAND, LATE, MIDDLE } from './scenes.ts';

/** Two, three, four and six players; eleven and fourteen cards; combinations grown long. */
const TABLES = [DUEL, EARLY, MIDDLE, LATE, FULL_HAND];

/** The least and the most there is. */
const WITH_LARGE_LETTERS = new Set([DUEL, LATE]);

/** And the largest hand; `PALIER_LONG=1` looks at all. */
const WITH_LARGE_CARDS = new Set(
  process.env['PALIER_LONG'] === undefined ? [DUEL, LATE, FULL_HAND] : TABLES,
);

describe('the table with normal and with large cards, and with letters twice as large', () => {
  it.each(DEVICES)('fits a %s', async (_, sizes) => {
    const page = await newPage({ size: sizes[0]! });
    await openApp(page);
    await expectAll(
      TABLES.map((planted) => [
        planted.id,
        async () => {
          await goToScene(page, planted);
          await expectGoodLooks(page, [
            ...sizes.map((size) => ({ size })),
            ...(WITH_LARGE_CARDS.has(planted) ? sizes : []).map((size) => {
              return { size, cards: 'large' as const };
            }),
            ...(WITH_LARGE_LETTERS.has(planted) ? sizes : []).map((size) => {
              return { size, letters: 2 };
            }),
            ...(WITH_LARGE_LETTERS.has(planted) && sizes.includes(PHONE) ? [NARROWEST] : []),
          ]);
        },
      ]),
    );
  });
});

it('fits left-handed players', async () => {
  const page = await openScene(LATE, { size: PHONE, settings: { hand: 'left' } });
  await expectGoodLayout(page);
  const middleOf = async (name: RegExp): Promise<number> => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return box!.x + box!.width / 2;
  };
  // What is pressed most is where the left thumb is.
  await expect
    .poll(async () => middleOf(/^Choose a card$/u))
    .toBeLessThan(await middleOf(/^Hint$/u));
});
