/**
 * Interruptions: the page loaded again, everybody gone and the server killed or stopped overnight, the
 * server away for a moment, the line cut, no network at all.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPage, newTab } from './harness/index.ts';
import { untilKept } from './harness/offline.ts';
import {
  begin,
  expectBriefly,
  expectHeard,
  shownCards,
  inTurn,
  lineOf,
  LOST,
  makeTable,
  openOnline,
  quickWin,
  serveAlone,
  shownSeat,
  sitDown,
  sitTogether,
  usedDevice,
} from './harness/online.ts';
import { PageGuest } from './harness/online-guests.ts';
import { isDue, playOnPage, playTurn } from './harness/player.ts';
import { expectGone, expectSeen } from './harness/seen.ts';

/** It is killed and stopped, and started again. */
const server = serveAlone();

const PATIENT = { lays: false };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

it('a page loaded again at any moment is where it was', async () => {
  const code = await makeTable({ setup: quickWin(2) });
  const ada = await usedDevice();
  await sitDown(ada, code, 'Ada');
  await ada.reload();
  await expectSeen(ada.getByRole('listitem').filter({ hasText: /^Seat 1.*Ada.*here.*you.*host/u }));
  const ben = await PageGuest.sitDown(code, 'Ben');
  ben.play('patient');
  await begin([ada]);

  await inTurn(ada);
  const hand = await shownCards(ada);
  await ada.reload();
  await expect.poll(async () => shownCards(ada)).toEqual(hand);
  expect(await playOnPage(ada, PATIENT)).toBe('draw');
  await expect.poll(async () => shownCards(ada)).toHaveLength(11);
  const more = await shownCards(ada);
  await ada.reload();
  await expect.poll(async () => shownCards(ada)).toEqual(more);
  await expectSeen(button(ada, 'Lay level 1'));
  await expectGone(button(ada, 'Draw a card'));

  while ((await playOnPage(ada)) !== 'results');
  await ada.reload();
  await expectSeen(ada.getByText(/^All fair\./u));
});

type Player = { readonly page: Page; readonly name: string };

it('a table is there after two nights, with everybody’s cards, and finished on the third day', async () => {
  const code = await makeTable({ setup: quickWin(2), absence: 'wait' });
  const [ada, ben] = (await sitTogether(code, ['Ada', 'Ben'])) as readonly [Page, Page];
  await begin([ada, ben]);
  const nameOf = (page: Page): string => (page === ada ? 'Ada' : 'Ben');
  let [first, second] = (await inTurn(ada, ben)).map((page) => ({ page, name: nameOf(page) })) as [
    Player,
    Player,
  ];
  await playTurn(first.page, PATIENT);
  await expect.poll(async () => shownCards(first.page)).toHaveLength(10);
  await expect.poll(async () => isDue(second.page)).toBe(true);
  const evening = await shownCards(second.page);
  const other = await shownCards(first.page);
  await closeAll(first, second);
  await server.stop('SIGKILL');
  await server.start();

  // Whoever is waited for reads it on the first page, the other among the games.
  second = await nextDay(second);
  await second.page.getByRole('link', { name: /^Your turn/u }).click();
  await expectHand(second.page, evening);
  first = await nextDay(first);
  await openOnline(first.page, '#/games');
  await expectSeen(first.page.getByRole('heading', { name: `Waiting for ${second.name}` }));
  // After a restart nobody is here who has not come.
  await expectSeen(shownSeat(second.page, `${first.name}, .*, offline`));
  await playTurn(second.page, PATIENT);
  await first.page.reload();
  await expectSeen(first.page.getByRole('heading', { name: 'Your turn' }));
  await first.page.getByRole('link', { name: /^Go to the table: Ada and Ben$/u }).click();
  await expectHand(first.page, other);
  await expectHeard(first.page, `${second.name} draws a card.`);
  await expectSeen(shownSeat(second.page, `${first.name}, .*, here`));
  await closeAll(first, second);
  await server.stop('SIGTERM');
  await server.start();

  first = await nextDay(first);
  second = await nextDay(second);
  await first.page.getByRole('link', { name: /^Your turn/u }).click();
  await second.page.getByRole('link', { name: 'Your games' }).click();
  await second.page.getByRole('link', { name: /^Go to the table/u }).click();
  while ((await playOnPage(first.page)) !== 'results');
  for (const { page } of [first, second]) {
    await expectSeen(page.getByRole('heading', { name: 'Fair shuffle check' }));
    await expectSeen(page.getByText(/^All fair\./u));
  }
  await second.page.reload();
  await expectSeen(second.page.getByText(/^All fair\./u));
  await openOnline(second.page, '#/games');
  await expectSeen(second.page.getByRole('heading', { name: `Winner: ${first.name}` }));
});

/** The devices stay, and what they have kept. */
async function closeAll(...players: readonly Player[]): Promise<void> {
  for (const { page } of players) await page.close();
}

async function nextDay({ page, name }: Player): Promise<Player> {
  const next = await newTab(page);
  await openOnline(next);
  return { page: next, name };
}

async function expectHand(page: Page, cards: readonly string[]): Promise<void> {
  await expect.poll(async () => shownCards(page)).toEqual(cards);
}

describe('a lost connection', () => {
  it('says so, keeps the move, and sends it once when the server is back', async () => {
    const code = await makeTable({ setup: quickWin(2) });
    const pages = [await newPage({ allowed: LOST }), await newPage({ allowed: LOST })] as const;
    await sitDown(pages[0], code, 'Ada');
    await sitDown(pages[1], code, 'Ben');
    await begin(pages);
    const [due, other] = await inTurn(...pages);
    const [, before] = /, (\d+) cards/u.exec(await button(due, /^Draw pile/u).innerText())!;
    await server.stop('SIGTERM');
    for (const page of pages) await expectSeen(page.getByText('Connection lost. Trying again…'));
    await button(due, 'Draw a card').click();
    await expectSeen(due.getByText(/Your move is saved and will be sent\.$/u));
    await expectBriefly(due.getByText('Connected again.'), async () => server.start());
    await expect.poll(async () => shownCards(due)).toHaveLength(11);
    await playTurn(due, PATIENT);
    await expect.poll(async () => isDue(other)).toBe(true);
    for (const page of pages) {
      await expectSeen(button(page, new RegExp(`^Draw pile, ${Number(before) - 1} cards`, 'u')));
    }
    await expectGone(other.getByText('Connection lost. Trying again…'));
  });

  it('tells what was missed', async () => {
    const code = await makeTable({ setup: quickWin(2, 1) });
    const ada = await newPage();
    const line = await lineOf(ada);
    await sitDown(ada, code, 'Ada');
    const ben = await PageGuest.sitDown(code, 'Ben');
    await button(ada, 'Fill with bots').click();
    ben.play('patient');
    await begin([ada]);
    await inTurn(ada);
    ben.play('still');
    await playTurn(ada, PATIENT);
    await expect.poll(async () => shownCards(ada)).toHaveLength(10);
    const hand = await shownCards(ada);
    await line.cut();
    await expectSeen(ada.getByText('Connection lost. Trying again…'));
    ben.play('patient');
    // The bot has played too.
    await ben.untilTurnOf(1);
    line.mend();

    const missed = ada.getByRole('dialog', { name: 'While you were away' });
    await expectSeen(missed.getByText(/^\d things happened\.$/u));
    await expectSeen(missed.getByRole('heading', { name: 'Round 1' }));
    const news = missed.getByRole('listitem');
    await expect.poll(async () => news.count()).toBeGreaterThan(3);
    const told = await news.allInnerTexts();
    expect(told.slice(0, 2)).toEqual([
      'Ben draws a card.',
      expect.stringMatching(/^Ben discards an? .*\.$/u),
    ]);
    await missed.getByRole('button', { name: 'Go to the table' }).click();
    await expectGone(missed);
    await expect.poll(async () => shownCards(ada)).toEqual(hand);
    expect(await playOnPage(ada, PATIENT)).toBe('draw');
  });
});

it('without a network it says so, and what can be played all the same', async () => {
  const page = await newPage({ allowed: LOST, keepsOffline: true });
  await openOnline(page, '#/online');
  await untilKept(page);
  const trouble = page.getByRole('status').filter({ has: button(page, 'Try now') });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.context().setOffline(true);
  await expectSeen(trouble.getByText('You are offline. An online table needs a connection.'));
  await expectSeen(trouble.getByRole('link', { name: /^Play against bots/u }));
  // Loaded again, some browsers believe that they have a network.
  await page.reload();
  const said = /^(?:You are offline|The server did not answer|The table could not be created)/u;
  await expectSeen(trouble.getByText(said));
  // By keyboard: what is said above changes when the browser learns better, and moves what a finger aims at.
  await button(page, 'Create a table').press('Enter');
  await expectSeen(page.getByRole('alert').getByText(said));
  await button(page, 'Try now').click();
  await expectSeen(trouble);
  await page.context().setOffline(false);
  await page.reload();
  await expectSeen(button(page, 'Create a table'));
  await expectGone(trouble);
  await button(page, 'Create a table').click();
  await expectSeen(page.getByRole('heading', { name: /^Table [A-Z]{8}$/u }));
});
