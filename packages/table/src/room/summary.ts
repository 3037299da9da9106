/** What a node keeps beside a table's steps, to list and sweep tables without folding them. */
import type { Phase, Room } from './room.ts';

export type RoomSummary = {
  readonly phase: Phase;
  readonly round: number;
  readonly people: number;
};

export function roomSummary({ phase, truth, people }: Room): RoomSummary {
  return { phase, round: truth?.timeline.at.table.round ?? 0, people: people.length };
}
