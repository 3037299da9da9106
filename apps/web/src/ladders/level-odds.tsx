/** The chance to have a level in hand by the turn, each with its error. */
import type { LevelOdds } from '@palier/bots/lab';
import type { EditionId, Level } from '@palier/rules';
import { words } from '../state/words.ts';
import { shareText } from './figures.ts';
import { oddsOf } from './odds.ts';

type OddsProps = { readonly edition: EditionId; readonly level: Level };

/** The last of them in a line, for a level that is closed. */
export function LevelOddsLine({ edition, level }: OddsProps) {
  const says = words('ladders').odds;
  const last = oddsOf(edition, level)?.at(-1);
  return (
    <span class="ladder-odds-line row">
      <Meter odds={last} />
      <span class="soft small">
        {last === undefined ? says.counting : says.short(last.turns, chanceText(last))}
      </span>
    </span>
  );
}

export function LevelOddsList({ edition, level, number }: OddsProps & { readonly number: number }) {
  const says = words('ladders').odds;
  const odds = oddsOf(edition, level);
  if (odds === undefined) return <p class="soft small">{says.counting}</p>;
  return (
    <section class="ladder-odds" aria-label={says.title(number)}>
      <h3 class="choices-legend">{says.title(number)}</h3>
      <dl class="stack tight">
        {odds.map((one) => (
          <div key={one.turns} class="row">
            <dt>{says.by(one.turns)}</dt>
            <dd class="row">
              <Meter odds={one} />
              <span class="numbers">{chanceText(one)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Meter({ odds }: { readonly odds: LevelOdds | undefined }) {
  return (
    <span class="ladder-meter" aria-hidden="true">
      <span style={{ inlineSize: `${100 * (odds?.chance ?? 0)}%` }} />
    </span>
  );
}

function chanceText({ chance, interval }: LevelOdds): string {
  return shareText({ value: chance, interval });
}
