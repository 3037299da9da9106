/** The end of a round is seen before it is gone, and a deal is seen as one. */
import type { GameRecord } from '@palier/rules';
import { LANGS } from '@palier/text';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { botGame } from '../src/local/testing/bot-game.ts';
import {
  chooseCard,
  goToGame,
  goToScene,
  handCard,
  handCards,
  handOf,
  openScene,
} from './harness/at-table.ts';
import { stopTime } from './harness/film-strip.ts';
import { watchDrawn } from './harness/in-page/drawn.ts';
import { settled, speak, wear } from './harness/good-layout.ts';
import { newPage, openApp, PHONE, usedPage } from './harness/index.ts';
import { PHONE_SMALL } from './harness/sizes.ts';
import { begin, makeTable, sitDown, usedDevice } from './harness/online.ts';
import { PageGuest } from './harness/online-guests.ts';
import { plantRecord } from './harness/plant.ts';
import { isDue, playOnPage, whatIsAsked } from './harness/player.ts';
import { button, expectGone, expectSeen } from './harness/seen.ts';
import { ADA, BRUNO, ODILE, planted } from './scenes.ts';
import { ENDING, layLevel, LOSING, LOST, WINNING } from './sights.ts';

/** What is to be seen at one moment. */
type Moment = {
  readonly heading: string;
  readonly dialog: string;
  readonly ownPile: string;
  /** The opponents' names. */
  readonly others: string;
  /** The cards that are seen in hand, in their order. */
  readonly hand: string;
};

/** Writes down every change that a person could see from now on: nothing that is soon gone is missed. */
async function watch(page: Page): Promise<() => Promise<readonly Moment[]>> {
  await page.evaluate(() => {
    const moments: object[] = [];
    const text = (selector: string): string =>
      document.querySelector(selector)?.textContent.trim() ?? '';
    const look = (): void => {
      const cards = [...document.querySelectorAll<HTMLElement>('[role=toolbar] > button')];
      const now = {
        heading: text('h1'),
        dialog: text('dialog[open] h2'),
        ownPile: text('.centre-pile:last-of-type button > .visually-hidden'),
        others: [...document.querySelectorAll('.opponents .seat-name')]
          .map(({ textContent }) => textContent)
          .join(),
        hand: cards
          .filter((card) => card.checkVisibility({ visibilityProperty: true }))
          .map((card) => card.firstElementChild?.textContent.split(',')[0])
          .join(),
      };
      if (JSON.stringify(now) !== JSON.stringify(moments.at(-1))) moments.push(now);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
    Object.assign(globalThis, { moments });
  });
  return async () =>
    page.evaluate(() => (globalThis as unknown as { moments: readonly Moment[] }).moments);
}

async function discardLast(page: Page): Promise<void> {
  await chooseCard(page, 'blue 13');
  await button(page, 'Discard').click();
}

/** A game whose first round has ended, in which the first player had to miss two turns and did not climb. */
function unluckyGame(): GameRecord {
  // The first such game is this one, as bots play today.
  for (let game = 321; ; game++) {
    const record = botGame({ edition: 'level-8-101', players: 3 }, { seed: `luck/${game}` });
    const { events } = record;
    const first = events.slice(0, events.findIndex(({ t }) => t === 'roundEnded') + 1);
    const next = events.slice(first.length).findIndex(({ t }) => t === 'roundDealt');
    const missed = first.filter((event) => event.t === 'turnSkipped' && event.seat === 1);
    const hasStayed = first.some(
      (event) => event.t === 'roundEnded' && event.seat !== 1 && event.cleared[0]!.length === 0,
    );
    if (missed.length !== 2 || !hasStayed || next === -1) continue;
    const { result: _, ...begun } = record;
    return { ...begun, events: events.slice(0, first.length + next + 1) };
  }
}

/** A game of which the first round has just brought Odile to the last level, and nobody further. */
function nearMoonGame(): GameRecord {
  for (let game = 0; ; game++) {
    const choice = {
      edition: 'level-8-101',
      players: 3,
      rules: { startLevel: [5, 6, 5] },
    } as const;
    const record = botGame(choice, { seed: `near/${game}` });
    const { events } = record;
    const end = events.findIndex(({ t }) => t === 'roundEnded');
    const next = events.findIndex(({ t }, index) => index > end && t === 'roundDealt');
    const ended = events[end];
    if (ended?.t !== 'roundEnded' || ended.seat !== 2 || ended.by !== 'went-out') continue;
    const { result: _, ...begun } = record;
    return { ...begun, events: events.slice(0, next + 1) };
  }
}

const summary = (page: Page) => page.getByRole('dialog', { name: /^Round 5\b.*You went out$/u });
const atRound = (page: Page, round: number) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`round ${round}$`, 'u') });

/** What was said, each sentence as often as it was. */
async function heard(page: Page): Promise<readonly string[]> {
  return page.getByRole('log').locator('p').allTextContents();
}

/** Run inside the page: who does not stand on the landing of their level, when all have come to stand. */
function findFloating(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('.climb-one')].flatMap((one) => {
    const [level, below] = ['--level', '--below'].map((name) => one.style.getPropertyValue(name));
    const landing = [...document.querySelectorAll('.climb-landing')][Number(level) - 1];
    // Some stand on others' heads.
    if (landing === undefined || Number(below) > 0) return [];
    const away = landing.getBoundingClientRect().top - one.getBoundingClientRect().bottom;
    return Math.abs(away) > 6 ? [`${Math.round(away)} px above landing ${level}`] : [];
  });
}

/** Run inside the page: what of the summary is not where it can be read and pressed. */
function findMisplaced(): readonly string[] {
  const found: string[] = [];
  const boxOf = (selector: string): DOMRect =>
    document.querySelector(`.round-summary ${selector}`)!.getBoundingClientRect();
  const button = boxOf('.button');
  if (button.bottom > innerHeight || button.top < innerHeight / 2) found.push('the button');
  const note = boxOf('.climb-note');
  const title = boxOf('.round-title');
  if (note.left < 0 || note.right > innerWidth) found.push('the note leaves the window');
  if (note.top < title.bottom)
    found.push(`the note is ${title.bottom - note.top} px over the title`);
  return found;
}

describe('the end of a round', () => {
  it('is watched through its states: the last card, the stairs, the next deal', async () => {
    const page = await openScene(ENDING, { settings: { motion: 'normal', pace: 'slow' } });
    const moments = await watch(page);
    await discardLast(page);
    await expectSeen(summary(page));
    const before = await moments();
    // The card lies there before anything comes over it, and the table stays as it was.
    const landed = before.findIndex(({ ownPile }) => ownPile.includes('blue 13'));
    const covered = before.findIndex(({ dialog }) => dialog !== '');
    expect(landed).toBeGreaterThan(-1);
    expect(covered).toBeGreaterThan(landed);
    expect(before.every(({ heading }) => heading.endsWith('round 5'))).toBe(true);
    await expectSeen(page.getByRole('button', { name: /^Odile’s run/u, includeHidden: true }));
    expect((await heard(page)).filter((line) => line.startsWith('You go out'))).toHaveLength(1);
    expect((await heard(page)).some((line) => line.startsWith('Round 6'))).toBe(false);
    // She was behind Bruno: that she is not any more is said where it is seen.
    await expectSeen(summary(page).getByText('You take the lead'));
    await expect.poll(async () => page.evaluate(findFloating)).toEqual([]);
    await page.evaluate(watchDrawn);

    await button(page, 'Next round').click();
    await expectSeen(atRound(page, 6), handOf(page).getByRole('button'));
    await expectGone(page.getByRole('dialog'));
    const drawn = await page.evaluate(() => globalThis.palierDrawn);
    expect(drawn.filter(({ kind }) => kind === 'peak-badge')).toEqual([]);
    const told = await heard(page);
    const end = told.findIndex((line) => line.startsWith('You go out'));
    expect(told.findIndex((line) => line.startsWith('Round 6'))).toBeGreaterThan(end);
    // The hand came once, in the order it has.
    const hands = new Set((await moments()).map(({ hand }) => hand).filter((hand) => hand !== ''));
    expect([...hands].slice(-1)).toEqual([(await handCards(page)).join()]);
    expect(hands.size).toBe(2);
  });

  it('is told between the felt and the hand, and what is left in hand stays in sight', async () => {
    // A page of its own: its time stands still for good.
    const page = await newPage({ size: PHONE, settings: { motion: 'normal' } });
    await openApp(page);
    await goToScene(page, LOSING);
    await chooseCard(page, 'red 1');
    await stopTime(page);
    await button(page, 'Discard').click();
    const note = page.locator('main[data-stage=ending] .flourish-text');
    await expectSeen(note.getByText('Odile went out'));
    // Where it comes to rest.
    await note.evaluate((shown) => {
      for (const motion of shown.getAnimations()) motion.finish();
    });
    const box = (await note.boundingBox())!;
    const bottom = box.y + box.height;
    expect(bottom).toBeLessThan((await handOf(page).boundingBox())!.y);
  });

  it('tells where somebody has come to when they have climbed there, not before', async () => {
    const page = await openScene(ENDING, { settings: { motion: 'fast', pace: 'slow' } });
    // What is told first is soon gone.
    await page.evaluate(() => {
      const told: string[] = [];
      const climbs: boolean[] = [];
      Object.assign(globalThis, { told, climbs });
      type Animate = (this: Element, frames: readonly Keyframe[], options: object) => Animation;
      const animate = Reflect.get(Element.prototype, 'animate') as Animate;
      const noted: Animate = function (frames, options) {
        if (this.matches('.climb-one')) climbs.push(frames[0]!['translate'] !== '0px 0px');
        return animate.call(this, frames, options);
      };
      Reflect.set(Element.prototype, 'animate', noted);
      const rows = (): readonly HTMLElement[] => [
        ...document.querySelectorAll<HTMLElement>('dialog[open] .round-climbs > li'),
      ];
      new MutationObserver((_, observer) => {
        const before = rows().filter(({ dataset }) => dataset['told'] === 'false');
        if (before.length === 0) return;
        told.push(
          ...before.map((row) => row.querySelector('.round-before')?.textContent ?? 'nothing'),
        );
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await discardLast(page);
    await expectSeen(summary(page));
    const drawn = async (part: string): Promise<readonly boolean[]> =>
      page
        .locator(part)
        .evaluateAll((all) =>
          all.map((one) =>
            one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          ),
        );
    await expect.poll(async () => drawn('.round-before')).toEqual([false, false]);
    await expect.poll(async () => drawn('.round-after')).toEqual([true, true, true, true]);
    const first = await page.evaluate(
      () => (globalThis as unknown as { told: readonly string[] }).told,
    );
    expect(first).toEqual(['You, Level 4', 'Odile, Level 3']);
    // Two climb, each from somewhere else than where they stand at the end.
    const climbs = await page.evaluate(
      () => (globalThis as unknown as { climbs: readonly boolean[] }).climbs,
    );
    expect(climbs).toEqual([true, true]);
  });

  it('waits for the player after a reload too, and nobody plays on', async () => {
    const page = await openScene(ENDING, { settings: { motion: 'off', pace: 'instant' } });
    await discardLast(page);
    await expectSeen(summary(page));
    await page.reload();
    await expectSeen(summary(page), atRound(page, 5));
    await expectSeen(button(page, 'Next round'));
    await button(page, 'Next round').click();
    await expectSeen(atRound(page, 6), handOf(page).getByRole('button'));
  });

  it('has a kind word for who had to miss turns and did not climb', async () => {
    const page = await usedPage();
    const record = unluckyGame();
    const seats = [ADA, ODILE, BRUNO];
    await goToGame(page, await plantRecord(page, record, { id: 'unlucky', seats }));
    const dialog = page.getByRole('dialog', { name: /^Round 1\b/u });
    await expectSeen(
      dialog.getByText('You had to miss 2 turns this round. It happens to everyone.'),
    );
  });

  it('says who is one level from the moon, and marks them at the table', async () => {
    const page = await usedPage();
    const seats = [ADA, ODILE, BRUNO];
    await goToGame(page, await plantRecord(page, nearMoonGame(), { id: 'near-moon', seats }));
    const dialog = page.getByRole('dialog', { name: /^Round 1\b/u });
    await expectSeen(dialog.getByText('Odile is one level from the moon!'));
    // Those who listen hear it with the round.
    const story = await dialog.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${story}"]`).innerText()).toContain('one level from the moon');
    await button(page, 'Next round').click();
    const odile = button(page, /^Odile, Level 8, .*one level from the moon/u);
    await expectSeen(odile, odile.locator('.moon-mark'));
    expect(await page.locator('.moon-mark').count()).toBe(1);
  });

  it('shows who has won the game, and their cards, before the results', async () => {
    // A page of its own: its time stands still for good, and what is soon gone stays.
    const page = await newPage({ size: PHONE, settings: { motion: 'off', pace: 'instant' } });
    await openApp(page);
    await goToScene(page, LOST);
    await chooseCard(page, 'red 1');
    await stopTime(page);
    await button(page, 'Discard').click();
    const won = page.locator('main[data-stage=ending] .flourish[data-won=true]');
    await expectSeen(won.getByText('Odile won and reached the moon!'), won.locator('.face'));
    const cards = page.getByRole('region', { name: 'Combinations' }).locator('.meld-card');
    expect(await cards.count()).toBe(9);
    const { y } = (await won.locator('.flourish-text').boundingBox())!;
    const melds = (await page.getByRole('region', { name: 'Combinations' }).boundingBox())!;
    expect(y).toBeGreaterThan(melds.y + melds.height / 2);
  });

  it('is not gone on from by a finger that has not seen the button', async () => {
    // A page of its own: its time stands still for good.
    const page = await newPage({ size: PHONE_SMALL, settings: { motion: 'off' } });
    await openApp(page);
    await goToScene(page, ENDING);
    await chooseCard(page, 'blue 13');
    await stopTime(page);
    await button(page, 'Discard').click();
    const next = button(page, 'Next round');
    while ((await next.count()) === 0) await page.clock.runFor(20);
    // Where it comes to rest.
    await page.evaluate(() => {
      for (const motion of document.getAnimations()) motion.finish();
    });
    // In the lower half of the window, where a thumb is.
    const box = (await next.boundingBox())!;
    expect(box.y).toBeGreaterThan(PHONE_SMALL.height / 2);
    expect(box.y + box.height).toBeLessThanOrEqual(PHONE_SMALL.height);
    const tap = async (): Promise<void> =>
      page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await tap();
    await page.clock.runFor(600);
    await expectSeen(next, atRound(page, 5));
    await tap();
    await expect.poll(async () => atRound(page, 6).count()).toBe(1);
  });

  it('is hurried by the first touch, and gone on from by none before all have climbed', async () => {
    // A page of its own: its time stands still for good.
    const page = await newPage({ size: PHONE_SMALL, settings: { motion: 'normal' } });
    await openApp(page);
    await goToScene(page, ENDING);
    await chooseCard(page, 'blue 13');
    await stopTime(page);
    await button(page, 'Discard').click();
    const onward = page.locator('.round-summary .sheet-actions .button');
    while ((await onward.count()) === 0) await page.clock.runFor(20);
    await page.clock.runFor(600);
    await page.evaluate(() => {
      // The climb itself stands still: it is only looked at.
      for (const motion of document.querySelector('.round-summary')!.getAnimations())
        motion.finish();
    });
    const box = (await onward.boundingBox())!;
    const tap = async (): Promise<void> =>
      page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    for (let touch = 0; touch < 3; touch++) await tap();
    await page.keyboard.press('Escape');
    await expectSeen(atRound(page, 5), button(page, 'Speed up'));
    // What is left of it runs four times as fast, the hop that is on its way too.
    const rates = await page
      .locator('.climb-one')
      .evaluateAll((all) =>
        all.flatMap((one) => one.getAnimations().map(({ playbackRate }) => playbackRate)),
      );
    expect(new Set(rates)).toEqual(new Set([4]));
    await page.clock.runFor(1500);
    await expectSeen(atRound(page, 5), button(page, 'Next round'));
    await page.clock.runFor(600);
    await tap();
    await expect.poll(async () => atRound(page, 6).count()).toBe(1);
  });

  it('can be gone on from in every language, however large the letters, and nothing covers its title', async () => {
    const page = await openScene(ENDING, { size: PHONE_SMALL, settings: { motion: 'off' } });
    await discardLast(page);
    await expectSeen(button(page, 'Next round'));
    for (const letters of [1, 2]) {
      await wear(page, { size: PHONE_SMALL, letters });
      for (const lang of LANGS) {
        await speak(page, lang);
        await settled(page);
        expect(await page.evaluate(findMisplaced), `${lang}, letters × ${letters}`).toEqual([]);
      }
    }
    await speak(page, 'en');
    await wear(page, { size: PHONE_SMALL });
  });

  it('of a game is seen before its results', async () => {
    const page = await openScene(WINNING, { settings: { motion: 'fast' } });
    const moments = await watch(page);
    await layLevel(page, 8);
    await expectSeen(button(page, 'Rematch'));
    expect(await page.locator('.peak-stamp').count()).toBe(0);
    const seen = await moments();
    const laid = seen.findLast(({ heading }) => heading.endsWith('round 7'));
    expect(laid?.dialog).toBe('');
    expect(laid?.hand.split(',')).toHaveLength(2);
  });

  it('holds nobody up online: who still looks at it catches up', async () => {
    const easy = ['colour 2', 'colour 2', 'colour 2'];
    const ladder = { name: 'easy', levels: [easy, easy, easy, easy] };
    const page = await usedDevice();
    const code = await makeTable({ setup: { ladder } });
    await sitDown(page, code, 'Ada');
    const ben = await PageGuest.sitDown(code, 'Ben');
    await begin([page]);
    ben.play();
    while (!(await whatIsAsked(page)).startsWith('Round 1'))
      await playOnPage(page, { lays: false });
    // Ben deals and plays on, as far as he can without her.
    await ben.untilRound(2);
    await ben.untilTurnOf(1);
    await expectSeen(page.getByText('A new round has started, and it is your turn.'));
    expect(await atRound(page, 1).count()).toBe(1);
    await button(page, 'Next round').click();
    await expectSeen(atRound(page, 2));
    await expect.poll(async () => isDue(page)).toBe(true);
  });
});

it('a game begins with its own player’s table, and with a hand that is sorted', async () => {
  const page = await usedPage({ settings: { motion: 'normal' } });
  await openApp(page);
  await page.getByRole('link', { name: /^Play against bots/u }).click();
  const start = button(page, 'Start');
  await start.waitFor();
  const moments = await watch(page);
  await start.click();
  await handOf(page).getByRole('button').first().waitFor();
  const hand = (await handCards(page)).join();
  const seen = await moments();
  const hands = new Set(seen.map((one) => one.hand).filter((one) => one !== ''));
  expect([...hands]).toEqual([hand]);
  const tables = new Set(seen.map(({ others }) => others).filter((names) => names !== ''));
  expect(tables.size).toBe(1);
});

/** After her discard Odile lays, and the solver thinks anew of what belongs together. */
const ORDER = planted('hand-stays', [ADA, ODILE], {
  levels: [3, 3],
  hands: [
    ['R3', 'B3', 'O13', 'P5', 'Y14', 'G7', 'P14', 'O10', 'R12', 'B8', 'G6'],
    ['R4', 'G5', 'P6', 'B2', 'B6', 'B9', 'B12', 'R14', 'O15', 'Y13'],
  ],
  discards: [[], []],
});

const SORTED =
  'red 12,orange 13,yellow 14,blue 3,blue 8,red 3,purple 5,green 7,orange 10,purple 14';

it('a hand stays as it is while others play', async () => {
  const page = await openScene(ORDER, { settings: { motion: 'off', pace: 'instant' } });
  const fromMenu = async (name: string) => {
    await button(page, 'Menu').click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };
  // Nobody plays before her own move has sorted the hand.
  await fromMenu('Pause');
  await chooseCard(page, 'green 6');
  await button(page, 'Discard').click();
  await expect.poll(async () => (await handCards(page)).join()).toBe(SORTED);
  await expectSeen(handCard(page, 'purple 14, not needed'));
  const moments = await watch(page);
  await fromMenu('Continue');
  await expect.poll(async () => isDue(page)).toBe(true);
  // With what Odile has laid, other cards belong together.
  await expectSeen(handCard(page, 'blue 3, not needed'));
  expect(new Set((await moments()).map(({ hand }) => hand))).toEqual(new Set([SORTED]));
});
