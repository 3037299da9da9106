/** What is worth looking at of online play, for screenshots: real tables, with people and bots. In English. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { handOf } from './harness/at-table.ts';
import { lineOf, makeTable, openOnline, shownSeat, sitDown } from './harness/online.ts';
import { seatGuests, type PageGuest } from './harness/online-guests.ts';
import { isDue, playGame, playTurn } from './harness/player.ts';
import { button, expectSeen } from './harness/seen.ts';

/** Leads a page to what is to be seen. */
export type OnlineScene = (page: Page) => Promise<void>;

/** The box that most begin with. */
const BOX = { edition: 'level-8-101', players: 4 } as const;
const FOUR = { setup: BOX, clock: 'relaxed', chat: 'free' } as const;

/** Four people a few turns into their game, this one to move; the others play by themselves. */
async function midGame(page: Page, turns: number): Promise<readonly PageGuest[]> {
  const code = await makeTable(FOUR);
  await sitDown(page, code, 'Ada');
  const guests = await seatGuests(code, ['Ben', 'Cleo', 'Dora']);
  await button(page, 'Start').click();
  for (const guest of guests) guest.play();
  for (let turn = 0; turn < turns; turn++) await playTurn(page);
  await untilDue(page);
  return guests;
}

/** And nothing lies over the table. */
async function untilDue(page: Page): Promise<void> {
  const next = button(page, 'Next round');
  await expect.poll(async () => (await isDue(page)) || (await next.isVisible())).toBe(true);
  if (await next.isVisible()) await next.click();
  await expect.poll(async () => isDue(page)).toBe(true);
}

async function lobby(page: Page): Promise<string> {
  const code = await makeTable(FOUR);
  await sitDown(page, code, 'Ada');
  await seatGuests(code, ['Ben', 'Cleo']);
  await expectSeen(page.getByRole('listitem').filter({ hasText: 'Cleo' }));
  return code;
}

/** A short game to its end. */
async function finished(page: Page): Promise<void> {
  const code = await makeTable({ setup: { ...BOX, rules: { levels: 3 } } });
  await sitDown(page, code, 'Ada');
  const guests = await seatGuests(code, ['Ben', 'Cleo']);
  await button(page, 'Fill with bots').click();
  await button(page, 'Start').click();
  for (const guest of guests) guest.play();
  await playGame(page);
  await expectSeen(page.getByText(/^All fair\./u));
}

export const ONLINE: { readonly [name: string]: OnlineScene } = {
  home: async (page) => {
    await midGame(page, 1);
    await openOnline(page);
    await expectSeen(page.getByRole('link', { name: /^Your turn/u }));
  },
  games: async (page) => {
    await midGame(page, 1);
    await lobby(page);
    await openOnline(page, '#/games');
    await expectSeen(page.getByRole('heading', { name: 'Your turn' }));
  },
  start: async (page) => {
    await openOnline(page, '#/online');
    await expectSeen(button(page, 'Create a table'));
  },
  'open-tables': async (page) => {
    const open = await makeTable({ ...FOUR, chat: 'phrases', listing: 'quick' });
    await seatGuests(open, ['Ben', 'Cleo']);
    const playing = await makeTable({ setup: { ...BOX, players: 3 }, listing: 'open' });
    const [dora] = await seatGuests(playing, ['Dora', 'Elif']);
    await dora!.room.seatBot(3, { bot: 'odile-steady', name: 'Odile' });
    await dora!.room.begin();
    await openOnline(page, '#/lobby');
    await expectSeen(page.getByRole('link', { name: /Dora.*Elif/u }));
  },
  join: async (page) => {
    const code = await makeTable(FOUR);
    await seatGuests(code, ['Ben', 'Cleo']);
    await openOnline(page, `#/t/${code}`);
    await expectSeen(button(page, 'Sit down'));
  },
  lobby: async (page) => {
    await lobby(page);
  },
  'lobby-guest': async (page) => {
    const code = await makeTable(FOUR);
    await seatGuests(code, ['Ben', 'Cleo']);
    await sitDown(page, code, 'Ada');
  },
  return: async (page) => {
    await lobby(page);
    await button(page, 'Your return code').click();
    await expectSeen(page.getByRole('dialog'));
  },
  table: async (page) => {
    const [ben, cleo, dora] = await midGame(page, 4);
    cleo!.room.setAway(true);
    dora!.room.close();
    // She may miss a turn first.
    const played = shownSeat(page, 'Dora, .*, a bot is playing');
    while (!(await played.isVisible())) if (await isDue(page)) await playTurn(page);
    await untilDue(page);
    await ben!.room.say({ t: 'phrase', phrase: 'well-played' });
    await expectSeen(page.locator('.seat > .bubble'));
  },
  vote: async (page) => {
    await page.clock.install();
    const code = await makeTable({ setup: BOX });
    await sitDown(page, code, 'Ada');
    const guests = await seatGuests(code, ['Ben', 'Cleo', 'Dora']);
    await button(page, 'Start').click();
    await handOf(page).getByRole('button').first().waitFor();
    if (await isDue(page)) await playTurn(page);
    await expect.poll(async () => guests[0]!.turn()).not.toBe(1);
    // As long as anybody may think undisturbed.
    await page.clock.fastForward(61_000);
    await expectSeen(button(page, /^Don’t wait: let a bot play/u));
  },
  wish: async (page) => {
    const ladder = { name: 'easy', levels: [['colour 2'], ['colour 2']] };
    const code = await makeTable({ setup: { ...BOX, ladder } });
    await sitDown(page, code, 'Ada');
    const guests = await seatGuests(code, ['Ben', 'Cleo', 'Dora']);
    await button(page, 'Start').click();
    await handOf(page).getByRole('button').first().waitFor();
    if (await isDue(page)) await playTurn(page, { lays: false });
    for (const guest of guests) guest.play('regretful');
    await expectSeen(button(page, 'Yes'));
  },
  talk: async (page) => {
    const [ben, cleo] = await midGame(page, 1);
    await ben!.room.say({ t: 'text', text: 'Whose idea was it to play with four?' });
    await cleo!.room.say({ t: 'emote', emote: 'laugh' });
    await button(page, /^Messages, 2 new/u).click();
    await expectSeen(page.getByRole('dialog'));
  },
  missed: async (page) => {
    const line = await lineOf(page);
    const guests = await midGame(page, 2);
    for (const guest of guests) guest.play('still');
    await playTurn(page);
    await line.cut();
    for (const guest of guests) guest.play();
    await guests[0]!.untilTurnOf(1);
    line.mend();
    await expectSeen(page.getByRole('dialog', { name: 'While you were away' }));
  },
  lost: async (page) => {
    const line = await lineOf(page);
    await midGame(page, 1);
    await line.cut();
    await button(page, 'Draw a card').click();
    await expectSeen(page.getByText(/Your move is saved/u));
  },
  watching: async (page) => {
    const code = await makeTable({ setup: BOX });
    const guests = await seatGuests(code, ['Ben', 'Cleo', 'Dora']);
    await guests[0]!.room.seatBot(4, { bot: 'odile-steady', name: 'Odile' });
    await guests[0]!.room.begin();
    await openOnline(page, `#/t/${code}`);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await button(page, 'Join without a seat').click();
    await expectSeen(page.getByRole('region', { name: 'You are watching' }));
  },
  results: finished,
  proof: async (page) => {
    await finished(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  },
};
