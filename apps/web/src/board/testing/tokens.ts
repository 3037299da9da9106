/** The colours of a theme as the style sheets say them. */
import { readFileSync } from 'node:fs';

export const TOKEN_THEMES = ['night', 'day', 'contrast'] as const;
export type Theme = (typeof TOKEN_THEMES)[number];

const SHEETS = ['tokens.css', 'art.css'].map((name) =>
  readFileSync(new URL(`../../styles/${name}`, import.meta.url), 'utf8'),
);

/** Every `--name: #rrggbb` that holds in a theme: the ones for all, then the theme's own. */
export function tokensOf(theme: Theme): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  for (const sheet of SHEETS) {
    for (const [, selector = '', body = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!holds(selector, theme)) continue;
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*(#[\da-f]{6})\b/gi)) {
        tokens.set(name, value);
      }
    }
  }
  return tokens;
}

function holds(selector: string, theme: Theme): boolean {
  return selector
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === ':root' || one === `:root[data-theme='${theme}']`);
}
