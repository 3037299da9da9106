/** Ladders of one's own: built, tried out by bots, shared into another browser, played. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { handOf } from './harness/at-table.ts';
import {
  DESKTOP,
  expectNoAxeInAnyTheme,
  expectNothingCut,
  expectNothingSideways,
  expectTouchTargets,
  newPage,
  openApp,
  PHONE,
  usedPage,
} from './harness/index.ts';
import { MEEK, playGame, playOnPage } from './harness/player.ts';
import { button, expectCount, expectSeen } from './harness/seen.ts';
import { beginWith, pressLevel, report, tryOut, untilOddsKnown } from './ladders-scenes.ts';

describe('a ladder of one’s own', () => {
  it('is built in an editor that keeps nobody out, tried out, shared by link and played', async () => {
    const page = await usedPage();
    await openApp(page, '#/ladders');
    await expectNoAxeInAnyTheme(page);
    await beginWith(page, 'An empty level set');
    await page.getByLabel('Name of the level set').fill('Short evening');
    await pressLevel(page, 1);
    await page.getByLabel('Kind of combination 1').selectOption('Run');
    await button(page, 'One more card in combination 1').click();
    await button(page, 'Add a combination').click();
    await expectSeen(page.getByText('run of 4 + three of a kind', { exact: true }));
    await expectSeen(page.getByText('7 of at most 10 cards'));
    await button(page, 'Remove combination 1').click();
    await button(page, 'Add a level').click();
    await button(page, 'One more card in combination 1').click();
    await expectSeen(page.getByText('four of a kind', { exact: true }));
    await untilOddsKnown(page);

    await tryOut(page);
    const panel = report(page);
    const rows = panel.getByRole('row');
    await expectCount(rows, 3);
    for (const row of await rows.all().then((all) => all.slice(1))) {
      await expectSeen(row.getByRole('cell', { name: /^[\d.]+% ± [\d.]+$/u }));
      await expectSeen(row.getByRole('cell', { name: /^[\d.]+ ± [\d.]+/u }));
    }
    await expectSeen(panel.getByRole('img', { name: /^Turns needed: level 1 [\d.]+ ± [\d.]+; / }));
    await expectGoodEditor(page);

    const link = await page.getByLabel('Link to this level set').inputValue();
    const other = await newPage({ settings: MEEK });
    await other.goto(link);
    await expectSeen(other.getByRole('heading', { name: 'Short evening' }));
    await expectSeen(other.getByText('four of a kind', { exact: true }));
    await button(other, 'Play it now').click();
    await handOf(other).waitFor();
    await expectSeen(other.getByRole('button', { name: /^Your level 1.*three of a kind/u }));
    await playOnPage(other);
  });

  it('is played to its end', async () => {
    const page = await newPage({ settings: MEEK });
    // Who lays the last level wins: here the first to lay, be it a bot before one's own first turn.
    await openApp(page, '#/ladders/1.level-8-101.r5.One run');
    await button(page, 'Play it now').click();
    await playGame(page);
    await openApp(page, '#/games');
    await expectSeen(page.getByRole('main').getByRole('listitem'));
  });

  it('says of each level what cannot be played, until it can', async () => {
    const page = await usedPage();
    await beginWith(page, 'An empty level set');
    await pressLevel(page, 1);
    for (let size = 3; size < 10; size++) {
      await button(page, 'One more card in combination 1').click();
    }
    await button(page, 'Add a combination').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Level 1 asks for 12 cards' });
    await expectSeen(alert);
    await expectSeen(button(page, 'Play it now').and(page.locator(':disabled')));
    await button(page, 'Remove combination 1').click();
    await expectCount(alert, 0);
    await expectSeen(button(page, 'Play it now').and(page.locator(':enabled')));
    await page.getByLabel('Made for').selectOption('Level Up (2010)');
    for (let size = 2; size < 7; size++) {
      await button(page, 'One more card in combination 1').click();
    }
    // Six colours and no joker.
    await expectSeen(page.getByText('Nobody could lay level 1 with this deck.'));
  });

  it('is kept, changed by keyboard, and gone when thrown away', async () => {
    const page = await usedPage();
    await beginWith(page, /^Level Up/u);
    await pressLevel(page, 2);
    await button(page, 'Move level 2 up').press('Enter');
    await expectSeen(page.getByText('Level 2 is now level 1.'));
    const focused = page.locator(':focus');
    await expect.poll(async () => focused.innerText()).toContain('run of 4 + 4 of one colour');
    await button(page, 'Remove level 1').press('Enter');
    await openApp(page, '#/ladders');
    await page.getByRole('link', { name: /Level Up \(2010\) · 7 levels$/u }).click();
    await button(page, 'Delete this level set').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectSeen(page.getByText(/^None yet\./u));
  });

  it('is found where a game is set up, and remembered there', async () => {
    const page = await usedPage();
    await openApp(page, '#/ladders/1.level-8-101.s2-r3.Two steps');
    await button(page, 'Keep and change it').click();
    await expectSeen(page.getByRole('heading', { name: 'Balance report' }));
    await openApp(page, '#/new/device');
    await page.getByRole('heading', { name: 'Which game' }).click();
    await page.getByRole('radio', { name: /^Two steps/u }).check();
    await expectCount(page.getByRole('list', { name: /Two steps/u }).getByRole('listitem'), 2);
    await page.reload();
    await expectSeen(page.getByText('Level 8 (101-card edition) · Two steps'));
    await button(page, 'Start').click();
    await expectSeen(page.getByRole('dialog', { name: /^Pass the device to/u }));
  });
});

describe('a report', () => {
  it('that is stopped keeps what is known, and says how little', async () => {
    const page = await usedPage();
    await beginWith(page, /^Level 8 \(101-card edition\) · One star/u);
    const panel = report(page);
    await panel.getByRole('radio', { name: '5,000' }).check();
    await panel.getByRole('button', { name: 'Let bots try it' }).click();
    await expectSeen(panel.getByRole('progressbar', { name: 'Games played' }));
    await expectSeen(panel.getByText(/^[1-9][\d,]* of 5,000 games$/u));
    await panel.getByRole('button', { name: 'Stop' }).click();
    await expectSeen(panel.getByText(/^Stopped after [1-9][\d,]* of 5,000 games/u));
    await expectSeen(panel.getByRole('heading', { name: 'Advice' }));
    await expectCount(panel.getByRole('row'), 9);
  });
});

describe('a link', () => {
  it.each([
    ['that was cut off', '1.level-8-101.r3r', /^There is no level set in this link\./u],
    [
      'of a later version',
      '2.level-8-101.r3.X',
      /^This level set was made with a newer version of Palier\./u,
    ],
    ['to what cannot be played', '1.level-up.r6s5.X', /Level 1 asks for 11 cards/u],
  ])('%s is refused in words', async (_, operand, sentence) => {
    const page = await usedPage();
    await openApp(page, `#/ladders/${operand}`);
    await expectSeen(page.getByRole('alert').filter({ hasText: sentence }));
    await expectCount(button(page, 'Play it now'), 0);
  });
});

/** With a level open, its odds known, and the report there. */
async function expectGoodEditor(page: Page): Promise<void> {
  await expectNoAxeInAnyTheme(page);
  await expectNothingSideways(page);
  await expectNothingCut(page);
  await expectTouchTargets(page);
  await page.setViewportSize({ width: DESKTOP.width, height: DESKTOP.height });
  await expectNothingSideways(page);
  await expectNothingCut(page);
  // Text at 200 %.
  await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNothingSideways(page);
}
