/** The stamp of a level laid, in the colour of whoever laid it, held against the paper it is pressed on. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from '../board/testing/colour-math.ts';
import { TOKEN_THEMES, tokensOf } from '../board/testing/tokens.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const INK_SHARE =
  Number(
    /--stamp: color-mix\(in srgb, var\(--window\), var\(--ink\) (\d+)%\)/u.exec(
      read('peaks.css'),
    )?.[1],
  ) / 100;

const WINDOWS = [...read('../styles/art.css').matchAll(/--window-\w+: (#[\da-f]{6});/gu)].map(
  ([, colour]) => colour!,
);

/** As `color-mix` does it: by the figures as they are written. */
function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(from! + (to! - from!) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

it.each(TOKEN_THEMES)('is read whoever laid in the theme %s', (theme) => {
  const tokens = tokensOf(theme);
  const windows = [...WINDOWS, tokens.get('--disc')!];
  expect(windows.length).toBeGreaterThanOrEqual(13);
  const poor = windows.filter((colour) => {
    return contrast(mixed(colour, tokens.get('--ink')!, INK_SHARE), tokens.get('--paper')!) < 4.5;
  });
  expect(poor).toEqual([]);
});
