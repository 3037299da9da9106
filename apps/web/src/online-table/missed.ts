/** What happened while somebody was away, round by round. */
import type { RecordedEvent } from '@palier/rules';

export type MissedRound = {
  readonly round: number;
  readonly events: readonly RecordedEvent[];
};

/** More are not read; the history has them all. */
export const MOST_MISSED = 60;

/** So few stand on the table anyway, as what happened last. */
const FEW = 2;

/** Whether it is worth a sheet of its own. */
export function isMuch(missed: readonly RecordedEvent[]): boolean {
  return missed.length > FEW || missed.some(({ t }) => t === 'roundEnded');
}

/** `roundNow`: the round that is being played, in which all of it happened if no other was dealt. */
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
  return rounds;
}
