/**
 * What comes over the table, each come to once: every dialog, the refusal, the results. Measured as the
 * table is, and looked at by axe in every theme.
 */
import { describe, it } from 'vitest';
import { goToScene } from './harness/at-table.ts';
import { expectAll, expectGoodLooks, NARROWEST, type Look } from './harness/good-layout.ts';
import {
  DESKTOP,
  expectNoAxeInAnyTheme,
  expectNoAxeViolations,
  newPage,
  openApp,
  PHONE,
  PHONE_WIDE,
  TABLET,
} from './harness/index.ts';
import { IS_LONG, someOf } from './harness/some.ts';
import { LATE } from './scenes.ts';
import { goToSight, SIGHTS } from './sights.ts';

/** Of the others every one in the theme of the night, upright, and where there is least room. */
const ALL_ROUND = new Set(someOf(SIGHTS));

const TURNED: readonly Look[] = [
  { size: PHONE_WIDE },
  { size: TABLET },
  { size: PHONE, cards: 'large' },
];

describe('every dialog', () => {
  it('fits a phone and a tablet, turned while it is open, and keeps nobody out in any theme', async () => {
    const page = await newPage({ size: PHONE });
    await openApp(page);
    await expectAll([
      ...SIGHTS.map(
        (sight) =>
          [
            sight.name,
            async () => {
              await goToSight(page, sight);
              const isAllRound = ALL_ROUND.has(sight);
              await (isAllRound ? expectNoAxeInAnyTheme : expectNoAxeViolations)(page);
              await expectGoodLooks(page, [
                { size: PHONE },
                ...(isAllRound ? TURNED : []),
                NARROWEST,
                ...(IS_LONG ? [{ size: PHONE_WIDE, cards: 'large' } as const] : []),
              ]);
            },
          ] as const,
      ),
      [
        'replay',
        async () => {
          await page.getByRole('button', { name: 'Replay' }).click();
          await page.getByRole('region', { name: 'Replay controls' }).waitFor();
          await expectNoAxeInAnyTheme(page);
        },
      ],
      [
        'table',
        async () => {
          await goToScene(page, LATE);
          await expectNoAxeInAnyTheme(page);
        },
      ],
    ]);
  });

  it('fits a desktop', async () => {
    const page = await newPage({ size: DESKTOP });
    await openApp(page);
    await expectAll(
      someOf(SIGHTS).map((sight) => [
        sight.name,
        async () => {
          await goToSight(page, sight);
          const more = IS_LONG ? [{ size: DESKTOP, letters: 2 }] : [];
          await expectGoodLooks(page, [{ size: DESKTOP }, ...more]);
        },
      ]),
    );
  });
});
