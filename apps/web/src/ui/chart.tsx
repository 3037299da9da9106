/** Pictures of numbers: with a legend, drawn to measure where they must be, and the same as tables. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useResized } from './use-resized.ts';
import './chart.css';

type FigureProps = {
  readonly legend: string;
  readonly class?: string;
  /** The picture, and after it the same in other forms. */
  readonly children: ComponentChildren;
  readonly table?: ComponentChildren;
};

export function Figure({ legend, class: extra, children, table }: FigureProps) {
  return (
    <figure class={extra === undefined ? 'chart' : `chart ${extra}`}>
      {children}
      <figcaption class="soft small">{legend}</figcaption>
      {table}
    </figure>
  );
}

/** The room for a chart, and how large its text is. */
export type Measured = { readonly width: number; readonly em: number };

type MeasuredChartProps = Omit<FigureProps, 'children'> & {
  readonly draw: (measured: Measured) => ComponentChildren;
};

export function MeasuredChart({ draw, ...figure }: MeasuredChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const measured = useSignal<Measured | undefined>(undefined);
  useResized(box, (element) => {
    const em = Number.parseFloat(getComputedStyle(element).fontSize);
    measured.value = { width: element.clientWidth, em };
  });
  return (
    <Figure {...figure}>
      <div ref={box} class="chart-box">
        {measured.value !== undefined && draw(measured.value)}
      </div>
    </Figure>
  );
}

type PictureProps = {
  readonly width: number;
  readonly height: number;
  /** For those who do not see it. */
  readonly says: string;
  readonly children: ComponentChildren;
};

export function Picture({ width, height, says, children }: PictureProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={says}>
      {children}
    </svg>
  );
}

type RuleProps = {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly em: number;
  /** Written before it. */
  readonly children?: ComponentChildren;
};

/** A line across a chart, at the height of what is written before it. */
export function ChartRule({ from, to, at, em, children }: RuleProps) {
  return (
    <g>
      <line class="chart-rule" x1={from} x2={to} y1={at} y2={at} />
      <text class="chart-tick" x={from - em * 0.7} y={at + em * 0.35}>
        {children}
      </text>
    </g>
  );
}

type FigureTableProps = {
  readonly caption?: string;
  /** Without that of the rows' names. */
  readonly columns: readonly ComponentChildren[];
  /** What is above the rows' names, if anything is. */
  readonly corner?: string;
  /** The first of a row is its name. */
  readonly rows: readonly (readonly ComponentChildren[])[];
  readonly class?: string;
};

export function FigureTable({ caption, columns, corner, rows, class: extra }: FigureTableProps) {
  return (
    <table class={extra === undefined ? 'figure-table' : `figure-table ${extra}`}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {corner === undefined ? <td /> : <th scope="col">{corner}</th>}
          {columns.map((name, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table below its chart, for those who want the numbers. */
export function FoldedTable({ says, ...table }: FigureTableProps & { readonly says: string }) {
  return (
    <details class="more">
      <summary>{says}</summary>
      <FigureTable {...table} />
    </details>
  );
}
