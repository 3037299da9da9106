/** The cloths of the table, held against what is written on them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../board/testing/colour-math.ts';
import { tokensOf } from '../board/testing/tokens.ts';
import { CLOTHS, type Cloth } from './profile.ts';

const SHEETS = ['styles/cloths', 'board/earned'].map((name) =>
  readFileSync(new URL(`../${name}.css`, import.meta.url), 'utf8'),
);
const [NIGHT, DAY] = [0, 1].map((half) =>
  SHEETS.map((sheet) => sheet.split(":root[data-theme='day'] {")[half]!).join(''),
) as [string, string];

const THEMES = [
  ['night', NIGHT],
  ['day', DAY],
] as const;

function colourOf(sheet: string, cloth: Cloth, name: string): string | undefined {
  const rule = sheet.slice(sheet.indexOf(`& [data-cloth='${cloth}'] {`)).split('}')[0];
  return new RegExp(`--${name}: (#[\\da-f]{6});`, 'u').exec(rule ?? '')?.[1];
}

describe.each(THEMES)('in the theme %s', (theme, sheet) => {
  const tokens = tokensOf(theme);

  it.each(CLOTHS)('%s is read on', (cloth) => {
    const felt = colourOf(sheet, cloth, 'felt')!;
    const inks = ['text', 'text-soft', 'accent-ink', 'good', 'bad'].map((ink) =>
      tokens.get(`--${ink}`)!,
    );
    const poor = inks.filter((ink) => contrast(ink, felt) < 4.5);
    expect(poor).toEqual([]);
  });

  it('the usual one is the theme’s own', () => {
    expect(colourOf(sheet, 'night', 'felt')).toBe(tokens.get('--felt'));
    expect(colourOf(sheet, 'night', 'felt-edge')).toBe(tokens.get('--felt-edge'));
  });

  it('no two are alike', () => {
    expect(new Set(CLOTHS.map((cloth) => colourOf(sheet, cloth, 'felt'))).size).toBe(CLOTHS.length);
  });
});

it('in high contrast there is none but the plain one', () => {
  for (const sheet of SHEETS) {
    expect(sheet).not.toMatch(/\[data-theme='contrast'\](?!\))/u);
    expect(sheet).toContain(":root:not([data-theme='contrast']) {");
  }
});
