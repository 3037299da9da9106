/** An evening around a screen: phones come by its address, hold their hands and nobody's else. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { handOf } from './harness/at-table.ts';
import { openScreen, screenTable, TV } from './harness/big-screen.ts';
import { expectNoAxeInAnyTheme, newPage, newTab, PHONE } from './harness/index.ts';
import { expectNothingHidden, expectSameNews } from './harness/nothing-hidden.ts';
import { inTurn, lineOf, openOnline, quickWin, serveAlone, shownCards } from './harness/online.ts';
import { PageGuest } from './harness/online-guests.ts';
import { playOnPage, playTurn } from './harness/player.ts';
import { button, expectCount, expectSeen } from './harness/seen.ts';

// Whoever is gone is soon played for.
serveAlone({ grace: 1, 'bot-pace': 0 });

/** Everything that a page is told of a game. */
function hear(page: Page): readonly string[] {
  const told: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void told.push(String(payload))),
  );
  return told;
}

/** No card that comes to a hand, or lies in the draw pile, was ever told. */
function expectNoHandTold(told: readonly string[]): void {
  const hidden = told.flatMap((text) => [
    ...[...text.matchAll(/"hands":(\[\[.*?\]\])/gu)].map(([, cards]) => cards!),
    ...[...text.matchAll(/"stock":(\[.*?\])/gu)].map(([, cards]) => cards!),
    ...[...text.matchAll(/"t":"cardDrawn","seat":\d,"card":("[^"]*")/gu)].map(([, card]) => card!),
  ]);
  expect(hidden.length).toBeGreaterThan(2);
  expect(hidden.filter((cards) => /[A-Z]/u.test(cards))).toEqual([]);
}

/** The table is made as usual, and played by these rules. */
async function playBy(page: Page, setup: object): Promise<void> {
  await page.route('**/api/tables', async (route) => {
    const options = route.request().postDataJSON() as { readonly setup: object };
    const postData = { ...options, setup: { edition: 'level-up', ...setup } };
    await route.continue({ postData });
  });
}

/** Somebody scans what the screen shows. */
async function scan(phone: Page, link: string, name: string): Promise<void> {
  // A phone reaches the server by another name than the test does.
  await openOnline(phone, new URL(link).hash);
  await join(phone, name);
}

async function join(phone: Page, name: string): Promise<void> {
  await phone.getByRole('textbox', { name: 'Your name' }).fill(name);
  await button(phone, 'Sit down').click();
  await expectSeen(phone.getByText(`You have a seat, ${name}.`));
}

async function countBuzzes(phone: Page): Promise<void> {
  await phone.addInitScript(() => {
    const vibrate = (): boolean => {
      const { dataset } = document.documentElement;
      dataset['buzzes'] = String(Number(dataset['buzzes'] ?? '0') + 1);
      return true;
    };
    Object.defineProperty(Navigator.prototype, 'vibrate', { value: vibrate });
  });
}

it('several phones play around a screen; one sleeps, and the screen is reloaded', async () => {
  const tv = await newPage({ size: TV });
  const told = hear(tv);
  await playBy(tv, { players: 4, rules: { levels: 3 } });
  const { code, link } = await openScreen(tv);
  await expectNoAxeInAnyTheme(tv);

  const ada = await newPage({ size: PHONE });
  await countBuzzes(ada);
  const line = await lineOf(ada);
  await scan(ada, link, 'Ada');
  const ben = await newPage({ size: PHONE });
  await scan(ben, link, 'Ben');
  const cleo = await PageGuest.sitDown(code, 'Cleo');
  await expectSeen(
    ...['Ada', 'Ben', 'Cleo'].map((name) => tv.getByRole('listitem').filter({ hasText: name })),
  );
  await expectNoAxeInAnyTheme(ada);
  // The first who came begins, and nobody needs the screen's remote.
  await expectCount(button(ben, 'Start'), 0);
  await button(ada, 'Fill with bots').click();
  await button(ada, 'Start').click();
  await handOf(ben).getByRole('button').first().waitFor();
  cleo.play('patient');

  // A phone shows the hand alone, and the table when it is asked for.
  await expectCount(ada.getByRole('figure', { name: 'Draw pile' }), 0);
  for (const phone of [ada, ben]) await button(phone, 'Show the table').click();
  const [due] = await inTurn(ada, ben);
  await expectSameNews(tv, ada, ben);
  await expectNothingHidden(tv, [ada, ben]);
  await button(due, 'Show only your cards').click();
  await playTurn(due, { lays: false });
  await button(due, 'Show the table').click();
  await expect.poll(async () => ada.locator('html').getAttribute('data-buzzes')).not.toBe(null);
  await expectNoAxeInAnyTheme(ben);
  await expectNoAxeInAnyTheme(tv);

  // Ada's phone sleeps and comes back: whoever looks up sees it.
  await line.cut();
  await expectSeen(tv.getByRole('button', { name: /^Ada, .*away/u }));
  line.mend();
  await handOf(ada).getByRole('button').first().waitFor();
  await expectSeen(tv.getByRole('button', { name: /^Ada, .*here/u }));

  // The screen is the same table again, with the same way in.
  await tv.reload();
  expect((await screenTable(tv)).code).toBe(code);
  await expectSeen(tv.getByRole('button', { name: /^Ben, .*here/u }));
  await expectSameNews(tv, ada, ben);
  await expectNothingHidden(tv, [ada, ben]);
  expect(await shownCards(ben)).not.toEqual([]);
  expectNoHandTold(told);
});

it('after a game the screen goes on with everybody', async () => {
  const tv = await newPage({ size: TV });
  await playBy(tv, quickWin(1, 1));
  const { code, link } = await openScreen(tv);
  // Who has no phone may hold a hand beside it: another seat is another person.
  const ada = await newTab(tv);
  await scan(ada, link, 'Ada');
  await button(tv, 'Fill with bots').click();
  await button(tv, 'Start').click();
  while ((await playOnPage(ada)) !== 'results');
  await button(tv, 'Rematch').click();
  await expectSeen(ada.getByText('You have a seat, Ada.'), button(ada, 'Start'));
  expect((await screenTable(tv)).code).toBe(code);
  // Who comes late takes a bot's seat, and who has no camera types.
  const ben = await newPage({ size: PHONE });
  await openOnline(ben, '#/hand');
  await ben.getByRole('textbox', { name: 'Table code' }).fill(code.toLowerCase());
  await button(ben, 'Join').click();
  await join(ben, 'Ben');
  await expectSeen(tv.getByRole('listitem').filter({ hasText: 'Ben' }));
});
