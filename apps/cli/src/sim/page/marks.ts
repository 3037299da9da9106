/**
 * Drawings in SVG. Across they are measured in percent of their width and down in pixels, so that a
 * narrow screen squeezes them without making their lines and letters small.
 */
import type { Interval } from '@palier/bots/lab';
import { html, type Html } from './html.ts';

/** From 0 to `most`, as percent of the width. */
type Scale = { readonly most: number };

function across(value: number, { most }: Scale): string {
  const part = Math.min(1, Math.max(0, value / most));
  return `${Number((part * 100).toFixed(2))}%`;
}

function wide(value: number, scale: Scale): string {
  return across(Math.max(0, value), scale);
}

export type ShareMark = {
  readonly value: number;
  readonly interval: Interval | undefined;
  /** Where an even share lies. */
  readonly even?: number;
  readonly most: number;
  /** Which of the page's colours. */
  readonly tone: number;
};

/** A bar up to a share, its interval as a line with ends, and a mark where an even share lies. */
export function shareMark({ value, interval, even, most, tone }: ShareMark): Html {
  const scale = { most };
  return html`<svg
    class="mark tone${tone}"
    width="100%"
    height="22"
    aria-hidden="true"
    focusable="false"
  >
    <rect class="track" width="100%" height="10" y="6" rx="5" />
    <rect class="bar" width="${wide(value, scale)}" height="10" y="6" rx="5" />
    ${
      even !== undefined &&
      html`<line
        class="even"
        x1="${across(even, scale)}"
        x2="${across(even, scale)}"
        y1="1"
        y2="21"
      />`
    }${interval !== undefined && whisker(interval, scale)}
  </svg>`;
}

function whisker([low, high]: Interval, scale: Scale): Html {
  const [left, right] = [across(low, scale), across(high, scale)];
  return html`<g class="whisker"
    ><line x1="${left}" x2="${right}" y1="11" y2="11" /><line
      x1="${left}"
      x2="${left}"
      y1="7"
      y2="15" /><line x1="${right}" x2="${right}" y1="7" y2="15"
  /></g>`;
}

/** The middle as a dot on the line that holds eight of ten. */
export function spreadMark(
  { low, median, high }: { readonly low: number; readonly median: number; readonly high: number },
  most: number,
): Html {
  const scale = { most };
  return html`<svg class="mark" width="100%" height="22" aria-hidden="true" focusable="false">
    <line class="axis" x1="0" x2="100%" y1="11" y2="11" />
    <line class="span" x1="${across(low, scale)}" x2="${across(high, scale)}" y1="11" y2="11" />
    <circle class="dot" cx="${across(median, scale)}" cy="11" r="6" />
  </svg>`;
}

export type Bar = { readonly label: string; readonly part: number; readonly isMiddle: boolean };

const PLOT = 120;

/** Upright bars from the ground; `parts` of the highest. Labels only where there is room. */
export function histogram(bars: readonly Bar[], alt: string): Html {
  const most = Math.max(...bars.map(({ part }) => part));
  const width = 100 / bars.length;
  const every = Math.ceil(bars.length / 12);
  const drawn = bars.map(({ label, part, isMiddle }, index) => {
    const height = Math.max(part > 0 ? 1.5 : 0, (part / most) * (PLOT - 6));
    const x = index * width;
    return html`<rect
        class="${isMiddle ? 'column middle' : 'column'}"
        x="${(x + width * 0.1).toFixed(2)}%"
        width="${(width * 0.8).toFixed(2)}%"
        y="${(PLOT - height).toFixed(1)}"
        height="${height.toFixed(1)}"
        rx="2"
      />${
        index % every === 0 &&
        html`<text x="${(x + width / 2).toFixed(2)}%" y="${PLOT + 18}" text-anchor="middle"
          >${label}</text
        >`
      }`;
  });
  return html`<svg
    class="histogram"
    width="100%"
    height="${PLOT + 26}"
    role="img"
    aria-label="${alt}"
  >
    <line class="ground" x1="0" x2="100%" y1="${PLOT + 0.5}" y2="${PLOT + 0.5}" />
    ${drawn}
  </svg>`;
}

export type LevelStep = {
  readonly label: string;
  readonly value: number | undefined;
  readonly says: string;
  readonly isEasier: boolean;
};

const CLIMB = 170;
/** Over a step, for its number. */
const HEADROOM = 24;

/** A staircase whose steps are as high as levels are hard; one that goes down is hatched. */
export function climb(steps: readonly LevelStep[], alt: string): Html {
  const most = Math.max(...steps.map(({ value }) => value ?? 0));
  const width = 100 / steps.length;
  const drawn = steps.map(({ label, value, says, isEasier }, index) => {
    const height = value === undefined ? 0 : Math.max(2, (value / most) * (CLIMB - HEADROOM));
    const [x, y] = [`${(index * width).toFixed(2)}%`, (CLIMB - height).toFixed(1)];
    const middle = `${((index + 0.5) * width).toFixed(2)}%`;
    const box = html`x="${x}" y="${y}" width="${width.toFixed(2)}%" height="${height.toFixed(1)}"`;
    return html`<rect class="step" ${box} />${
        isEasier && html`<rect class="pattern" fill="url(#pattern1)" ${box} />`
      }<text class="top" x="${middle}" y="${(CLIMB - height - 7).toFixed(1)}" text-anchor="middle"
        >${isEasier && '↓ '}${says}</text
      ><text x="${middle}" y="${CLIMB + 18}" text-anchor="middle">${label}</text>`;
  });
  return html`<svg class="climb" width="100%" height="${CLIMB + 26}" role="img" aria-label="${alt}">
    ${drawn}
  </svg>`;
}

/** Parts of a whole side by side, told apart by pattern as well as by colour. */
export function partsBar(parts: readonly number[], alt: string): Html {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let from = 0;
  const drawn = parts.map((part, index) => {
    const x = from;
    from += part;
    const scale = { most: whole };
    return html`<rect
        class="part tone${index}"
        x="${across(x, scale)}"
        width="${wide(part, scale)}"
        height="34"
      /><rect
        class="pattern"
        fill="url(#pattern${index})"
        x="${across(x, scale)}"
        width="${wide(part, scale)}"
        height="34"
      />`;
  });
  return html`<svg class="parts" width="100%" height="34" role="img" aria-label="${alt}">
    ${drawn}
  </svg>`;
}

/** Patterns for parts of a whole, once on a page. */
export const PATTERNS = html`<svg
  width="0"
  height="0"
  class="defs"
  aria-hidden="true"
  focusable="false"
>
  <defs>
    <pattern id="pattern0" width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="" />
    </pattern>
    <pattern id="pattern1" width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4" />
    </pattern>
    <pattern id="pattern2" width="8" height="8" patternUnits="userSpaceOnUse">
      <circle cx="4" cy="4" r="1.4" />
    </pattern>
    <pattern id="pattern3" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M0,3 h6" />
    </pattern>
  </defs>
</svg>`;

/** The staircase to the moon: a step for each level, all the way across. */
export function moonStairs(levels: number): Html {
  let path = 'M0,100';
  for (let step = 0; step < levels; step++) {
    path += ` V${(90 - (90 / levels) * step).toFixed(1)} H${((100 / levels) * (step + 1)).toFixed(2)}`;
  }
  return html`<svg class="moon" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="19" />
      <circle class="crater" cx="13" cy="14" r="3.4" />
      <circle class="crater" cx="26" cy="25" r="4.6" />
      <circle class="crater" cx="25" cy="10" r="2" /></svg
    ><svg class="stars" width="100%" height="100%" aria-hidden="true" focusable="false">
      ${STARS.map(([x, y, r]) => html`<circle cx="${x}%" cy="${y}%" r="${r}" />`)}</svg
    ><svg
      class="stairs"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="${path} V100 Z" />
    </svg>`;
}

/** Where they stand and how large they are: away from the words. */
const STARS = [
  [62, 12, 1.2],
  [70, 30, 0.9],
  [76, 9, 1.5],
  [83, 24, 1],
  [89, 8, 1.2],
  [96, 19, 0.9],
  [55, 26, 0.8],
  [48, 8, 1],
] as const;
