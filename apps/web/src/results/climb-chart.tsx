/**
 * The climb as a picture on paper: a line for each player with a shape of its own and the name at its
 * end. A table says the same.
 */
import type { Naming } from '@palier/text';
import { useRef } from 'preact/hooks';
import { SUITS, suitColours } from '../board/suits.ts';
import { words } from '../state/words.ts';
import { chartOf, tickStep, type Chart, type ChartLine, type ChartSize } from './chart-layout.ts';
import type { Climb } from './climb.ts';
import { useMeasured, type Measured } from '../ui/use-measured.ts';
import './climb-chart.css';

type ClimbChartProps = { readonly climb: Climb; readonly naming: Naming };

/** In ems of the chart's text. */
const ROOM = { left: 2.2, bottom: 2.8, top: 1.4, line: 1.35, level: 2.1 };
const NAME_SHARE = 0.24;

export function ClimbChart({ climb, naming }: ClimbChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const measured = useMeasured(box);
  return (
    <figure class="climb-chart">
      <div ref={box} class="climb-chart-box">
        {measured !== undefined && <Picture climb={climb} naming={naming} {...measured} />}
      </div>
      <figcaption class="soft small">{words('results').chart.legend}</figcaption>
      <ClimbTable climb={climb} naming={naming} />
    </figure>
  );
}

type PictureProps = ClimbChartProps & Measured;

function Picture({ climb, naming, width, em }: PictureProps) {
  const say = words('results').chart;
  const longest = Math.max(...climb.levels);
  const right = Math.min(width * NAME_SHARE, em * 8);
  const size: ChartSize = {
    width,
    height: em * (ROOM.top + ROOM.bottom + longest * ROOM.level),
    left: em * ROOM.left,
    bottom: em * ROOM.bottom,
    top: em * ROOM.top,
    right,
    line: em * ROOM.line,
  };
  const chart = chartOf(climb, size);
  const names = naming.names.map((_, index) => words('replay').seat(index + 1, naming));
  return (
    <svg
      width={width}
      height={size.height}
      viewBox={`0 0 ${width} ${size.height}`}
      role="img"
      aria-label={say.about(climb.rounds.length, names)}
    >
      <Grid chart={chart} size={size} em={em} />
      {chart.lines.map((line) => (
        <Line key={line.seat} line={line} />
      ))}
      {chart.lines.map((line) => (
        <Label
          key={line.seat}
          line={line}
          name={shortened(names[line.seat - 1]!, right / em)}
          em={em}
        />
      ))}
    </svg>
  );
}

function Grid({
  chart,
  size,
  em,
}: {
  readonly chart: Chart;
  readonly size: ChartSize;
  readonly em: number;
}) {
  const { left, right, width, height, bottom } = size;
  const step = tickStep(chart.rounds.length - 1, width - left - right, em * 1.6);
  const moon = chart.levels.at(-1)!;
  return (
    <g>
      {chart.levels.slice(0, -1).map(({ value, at }) => (
        <g key={value}>
          <line class="chart-rule" x1={left} x2={width - right} y1={at} y2={at} />
          <text class="chart-level" x={left - em * 0.9} y={at + em * 0.35}>
            {value}
          </text>
        </g>
      ))}
      <circle class="chart-moon" cx={left - em * 1.15} cy={moon.at} r={em * 0.7} />
      <line class="chart-rule" x1={left} x2={width - right} y1={moon.at} y2={moon.at} />
      {chart.rounds.slice(1).map(({ value, at }, index) =>
        (index + 1) % step === 0 ? (
          <text class="chart-round" key={value} x={at} y={height - bottom + em * 2.1}>
            {value}
          </text>
        ) : null,
      )}
    </g>
  );
}

function Line({ line }: { readonly line: ChartLine }) {
  const { ink } = suitColours(markOf(line));
  const path = line.points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return (
    <g>
      <path class="chart-line" d={`M${path}`} style={{ stroke: ink }} />
      {line.points.map((point, index) => (
        <Mark key={index} line={line} x={point.x} y={point.y} isFull={point.wentOut} />
      ))}
    </g>
  );
}

/** The shapes of the suits, one a seat: they are known to be told apart by every eye. */
function markOf({ seat }: { readonly seat: number }) {
  return SUITS[(seat - 1) % SUITS.length]!;
}

function Mark({
  line,
  x,
  y,
  isFull,
}: {
  readonly line: { readonly seat: number };
  readonly x: number;
  readonly y: number;
  readonly isFull: boolean;
}) {
  const suit = markOf(line);
  const { ink } = suitColours(suit);
  return (
    <path
      class="chart-mark"
      d={suit.path}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(0.34)`}
      style={{ stroke: ink, fill: isFull ? ink : 'var(--paper)' }}
    />
  );
}

type LabelProps = { readonly line: ChartLine; readonly name: string; readonly em: number };

function Label({ line, name, em }: LabelProps) {
  const { ink } = suitColours(markOf(line));
  const end = line.points.at(-1)!;
  const x = end.x + em;
  return (
    <g>
      <path
        class="chart-lead"
        d={`M${end.x + em * 0.45} ${end.y}L${x} ${line.labelY}`}
        style={{ stroke: ink }}
      />
      <text class="chart-name" x={x + em * 0.25} y={line.labelY + em * 0.35} style={{ fill: ink }}>
        {name}
      </text>
    </g>
  );
}

/** A letter is about half as wide as the text is high. */
function shortened(name: string, ems: number): string {
  const most = Math.max(3, Math.floor((ems - 1.4) / 0.56));
  const letters = Array.from(name);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name;
}

/** The climb as a table: a row for each round, a column for each player. */
function ClimbTable({ climb, naming }: { readonly climb: Climb; readonly naming: Naming }) {
  const say = words('results').chart;
  const { rounds, levels, start } = climb;
  const rows = [
    { name: say.start, behind: start },
    ...rounds.map(({ round, seats }) => ({
      name: say.round(round),
      behind: seats.map(({ after }) => after),
    })),
  ];
  return (
    <details class="climb-table">
      <summary>{say.showTable}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {levels.map((_, index) => (
              <th key={index} scope="col">
                {words('replay').seat(index + 1, naming)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, behind }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {behind.map((count, index) => (
                <td key={index}>{count >= levels[index]! ? say.moon : count + 1}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
