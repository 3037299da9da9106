/** Settings changed in the middle of a game: they hold at once, the game stays, and so do they. */
import { LANGS, languageName, loadPart, type Lang, type Part } from '@palier/text';
import { parseCard } from '@palier/rules';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../src/state/settings.ts';
import { goToScene } from './harness/at-table.ts';
import { oneIn, readTree, type AxItem } from './harness/ax-tree.ts';
import { usedPage } from './harness/index.ts';
import { countFlights } from './harness/in-page/flights.ts';
import { watchFrames, type Frame } from './harness/in-page/frames.ts';
import { readSpoken, startListening, type Spoken } from './harness/in-page/speech.ts';
import { readPng } from './harness/pixels.ts';
import { MEEK } from './harness/player.ts';
import { expectGone, expectSeen } from './harness/seen.ts';
import { ADA, BRUNO, colour, ODILE, planted, run } from './scenes.ts';

const HAND = ['R3', 'G4', 'B5', 'O9', 'P10', 'J', 'Y2', 'R12', 'G15', 'X'];
/** With what Odile has thrown away. */
const HELD = [...HAND, 'G9'];

const GAME = planted('switching', [ADA, ODILE, BRUNO], {
  step: 'draw',
  levels: [2, 3, 1],
  laid: [null, 3, null],
  hands: [
    HAND,
    ['R1', 'R2', 'G6', 'B7', 'Y8', 'O8', 'P3'],
    ['O1', 'O2', 'Y6', 'P7', 'R8', 'G8', 'B3', 'B14', 'Y1', 'P1'],
  ],
  melds: [[], [run('R4', 'J=5', 'P6'), colour('B2', 'B6', 'B9', 'B12')], []],
  discards: [['O7'], ['G9'], ['X']],
  skipped: [3],
});

type Said = {
  readonly lang: Lang;
  readonly game: Part<'game'>;
  readonly table: Part<'table'>;
  readonly settings: Part<'settings'>;
};

async function wordsOf(lang: Lang): Promise<Said> {
  const [game, table, settings] = await Promise.all([
    loadPart(lang, 'game'),
    loadPart(lang, 'table'),
    loadPart(lang, 'settings'),
  ]);
  return { lang, game, table, settings };
}

async function openGame(): Promise<Page> {
  const page = await usedPage({ settings: { ...MEEK, sort: 'own' } });
  await page.evaluate(startListening);
  await goToScene(page, GAME);
  // What the hand lacks comes a moment after the cards.
  await expectSeen(page.getByText(/cards? missing$/u));
  return page;
}

/** From the table to the settings and back, in a language. */
async function inSettings(
  page: Page,
  { table }: Said,
  change: (settings: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: table.menu, exact: true }).click();
  await page.getByRole('button', { name: table.settings, exact: true }).click();
  await change(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expectGone(page.getByRole('dialog'));
}

async function chooseLanguage(page: Page, from: Said, to: Said): Promise<void> {
  await inSettings(page, from, async (settings) => {
    await settings.getByRole('radio', { name: languageName(to.lang) }).check();
    await expectSeen(page.getByRole('dialog', { name: to.table.settings, exact: true }));
  });
}

/** The cards as they must be called, in the order they are held. */
function cardsIn({ game }: Said, codes: readonly string[]): readonly string[] {
  return codes.map((code) => game.card(parseCard(code)!));
}

/** The viewer's cards, each by its first words. */
async function handIn(page: Page, { table }: Said): Promise<readonly string[]> {
  const name = table.hand(HELD.length);
  const hand = oneIn(await readTree(page), { role: 'toolbar', name });
  return (hand?.within ?? []).map((card) => card.name.split(',')[0]!);
}

/** Everything that is read on the page: names and texts. */
async function readings(page: Page): Promise<ReadonlySet<string>> {
  const tree = await readTree(page);
  return new Set(tree.map(({ name }: AxItem) => name).filter((name) => name !== ''));
}

/** Names, numbers and a rule's id are the same everywhere; so are these words, in two of the languages. */
const SHARED = /^(?:Odile|Bruno|\d+|TURN-1|joker|Menu|Level \d|orange \d+|\d+ verde|Manche \d)$/u;

function expectNothingShared(one: Iterable<string>, other: ReadonlySet<string>): void {
  expect([...one].filter((text) => other.has(text) && !SHARED.test(text))).toEqual([]);
}

async function history(page: Page, { table }: Said): Promise<readonly string[]> {
  await page.getByRole('button', { name: new RegExp(`${table.history}$`, 'u') }).click();
  const dialog = page.getByRole('dialog', { name: table.history });
  await expectSeen(dialog.getByRole('listitem'));
  const lines = await dialog.getByRole('listitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await expectGone(dialog);
  return lines;
}

it('the language: every word, and nothing but the words', async () => {
  const page = await openGame();
  const langs = await Promise.all(LANGS.map(wordsOf));
  const [en] = langs;
  await takeCard(page);
  // A refusal stays where it is, too.
  await page.getByRole('button', { name: /^Draw pile, /u }).click();
  await expectSeen(page.getByRole('alert').getByText('Why? Open the rule'));
  const first = await readings(page);
  const [spoken] = await heard(page);
  await page.evaluate(watchFrames);

  const painted: Frame[] = [];
  const seen: ReadonlySet<string>[] = [];
  const told: (readonly string[])[] = [];
  for (const [index, now] of langs.entries()) {
    const before = langs[index - 1];
    if (before !== undefined) await chooseLanguage(page, before, now);
    expect(await page.locator('html').getAttribute('lang')).toBe(now.lang);
    expect(await page.title()).toContain(now.table.heading(1, now.game.edition('level-8-101')));
    expect(await handIn(page, now)).toEqual(cardsIn(now, HELD));
    const asked = now.table.canNow(['pass', 'discard']);
    expect(await page.getByRole('status').innerText()).toBe(asked);
    painted.push([now.lang, await page.title(), asked]);
    await expectSeen(page.getByRole('alert').getByText(now.table.whyRule));
    seen.push(await readings(page));
    told.push(await history(page, now));
  }
  for (const [index, texts] of seen.entries()) {
    for (const other of seen.slice(index + 1)) expectNothingShared(texts, other);
  }
  expect(told.map(({ length }) => length)).toEqual(LANGS.map(() => 1));
  expect(new Set(told.flat()).size).toBe(LANGS.length);
  await chooseLanguage(page, langs.at(-1)!, en!);
  expect(await readings(page)).toEqual(first);
  // At no moment was anything of it in another language than the rest.
  const frames = await page.evaluate(() => globalThis.palierFrames);
  expect(frames).toEqual([...painted, painted[0]]);
  // What had happened was said once, in the language of then.
  await expect.poll(async () => heard(page)).toEqual([spoken]);
});

/** What the log has said. */
async function heard(page: Page): Promise<readonly Spoken[]> {
  return (await page.evaluate(readSpoken)).filter(({ role }) => role === 'log');
}

describe('the other settings', () => {
  it('the theme, the size of the cards, the hand that holds the device', async () => {
    const page = await openGame();
    const en = await wordsOf('en');
    const before = await page.getByRole('main').ariaSnapshot();
    const [night, card] = [await brightness(page), await widthOf(page)];
    await expect.poll(async () => sideOf(page, en)).toBe('right');

    await choose(page, en, { theme: 'day' });
    await expect.poll(async () => brightness(page)).toBeGreaterThan(night + 60);
    await choose(page, en, { theme: 'contrast' });
    await expect.poll(async () => brightness(page)).toBeLessThan(night);
    await choose(page, en, { theme: 'night' });
    await expect.poll(async () => brightness(page)).toBeCloseTo(night, -1);

    await choose(page, en, { cards: 'large' });
    await expect.poll(async () => widthOf(page)).toBeGreaterThan(card * 1.2);
    await choose(page, en, { hand: 'left' });
    await expect.poll(async () => sideOf(page, en)).toBe('left');
    // All of it is only the look.
    await expect.poll(async () => page.getByRole('main').ariaSnapshot()).toBe(before);
  });

  it('moving cards', async () => {
    const page = await openGame();
    const en = await wordsOf('en');
    await page.evaluate(countFlights);
    await page.getByRole('button', { name: /^Odile’s discard pile/u }).click();
    await expectSeen(page.getByRole('button', { name: /^green 9, new/u }));
    expect(await page.evaluate(() => globalThis.palierFlights)).toEqual([]);
    await choose(page, en, { motion: 'slow' });
    await page.getByRole('button', { name: /^red 12/u }).click();
    await page.getByRole('button', { name: /^Your discard pile/u }).click();
    await expect.poll(async () => page.evaluate(() => globalThis.palierFlights)).not.toEqual([]);
  });

  it('the bots’ pace', async () => {
    const page = await openGame();
    const en = await wordsOf('en');
    await takeCard(page);
    await choose(page, en, { pace: 'slow' });
    await page.getByRole('button', { name: /^red 12/u }).click();
    const before = await page.evaluate(() => performance.now());
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    // The first of a bot, after one's own.
    const ofBot = async (): Promise<Spoken | undefined> => (await heard(page))[2];
    await expect.poll(ofBot).toBeDefined();
    expect((await ofBot())!.at - before).toBeGreaterThan(SLOW);
    // What is chosen holds for those who are thinking already.
    await choose(page, en, { pace: 'instant' });
    await expectSeen(page.getByRole('status').getByText(en.table.yourTurn(en.game.step('draw'))));
  });

  it('stay after a reload', async () => {
    const page = await openGame();
    const [en, fr] = await Promise.all([wordsOf('en'), wordsOf('fr')]);
    const chosen: Chosen = {
      theme: 'day',
      cards: 'large',
      hand: 'left',
      motion: 'fast',
      pace: 'slow',
    };
    await choose(page, en, chosen);
    await chooseLanguage(page, en, fr);
    const width = await widthOf(page);
    const bright = await brightness(page);
    await page.reload();
    await expectSeen(page.getByRole('toolbar').getByRole('button'));
    await expect.poll(async () => page.locator('html').getAttribute('lang')).toBe('fr');
    await inSettings(page, fr, async (settings) => {
      for (const control of controlsOf(settings, fr, chosen)) {
        await expect.poll(async () => control.isChecked()).toBe(true);
      }
    });
    await expect.poll(async () => widthOf(page)).toBe(width);
    await expect.poll(async () => brightness(page)).toBeCloseTo(bright, -1);
    await expect.poll(async () => sideOf(page, fr)).toBe('left');
  });
});

type Chosen = Partial<Pick<Settings, 'theme' | 'cards' | 'hand' | 'motion' | 'pace'>>;

/** Where these settings are chosen. */
function controlsOf(
  settings: Locator,
  { settings: say }: Said,
  chosen: Chosen,
): readonly Locator[] {
  const one = (group: string, name: string): Locator =>
    settings.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  const { theme, cards, hand, motion, pace } = chosen;
  return [
    ...(theme === undefined ? [] : [one(say.theme, say.themes[theme])]),
    ...(cards === 'large' ? [settings.getByRole('switch', { name: say.largeCards })] : []),
    ...(hand === 'left' ? [settings.getByRole('switch', { name: say.leftHanded })] : []),
    ...(motion === undefined ? [] : [one(say.motion, say.motions[motion])]),
    ...(pace === undefined ? [] : [one(say.botPace, say.paces[pace])]),
  ];
}

async function choose(page: Page, words: Said, chosen: Chosen): Promise<void> {
  await inSettings(page, words, async (settings) => {
    for (const control of controlsOf(settings, words, chosen)) await control.check();
  });
}

/** A little less than a slow bot takes, in milliseconds. */
const SLOW = 1300;

async function takeCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Odile’s discard pile/u }).click();
  await expectSeen(page.getByRole('button', { name: /^green 9, new/u }));
}

/** How bright the page is: 0 is black, 255 white. */
async function brightness(page: Page): Promise<number> {
  const { rgb } = readPng(await page.screenshot({ caret: 'initial' }));
  return rgb.reduce((sum, value) => sum + value, 0) / rgb.length;
}

/** Of a card in hand. */
async function widthOf(page: Page): Promise<number> {
  const box = await page.getByRole('toolbar').getByRole('button').first().boundingBox();
  return box!.width;
}

/** Where the button to draw is, seen from the one for a hint. */
async function sideOf(page: Page, { table }: Said): Promise<'left' | 'right'> {
  const [hint, draw] = await Promise.all(
    [table.hint, table.draw].map(async (name) => page.getByRole('button', { name }).boundingBox()),
  );
  return draw!.x < hint!.x ? 'left' : 'right';
}
