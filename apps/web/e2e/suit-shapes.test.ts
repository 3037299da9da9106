/** The six suits as they are drawn: told apart by shape and letter, whatever eyes look at them. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openScene } from './harness/at-table.ts';
import { emulateVision, PHONE_WIDE } from './harness/index.ts';
import { readPng, type Picture } from './harness/pixels.ts';
import type { Planted } from './harness/plant.ts';
import {
  cropOf,
  differenceOf,
  silhouetteOf,
  type Box,
  type Silhouette,
} from './harness/silhouette.ts';

const SUITS = ['R', 'O', 'Y', 'G', 'B', 'P'];

/** A card of each suit, with one value. */
const all = (value: number): readonly string[] => SUITS.map((suit) => `${suit}${value}`);

/** All suits in hand and on the table. */
const SCENE: Planted = {
  id: 'suits',
  seats: [{ name: 'Ada' }, { name: 'Odile', bot: 'odile-steady' }],
  position: {
    edition: 'level-8-101',
    players: 2,
    dealer: 2,
    turn: 1,
    step: 'play',
    levels: [1, 2],
    laid: [null, 2],
    hands: [
      [...all(7), 'R12', 'G15'],
      ['R3', 'G4', 'B11'],
    ],
    melds: [
      [],
      [
        { kind: 'set', cards: all(5) },
        { kind: 'set', cards: ['R9', 'O9'] },
        { kind: 'set', cards: ['R1', 'G1'] },
        { kind: 'set', cards: ['R2', 'G2'] },
      ],
    ],
    discards: [['O10'], ['G10']],
  },
};

const PLACES = [
  ['in a combination', 5],
  ['in hand', 7],
] as const;

/**
 * Two suits differ by at least so much of their outlines. The same circle in six colours differs by
 * 0.03 at most, by the edges' blur; circle and hexagon, the most alike, by 0.09.
 */
const APART = 0.06;

type Part = 'shape' | 'numeral' | 'numeral-foot';

/** Where a part of each of these cards is drawn. */
async function boxesOf(
  page: Page,
  codes: readonly string[],
  part: Part,
): Promise<readonly Box[]> {
  const selectors = codes.map((code) => `svg[data-card="${code}"] .card-${part}`);
  return page.evaluate(
    (wanted) => wanted.map((one): Box => document.querySelector(one)!.getBoundingClientRect().toJSON()),
    selectors,
  );
}

async function pictureOf(page: Page): Promise<Picture> {
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
        return [pair, differenceOf(one, other)] as const;
      }),
    ),
  );
}

function alike(drawn: readonly Silhouette[]): readonly string[] {
  return [...differences(drawn)].flatMap(([pair, by]) =>
    by < APART ? [`${pair}: ${by.toFixed(3)}`] : [],
  );
}

describe('the suits are told apart by their shapes', () => {
  it.each(['none', 'achromatopsia', 'protanopia', 'deuteranopia', 'tritanopia'] as const)(
    'by eyes with %s',
    async (vision) => {
      const page = await openScene(SCENE, { size: PHONE_WIDE });
      await emulateVision(page, vision);
      for (const [place, value] of PLACES) {
        expect(alike(await outlines(page, value)), place).toEqual([]);
      }
    },
  );
});
