/** A screen in the room and the phones around it, for pictures: real tables. In English. */
import type { Page } from 'playwright-core';
import { handOf } from './harness/at-table.ts';
import { openScreen } from './harness/big-screen.ts';
import { newPage } from './harness/index.ts';
import { openOnline } from './harness/online.ts';
import { seatGuests, type PageGuest } from './harness/online-guests.ts';
import { playTurn } from './harness/player.ts';
import { button, expectSeen } from './harness/seen.ts';
import type { OnlineScene } from './online-scenes.ts';

const BOX = /101-card/u;
const NAMES = ['Ada', 'Benedikt', 'Cleo', 'Dora', 'Eve', 'Frederike'];

/** So many at the table of this screen. */
async function seated(page: Page, people: number, players = people): Promise<readonly PageGuest[]> {
  const { code } = await openScreen(page, BOX);
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  const guests = await seatGuests(code, NAMES.slice(0, people));
  await expectSeen(page.getByRole('listitem').filter({ hasText: NAMES[people - 1]! }));
  return guests;
}

/** A game that has gone on until some have laid. */
async function midGame(page: Page, people: number, isFlat = false): Promise<readonly PageGuest[]> {
  const guests = await seated(page, people);
  if (isFlat) await page.getByRole('switch', { name: /lies flat/u }).check();
  await button(page, 'Start').click();
  for (const guest of guests) guest.play();
  await guests[0]!.untilLaid(2);
  for (const guest of guests) guest.play('still');
  await expectSeen(page.getByRole('region', { name: 'Join in' }));
  // Beside the table it comes a moment later.
  if (!isFlat) await expectSeen(page.getByRole('heading', { name: 'What happened' }));
  return guests;
}

/** What the screen shows. */
export const SCREEN: { readonly [name: string]: OnlineScene } = {
  opening: async (page) => openOnline(page, '#/tv'),
  lobby: async (page) => {
    await seated(page, 3, 4);
  },
  table: async (page) => {
    await midGame(page, 4);
  },
  'table-six': async (page) => {
    await midGame(page, 6);
  },
  flat: async (page) => {
    await midGame(page, 4, true);
  },
  'flat-six': async (page) => {
    await midGame(page, 6, true);
  },
  'table-two': async (page) => {
    await midGame(page, 2);
  },
  round: async (page) => {
    const guests = await seated(page, 4);
    await button(page, 'Start').click();
    for (const guest of guests) guest.play();
    await expectSeen(button(page, 'Next round'));
  },
};

/** What a phone shows: the screen is elsewhere. */
async function atHand(page: Page): Promise<readonly PageGuest[]> {
  const screen = await newPage();
  const { code, link } = await openScreen(screen, BOX);
  await screen.getByRole('radio', { name: '3', exact: true }).check();
  await openOnline(page, new URL(link).hash);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await button(page, 'Sit down').click();
  await expectSeen(page.getByText('You have a seat, Ada.'));
  return seatGuests(code, ['Ben', 'Cleo']);
}

export const HAND: { readonly [name: string]: OnlineScene } = {
  code: async (page) => openOnline(page, '#/hand'),
  lobby: async (page) => {
    await atHand(page);
    await expectSeen(button(page, 'Start'));
  },
  draw: async (page) => {
    const guests = await atHand(page);
    await button(page, 'Start').click();
    await handOf(page).getByRole('button').first().waitFor();
    for (const guest of guests) guest.play('patient');
    await playTurn(page);
    await expectSeen(page.getByRole('button', { name: 'Draw a card' }));
  },
  table: async (page) => {
    await HAND['draw']!(page);
    await button(page, 'Show the table').click();
  },
};
