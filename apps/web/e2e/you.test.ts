/** One's look: chosen once, seen at the table and after a reload; some of it earned by play. */
import { faceCodeOf, parseFaceCode } from '@palier/table';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { FinishedGame } from '../src/local/finished.ts';
import { handOf } from './harness/at-table.ts';
import { DEVICES, expectGoodLooks, NARROWEST, settled } from './harness/good-layout.ts';
import {
  expectNoAxeInAnyTheme,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
  openApp,
  usedPage,
} from './harness/index.ts';
import { begin, makeTable, openOnline, shownSeat, sitDown, usedDevice } from './harness/online.ts';
import { expectSeen } from './harness/seen.ts';
import { plantResults } from './harness/plant.ts';
import { plantNovice, REVIEW_SCENES } from './review-scenes.ts';

function option(page: Page, group: string, name: string) {
  return page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name, exact: true });
}

/** The pictures have no names: what each is stands on it. */
function ownFace(page: Page) {
  return page.locator('.level-bar svg[data-face]');
}

/** Which face, in which colours. */
async function lookIn(where: Locator): Promise<readonly (string | null)[]> {
  const face = where.locator('svg[data-face]').first();
  return Promise.all(['data-face', 'style'].map(async (name) => face.getAttribute(name)));
}

const WON: Omit<FinishedGame, 'id'> = {
  ended: Date.UTC(2026, 9, 12, 19, 30),
  kind: 'bots',
  edition: 'level-8-101',
  players: 3,
  bots: ['odile-steady', 'bruno-steady'],
  rounds: 4,
  levels: 2,
  climbed: 2,
  hasWon: true,
  isShared: false,
};

describe('one’s look', () => {
  it('is chosen once, and is there at the table and after a reload', async () => {
    const page = await usedPage();
    await openApp(page, '#/you');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Mina');
    await option(page, 'Face', 'Turban').check();
    await option(page, 'Clothes', 'green').check();
    await option(page, 'Card back', 'Phases of the moon').check();
    await option(page, 'Tablecloth', 'Wine').check();
    await page.reload();
    await expect.poll(async () => option(page, 'Face', 'Turban').isChecked()).toBe(true);
    expect(await option(page, 'Clothes', 'green').isChecked()).toBe(true);
    expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Mina');

    await openApp(page, '#/new/bots');
    expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Mina');
    await page.getByRole('button', { name: 'Start' }).click();
    await handOf(page).waitFor();
    await expectSeen(ownFace(page).and(page.locator('[data-face="10"]')));
    await expectSeen(page.locator('.pile-stock svg[data-back="phases"]'));
    await expectSeen(page.locator('html[data-cloth="wine"]'));

    await openApp(page, '#/games');
    await page
      .getByText(/^Mina, level 1/u)
      .first()
      .waitFor({ state: 'attached' });
    await openApp(page, '#/settings');
    await page.getByRole('link', { name: /^Mina/u }).click();
    await page.getByRole('heading', { level: 1, name: 'Your look' }).waitFor();
  });

  it('is drawn in the first second and stays the same everywhere, whatever is typed', async () => {
    const page = await newPage();
    await openApp(page);
    const hello = page.getByRole('link', { name: 'Hello! Your look' });
    const own = await lookIn(hello);
    await openApp(page, '#/lesson/draw');
    await handOf(page).waitFor();
    expect(await lookIn(page.locator('.level-bar'))).toEqual(own);
    await openApp(page);
    await page.getByRole('button', { name: /^Just play/u }).click();
    await handOf(page).waitFor();
    expect(await lookIn(page.locator('.level-bar'))).toEqual(own);

    await openApp(page, '#/games');
    await page
      .getByText(/^You, level 1/u)
      .first()
      .waitFor({ state: 'attached' });
    expect(await lookIn(page.locator('.game-seat').first())).toEqual(own);
    await openOnline(page, '#/online');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Zoë');
    await expectSeen(page.getByRole('link', { name: 'Your look' }));
    const online = page.getByRole('link', { name: 'Your look' });
    const there = await lookIn(online);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Yves');
    expect(await lookIn(online)).toEqual(there);
    await page.reload();
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    expect(await lookIn(online)).toEqual(there);
  });

  it('is for who had a name before the one that came with it, and another name keeps it', async () => {
    const page = await usedPage();
    await openApp(page, '#/learn');
    const kept = { name: 'Ada', back: 'stairs', cloth: 'wine' };
    await page.evaluate(
      (text) => localStorage.setItem('palier.profile', text),
      JSON.stringify(kept),
    );
    await page.reload();
    await openApp(page, '#/you');
    const { face } = parseFaceCode(faceCodeOf('Ada'))!;
    const shown = page.locator(`.you-preview svg[data-face="${face}"]`);
    await expectSeen(shown);
    const look = await lookIn(page.locator('.you-preview'));
    await page.getByRole('textbox', { name: 'Your name' }).fill('Zoë');
    await expectSeen(page.getByText('Zoë', { exact: true }));
    expect(await lookIn(page.locator('.you-preview'))).toEqual(look);
  });

  it('may be chosen for everybody around one device', async () => {
    const page = await usedPage();
    await openApp(page, '#/new/device');
    await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna');
    await page.getByRole('button', { name: 'Choose a face for Anna' }).click();
    await option(page, 'Face', 'Plaits').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    // Who holds the device sees the other, and themselves below.
    await page.getByRole('button', { name: /^I am / }).click();
    await handOf(page).waitFor();
    await expectSeen(page.locator('.table svg[data-face="2"]'));
    await openApp(page, '#/games');
    await page
      .getByText(/^Guest 2, level 1/u)
      .first()
      .waitFor({ state: 'attached' });
  });

  it('has parts that are earned by play, and says how', async () => {
    const page = await newPage();
    await openApp(page, '#/you');
    const comets = page.getByRole('radio', { name: /^Comets/u });
    await page.getByText('Win a game against bots').waitFor();
    expect(await comets.isDisabled()).toBe(true);
    await page.getByText('Finish ten games (0 of 10)').waitFor();
    await page.getByText('Do the daily challenge three days in a row (0 of 3)').waitFor();
    await REVIEW_SCENES['statistics']!(page);
    await openApp(page, '#/you');
    await option(page, 'Card back', 'Comets').check();
    await expectSeen(page.locator('.you-preview svg[data-back="comets"]'));
    await option(page, 'Tablecloth', 'Starry sky').check();
    await page.getByText('Finish ten games').waitFor({ state: 'detached' });
  });

  it('is told of a part that a game has earned', async () => {
    const page = await newPage();
    // The app makes its stores when it first looks into them.
    await openApp(page, '#/statistics');
    await page.getByText(/^Nothing to count yet\./u).waitFor();
    const id = await plantNovice(page);
    await plantResults(page, [{ ...WON, id }]);
    await openApp(page, `#/game/${id}`);
    await expectSeen(page.getByText('The card back “Comets” is yours.'));
    await expectSeen(page.locator('.won-prize svg[data-back="comets"]'));
    await page.getByRole('button', { name: 'Use it' }).click();
    await expectSeen(page.getByRole('button', { name: 'In use' }));
    await expectSeen(page.locator('html[data-back="comets"]'));
    await expectNoAxeInAnyTheme(page);
    await page.getByRole('link', { name: 'Change your look' }).click();
    await expect.poll(async () => option(page, 'Card back', 'Comets').isChecked()).toBe(true);
  });

  it.each(DEVICES)('keeps nobody out in any theme, and fits a %s', async (_, sizes) => {
    const page = await usedPage({ size: sizes[0]! });
    await openApp(page, '#/you');
    await expectNoAxeInAnyTheme(page);
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await expectNothingSideways(page);
      await expectNothingCut(page);
      await expectTouchTargets(page);
    }
  });

  it('fits where there is least room', async () => {
    const page = await usedPage({ size: NARROWEST.size });
    await openApp(page, '#/you');
    await page.getByRole('radio', { name: 'Plaits' }).waitFor();
    await expectGoodLooks(page, [NARROWEST]);
    await openApp(page, '#/new/device');
    await page
      .getByRole('button', { name: /^Choose a face/u })
      .first()
      .click();
    await page.getByRole('radio', { name: 'Plaits' }).waitFor();
    await expectGoodLooks(page, [NARROWEST]);
  });
});

describe('at a table online', () => {
  it('is seen by everybody there, also when it changes', async () => {
    const code = await makeTable();
    const ada = await usedDevice();
    await openOnline(ada, '#/you');
    await ada.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await option(ada, 'Face', 'Beret').check();
    await openOnline(ada, `#/t/${code}`);
    expect(await ada.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Ada');
    await ada.getByRole('button', { name: 'Sit down' }).click();
    await ada.getByRole('button', { name: 'Stand up' }).waitFor();
    const ben = await usedDevice();
    await sitDown(ben, code, 'Ben');
    await expectSeen(ben.locator('.seat-card svg[data-face="8"]'));

    await openOnline(ada, '#/you');
    await option(ada, 'Face', 'Cap').check();
    await openOnline(ada, `#/t/${code}`);
    await expectSeen(ben.locator('.seat-card svg[data-face="7"]'));
    await begin([ada, ben]);
    await expectSeen(shownSeat(ben, 'Ada, .*').locator('svg[data-face="7"]'));
  });
});
