/** What happened while somebody was away, round by round. */
import { commandOf, type RecordedEvent, type Seat } from '@palier/rules';

type MissedRound = {
  readonly round: number;
  readonly events: readonly RecordedEvent[];
};

/** More are not read; the history has them all. */
export const MOST_ROUNDS = 8;

/** So few stand on the table anyway, as what happened last. */
const FEW = 2;

/** Whether it is worth a sheet of its own. */
export function isMuch(missed: readonly RecordedEvent[]): boolean {
  return missed.length > FEW || missed.some(({ t }) => t === 'roundEnded');
}

/**
 * Of the round that goes on everything is told, of those before it what counted. `roundNow`: the round
 * in which all of it happened, if no other was dealt meanwhile.
 */
export function byRound(
  missed: readonly RecordedEvent[],
  roundNow: number,
): readonly MissedRound[] {
  const dealt = missed.find((event) => event.t === 'roundDealt');
  let round = dealt === undefined ? roundNow : dealt.round - 1;
  const rounds: { round: number; events: RecordedEvent[] }[] = [];
  for (const event of missed) {
    if (event.t === 'roundDealt') ({ round } = event);
    const last = rounds.at(-1);
    if (last?.round === round) last.events.push(event);
    else rounds.push({ round, events: [event] });
  }
  return rounds.map((each, index) =>
    index === rounds.length - 1 ? each : { round: each.round, events: each.events.filter(counts) },
  );
}

/** What is worth to be known of a round that is over. */
function counts({ t }: RecordedEvent): boolean {
  return t === 'levelLaid' || t === 'passPlayed' || t === 'roundEnded';
}

/** Whether somebody moved in a seat meanwhile. */
export function hasMoved(missed: readonly RecordedEvent[], seat: Seat | undefined): boolean {
  return missed.some(
    (event) =>
      event.t !== 'takenBack' &&
      commandOf(event) !== undefined &&
      'seat' in event &&
      event.seat === seat,
  );
}
