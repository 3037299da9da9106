/** axe on every screen, at the table and on everything that comes over it, in three themes. */
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { goToScene } from './harness/at-table.ts';
import { expectAll, settled } from './harness/good-layout.ts';
import { expectNoAxeViolations, newPage, openApp } from './harness/index.ts';
import { plant } from './harness/plant.ts';
import { LATE } from './scenes.ts';
import { goToSight, SIGHTS } from './sights.ts';

const THEMES = ['night', 'day', 'contrast'] as const;

/** In the open dialog; where there is none, on the whole page. */
async function expectNoneHere(page: Page): Promise<void> {
  await settled(page);
  const isModal = (await page.locator('dialog:modal').count()) > 0;
  await expectNoAxeViolations(page, isModal ? 'dialog[open]' : undefined);
}

const SCREENS = [
  '#/',
  '#/new/bots',
  '#/new/device',
  '#/games',
  '#/rules',
  '#/rules/LAY-3',
  '#/settings',
];

describe.each(THEMES)('in the theme %s axe finds nothing', (theme) => {
  it('at the table and in its dialogs', async () => {
    const page = await newPage({ settings: { theme } });
    await openApp(page);
    await expectAll([
      [
        'table',
        async () => {
          await goToScene(page, LATE);
          await expectNoneHere(page);
        },
      ],
      ...SIGHTS.map(
        (sight) =>
          [
            sight.name,
            async () => {
              await goToSight(page, sight);
              await expectNoneHere(page);
            },
          ] as const,
      ),
      [
        'replay',
        async () => {
          await page.getByRole('button', { name: 'Watch again' }).click();
          await page.getByRole('region', { name: 'Steps through the game' }).waitFor();
          await expectNoneHere(page);
        },
      ],
    ]);
  });

  it('on every other screen', async () => {
    const page = await newPage({ settings: { theme } });
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
          await expectNoneHere(page);
        },
      ]),
    );
  });
});
