/** The chance to win from decision to decision: a line within its error, and where it was given away. */
import type { ReviewedMove } from '@palier/bots/coach';
import { useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import { useMeasured, type Measured } from '../ui/use-measured.ts';
import { chanceChartOf } from './chance-layout.ts';
import { isAgainst } from './worth-a-look.tsx';

export function ChanceChart({ moves }: { readonly moves: readonly ReviewedMove[] }) {
  const box = useRef<HTMLDivElement>(null);
  const measured = useMeasured(box);
  return (
    <figure class="review-chart">
      <div ref={box} class="review-chart-box">
        {measured !== undefined && <Picture moves={moves} {...measured} />}
      </div>
      <figcaption class="soft small">{words('review').page.chart.legend}</figcaption>
    </figure>
  );
}

const TICKS = [0, 0.5, 1];

function Picture({ moves, width, em }: Measured & { readonly moves: readonly ReviewedMove[] }) {
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
    <svg
      width={width}
      height={size.height}
      viewBox={`0 0 ${width} ${size.height}`}
      role="img"
      aria-label={say.about(moves.length)}
    >
      {TICKS.map((tick) => (
        <g key={tick}>
          <line
            class="review-rule"
            x1={size.left}
            x2={width - size.right}
            y1={chart.yOf(tick)}
            y2={chart.yOf(tick)}
          />
          <text class="review-tick" x={size.left - em * 0.5} y={chart.yOf(tick) + em * 0.35}>
            {shortly(percent(tick))}
          </text>
        </g>
      ))}
      {chart.rounds.map(({ round, x, isNamed }) => (
        <g key={round}>
          <line
            class="review-rule"
            x1={x}
            x2={x}
            y1={chart.yOf(1)}
            y2={size.height - size.bottom}
          />
          {isNamed && (
            <text class="review-round-name" x={x + em * 0.2} y={size.height - em * 0.4}>
              {say.round(round)}
            </text>
          )}
        </g>
      ))}
      <path class="review-band" d={chart.band} />
      <path class="review-line" d={chart.line} />
      {moves.map(({ at, verdict }, index) =>
        isAgainst(verdict) ? (
          <path
            key={at}
            class="review-dot"
            d="M-5-6H5L0 4Z"
            transform={`translate(${chart.points[index]!.x} ${chart.points[index]!.y - 6})`}
          />
        ) : null,
      )}
    </svg>
  );
}

/** "50.0%" is "50%" on an axis. */
function shortly(percent: string): string {
  return percent.replace(/[.,]0(?=\D)/, '');
}
