/** Great moments and how fast they follow: what is laid flies, who is stopped is marked, bots are hurried. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../src/state/settings.ts';
import { chooseCard, expectTold, goToScene, openScene } from './harness/at-table.ts';
import { stopTime } from './harness/film-strip.ts';
import { noteScales } from './harness/in-page/flights.ts';
import { settled, speak, wear } from './harness/good-layout.ts';
import { DESKTOP, newPage, openApp, PHONE, PHONE_WIDE, TABLET, usedPage } from './harness/index.ts';
import { watchDrawn } from './harness/in-page/drawn.ts';
import { watchOverWords } from './harness/in-page/over-cards.ts';
import { watchPace } from './harness/in-page/paces.ts';
import type { Planted } from './harness/plant.ts';
import { MEEK } from './harness/player.ts';
import { button, expectGone, expectSeen } from './harness/seen.ts';
import { PHONE_SMALL } from './harness/sizes.ts';
import { EARLY, LATE, planted, varied } from './scenes.ts';
import { DRAWING, fromMenu, handsOf, layLevel, WINNING } from './sights.ts';

const MOVING = { motion: 'fast' } as const;
const FLEETING = '.flying-copy, .peak-burst, .peak-light, .peak-badge, .peak-card, .peak-stamp';

async function drawnOf(page: Page, kind: string): Promise<readonly string[]> {
  const drawn = await page.evaluate(() => globalThis.palierDrawn);
  return drawn.filter((one) => one.kind === kind).map(({ text }) => text);
}

async function passOdile(page: Page): Promise<void> {
  await chooseCard(page, 'Pass card');
  await button(page, 'Who misses a turn?').click();
  await page.getByRole('dialog').getByRole('button', { name: /Odile/u }).click();
  await expectTold(page, 'Odile misses this turn.');
}

async function open(settings: Partial<Settings>): Promise<Page> {
  const page = await openScene(EARLY, { settings: { ...settings, pace: 'slow' } });
  await page.evaluate(watchDrawn);
  return page;
}

describe('a level laid', () => {
  it('flies card by card, throws sparks, is stamped, and leaves nothing behind', async () => {
    const page = await open(MOVING);
    await layLevel(page, 1);
    await expectTold(page, /^You lay level 1/u);
    await expect.poll(async () => drawnOf(page, 'flying-copy')).toHaveLength(6);
    await expect.poll(async () => drawnOf(page, 'peak-burst')).not.toEqual([]);
    expect(await drawnOf(page, 'peak-stamp')).toEqual(['Level 1!']);
    // All the while the hand can be played.
    await chooseCard(page, 'green 15');
    await button(page, 'Discard').click();
    await expectTold(page, 'You discard a green 15.');
    await expectGone(page.locator(FLEETING));
  });

  it('and a discard of others come out of their hands no larger than they then lie', async () => {
    const page = await openScene(EARLY, { settings: { motion: 'normal', pace: 'fast' } });
    await page.evaluate(noteScales);
    await chooseCard(page, 'green 15');
    await button(page, 'Discard').click();
    await expectTold(page, /^Bruno discards/u);
    const all = await page.evaluate(() => globalThis.palierScales);
    // One's own comes out of a hand that is seen, with larger cards.
    const scales = all.filter(({ place }) => place !== 'pile-1').map(({ scale }) => scale);
    expect(scales).not.toEqual([]);
    expect(Math.max(...scales)).toBeLessThanOrEqual(1);
  });

  it('begins as large as the cards were in hand, and ends as large as they then are', async () => {
    // A page of its own: its time stands still for good.
    const page = await newPage({ settings: { motion: 'normal', pace: 'slow' } });
    await openApp(page);
    await goToScene(page, EARLY);
    await button(page, 'Lay level 1').click();
    await stopTime(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Lay these' }).click();
    const flying = page.locator('.flying-copy .card');
    await expect.poll(async () => flying.count()).toBe(6);
    const widths = async (cards: Locator): Promise<readonly number[]> =>
      cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().width)));
    const [inHand] = await widths(page.locator('.hand-card .card'));
    expect(await widths(flying)).toEqual(Array.from({ length: 6 }, () => inHand));
    await flying.evaluateAll((cards) => {
      const flights = cards.flatMap((card) => card.parentElement!.getAnimations());
      for (const flight of flights) {
        flight.currentTime = Number(flight.effect!.getComputedTiming().endTime) - 0.1;
      }
    });
    expect(await widths(flying)).toEqual(await widths(page.locator('.meld-card .card')));
  });

  it('is told in few words where they always stand: nothing around them moves', async () => {
    const page = await open(MEEK);
    const told = button(page, /What happened$/u);
    await expectSeen(told);
    for (const size of [PHONE, PHONE_SMALL]) {
      await goToScene(page, EARLY);
      await wear(page, { size });
      const heights = async (): Promise<readonly number[]> => {
        await settled(page);
        return page
          .locator('.centre, .level-bar')
          .evaluateAll((parts) => parts.map((part) => part.clientHeight));
      };
      const before = await heights();
      await layLevel(page, 1);
      await expectSeen(button(page, /^You lay level 1\. What happened$/u));
      await expectSeen(page.getByRole('log').getByText(/^You lay level 1: run of 3 \(yellow 2/u));
      expect(await heights()).toEqual(before);
    }
  });

  it('is stamped over nothing that is to be read next', async () => {
    const page = await open(MEEK);
    const over = { labels: '.peak-stamp', words: '.level-state' };
    await page.evaluate(watchOverWords, over);
    await page.evaluate(watchDrawn);
    let stamps = 0;
    for (const size of [PHONE_SMALL, PHONE, PHONE_WIDE, TABLET, DESKTOP]) {
      await wear(page, { size });
      for (const lang of ['en', 'de'] as const) {
        await goToScene(page, EARLY);
        await layLevel(page, 1);
        await expect.poll(async () => drawnOf(page, 'peak-stamp')).toHaveLength(++stamps);
        await speak(page, lang);
      }
      await speak(page, 'en');
    }
    expect(await page.evaluate(() => globalThis.palierOverWords)).toEqual([]);
  });

  it('moves nothing where nothing may move: its place is framed', async () => {
    const page = await open(MEEK);
    await layLevel(page, 1);
    await expect
      .poll(async () => drawnOf(page, 'framed'))
      .toEqual([expect.stringContaining('Level 1 laid')]);
    expect(await drawnOf(page, 'flying-copy')).toEqual([]);
    expect(await drawnOf(page, 'peak-burst')).toEqual([]);
    // Its stamp stands there and does not move.
    expect(await drawnOf(page, 'peak-stamp')).toEqual(['Level 1!']);
    await expectGone(page.locator('[data-peak], .peak-stamp'));
  });
});

describe('who is stopped', () => {
  it.each([
    ['with a Pass card that comes down', MOVING, 1],
    ['and nothing moves where nothing may', MEEK, 0],
  ])('is marked %s', async (_, settings, cards) => {
    const page = await open(settings);
    await passOdile(page);
    await expect.poll(async () => drawnOf(page, 'peak-badge')).toEqual(['Misses a turn']);
    expect(await drawnOf(page, 'peak-card')).toHaveLength(cards);
    await expectGone(page.locator(FLEETING));
  });
});

/** Bruno plays, and then the player has to miss a turn. */
const MISSING = varied(DRAWING, 'scene-missing', { turn: 3, skipped: [1] });

it('that one misses a turn is not said any more in the next one', async () => {
  const page = await usedPage({ settings: { motion: 'normal', pace: 'instant' } });
  await page.evaluate(() => {
    const late: string[] = [];
    Object.assign(globalThis, { late });
    new MutationObserver(() => {
      if (document.querySelector('main[data-due="true"]') === null) return;
      const said = document.querySelector('.peak-badge[data-kind="bad"]')?.textContent;
      if (said === 'You miss a turn') late.push(said);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await goToScene(page, MISSING);
  await expectTold(page, /^You miss/u);
  await expectSeen(page.getByRole('status').getByText('Your turn: draw a card'));
  // What is soon gone was drawn by then, if it ever is.
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)));
      }),
  );
  expect(await page.evaluate(() => (globalThis as unknown as { late: string[] }).late)).toEqual([]);
});

it('the last level is not stamped beside the moon it leads to', async () => {
  const page = await openScene(WINNING, { settings: { motion: 'fast', pace: 'slow' } });
  await page.evaluate(watchDrawn);
  await layLevel(page, 8);
  await expectSeen(button(page, 'Rematch'));
  expect(await drawnOf(page, 'peak-burst')).not.toEqual([]);
  expect(await drawnOf(page, 'peak-stamp')).toEqual([]);
});

it('what was drawn over a table goes with it, however soon somebody goes on', async () => {
  // A page of its own: its time stands still for good, and nothing ends by itself.
  const page = await newPage({ settings: { motion: 'normal', pace: 'slow' } });
  await openApp(page);
  await goToScene(page, WINNING);
  await button(page, 'Lay level 8').click();
  await stopTime(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Lay these' }).click();
  await page.locator('main[data-stage="ending"]').waitFor();
  const drawn = page.locator('.peak-burst, .peak-light, .peak-stamp, .peak-moon');
  while ((await drawn.count()) === 0) await page.clock.runFor(20);
  await page.clock.runFor(500);
  await page.getByRole('region', { name: 'Combinations' }).click();
  await expectSeen(button(page, 'Rematch'));
  // What goes does so after the frame that shows the results; those celebrate later.
  await page.clock.runFor(100);
  await expectGone(drawn);
});

/** Both hold their level, and lay it when their turn comes. */
const LAYING = varied(EARLY, 'scene-others-lay', {
  hands: [
    handsOf(EARLY)[0],
    ['R1', 'R2', 'B3', 'R7', 'G8', 'B9', 'P14', 'G1', 'B1', 'O15'],
    ['O4', 'P5', 'Y6', 'O10', 'P11', 'Y12', 'P15', 'B14', 'Y1', 'P1'],
  ],
});

describe('what is said of others', () => {
  const labels = '.peak-badge, .peak-stamp';
  const overNames = async (page: Page) => page.evaluate(() => globalThis.palierOverWords);

  it.each([PHONE_SMALL, PHONE, DESKTOP])('lies over nobody’s name, on a $name', async (size) => {
    const page = await openScene(LAYING, { size, settings: MEEK });
    await page.evaluate(watchDrawn);
    await page.evaluate(watchOverWords, { labels, words: 'main .seat-name' });
    await chooseCard(page, 'green 15');
    await button(page, 'Discard').click();
    await expect.poll(async () => drawnOf(page, 'peak-stamp')).toHaveLength(2);
    expect(await overNames(page)).toEqual([]);

    for (const [scene, name] of [
      [EARLY, 'Odile'],
      [LATE, 'Bruno'],
    ] as const) {
      await goToScene(page, scene);
      await page.evaluate(watchDrawn);
      await page.evaluate(watchOverWords, { labels, words: 'main .seat-name' });
      await chooseCard(page, 'Pass card');
      await button(page, 'Who misses a turn?').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(name, 'u') })
        .click();
      await expect.poll(async () => drawnOf(page, 'peak-badge')).toContain('Misses a turn');
      expect(await overNames(page)).toEqual([]);
    }
  });
});

describe('the characters', () => {
  it('make a face, and say a word beside the table', async () => {
    const page = await open(MEEK);
    // Now and then is now.
    await page.evaluate(() => (Math.random = () => 0));
    await passOdile(page);
    await expect.poll(async () => drawnOf(page, 'peak-line')).toEqual(['Patience, patience.']);
    await expect.poll(async () => drawnOf(page, 'face')).toContain('sad');
    // Nobody is read to who did not ask for it.
    await expectGone(page.getByRole('log').getByText('Patience'));
    await expectGone(page.locator('.peak-line'));
  });

  it('say it once what is said of others can be read', async () => {
    const page = await open(MOVING);
    await page.evaluate(watchOverWords, {
      labels: '.peak-line',
      words: '.peak-badge, .peak-stamp',
    });
    await page.evaluate(() => (Math.random = () => 0));
    await passOdile(page);
    await expect.poll(async () => drawnOf(page, 'peak-line')).toEqual(['Patience, patience.']);
    expect(await drawnOf(page, 'peak-badge')).toContain('Misses a turn');
    expect(await page.evaluate(() => globalThis.palierOverWords)).toEqual([]);
  });

  it('keep quiet where they are asked to', async () => {
    const page = await open({ ...MEEK, chatter: false });
    await page.evaluate(() => (Math.random = () => 0));
    await passOdile(page);
    await expect.poll(async () => drawnOf(page, 'face')).toContain('sad');
    expect(await drawnOf(page, 'peak-line')).toEqual([]);
  });
});

/** Six at the table: whom the player stops sits beside one who lays. */
const CROWD = ((): Planted => {
  const known = handsOf(LAYING);
  const values = Array.from({ length: 15 }, (_, index) => index + 1);
  const deck = 'ROYGBP'.split('').flatMap((colour) => values.map((value) => `${colour}${value}`));
  const rest = deck.filter((card) => !known.flat().includes(card));
  const others = [0, 1, 2].map((seat) => rest.slice(seat * 10, seat * 10 + 10));
  return planted('scene-crowd', LATE.seats, {
    levels: [1, 1, 1, 1, 1, 1],
    hands: [...known, ...others],
  });
})();

it('what is said of a moment lies over nothing that is said of another', async () => {
  const page = await openScene(CROWD, { size: PHONE_SMALL, settings: MEEK });
  const said = '.peak-badge, .peak-stamp, .peak-line';
  await page.evaluate(watchOverWords, { labels: said, words: said });
  await page.evaluate(watchDrawn);
  await passOdile(page);
  await expect.poll(async () => drawnOf(page, 'peak-badge')).toContain('Misses a turn');
  await expect.poll(async () => drawnOf(page, 'peak-stamp')).toContain('Level 1!');
  expect(await page.evaluate(() => globalThis.palierOverWords)).toEqual([]);
});

it('what a character says comes after what is said of the moment, also where all moves slowly', async () => {
  const page = await openScene(LAYING, { settings: { motion: 'slow', pace: 'fast' } });
  await page.evaluate(() => (Math.random = () => 0));
  await page.evaluate(watchDrawn);
  await chooseCard(page, 'green 15');
  await button(page, 'Discard').click();
  await expect.poll(async () => drawnOf(page, 'peak-line')).not.toEqual([]);
  const drawn = await page.evaluate(() => globalThis.palierDrawn.map(({ kind }) => kind));
  expect(drawn.indexOf('peak-stamp')).toBeGreaterThan(-1);
  expect(drawn.indexOf('peak-stamp')).toBeLessThan(drawn.indexOf('peak-line'));
});

/** The bots' turn has come, and they wait. */
async function waitForBots(page: Page): Promise<void> {
  await fromMenu('Pause')(page);
  await chooseCard(page, 'green 15');
  await button(page, 'Discard').click();
  await expectTold(page, 'You discard a green 15.');
  await page.evaluate(watchPace);
}

const SLOW = 1400;
const pacesOf = async (page: Page) => page.evaluate(() => globalThis.palierPaces);
const yourTurn = (page: Page) => page.getByRole('status').getByText('Your turn: draw a card');

describe('bots', () => {
  it('are hurried by a tap on an empty place, and not by one on a card', async () => {
    const page = await open(MEEK);
    await waitForBots(page);
    await chooseCard(page, 'red 12');
    await page.getByRole('region', { name: 'Combinations' }).click();
    await expect.poll(async () => pacesOf(page)).toEqual(['hurry']);
    await fromMenu('Continue')(page);
    await expectTold(page, /^Odile discards/u);
  });

  it('are hurried by a key', async () => {
    const page = await open(MEEK);
    await waitForBots(page);
    await page
      .getByRole('toolbar', { name: /^Your hand/u })
      .getByRole('button')
      .first()
      .focus();
    await page.keyboard.press('f');
    await expect.poll(async () => pacesOf(page)).toEqual(['hurry']);
  });

  it('play the rest of a round at once where it is wanted', async () => {
    const page = await open(MEEK);
    await waitForBots(page);
    await fromMenu('Hurry the bots this round')(page);
    await expectSeen(page.getByRole('status').getByText(/^Until the round ends/u));
    await fromMenu('Continue')(page);
    await expectSeen(yourTurn(page));
    expect(await pacesOf(page)).toEqual([0]);
    await fromMenu('Bots back to usual speed')(page);
    await expect.poll(async () => pacesOf(page)).toEqual([0, SLOW]);
  });
});

it('the volume is kept, and cannot be changed where there is no sound', async () => {
  const page = await usedPage({ settings: { sound: true } });
  await openApp(page, '#/settings');
  const volume = page.getByRole('slider', { name: 'Volume' });
  await volume.fill('35');
  await expectSeen(page.getByText('35%'));
  await page.reload();
  await expect.poll(async () => volume.inputValue()).toBe('35');
  await page.getByRole('switch', { name: 'Sound' }).click();
  await expectSeen(volume.and(page.locator(':disabled')));
});
