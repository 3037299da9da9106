/** What lay on the table when something was told, so that a combination is called by what it is. */
import type { Meld, RecordedEvent } from '@palier/rules';
import type { TableState } from '@palier/table';

/** By seat. A level is laid once a round, and what is added to it changes no name. */
export type ToldMelds = readonly (readonly Meld[])[];

type Told = Pick<TableState, 'entries'> & {
  readonly opening: Pick<TableState['opening'], 'start'>;
};

/** What lay there before the entry with this number (from 0). */
export function meldsBefore({ entries, opening }: Told, number: number): ToldMelds {
  let at = entries;
  while (at.length > number) at = at.before!;
  const laid: RecordedEvent[] = [];
  for (; at.last !== undefined && at.last.t !== 'roundDealt'; at = at.before!) laid.push(at.last);
  // No deal was found: the game began in the middle of this round.
  const begun = at.last === undefined ? (opening.start?.table.melds ?? []) : [];
  return laid.toReversed().reduce(meldsAfter, begun);
}

export function meldsAfter(melds: ToldMelds, event: RecordedEvent): ToldMelds {
  if (event.t === 'roundDealt') return [];
  if (event.t !== 'levelLaid') return melds;
  const length = Math.max(melds.length, event.seat);
  return Array.from({ length }, (_, index) =>
    index === event.seat - 1 ? event.melds : (melds[index] ?? []),
  );
}
