/** An evening around a screen: phones come by its address, hold their hands and nobody's else. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { handOf } from './harness/at-table.ts';
import { openScreen, screenTable, TV } from './harness/big-screen.ts';
import { expectNoAxeInAnyTheme, newPage, newTab, PHONE } from './harness/index.ts';
import { expectNothingHidden, expectSameNews } from './harness/nothing-hidden.ts';
import { lineOf, openOnline, quickWin, serveAlone, shownCards } from './harness/online.ts';
import { MEEK, playOnPage } from './harness/player.ts';
import { button, expectCount, expectSeen } from './harness/seen.ts';

// Whoever is gone is soon played for.
serveAlone({ grace: 1, 'bot-pace': 0 });

/** Everything that a page is told of a game, from its first visit on. */
async function hear(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  await page.routeWebSocket('**/live', (line) => {
    line.connectToServer().onMessage((message) => {
      told.push(String(message));
      line.send(message);
    });
  });
  return told;
}

/** Notes every card that is drawn with its face up, as soon as it is there. To be had before it goes anywhere. */
async function watchFaces(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const faces = new Set<string>();
    Object.assign(globalThis, { palierFaces: faces });
    const note = (): void => {
      for (const card of document.querySelectorAll<HTMLElement>(
        '[data-card]:not([data-card="?"])',
      )) {
        faces.add(card.dataset['card']!);
      }
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-card'],
    });
  });
  return async () =>
    page.evaluate(() => [
      ...(globalThis as unknown as { readonly palierFaces: ReadonlySet<string> }).palierFaces,
    ]);
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

/** Laid at once, as good as always, and gone out soon after: rounds of a few turns. */
const LEVEL = Array.from({ length: 4 }, () => 'colour 2');
const LADDER = { name: 'evening', levels: Array.from({ length: 5 }, () => LEVEL) };
const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dora'] as const;
const EVENING = {
  players: PEOPLE.length,
  ladders: PEOPLE.map(() => LADDER),
  rules: { goingOut: 'any', winOnLaying: 'no' },
};

/** Until the round is over, and looked at. */
async function playRound(phone: Page): Promise<void> {
  for (;;) {
    const done = await playOnPage(phone);
    if (done === 'round' || done === 'results') return;
  }
}

it('an evening: four phones, three rounds; one sleeps, and the screen is reloaded', async () => {
  const tv = await newPage({ size: TV, settings: MEEK });
  const told = await hear(tv);
  const facesShown = await watchFaces(tv);
  await playBy(tv, EVENING);
  const { code, link } = await openScreen(tv);
  await expectNoAxeInAnyTheme(tv);

  const phones: Page[] = [];
  let line!: Awaited<ReturnType<typeof lineOf>>;
  for (const name of PEOPLE) {
    const phone = await newPage({ size: PHONE, settings: MEEK });
    phones.push(phone);
    await countBuzzes(phone);
    if (name === 'Ben') line = await lineOf(phone);
    await scan(phone, link, name);
    await expectSeen(tv.getByRole('listitem').filter({ hasText: name }));
  }
  const [ada, ben, , dora] = phones as [Page, Page, Page, Page];
  await expectNoAxeInAnyTheme(ada);
  // The first who came begins, and nobody needs the screen's remote.
  await expectCount(button(ben, 'Start'), 0);
  await button(ada, 'Start').click();
  for (const phone of phones) await handOf(phone).getByRole('button').first().waitFor();

  // A phone shows the hand alone, and the table when it is asked for.
  await expectCount(ada.getByRole('figure', { name: 'Draw pile' }), 0);
  for (const phone of [ada, dora]) await button(phone, 'Show the table').click();
  await expectSameNews(tv, ada, dora);
  await expectNothingHidden(tv, [ada, dora]);
  await expectNoAxeInAnyTheme(ada);
  await expectNoAxeInAnyTheme(tv);
  for (const phone of [ada, dora]) await button(phone, 'Show only your cards').click();

  await Promise.all(phones.map(playRound));
  await button(tv, 'Next round').click();

  // Ben's phone sleeps and comes back: whoever looks up sees it.
  await line.cut();
  await expectSeen(tv.getByRole('button', { name: /^Ben, .*(?:away|a bot is playing)/u }));
  line.mend();
  await handOf(ben).getByRole('button').first().waitFor();
  await expectSeen(tv.getByRole('button', { name: /^Ben, .*here/u }));
  await Promise.all(phones.map(playRound));
  const before = await facesShown();

  // The screen is the same table again, with the same way in.
  await tv.reload();
  expect((await screenTable(tv)).code).toBe(code);
  for (const name of PEOPLE) {
    await expectSeen(tv.getByRole('button', { name: new RegExp(`^${name}, .*here`, 'u') }));
  }
  for (const phone of [ada, dora]) await button(phone, 'Show the table').click();
  await expectSameNews(tv, ada, dora);
  await expectNothingHidden(tv, [ada, dora]);
  expect(await shownCards(ben)).not.toEqual([]);
  await Promise.all(phones.map(playRound));
  await expectSeen(button(tv, 'Next round'));
  // Whose turn came felt it; who began a round that was over at once did not.
  const buzzes = await Promise.all(
    phones.map(async (phone) => phone.locator('html').getAttribute('data-buzzes')),
  );
  expect(buzzes.some((count) => count !== null)).toBe(true);

  expectNoHandTold(told);
  // What it showed, at whatever moment, is what it was told.
  const shown = new Set([...before, ...(await facesShown())]);
  expect(shown.size).toBeGreaterThan(10);
  const cardsTold = new Set(told.flatMap((text) => text.match(/\b[A-Z]\d*\b/gu) ?? []));
  expect([...shown].filter((card) => !cardsTold.has(card))).toEqual([]);
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
