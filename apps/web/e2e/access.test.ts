/** axe on every screen, at the table and on everything that comes over it, in three themes. */
import { describe, it } from 'vitest';
import { goToScene } from './harness/at-table.ts';
import { expectAll } from './harness/good-layout.ts';
import { expectNoAxeInAnyTheme, newPage, openApp } from './harness/index.ts';
import { plant } from './harness/plant.ts';
import { LATE } from './scenes.ts';
import { goToSight, SIGHTS } from './sights.ts';

const SCREENS = [
  '#/',
  '#/new/bots',
  '#/new/device',
  '#/games',
  '#/rules',
  '#/rules/LAY-3',
  '#/settings',
];

describe('axe finds nothing in any theme', () => {
  it('at the table and in its dialogs', async () => {
    const page = await newPage();
    await openApp(page);
    await expectAll([
      [
        'table',
        async () => {
          await goToScene(page, LATE);
          await expectNoAxeInAnyTheme(page);
        },
      ],
      ...SIGHTS.map(
        (sight) =>
          [
            sight.name,
            async () => {
              await goToSight(page, sight);
              await expectNoAxeInAnyTheme(page);
            },
          ] as const,
      ),
      [
        'replay',
        async () => {
          await page.getByRole('button', { name: 'Watch again' }).click();
          await page.getByRole('region', { name: 'Steps through the game' }).waitFor();
          await expectNoAxeInAnyTheme(page);
        },
      ],
    ]);
  });

  it('on every other screen', async () => {
    const page = await newPage();
    await openApp(page);
    // So that there is something to continue and to list.
    await plant(page, LATE);
    await expectAll(
      SCREENS.map((route) => [
        route,
        async () => {
          await openApp(page, route);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          await expectNoAxeInAnyTheme(page);
        },
      ]),
    );
  });
});
