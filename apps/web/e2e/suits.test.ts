/** The six suits as they are drawn: told apart by shape and letter, whatever eyes look at them. */
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contrast } from '../src/board/testing/colour-math.ts';
import type { Settings } from '../src/state/settings.ts';
import { openScene } from './harness/at-table.ts';
import { emulateVision, PHONE_WIDE } from './harness/index.ts';
import { readPng, type PngPicture } from './harness/pixels.ts';
import { expectSeen } from './harness/seen.ts';
import {
  cropOf,
  silhouetteDifference,
  silhouetteOf,
  type PixelBox,
  type Silhouette,
} from './harness/silhouette.ts';
import { ADA, ODILE, planted, run, set } from './scenes.ts';

const EYES = ['none', 'achromatopsia', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

const SUITS = ['R', 'O', 'Y', 'G', 'B', 'P'];

/** A card of each suit, with one value. */
const all = (value: number): readonly string[] => SUITS.map((suit) => `${suit}${value}`);

/** Suits of which a long run is laid. */
const LONG = ['Y', 'B', 'P'];

function upward(suit: string) {
  return run(...[8, 9, 10, 11, 12, 13, 14, 15].map((value) => `${suit}${value}`));
}

/** All suits in hand and on the table. */
const SCENE = planted('suits', [ADA, ODILE], {
  levels: [1, 2],
  laid: [null, 2],
  hands: [
    [...all(7), 'R12', 'G15'],
    ['R3', 'G4', 'O11'],
  ],
  // So much that it has no room but in the smallest size.
  melds: [[], [set(...all(5)), set('R9', 'O9'), ...LONG.map(upward)]],
  discards: [['O10'], ['G10']],
});

const PLACES = [
  ['in a combination', 5],
  ['in hand', 7],
] as const;

/** A card's width, in pixels; nothing at the table is drawn smaller. */
const SMALLEST = 32;

/**
 * Two suits differ by at least so much of their outlines. The same circle in six colours differs by
 * up to 0.03, which is the blur of its edges; circle and square, the most alike, by 0.13. A hexagon
 * of six equal sides differed from the circle by 0.02.
 */
const APART = 0.1;

type Part = 'paper' | 'shape' | 'numeral' | 'numeral-foot';

/** Where a part of each of these cards is drawn. */
async function boxesOf(
  page: Page,
  codes: readonly string[],
  part: Part,
): Promise<readonly PixelBox[]> {
  const selectors = codes.map((code) => `svg[data-card="${code}"] .card-${part}`);
  return page.evaluate(
    (wanted) =>
      wanted.map((one) => {
        const { x, y, width, height } = document.querySelector(one)!.getBoundingClientRect();
        return { x, y, width, height };
      }),
    selectors,
  );
}

async function pictureOf(page: Page): Promise<PngPicture> {
  return readPng(await page.screenshot({ caret: 'initial' }));
}

/** With a little of the ground above it and beside it. */
async function outlines(page: Page, value: number): Promise<readonly Silhouette[]> {
  const picture = await pictureOf(page);
  const boxes = await boxesOf(page, all(value), 'shape');
  return boxes.map(({ x, y, width, height }) =>
    silhouetteOf(cropOf(picture, { x: x - 1, y: y - 1, width: width + 2, height })),
  );
}

/** How much any two of them differ, by their suits. */
function differences(drawn: readonly Silhouette[]): ReadonlyMap<string, number> {
  return new Map(
    drawn.flatMap((one, index) =>
      drawn.slice(index + 1).map((other, next) => {
        const pair = `${SUITS[index]!} and ${SUITS[index + 1 + next]!}`;
        return [pair, silhouetteDifference(one, other)] as const;
      }),
    ),
  );
}

function alike(drawn: readonly Silhouette[]): readonly string[] {
  return [...differences(drawn)].flatMap(([pair, by]) =>
    by < APART ? [`${pair}: ${by.toFixed(3)}`] : [],
  );
}

/** On a phone held across, where combinations are drawn smallest. */
async function openSuits(theme: Settings['theme'] = 'night'): Promise<Page> {
  const page = await openScene(SCENE, { size: PHONE_WIDE, settings: { theme } });
  onTestFinished(async () => emulateVision(page, 'none'));
  // Then the hand is in order, and what it does not need is dimmed.
  await expectSeen(page.getByText(/cards? missing$/u));
  return page;
}

describe('the suits are told apart', () => {
  it('by their shapes, whatever eyes look at them', async () => {
    const page = await openSuits();
    for (const vision of EYES) {
      await emulateVision(page, vision);
      for (const [place, value] of PLACES) {
        expect(alike(await outlines(page, value)), `${place}, ${vision}`).toEqual([]);
      }
    }
  });

  it('by their letters and their names', async () => {
    const page = await openSuits();
    for (const [, value] of PLACES) {
      const drawn = all(value).map((code) => page.locator(`svg[data-card="${code}"] .card-letter`));
      await expect
        .poll(async () => Promise.all(drawn.map(async (letter) => letter.textContent())))
        .toEqual(SUITS);
    }
    const cards = 'red 5, orange 5, yellow 5, green 5, blue 5 and purple 5';
    await expectSeen(page.getByRole('button', { name: `Odile’s fives: ${cards}`, exact: true }));
  });

  it('at the smallest size there is, and by nothing but their outlines', async () => {
    const page = await openSuits();
    const [card] = await boxesOf(page, all(5), 'paper');
    expect(card!.width).toBeLessThanOrEqual(SMALLEST);
    // All with the circle, each in its own colours and with its own letter.
    await page.evaluate(() => {
      const shapes = [...document.querySelectorAll('.card-shape')];
      const circle = document.querySelector('[data-shape=circle] .card-shape')!.getAttribute('d')!;
      for (const shape of shapes) shape.setAttribute('d', circle);
    });
    for (const [, value] of PLACES) {
      expect(alike(await outlines(page, value))).toHaveLength(15);
    }
  });
});

describe.each(['night', 'day', 'contrast'] as const)('in the theme %s', (theme) => {
  it('every numeral can be read where it stands', async () => {
    const page = await openSuits(theme);
    const picture = await pictureOf(page);
    const weak: string[] = [];
    for (const [part, codes] of WRITTEN) {
      for (const [index, box] of (await boxesOf(page, codes, part)).entries()) {
        const seen = contrastIn(cropOf(picture, middleOf(box)));
        if (seen < TEXT) weak.push(`${part} of ${codes[index]!}: ${seen.toFixed(2)}`);
      }
    }
    expect(weak).toEqual([]);
  });
});

/** WCAG 2.2, for text of this size. */
const TEXT = 4.5;

/** In a combination the next card lies over the foot. */
const WRITTEN: readonly (readonly [Part, readonly string[]])[] = [
  ['numeral', all(5)],
  ['numeral', all(7)],
  ['numeral-foot', all(7)],
];

/** Of a line of text the part where its figures stand; above and below may be something else. */
function middleOf({ x, y, width, height }: PixelBox): PixelBox {
  return { x, y: y + height * 0.3, width, height: height * 0.4 };
}

/** Between the ground, which most of it is, and the ink, which is farthest from that. */
function contrastIn({ rgb }: PngPicture): number {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = (rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [ground] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  return Math.max(...[...counts.keys()].map((colour) => contrast(hexOf(colour), hexOf(ground))));
}

function hexOf(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
