/** What a node keeps beside a table's steps, to list, wake and sweep tables without folding them. */
import type { Seat } from '@palier/rules';
import { isOverDays } from './options.ts';
import type { Phase, Room, RoomName } from './room.ts';
import { deadlineOf } from './turn-time.ts';
import { duePeople, personOf, runsAlone } from './who.ts';

export type RoomSummary = {
  readonly phase: Phase;
  readonly round: number;
  readonly people: number;
  /** Of a game over days, from its beginning on. */
  readonly days?: DaysSummary;
};

export type DaysSummary = {
  /** When something is to be done at the table though nobody comes; absent: nothing is. */
  readonly due?: number;
  readonly standing: Standing;
  /** Somebody who is not there may want to hear of what has just happened. */
  readonly isNews?: boolean;
};

/** Whose turn it is, for who asks without coming to the table. */
export type Standing = {
  /** How many entries the game has. */
  readonly number: number;
  /** Of the people by seat; null for a bot. */
  readonly seats: readonly (SeatHolder | null)[];
  /** The seats of those whom the game waits for. */
  readonly due: readonly Seat[];
  /** Until when the first of them may think. */
  readonly until: number;
  /** The seats that have won a game that is over. */
  readonly winners?: readonly Seat[];
  /** The game that these people went on to. */
  readonly next?: RoomName;
};

/** `token`: the hash of what proves it. */
export type SeatHolder = { readonly token: string; readonly name: string };

/** `before`: the room before the step that led to it. */
export function roomSummary(room: Room, before?: Room): RoomSummary {
  const { truth, people, options, isShut = false } = room;
  const phase = isShut ? 'over' : room.phase;
  const round = truth?.timeline.at.table.round ?? 0;
  const summary = { phase, round, people: people.length };
  if (phase === 'lobby' || isShut || !isOverDays(options.clock)) return summary;
  const due = dueOf(room);
  const isNews = before !== undefined && bringsNews(before, room);
  const standing = standingOf(room);
  return {
    ...summary,
    days: { ...(due !== undefined && { due }), standing, ...(isNews && { isNews }) },
  };
}

/** It has become somebody's turn, the game is over, or its people go on to another. */
function bringsNews(before: Room, room: Room): boolean {
  if (before.phase !== 'over' && room.phase === 'over') return true;
  if (before.next === undefined && room.next !== undefined) return true;
  const were = new Set(duePeople(before).map(({ person }) => person));
  return duePeople(room).some(({ person }) => !were.has(person));
}

/** When the first clock runs out; at once where bots are to play. */
function dueOf(room: Room): number | undefined {
  if (!runsAlone(room)) return undefined;
  return duePeople(room).length === 0 ? room.since : deadlineOf(room);
}

function standingOf(room: Room): Standing {
  const { truth, seats, next } = room;
  const { at, number } = truth!.timeline;
  return {
    number,
    seats: seats.map((seat) => {
      const person = seat.t === 'person' ? personOf(room, seat.person) : undefined;
      return person === undefined ? null : { token: person.token, name: person.name };
    }),
    due: duePeople(room).map(({ seat }) => seat),
    until: deadlineOf(room),
    ...(room.phase === 'over' && { winners: at.table.winners }),
    ...(next !== undefined && { next: { id: next.id, code: next.code } }),
  };
}
