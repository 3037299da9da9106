/**
 * The climb as a picture on paper: a line for each player with a shape of its own and the name at its
 * end. A table says the same.
 */
import type { Naming } from '@palier/text';
import { SUITS, suitColours, type Suit } from '../board/suits.ts';
import { words } from '../state/words.ts';
import { chartOf, tickStep, type Chart, type ChartLine, type ChartSize } from './chart-layout.ts';
import type { GameClimb } from '@palier/table/seat';
import { ChartRule, FoldedTable, MeasuredChart, Picture, type Measured } from '../ui/chart.tsx';

type ClimbChartProps = { readonly climb: GameClimb; readonly naming: Naming };

/** In ems of the chart's text. */
const ROOM = { left: 2.2, bottom: 2.8, top: 1.4, line: 1.35, level: 2.1 };
const NAME_SHARE = 0.24;

export function ClimbChart({ climb, naming }: ClimbChartProps) {
  const say = words('results').chart;
  const { rounds, levels, start } = climb;
  const landing = (behind: number, seat: number) =>
    behind >= levels[seat]! ? say.moon : behind + 1;
  return (
    <MeasuredChart
      class="climb-chart"
      legend={say.legend}
      draw={(measured) => <ClimbPicture climb={climb} naming={naming} {...measured} />}
      table={
        <FoldedTable
          says={say.showTable}
          columns={levels.map((_, index) => words('replay').seat(index + 1, naming))}
          rows={[
            [say.start, ...start.map(landing)],
            ...rounds.map(({ round, seats }) => [
              say.round(round),
              ...seats.map(({ after }, index) => landing(after, index)),
            ]),
          ]}
        />
      }
    />
  );
}

function ClimbPicture({ climb, naming, width, em }: ClimbChartProps & Measured) {
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
    <Picture width={width} height={size.height} says={say.about(climb.rounds.length, names)}>
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
    </Picture>
  );
}

type GridProps = { readonly chart: Chart; readonly size: ChartSize; readonly em: number };

function Grid({ chart, size, em }: GridProps) {
  const { left, right, width, height, bottom } = size;
  const step = tickStep(chart.rounds.length - 1, width - left - right, em * 1.6);
  const moon = chart.levels.at(-1)!;
  return (
    <g>
      {chart.levels.map(({ value, at }) => (
        <ChartRule key={value} from={left} to={width - right} at={at} em={em}>
          {value === moon.value ? '' : value}
        </ChartRule>
      ))}
      <circle class="chart-moon" cx={left - em * 1.15} cy={moon.at} r={em * 0.7} />
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

/** With the shape of a suit for each seat: they are known to be told apart by every eye. */
function Line({ line }: { readonly line: ChartLine }) {
  const suit = suitOfLine(line);
  const { ink } = suitColours(suit);
  const places = line.points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    <g>
      <path class="chart-line" d={`M${places.join('L')}`} style={{ stroke: ink }} />
      {line.points.map(({ wentOut }, index) => (
        <path
          key={index}
          class="chart-mark"
          d={suit.path}
          transform={`translate(${places[index]}) scale(0.34)`}
          style={{ stroke: ink, fill: wentOut ? ink : 'var(--paper)' }}
        />
      ))}
    </g>
  );
}

function suitOfLine({ seat }: ChartLine): Suit {
  return SUITS[(seat - 1) % SUITS.length]!;
}

type LabelProps = { readonly line: ChartLine; readonly name: string; readonly em: number };

function Label({ line, name, em }: LabelProps) {
  const { ink } = suitColours(suitOfLine(line));
  const end = line.points.at(-1)!;
  const x = end.x + em;
  return (
    <g>
      <path
        class="chart-lead"
        d={`M${end.x + em * 0.45} ${end.y}L${x} ${line.labelY}`}
        style={{ stroke: ink }}
      />
      <text class="strong" x={x + em * 0.25} y={line.labelY + em * 0.35} style={{ fill: ink }}>
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
