/**
 * The six suits without their colours: drawn as small as they get, in greyscale and as other eyes see
 * them, each keeps a shape of its own and a letter that can be read.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openScene } from './harness/at-table.ts';
import { settled } from './harness/good-layout.ts';
import { emulateVision, type Vision } from './harness/index.ts';
import { readPng, type Picture } from './harness/pixels.ts';
import type { Planted } from './harness/plant.ts';

/** A set of six in an opponent's combination, where cards are smallest. */
const SIX: Planted = {
  id: 'scene-suits',
  seats: [{ name: 'Ada' }, { name: 'Odile', bot: 'odile-steady' }],
  position: {
    edition: 'level-8-101',
    players: 2,
    dealer: 2,
    turn: 1,
    step: 'play',
    levels: [2, 2],
    hands: [
      ['R3', 'G4', 'B5', 'O9', 'P10', 'J', 'Y2', 'R12', 'G15', 'X', 'Y14'],
      ['R1', 'R2'],
    ],
    melds: [
      [],
      [
        { kind: 'set', cards: ['R7', 'O7', 'Y7', 'G7', 'B7', 'P7'] },
        { kind: 'set', cards: ['R8', 'O8'] },
        { kind: 'set', cards: ['R6', 'O6'] },
        { kind: 'set', cards: ['G11', 'B11'] },
      ],
    ],
    discards: [[], ['G9']],
  },
};

const SUITS = ['R', 'O', 'Y', 'G', 'B', 'P'];
const VISIONS: readonly Vision[] = [
  'none',
  'achromatopsia',
  'deuteranopia',
  'protanopia',
  'tritanopia',
];
const THEMES = ['night', 'day', 'contrast'] as const;

/** How light a pixel is, from 0 to 1, by the weights of the guidelines. */
function lightness({ rgb }: Picture, at: number): number {
  const [r, g, b] = [0, 1, 2].map((channel) => {
    const share = rgb[at * 3 + channel]! / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

type Badge = {
  readonly letter: string;
  /** Which pixels lie within the outline, its inside included. */
  readonly shape: readonly boolean[];
  /** How the darkest and the lightest pixel within it stand to each other. */
  readonly inside: number;
};

/** The suit's mark on one of the cards, as it is seen at this moment. */
async function badgeOf(page: Page, card: string): Promise<Badge> {
  const drawing = page.locator(`.meld [data-card=${card}]`);
  const mark = drawing.locator('[data-shape]');
  const path = (await mark.locator('path').boundingBox())!;
  const paper = (await drawing.boundingBox())!;
  // The same size for all, a pixel of paper around it.
  const side = Math.ceil(paper.width * 0.34) + 2;
  const clip = {
    x: Math.round(path.x + path.width / 2 - side / 2),
    y: Math.round(path.y + path.height / 2 - side / 2),
    width: side,
    height: side,
  };
  const picture = readPng(await page.screenshot({ clip, caret: 'initial' }));
  const shape = silhouette(picture);
  const lights = shape.flatMap((isIn, at) => (isIn ? [lightness(picture, at)] : []));
  return {
    letter: (await mark.locator('text').textContent()) ?? '',
    shape,
    inside: contrast(Math.max(...lights), Math.min(...lights)),
  };
}

/** So much an outline stands out against the paper. */
const SEEN = 1.6;

/** What the paper, coming in from the edges, does not reach. */
function silhouette(picture: Picture): readonly boolean[] {
  const { width, height } = picture;
  const paper = lightness(picture, 0);
  const isInk = (at: number): boolean => contrast(lightness(picture, at), paper) >= SEEN;
  const reached = new Set<number>();
  const edge = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat();
  const sides = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat();
  const open = [...edge, ...sides].filter((at) => !isInk(at));
  while (open.length > 0) {
    const at = open.pop()!;
    if (reached.has(at)) continue;
    reached.add(at);
    const x = at % width;
    const next = [
      ...(x > 0 ? [at - 1] : []),
      ...(x < width - 1 ? [at + 1] : []),
      ...(at >= width ? [at - width] : []),
      ...(at < width * (height - 1) ? [at + width] : []),
    ];
    open.push(...next.filter((neighbour) => !reached.has(neighbour) && !isInk(neighbour)));
  }
  return Array.from({ length: width * height }, (_, at) => !reached.has(at));
}

/** The share of pixels in which two shapes differ, of those in either. */
function difference(a: readonly boolean[], b: readonly boolean[]): number {
  const either = a.filter((isIn, at) => isIn || b[at] === true).length;
  const both = a.filter((isIn, at) => isIn && b[at] === true).length;
  return 1 - both / either;
}

describe.each(THEMES)('in the theme %s the suits are told apart', (theme) => {
  it('by shape and letter, whatever is left of the colours', async () => {
    const page = await openScene(SIX, { settings: { theme } });
    await settled(page);
    for (const vision of VISIONS) {
      await emulateVision(page, vision);
      const badges: Badge[] = [];
      for (const suit of SUITS) badges.push(await badgeOf(page, `${suit}7`));
      expect(badges.map(({ letter }) => letter)).toEqual(SUITS);
      const rows: string[] = [];
      for (const [index, { shape, inside }] of badges.entries()) {
        console.log(
          vision,
          SUITS[index],
          inside.toFixed(2),
          shape.filter(Boolean).length,
          badges.map((b) => difference(shape, b.shape).toFixed(2)).join(' '),
        );
        rows.push('');
      }
    }
  });
});
