/** What a node keeps beside a table's steps, to list, wake and sweep tables without folding them. */
import type { Seat } from '@palier/rules';
import { isOverDays } from './options.ts';
import type { Phase, Room, RoomName } from './room.ts';
import { openRest } from './rest.ts';
import { deadlineOf, restEndFor } from './turn-time.ts';
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
  /** The step that brought the game's end or the next one. */
  readonly from?: number;
};

export type SeatHolder = {
  /** The hash of what proves it. */
  readonly token: string;
  readonly name: string;
  /** The step that brought their turn, while it lasts. */
  readonly turnFrom?: number;
  /** Until when they rest; it may be over by now. */
  readonly rest?: number;
};

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
  return [...room.turnsFrom.values()].includes(room.rev);
}

/** When the first clock runs out; at once where bots are to play. */
function dueOf(room: Room): number | undefined {
  if (!runsAlone(room)) return undefined;
  const due = duePeople(room);
  if (due.length === 0) return room.since;
  const rests = due.map(({ person }) => restEndFor(room, person) ?? Infinity);
  return Math.min(deadlineOf(room), ...rests);
}

function standingOf(room: Room): Standing {
  const { truth, seats, next } = room;
  const { at, number } = truth!.timeline;
  const from = room.nextFrom ?? room.overFrom;
  return {
    number,
    seats: seats.map((seat) => {
      const person = seat.t === 'person' ? personOf(room, seat.person) : undefined;
      if (person === undefined) return null;
      const turnFrom = room.turnsFrom.get(person.id);
      const rest = openRest(room, person.id)?.until;
      return {
        token: person.token,
        name: person.name,
        ...(turnFrom !== undefined && { turnFrom }),
        ...(rest !== undefined && { rest }),
      };
    }),
    due: duePeople(room).map(({ seat }) => seat),
    until: deadlineOf(room),
    ...(room.phase === 'over' && { winners: at.table.winners }),
    ...(next !== undefined && { next: { id: next.id, code: next.code } }),
    ...(from !== undefined && { from }),
  };
}
