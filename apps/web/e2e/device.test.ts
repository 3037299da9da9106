/** One device: a curtain between two people, and never a card of the one before the other. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { handCards, openScene } from './harness/at-table.ts';
import { newPage, openApp } from './harness/index.ts';
import { MEEK, playOnPage, whatIsAsked } from './harness/player.ts';
import { expectGone, expectSeen } from './harness/seen.ts';
import { varied } from './scenes.ts';
import { DEVICE } from './sights.ts';

it('is set up with names, and begins behind the curtain', async () => {
  const page = await newPage({ settings: MEEK });
  await openApp(page);
  await page.getByRole('link', { name: /^Pass and play/u }).click();
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '3' }).check();
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Ben');
  const third = page.getByRole('group', { name: 'Player 3: person or bot' });
  await third.getByRole('radio', { name: 'Bot' }).check();
  // A bot that begins may go out before anybody is asked.
  await page.getByRole('heading', { name: 'House rules' }).click();
  await page.getByText('The end of the round').click();
  await page.getByRole('combobox', { name: 'The first dealer' }).selectOption('Odile');
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await whatIsAsked(page)).toBe('Pass the device to Anna');
  // Nobody has played yet: there is no last player to speak of.
  await expectSeen(page.getByText('All cards are hidden. Nobody else should look now.'));
  await expect.poll(async () => handCards(page)).toEqual([]);
  const holder = await lift(page);
  await expect.poll(async () => handCards(page)).toHaveLength(10);
  const others = page.getByRole('region', { name: 'Opponents' }).getByRole('button');
  await expectSeen(others.filter({ hasText: holder === 'Anna' ? 'Ben' : 'Anna' }));
  await expectGone(others.filter({ hasText: holder }));
});

/** Number cards only: there is one of each, so one that is held is nowhere else. */
function numbersOf(hand: readonly string[]): readonly string[] {
  return hand.filter((card) => /^[a-z]+ \d+$/u.test(card));
}

/** Everything the page says, seen or not, and every card it has drawn. */
async function everythingOn(page: Page): Promise<string> {
  const html = await page.locator('html').evaluate((root) => root.outerHTML);
  return `${html}\n${await page.locator('html').ariaSnapshot()}`;
}

function isOn(html: string, card: string): boolean {
  const [colour = '', value = ''] = card.split(' ');
  const code = `${colour.charAt(0).toUpperCase()}${value}`;
  return new RegExp(`\\b${card}\\b|data-card="${code}"`, 'u').test(html);
}

/** What lies open or was told to everybody; what somebody drew was not. */
async function publicWords(page: Page): Promise<string> {
  const history = page.getByRole('complementary', { includeHidden: true });
  const told = await history.getByRole('listitem', { includeHidden: true }).allTextContents();
  const lying = await page
    .getByRole('button', { name: /discard pile|’s (?:run|\w+s|\w+ cards): /u })
    .evaluateAll((buttons) => buttons.map((one) => one.firstElementChild?.textContent ?? ''));
  return [...told.filter((line) => !/\bdraws?\b/u.test(line)), ...lying].join('\n');
}

it('the curtain hides one hand before the other is shown', async () => {
  const page = await openScene(DEVICE, { settings: MEEK });
  /** What each person held at their last move and nobody else has seen since. */
  let hands: Hands = new Map();
  const holders: string[] = [];
  let hidden = 0;
  for (;;) {
    const asked = await whatIsAsked(page);
    if (asked.startsWith('Pass the device')) {
      hands = await stillSecret(page, hands);
      await expectHidden(page, hands);
      hidden += [...hands.values()].flat().length;
      const name = await lift(page);
      holders.push(name);
      await expect
        .poll(async () => handCards(page))
        .toEqual(expect.arrayContaining([...(hands.get(name) ?? [])]));
      await expectHidden(page, new Map([...hands].filter(([other]) => other !== name)));
    }
    const hand = numbersOf(await handCards(page));
    if ((await playOnPage(page)) === 'round') break;
    hands = new Map([...hands, [holders.at(-1)!, hand]]);
  }
  expect(holders.length).toBeGreaterThan(2);
  expect(new Set(holders)).toEqual(new Set(['Anna', 'Ben']));
  expect(hidden).toBeGreaterThan(20);
});

type Hands = ReadonlyMap<string, readonly string[]>;

async function stillSecret(page: Page, hands: Hands): Promise<Hands> {
  const known = await publicWords(page);
  return new Map(
    [...hands].map(([name, hand]) => [name, hand.filter((card) => !isOn(known, card))]),
  );
}

async function expectHidden(page: Page, hands: Hands): Promise<void> {
  const now = await everythingOn(page);
  expect([...hands.values()].flat().filter((card) => isOn(now, card))).toEqual([]);
}

/** The person named on the curtain takes the device. */
async function lift(page: Page, whose = ''): Promise<string> {
  const curtain = page.getByRole('dialog', { name: `Pass the device to ${whose}` });
  const name = (await curtain.getByRole('heading').innerText()).replace(/^.* to /u, '');
  await curtain.getByRole('button', { name: `I am ${name}: show my cards` }).click();
  await expect.poll(async () => handCards(page)).not.toEqual([]);
  return name;
}

it('a reload draws the curtain again, and the same person goes on', async () => {
  const page = await openScene(DEVICE, { settings: MEEK });
  expect(await lift(page)).toBe('Anna');
  await page.getByRole('button', { name: 'Draw a card' }).click();
  await expect.poll(async () => handCards(page)).toHaveLength(11);
  const hand = (await handCards(page)).toSorted();
  await page.reload();
  expect(await whatIsAsked(page)).toBe('Pass the device to Anna');
  await expectHidden(page, new Map([['Anna', numbersOf(hand)]]));
  await lift(page);
  await expect.poll(async () => (await handCards(page)).toSorted()).toEqual(hand);
});

/** The round has ended, and both may keep cards. */
const KEEPING = varied(DEVICE, 'scene-device-keep', {
  ladder: 'two-star',
  dealer: 2,
  turn: 3,
  step: 'keep',
  pending: [1, 2],
  levels: [6, 7, 5],
  hands: [['R3', 'G4', 'B5', 'O9'], ['R1', 'R2', 'G6', 'B7'], []],
  melds: [[], [], []],
});

it('several decide one after the other, unseen by each other', async () => {
  const page = await openScene(KEEPING, { settings: MEEK });
  const keep = async (...cards: readonly string[]): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: 'Keep up to 4 cards' });
    for (const name of cards) await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.getByRole('button', { name: /^Keep \d/u }).click();
  };
  expect(await lift(page)).toBe('Anna');
  await keep('red 3', 'blue 5');
  await expectSeen(page.getByRole('dialog', { name: 'Pass the device to Ben' }));
  const annas: Hands = new Map([['Anna', ['red 3', 'green 4', 'blue 5', 'orange 9']]]);
  await expectHidden(page, annas);
  expect(await lift(page)).toBe('Ben');
  await expectHidden(page, annas);
  await keep('green 6');
  // The next round is dealt, and Anna begins.
  expect(await lift(page, 'Anna')).toBe('Anna');
  await expect.poll(async () => handCards(page)).toHaveLength(10);
  await expect
    .poll(async () => handCards(page))
    .toEqual(expect.arrayContaining(['red 3', 'blue 5']));
  await expectHidden(page, new Map([['Ben', ['green 6']]]));
});
