/** A table left overnight, twice: everybody gone, the server killed or stopped, and yet it is finished. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newTab } from './harness/index.ts';
import {
  begin,
  shownCards,
  expectHeard,
  inTurn,
  makeTable,
  openOnline,
  quickWin,
  shownSeat,
  serveAlone,
  sitTogether,
} from './harness/online.ts';
import { isDue, playOnPage, playTurn } from './harness/player.ts';
import { expectSeen } from './harness/seen.ts';

/** It is killed, and stopped. */
const server = serveAlone();

type Player = { readonly page: Page; readonly name: string };

const PATIENT = { lays: false };

it('is there after two nights, with everybody’s cards, and finished on the third day', async () => {
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
  await expectSeen(first.page.getByRole('heading', { name: `${second.name} to play` }));
  // After a restart nobody is here who has not come.
  await expectSeen(shownSeat(second.page, `${first.name}, .*, gone`));
  await playTurn(second.page, PATIENT);
  await first.page.reload();
  await expectSeen(first.page.getByRole('heading', { name: 'Your turn' }));
  await first.page.getByRole('link', { name: /^To the table: Ada and Ben$/u }).click();
  await expectHand(first.page, other);
  await expectHeard(first.page, `${second.name} draws from the stock.`);
  await expectSeen(shownSeat(second.page, `${first.name}, .*, here`));
  await closeAll(first, second);
  await server.stop('SIGTERM');
  await server.start();

  first = await nextDay(first);
  second = await nextDay(second);
  await first.page.getByRole('link', { name: /^Your turn/u }).click();
  await second.page.getByRole('link', { name: 'My games' }).click();
  await second.page.getByRole('link', { name: /^To the table/u }).click();
  while ((await playOnPage(first.page)) !== 'results');
  for (const { page } of [first, second]) {
    await expectSeen(page.getByRole('heading', { name: 'Honest deal' }));
    await expectSeen(page.getByText(/^Nothing was touched\./u));
  }
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
