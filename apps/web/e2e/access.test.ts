/** axe on every screen that is no table, in three themes; the table and its dialogs: `sights.test.ts`. */
import { describe, it } from 'vitest';
import { expectAll } from './harness/good-layout.ts';
import { expectNoAxeInAnyTheme, openApp, usedPage } from './harness/index.ts';
import { plant } from './harness/plant.ts';
import { LATE } from './scenes.ts';

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
  it('on every other screen', async () => {
    const page = await usedPage();
    // So that there is something to continue and to list.
    await plant(page, LATE);
    await expectAll(
      SCREENS.map((route) => [
        route,
        async () => {
          await openApp(page, route);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await expectNoAxeInAnyTheme(page);
        },
      ]),
    );
  });
});
