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
import { TOKEN_THEMES, tokensOf, type Theme } from './testing/tokens.ts';

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
  ['disc-text', 'disc'],
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

describe.each(TOKEN_THEMES)('the theme %s', (theme) => {
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

  // The shapes and letters are the guarantee; the colours help whoever sees them.
  test.each([
    ['usual', 20],
    ['protanopia', 9],
    ['deuteranopia', 9],
    ['tritanopia', 9],
  ] as const)('seen with %s eyes, any two suits differ by %d', (eyes, least) => {
    const alike = pairs()
      .map(([one, other]) => ({ pair: `${one.name}, ${other.name}`, by: apart(eyes, one, other) }))
      .filter(({ by }) => by < least);
    expect(alike).toEqual([]);
  });

  function apart(eyes: EyeName, one: Suit, other: Suit): number {
    const [first, second] = [one, other].map(({ name }) =>
      seenBy(eyes, parseHex(colour(`suit-${name}`))),
    );
    return difference(first!, second!);
  }
});

test('no two suits share a shape, an outline or a letter', () => {
  for (const part of ['name', 'shape', 'path', 'letter'] as const) {
    expect(new Set(SUITS.map((suit) => suit[part])).size).toBe(SUITS.length);
  }
});

describe('the measures themselves', () => {
  test('contrast of black on white, and of a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#2a74cf', '#2a74cf')).toBe(1);
  });

  test('black and white are 100 apart, a colour and itself 0', () => {
    expect(difference(parseHex('#000000'), parseHex('#ffffff'))).toBeCloseTo(100, 2);
    expect(difference(parseHex('#d8392f'), parseHex('#d8392f'))).toBe(0);
  });

  test('a grey stays as it is for every eye', () => {
    const grey = parseHex('#808080');
    for (const eyes of Object.keys(EYES) as EyeName[]) {
      expect(difference(grey, seenBy(eyes, grey))).toBeLessThan(0.1);
    }
  });
});
