/** What the games say of a ladder: the climb drawn, each level in figures, the game, advice. */
import {
  isOutOfOrder,
  meaningOfLead,
  type LadderAdvice,
  type LadderReport,
  type LevelFinding,
} from '@palier/bots/lab';
import { words } from '../state/words.ts';
import { estimateText, shareText } from './figures.ts';
import { StairChart } from './stair-chart.tsx';

export type BalanceResultsProps = {
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
      <table class="balance-table">
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
                <span class="balance-table-number">{finding.level}</span>
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
    <ul class="ladder-summary">
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
      <ul class="ladder-advice">
        {advice.map((one, index) => (
          <li key={index}>{adviceText(one)}</li>
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
