/** Cards on their way: each from where it was seen to where it goes, once, and with the side that is known. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseCard, enterScene, expectTold, handCard, handOf } from './harness/at-table.ts';
import { chromiumSession } from './harness/engine.ts';
import { stopTime } from './harness/film-strip.ts';
import { Hands, pull, spotOf, type Point, type Pointer } from './harness/fingers.ts';
import { newPage, openApp } from './harness/index.ts';
import { stepAnimations } from './harness/in-page/animations.ts';
import { watchDrawn } from './harness/in-page/drawn.ts';
import { holdQuestions } from './harness/in-page/held-questions.ts';
import type { Planted } from './harness/plant.ts';
import { button, expectSeen } from './harness/seen.ts';
import { EARLY, MIDDLE, varied } from './scenes.ts';
import { DRAWING, fromMenu, handsOf, layLevel, LOSING } from './sights.ts';

const settings = { motion: 'normal', pace: 'fast' } as const;

/** At a table where a moment stands still, once it is begun. */
async function sitAt(planted: Planted): Promise<Page> {
  const page = await newPage({ settings });
  await page.addInitScript(holdQuestions);
  await enterScene(page, planted);
  // The hand's order comes a moment after the cards.
  await expectSeen(page.getByText(/^(?:complete|\d+ cards? missing|Level \d laid)$/u));
  return page;
}

/** From now on what flies stays where it set out. */
async function stopFlights(page: Page): Promise<void> {
  const session = await chromiumSession(page, 'animations step by step');
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

async function cornerOf(thing: Locator): Promise<Point> {
  return thing.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return { x, y };
  });
}

/** Nobody sees a pixel. */
function expectAt({ x, y }: Point, place: Point): void {
  expect(Math.max(Math.abs(x - place.x), Math.abs(y - place.y))).toBeLessThanOrEqual(1);
}

/** Carries something that lies there; tells where it is then seen, which a frame has to show. */
async function carry(
  finger: Pointer,
  lying: Locator,
  [from, to]: readonly [Point, Point],
  carried = lying,
): Promise<Point> {
  const { x, y } = await cornerOf(lying);
  const there = { x: x + to.x - from.x, y: y + to.y - from.y };
  await pull(finger, from, to);
  await expect
    .poll(async () => {
      const now = await cornerOf(carried);
      return Math.hypot(now.x - there.x, now.y - there.y);
    })
    .toBeLessThan(1);
  return there;
}

const topOf = (pile: Locator): Locator => pile.locator('.pile > .card');

/** With the red 3 Odile lays her level. */
const WANTED = varied(EARLY, 'scene-wanted-card', {
  hands: handsOf(EARLY).with(1, ['R1', 'R2', 'G6', 'B7', 'Y12', 'O10', 'P14', 'G1', 'B1', 'P5']),
});

describe('a card that is taken', () => {
  it('comes from its pile, also where the hand is sorted anew on its way', async () => {
    const page = await sitAt(DRAWING);
    const pile = button(page, /^Bruno’s discard pile/u);
    const from = await cornerOf(pile);
    await page.evaluate(() => globalThis.palierQuestions.hold());
    await stopFlights(page);
    await pile.click();
    await expectTold(page, /^You take a blue 11/u);
    const taken = handCard(page, 'blue 11');
    await expect.poll(async () => taken.count()).toBe(1);
    expectAt(await cornerOf(taken), from);

    // The solver's answer puts it elsewhere in the hand.
    const places = async (): Promise<string | null> => taken.getAttribute('style');
    const before = await places();
    await page.evaluate(() => globalThis.palierQuestions.letGo());
    await expect.poll(places).not.toBe(before);
    expectAt(await cornerOf(taken), from);
  });

  it('by somebody else shows the face that all have seen', async () => {
    const page = await sitAt(WANTED);
    await page.evaluate(watchDrawn);
    await chooseCard(page, 'red 3');
    await button(page, 'Discard').click();
    await expectTold(page, /^Odile takes a red 3/u);
    const drawn = await page.evaluate(() => globalThis.palierDrawn);
    const flown = drawn.find(({ kind }) => kind.startsWith('flying-'));
    expect(flown).toEqual({ kind: 'flying-copy', text: expect.stringContaining('3') as string });
  });
});

/** Odile has laid, and a joker in hand is all that keeps her; the player holds one too. */
const SAME = varied(LOSING, 'scene-same-card', {
  hands: [['R1', 'B13', 'J'], ['J', 'Y14'], ...handsOf(LOSING).slice(2)],
});

it('a card that somebody else plays comes from them, also where the viewer holds the same', async () => {
  const page = await sitAt(SAME);
  await fromMenu('Pause')(page);
  await chooseCard(page, 'red 1');
  await button(page, 'Discard').click();
  await expectTold(page, 'You discard a red 1.');
  await stopTime(page);
  await fromMenu('Continue')(page);
  await expectTold(page, /^Odile adds a joker/u);
  const flying = page.locator('.flying-copy:has([data-card^="J"])');
  await expect.poll(async () => flying.count()).toBe(1);
  const { y } = await cornerOf(flying);
  expect(Math.round(y)).toBe(Math.round((await cornerOf(button(page, /^Odile, /u))).y));
});

describe('a card that is dropped', () => {
  it('goes on from where it was let go', async () => {
    const page = await sitAt(EARLY);
    const hands = await Hands.at(page);
    const finger = hands.finger(1);
    const card = handCard(page, 'green 15');
    const pile = button(page, /^Your discard pile/u);
    const [from, to] = [await spotOf(card), await spotOf(pile)];
    await finger.down(from);
    const letGo = await carry(finger, card, [from, to]);
    await stopFlights(page);
    await finger.up();
    await expectTold(page, 'You discard a green 15.');
    const flying = topOf(pile);
    await expect.poll(async () => flying.count()).toBe(1);
    expectAt(await cornerOf(flying), letGo);
    expect(await handOf(page).locator('[data-dragging]').count()).toBe(0);
  });

  it('and comes from a pile is not seen there again', async () => {
    const page = await sitAt(DRAWING);
    const hands = await Hands.at(page);
    const finger = hands.finger(1);
    const pile = button(page, /^Bruno’s discard pile/u);
    const [from, to] = [await spotOf(pile), await spotOf(handOf(page))];
    await finger.down(from);
    const letGo = await carry(finger, topOf(pile), [from, to], page.locator('.dragged-card'));
    await stopFlights(page);
    await finger.up();
    await expectTold(page, /^You take a blue 11/u);
    const taken = handCard(page, 'blue 11');
    await expect.poll(async () => taken.count()).toBe(1);
    expectAt(await cornerOf(taken), letGo);
    await expect.poll(async () => page.locator('.dragged-card').count()).toBe(0);
  });
});

it('what is taken back comes from where it lay', async () => {
  const page = await sitAt(EARLY);
  const laying = [
    ['red 3', 'R3'],
    ['joker', 'J'],
  ] as const;
  await layLevel(page, 1);
  await expectTold(page, /^You lay level 1/u);
  await page.locator('.flying-copy').first().waitFor({ state: 'detached' });
  const laid = page.locator('.meld-card');
  const places = await Promise.all(
    laying.map(async ([, card]) => cornerOf(laid.and(page.locator(`[data-card^="${card}"]`)))),
  );
  await stopFlights(page);
  await button(page, 'Take back').click();
  await expect.poll(async () => handOf(page).getByRole('button').count()).toBe(11);
  for (const [index, [name]] of laying.entries()) {
    expectAt(await cornerOf(handCard(page, name)), places[index]!);
  }
});

it('a hand that is dealt shows no face before it leaves the stock', async () => {
  const page = await newPage({ settings });
  await openApp(page, '#/new/bots');
  await stopTime(page);
  await button(page, 'Start').click();
  const cards = handOf(page).getByRole('button');
  // What is drawn in the next frame needs the page's time to go on.
  while (!(await cards.last().isVisible())) await page.clock.runFor(5);
  const seen = async (): Promise<readonly number[]> =>
    cards.evaluateAll((all) => all.map((card) => Number(getComputedStyle(card).opacity)));
  expect(await seen()).toEqual(Array.from({ length: 10 }, () => 0));
  await page.evaluate(stepAnimations, 100);
  expect((await seen()).map((one) => one > 0).lastIndexOf(true)).toBe(2);
  await page.evaluate(stepAnimations, 1000);
  expect(await seen()).toEqual(Array.from({ length: 10 }, () => 1));
});

it('under a card on its way to a pile lies what lay there', async () => {
  const page = await sitAt(MIDDLE);
  await stopFlights(page);
  await chooseCard(page, 'blue 13');
  await button(page, 'Discard').click();
  await expectTold(page, 'You discard a blue 13.');
  const pile = button(page, /^Your discard pile/u);
  const below = pile.locator('.card[data-card="G7"]');
  await expect.poll(async () => below.count()).toBe(1);
  expectAt(await cornerOf(below), await cornerOf(pile.locator('.pile')));
});
