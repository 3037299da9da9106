/** The chance to win, decision by decision: a line in the band of its interval, and what was lost. */
import { isAgainst } from '@palier/bots/coach';
import { html, raw, type Html } from '../sim/page/html.ts';
import type { ReviewTelling } from './told.ts';

export const CHART_STYLE = raw(`
.chances { overflow: visible; } .chances .band { fill: var(--tone0); opacity: .25; } .chances .line { fill: none; stroke: var(--tone0); stroke-width: 2; vector-effect: non-scaling-stroke; }
.chances .level { stroke: var(--line); } .chances .round { stroke: var(--line); stroke-dasharray: 2 3; } .chances text { fill: var(--soft); font-size: 12px; }
.chances .lost { fill: var(--warn); stroke: var(--paper); stroke-width: 2; }
`);

const HEIGHT = 200;

/** A place across, in percent of the width. */
function across(index: number, count: number): number {
  return count < 2 ? 50 : (100 * index) / (count - 1);
}

export function chanceChart({ review, coach, words }: ReviewTelling): Html {
  const { moves } = review;
  const first = moves[0];
  const last = moves.at(-1);
  if (first === undefined || last === undefined) return html`<p>${coach.nothingWorth}</p>`;
  const x = (index: number): number => across(index, moves.length);
  const point = (index: number, chance: number): string =>
    `${x(index).toFixed(2)},${(100 * (1 - chance)).toFixed(2)}`;
  const line = moves.map(({ chance }, index) => point(index, chance)).join(' ');
  const highs = moves.map(({ chanceInterval }, index) => point(index, chanceInterval.high));
  const lows = moves.map(({ chanceInterval }, index) => point(index, chanceInterval.low));
  const lost = moves.map(
    ({ verdict, chance }, index) =>
      isAgainst(verdict) &&
      html`<circle
        class="lost"
        cx="${x(index).toFixed(2)}%"
        cy="${(HEIGHT * (1 - chance)).toFixed(1)}"
        r="5"
      />`,
  );
  const alt = words.cli.review.chart(
    moves.length,
    coach.percent(first.chance),
    coach.percent(last.chance),
  );
  return html`<svg
    class="chances"
    width="100%"
    height="${HEIGHT + 24}"
    role="img"
    aria-label="${alt}"
  >
    ${levels(coach.percent)}${rounds(moves)}
    <svg width="100%" height="${HEIGHT}" viewBox="0 0 100 100" preserveAspectRatio="none">
      <polygon class="band" points="${[...highs, ...lows.toReversed()].join(' ')}" />
      <polyline class="line" points="${line}" />
    </svg>
    ${lost}
  </svg>`;
}

/** Nothing, one half, all. */
function levels(percent: (share: number) => string): readonly Html[] {
  return [0, 0.5, 1].map((chance) => {
    const y = HEIGHT * (1 - chance);
    return html`<line class="level" x1="0" x2="100%" y1="${y}" y2="${y}" /><text
        x="0"
        y="${y + (chance === 1 ? 13 : -4)}"
        >${percent(chance)}</text
      >`;
  });
}

/** Where each round begins, with its number below. */
function rounds(moves: ReviewTelling['review']['moves']): readonly Html[] {
  return moves.flatMap(({ round }, index) => {
    if (moves[index - 1]?.round === round) return [];
    const x = `${across(index, moves.length).toFixed(2)}%`;
    return [
      html`<line class="round" x1="${x}" x2="${x}" y1="0" y2="${HEIGHT}" /><text
          x="${x}"
          y="${HEIGHT + 18}"
          >${round}</text
        >`,
    ];
  });
}
