/** The round that has just ended at a table. */
import type { TableState } from '@palier/table';
import { climbOf } from './climb.ts';
import { RoundSummary } from './round-summary.tsx';

export type LastRoundProps = {
  readonly state: TableState;
  readonly onContinue: () => void;
};

export function LastRound({ state, onContinue }: LastRoundProps) {
  const { entries, setup, opening, view } = state;
  const round = climbOf(entries, setup, opening.start?.table).rounds.at(-1);
  if (round === undefined) return null;
  return (
    <RoundSummary
      round={round}
      seats={opening.seats}
      viewer={view.viewer}
      isOver={false}
      onContinue={onContinue}
    />
  );
}
