/** The round that has just ended at a table. */
import { allEntries, type SeatInfo, type TableState } from '@palier/table';
import type { ComponentChildren } from 'preact';
import { climbOf } from './climb.ts';
import { RoundSummary } from './round-summary.tsx';

export type LastRoundProps = {
  readonly state: TableState;
  readonly seats: readonly SeatInfo[];
  /** What the table has to say about it. */
  readonly note: ComponentChildren;
  readonly onContinue: () => void;
};

export function LastRound({ state, seats, note, onContinue }: LastRoundProps) {
  const { entries, setup, opening, view } = state;
  const round = climbOf(allEntries(entries), setup, opening.start?.table).rounds.at(-1);
  if (round === undefined) return null;
  return (
    <RoundSummary
      round={round}
      seats={seats}
      note={note}
      viewer={view.viewer}
      isOver={false}
      onContinue={onContinue}
    />
  );
}
