import { describe, expect, test } from 'vitest';
import { SUITS, type Suit } from './suits.ts';
import {
  contrast,
  difference,
  EYES,
  parseHex,
  seenBy,
  type EyeName,
} from './testing/colour-math.ts';
import { THEMES, tokensOf, type Theme } from './testing/tokens.ts';

/** WCAG 2.2: text, and what is no text but must be seen. */
const TEXT = 4.5;
const SIGN = 3;

function colours(theme: Theme): (name: string) => string {
  const tokens = tokensOf(theme);
  return (name) => {
    const colour = tokens.get(`--${name}`);
    if (colour === undefined) throw new Error(`${theme} has no --${name}`);
    return colour;
  };
}

function pairs(): readonly (readonly [Suit, Suit])[] {
  return SUITS.flatMap((one, index) =>
    SUITS.slice(index + 1).map((other) => [one, other] as const),
  );
}

/** What is written on what, besides the suits. */
const WRITTEN: readonly (readonly [ink: string, ground: string])[] = [
  ['ink', 'paper'],
  ['ink', 'special-paper'],
  ['on-dark', 'joker'],
  ['art-gold', 'joker'],
  ...['text', 'text-soft'].flatMap((ink) =>
    [
      'surface',
      'surface-raised',
      'felt',
      'sky-low',
      'sky-high',
      'sky-dusk-high',
      'sky-dusk-middle',
      'sky-dusk-low',
      'sky-moon-high',
      'sky-moon-middle',
      'sky-moon-low',
    ].map((ground) => [ink, ground] as const),
  ),
  ...['accent-ink', 'good', 'bad'].flatMap((ink) =>
    ['surface', 'surface-raised', 'felt'].map((ground) => [ink, ground] as const),
  ),
  ['accent-text', 'accent'],
  ['accent-text', 'accent-strong'],
  ['danger-text', 'danger'],
  ...[1, 2, 3, 4, 5, 6].map((disc) => ['disc-text', `disc-${disc}`] as const),
];

/** Edges and marks that carry a meaning. */
const SEEN: readonly (readonly [sign: string, ground: string])[] = [
  ['focus', 'surface'],
  ['focus', 'surface-raised'],
  ['focus', 'felt'],
  ['focus', 'sky-high'],
  ['line-strong', 'surface'],
  ['line-strong', 'felt'],
];

describe.each(THEMES)('the theme %s', (theme) => {
  const colour = colours(theme);

  test.each(SUITS.map((suit) => suit.name))('%s: numeral on paper, letter on its shape', (name) => {
    const [fill, ink, on] = ['', '-ink', '-on'].map((part) => colour(`suit-${name}${part}`));
    expect(contrast(ink!, colour('paper'))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(on!, fill!)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(WRITTEN)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(SEEN)('%s is seen on %s', (sign, ground) => {
    expect(contrast(colour(sign), colour(ground))).toBeGreaterThanOrEqual(SIGN);
  });

  // The shapes are the guarantee; the colours help those who see them, whatever their eyes.
  test.each(Object.keys(EYES) as EyeName[])('the suits differ by colour for %s', (eyes) => {
    const differences = pairs().map(([one, other]) => {
      const [first, second] = [one, other].map(({ name }) =>
        seenBy(eyes, parseHex(colour(`suit-${name}`))),
      );
      return { pair: `${one.name} ${other.name}`, by: difference(first!, second!) };
    });
    const least = differences.toSorted((one, other) => one.by - other.by)[0]!;
    console.log(theme, eyes, least);
    expect(least.by, least.pair).toBeGreaterThan(eyes === 'usual' ? 15 : 6);
  });
});

test('no two suits share a shape, an outline or a letter', () => {
  for (const part of ['name', 'shape', 'path', 'letter'] as const) {
    expect(new Set(SUITS.map((suit) => suit[part])).size).toBe(SUITS.length);
  }
});
