/** The chance to win from decision to decision: a line within its error, and where it was given away. */
import type { ReviewedMove } from '@palier/bots/coach';
import { ChartRule, MeasuredChart, Picture, type Measured } from '../ui/chart.tsx';
import { words } from '../state/words.ts';
import { chanceChartOf } from './chance-layout.ts';
import { isFaulted } from './score.ts';

export function ChanceChart({ moves }: { readonly moves: readonly ReviewedMove[] }) {
  return (
    <MeasuredChart
      legend={words('review').page.chart.legend}
      draw={(measured) => <ChancePicture moves={moves} {...measured} />}
    />
  );
}

const TICKS = [0, 0.5, 1];

type ChancePictureProps = Measured & { readonly moves: readonly ReviewedMove[] };

function ChancePicture({ moves, width, em }: ChancePictureProps) {
  const say = words('review').page.chart;
  const { percent } = words('review');
  const size = {
    width,
    height: em * 14,
    left: em * 3.6,
    right: em * 0.8,
    top: em * 0.8,
    bottom: em * 1.8,
  };
  const chart = chanceChartOf(moves, size, em * 2);
  return (
    <Picture width={width} height={size.height} says={say.about(moves.length)}>
      {TICKS.map((tick) => (
        <ChartRule key={tick} from={size.left} to={width - size.right} at={chart.yOf(tick)} em={em}>
          {shortly(percent(tick))}
        </ChartRule>
      ))}
      {chart.rounds.map(({ round, x, isNamed }) => (
        <g key={round}>
          <line class="chart-rule" x1={x} x2={x} y1={chart.yOf(1)} y2={size.height - size.bottom} />
          {isNamed && (
            <text x={x + em * 0.2} y={size.height - em * 0.4}>
              {say.round(round)}
            </text>
          )}
        </g>
      ))}
      <path class="review-band" d={chart.band} />
      <path class="review-line" d={chart.line} />
      {moves.map(({ at, verdict }, index) =>
        isFaulted(verdict) ? (
          <path
            key={at}
            class="review-dot"
            d="M-5-6H5L0 4Z"
            transform={`translate(${chart.points[index]!.x} ${chart.points[index]!.y - 6})`}
          />
        ) : null,
      )}
    </Picture>
  );
}

/** "50.0%" is "50%" on an axis. */
function shortly(percent: string): string {
  return percent.replace(/[.,]0(?=\D)/, '');
}
