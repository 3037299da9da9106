/** What the games say of a ladder: the climb drawn, each level in figures, the game, advice. */
import {
  isOutOfOrder,
  meaningOfLead,
  intervalAround,
  type LadderAdvice,
  type LadderReport,
  type LevelFinding,
} from '@palier/bots/lab';
import { words } from '../state/words.ts';
import { Figure, Picture } from '../ui/chart.tsx';
import { estimateText, shareText } from './figures.ts';

type BalanceResultsProps = {
  readonly report: LadderReport;
  /** Games are still being played: advice waits for them. */
  readonly isLive: boolean;
};

export function BalanceResults({ report, isLive }: BalanceResultsProps) {
  const { levels } = report.findings;
  return (
    <div class="stack ladder-results">
      <StairChart levels={levels} />
      <LevelTable levels={levels} />
      {!isLive && (
        <>
          <Summary report={report} />
          <Advice advice={report.advice} />
        </>
      )}
    </div>
  );
}

function LevelTable({ levels }: { readonly levels: readonly LevelFinding[] }) {
  const says = words('ladders').balance;
  return (
    <>
      <table class="balance-table small numbers">
        <caption class="visually-hidden">{says.table}</caption>
        <thead>
          <tr>
            <th scope="col">{says.level}</th>
            <th scope="col">{says.tried}</th>
            <th scope="col">{says.laid}</th>
            <th scope="col">{says.turns}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map((finding) => (
            <tr key={finding.level}>
              <th scope="row">
                <span class="heavy">{finding.level}</span>
                <span class="balance-table-asks">{words('game').level(finding.asks)}</span>
              </th>
              <td data-label={says.tried}>{words('lab').whole(finding.tried)}</td>
              <td data-label={says.laid}>{shareText(finding.share)}</td>
              <td data-label={says.turns}>
                {estimateText(finding.cost)}
                {isOutOfOrder(finding) && <span class="ladder-easier"> {says.easier}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft small">{says.notes}</p>
    </>
  );
}

function Summary({ report }: { readonly report: LadderReport }) {
  const says = words('ladders').balance;
  const { ladder } = words('lab');
  const { findings, runaway, roundsOfGame } = report;
  return (
    <ul class="remark">
      <li>{says.length(estimateText(roundsOfGame), estimateText(findings.meanMinutes))}</li>
      {runaway !== undefined && (
        <li>
          {says.leader(shareText(runaway.won))} {ladder.leaderMeans[meaningOfLead(runaway)]}
        </li>
      )}
      <li>{says.dead(shareText(findings.dead))}</li>
    </ul>
  );
}

function Advice({ advice }: { readonly advice: readonly LadderAdvice[] }) {
  const { adviceHeading } = words('lab').ladder;
  return (
    <section aria-label={adviceHeading}>
      <h3>{adviceHeading}</h3>
      <ul class="stack snug">
        {advice.map((one, index) => (
          <li key={index} class="remark">
            {adviceText(one)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The laboratory's sentence on a long game names an option of its program. */
function adviceText(advice: LadderAdvice): string {
  if (advice.t !== 'long-game') return words('lab').advice(advice);
  return words('ladders').balance.longGame(Math.round(advice.minutes));
}

const SIZE = { width: 320, height: 150, top: 10, bottom: 22, gap: 4 };

/** The difficulty of each level as a staircase: how many turns it needs, with the error as a line. */
function StairChart({ levels }: { readonly levels: readonly LevelFinding[] }) {
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
