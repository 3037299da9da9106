/** Tables with a caption, a head for each column and one for each row. */
import { intervalAround, type Estimate, type Share } from '@palier/bots/lab';
import type { Part } from '@palier/text';
import { html, type Html } from './html.ts';
import { shareMark } from './marks.ts';

export type Column =
  | { readonly head: string }
  /** A drawing; a spare one goes where there is too little room for all columns. */
  | { readonly chart: 'needed' | 'spare' };

export type DataRow = { readonly head: Html; readonly cells: readonly (Html | string)[] };

/** The first column is of the rows' heads. A drawing repeats what the number beside it says. */
export function dataTable(
  caption: string,
  columns: readonly [string, ...Column[]],
  rows: readonly DataRow[],
): Html {
  const [first, ...others] = columns;
  const heads = others.map((column) =>
    'chart' in column
      ? html`<td class="chart ${column.chart}"></td>`
      : html`<th scope="col">${column.head}</th>`,
  );
  const lines = rows.map(
    ({ head, cells }) =>
      html`<tr>
        <th scope="row">${head}</th>
        ${cells.map((cell, index) => {
          const column = others[index]!;
          const kind = 'chart' in column ? `chart ${column.chart}` : 'num';
          return html`<td class="${kind}">${cell}</td>`;
        })}
      </tr> `,
  );
  const isCrowded = others.filter((column) => 'head' in column).length > 2;
  return html`<table${isCrowded && html` class="crowded"`}>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${first}</th>
        ${heads}
      </tr>
    </thead>
    <tbody>
      ${lines}
    </tbody>
  </table> `;
}

/** A number with how sure it is, or how far it is spread, under it. */
export function twoLines(number: string, below: string | undefined): Html {
  return html`${number}${below !== undefined && html`<span class="sub">${below}</span>`}`;
}

/** A share with its interval. */
export function shareCell(share: Share | undefined, lab: Part<'lab'>): Html {
  if (share === undefined) return html`–`;
  return twoLines(lab.percent(share.value), lab.range(...share.interval));
}

/** A share as a bar. */
export function shareBar(
  share: Share | undefined,
  {
    most = 1,
    tone = 0,
    even,
  }: { readonly most?: number; readonly tone?: number; readonly even?: number } = {},
): Html {
  if (share === undefined) return html``;
  const { value, interval } = share;
  return shareMark({ value, interval, most, tone, ...(even === undefined ? {} : { even }) });
}

/** A mean with its interval, as exact as `written` makes them. */
export function estimateCell(
  found: Estimate | undefined,
  written: (value: number) => string,
): Html {
  if (found === undefined) return html`–`;
  const interval = intervalAround(found)?.map((end) => written(end));
  return twoLines(written(found.value), interval?.join(' – '));
}

/** The largest end of some intervals, rounded up, so that drawings use the room they have. */
export function roomFor(shares: readonly (Share | undefined)[]): number {
  const highest = Math.max(0.05, ...shares.map((share) => share?.interval[1] ?? 0));
  return Math.min(1, Math.ceil(highest * 10) / 10);
}
