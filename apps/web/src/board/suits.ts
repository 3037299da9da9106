/**
 * The six suits: a name for the tokens, a letter, a shape. Colour is the least of them: the shapes
 * and letters alone tell the suits apart, in grey and for every eye.
 */
import { COLOUR_LETTERS, type Colour } from '@palier/rules';

const SUIT_NAMES = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
type SuitName = (typeof SUIT_NAMES)[number];

export const SHAPES = ['circle', 'triangle', 'star', 'square', 'diamond', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

export type Suit = {
  readonly name: SuitName;
  readonly letter: string;
  readonly shape: Shape;
  /** The outline around (0, 0), within 16 of it in each direction. */
  readonly path: string;
  /** Where the letter's middle is, and how tall the letter may be: a triangle is wide below. */
  readonly letterY: number;
  readonly letterSize: number;
};

const OUTLINES: {
  readonly [S in Shape]: { readonly path: string; readonly y: number; readonly size: number };
} = {
  circle: { path: 'M-15 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0Z', y: 0, size: 21 },
  triangle: {
    path: 'M-1.9-14.2Q0-17 1.9-14.2L16 11.4Q17.4 14.6 14 14.6H-14Q-17.4 14.6-16 11.4Z',
    y: 4.6,
    size: 18,
  },
  star: { path: starPath(16.6, 9.4), y: 1, size: 17 },
  square: {
    path: 'M-11-14H11Q14-14 14-11V11Q14 14 11 14H-11Q-14 14-14 11V-11Q-14-14-11-14Z',
    y: 0,
    size: 21,
  },
  diamond: {
    path: 'M-2-15.4Q0-17.4 2-15.4L14.6-2Q16.4 0 14.6 2L2 15.4Q0 17.4-2 15.4L-14.6 2Q-16.4 0-14.6-2Z',
    y: 0,
    size: 18,
  },
  // Flat and wide: with six equal sides it was a circle at the size of a small card.
  hexagon: { path: 'M-16.6 4L-9.8-7H9.8L16.6 4L9.8 15H-9.8Z', y: 4, size: 18 },
};

export const SUITS: readonly Suit[] = SUIT_NAMES.map((name, index) => {
  const shape = SHAPES[index]!;
  const { path, y, size } = OUTLINES[shape];
  return {
    name,
    letter: COLOUR_LETTERS[index]!,
    shape,
    path,
    letterY: y,
    letterSize: size,
  };
});

export function suitOf(colour: Colour): Suit {
  return SUITS[colour]!;
}

/** The colours of a suit, as the tokens name them. */
export function suitColours(suit: Suit): {
  readonly fill: string;
  readonly ink: string;
  readonly on: string;
} {
  return {
    fill: `var(--suit-${suit.name})`,
    ink: `var(--suit-${suit.name}-ink)`,
    on: `var(--suit-${suit.name}-on)`,
  };
}

function starPath(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    return polar(radius, -90 + index * 36);
  });
  return `M${points.join('L')}Z`;
}

function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
