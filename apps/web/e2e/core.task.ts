/**
 * The core of the game, for browsers in which the tests cannot all run: `npm run e2e:browsers -- webkit`.
 * It opens, is learnt, is played to an end, goes on after a reload and online, and speaks every language.
 */
import { LANGS, loadPart } from '@palier/text';
import { expect, it } from 'vitest';
import { handCards, handOf, startGame } from './harness/at-table.ts';
import { speak } from './harness/good-layout.ts';
import { newPage, openApp } from './harness/index.ts';
import { makeTable, quickWin, sitDown } from './harness/online.ts';
import { PageGuest } from './harness/online-guests.ts';
import { MEEK, playGame, playOnPage } from './harness/player.ts';
import { button, expectSeen } from './harness/seen.ts';

it('opens, in every language, and keeps what was chosen', async () => {
  const page = await newPage();
  await openApp(page, '#/settings');
  await expectSeen(page.getByRole('heading', { level: 1, name: 'Settings' }));
  await openApp(page);
  for (const lang of LANGS) {
    const { home } = await loadPart(lang, 'shell');
    await speak(page, lang);
    await expectSeen(page.getByRole('link', { name: home.learnFirst }));
  }
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(LANGS.at(-1));
});

it('is learnt', async () => {
  const page = await newPage({ settings: MEEK });
  await openApp(page, '#/lesson');
  await page.getByRole('link', { name: 'Start' }).click();
  await handOf(page).getByRole('button').first().waitFor();
  await button(page, 'Draw a card').click();
  await expectSeen(page.getByRole('status').filter({ hasNotText: 'Draw a card' }));
});

it('is played to its end, over a reload', async () => {
  const page = await newPage({ settings: MEEK });
  await startGame(page, { players: 2, edition: 'Level Up (2010)', levels: 1 });
  await playOnPage(page);
  const hand = await handCards(page);
  await page.reload();
  await expect.poll(async () => (await handCards(page)).toSorted()).toEqual(hand.toSorted());
  await playGame(page);
  await page.getByRole('heading', { level: 1, name: /won|shared the win/u }).waitFor();
});

it('is played online', async () => {
  const code = await makeTable({ setup: quickWin(1, 1) });
  const page = await newPage({ settings: MEEK });
  await sitDown(page, code, 'Ada');
  const ben = await PageGuest.sitDown(code, 'Ben');
  ben.play('patient');
  await button(page, 'Start').click();
  await playGame(page);
  await expectSeen(page.getByRole('heading', { level: 1, name: /won|shared the win/u }));
});
