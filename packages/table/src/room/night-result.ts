/** What was made of the cards at a table that is over, seat by seat. */
import { placesOf, type RecordedEvent, type RoundEnded } from '@palier/rules';
import type { Truth } from '../truth.ts';

export type SeatResult = {
  /** From 1 on; equal ones share a place. */
  readonly place: number;
  /** Levels that were cleared in the whole game. */
  readonly levels: number;
  /** By round: the levels that were cleared, and whether this seat ended it. */
  readonly rounds: readonly { readonly levels: number; readonly ended: boolean }[];
};

/** By seat. */
export type TableResult = readonly SeatResult[];

export function tableResult({ timeline }: Truth, entries: readonly RecordedEvent[]): TableResult {
  const { winners, left, setup } = timeline.at.table;
  const ends = standing(entries).filter((entry): entry is RoundEnded => entry.t === 'roundEnded');
  const places = placesOf(
    left.map(({ length }) => length),
    winners,
  );
  return left.map((levelsLeft, index) => {
    const seat = index + 1;
    return {
      place: places[index]!,
      levels: setup.ladders[index]!.levels.length - levelsLeft.length,
      rounds: ends.map(({ cleared, by, seat: who }) => ({
        levels: cleared[index]!.length,
        ended: who === seat && (by === 'went-out' || by === 'win'),
      })),
    };
  });
}

/** Without what was taken back. */
function standing(entries: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const kept: { readonly number: number; readonly entry: RecordedEvent }[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.t !== 'takenBack') kept.push({ number: index + 1, entry });
    else while (kept.length > 0 && kept.at(-1)!.number > entry.to) kept.pop();
  }
  return kept.map(({ entry }) => entry);
}
