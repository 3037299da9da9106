/** The difficulty of each level as a staircase: how many turns it needs, with the error as a line. */
import { intervalAround, isOutOfOrder, type LevelFinding } from '@palier/bots/lab';
import { Figure, Picture } from '../ui/chart.tsx';
import { words } from '../state/words.ts';
import { estimateText } from './figures.ts';

const SIZE = { width: 320, height: 150, top: 10, bottom: 22, gap: 4 };

export function StairChart({ levels }: { readonly levels: readonly LevelFinding[] }) {
  const says = words('ladders').balance;
  const most = Math.max(1, ...levels.map((level) => boundsOf(level)[1]));
  const step = SIZE.width / levels.length;
  const floor = SIZE.height - SIZE.bottom;
  const y = (turns: number): number => floor - ((floor - SIZE.top) * turns) / most;
  const said = levels.map((level) => says.levelAlt(level.level, estimateText(level.cost)));
  return (
    <Figure legend={says.climb}>
      <Picture width={SIZE.width} height={SIZE.height} says={says.climbAlt(said)}>
        {levels.map((level, index) => {
          const [low, high] = boundsOf(level);
          const middle = step * (index + 0.5);
          const top = y(level.cost?.value ?? 0);
          const error = `M${middle} ${y(low)}V${y(high)}M${middle - 4} ${y(high)}h8M${middle - 4} ${y(low)}h8`;
          return (
            <g key={level.level}>
              <rect
                class="ladder-stair"
                data-easier={isOutOfOrder(level)}
                x={step * index + SIZE.gap / 2}
                y={top}
                width={step - SIZE.gap}
                height={floor - top}
                rx={3}
              />
              {high > low && (
                <>
                  <path class="ladder-error-edge" d={error} />
                  <path class="ladder-error" d={error} />
                </>
              )}
              <text class="ladder-stair-number" x={middle} y={SIZE.height - 6}>
                {level.level}
              </text>
            </g>
          );
        })}
        <path class="ladder-floor" d={`M0 ${floor}H${SIZE.width}`} />
      </Picture>
    </Figure>
  );
}

function boundsOf({ cost }: LevelFinding): readonly [low: number, high: number] {
  if (cost === undefined) return [0, 0];
  return intervalAround(cost) ?? [cost.value, cost.value];
}
