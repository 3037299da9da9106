/**
 * How a game at a table ended, and whose each seat was. It is told from the table's steps, not from the room
 * that they lead to: who has left is in the first alone.
 */
import { levelOf, placesOf, type Seat, type Setup, type Table } from '@palier/rules';
import { evolveRoom, openRoom } from './evolve.ts';
import { isSealed } from './night-table.ts';
import type { RoomOptions } from './options.ts';
import type { StoredStep } from './ports.ts';
import type { PersonId, Room } from './room.ts';
import { parseStep } from './step.ts';
import { personOf } from './who.ts';

export type Outcome = {
  readonly began: number;
  readonly ended: number;
  readonly setup: Setup;
  /** As they were when the game began: later they may be chosen otherwise for the next. */
  readonly options: RoomOptions;
  readonly club: string | undefined;
  readonly night: string | undefined;
  readonly seats: readonly OutcomeSeat[];
  /** Others have these cards still to play: nobody may hear of it yet. */
  readonly isSealed?: true;
};

/**
 * A seat is theirs who had it when the game began, whoever plays on for them: who leaves a game has ended as
 * their stand-in does. Where a bot had it, it is theirs who has it at the end.
 */
export type OutcomeSeat = {
  readonly seat: Seat;
  readonly isBot: boolean;
  /** The hash of the token of the person whose seat it is. */
  readonly token?: string;
  /** Whether it was theirs, or a bot's, for the whole game. */
  readonly isWhole: boolean;
  /** From 1; who ended alike shares the better one. */
  readonly place: number;
  /** How many levels were climbed. */
  readonly level: number;
};

/** Undefined: there was none, or it was not played to its end. */
export function outcomeFrom(stored: readonly StoredStep[]): Outcome | undefined {
  let room: Room | undefined;
  let begun: Begun | undefined;
  for (const [index, { step: text }] of stored.entries()) {
    const step = parseStep(text);
    room = room === undefined ? openRoom(step) : evolveRoom(room, step);
    if (begun === undefined && room.phase !== 'lobby') begun = begunAt(room, step.at);
    // What is said and chosen after the game is not heard.
    if (room.phase !== 'over') continue;
    const opens = stored.slice(index + 1).some((later) => opensIn(later));
    const told = begun && outcome(room, begun, step.at);
    return told && isSealed(room) && !opens ? { ...told, isSealed: true } : told;
  }
  return undefined;
}

/** Whether a night has opened its table then. */
function opensIn({ step }: StoredStep): boolean {
  return parseStep(step).events.some(({ t }) => t === 'unsealed');
}

type Sitter = Pick<OutcomeSeat, 'isBot' | 'token'>;

type Begun = {
  readonly at: number;
  readonly options: RoomOptions;
  readonly sitters: readonly Sitter[];
};

function begunAt(room: Room, at: number): Begun {
  return {
    at,
    options: room.options,
    sitters: room.seats.map((_, index) => sitterAt(room, index)),
  };
}

function sitterAt(room: Room, index: number): Sitter {
  const seat = room.seats[index];
  return seat?.t === 'person' ? tokenOf(room, seat.person) : { isBot: true };
}

/** A program from outside is a bot, whoever runs it. */
function tokenOf(room: Room, person: PersonId): Sitter {
  const { isBot = false, token } = personOf(room, person) ?? { isBot: true };
  return isBot || token === undefined ? { isBot: true } : { isBot: false, token };
}

function outcome(room: Room, { at, options, sitters }: Begun, ended: number): Outcome {
  const { table } = room.truth!.timeline.at;
  const places = placesOf(
    table.left.map(({ length }) => length),
    table.winners,
  );
  const seats = sitters.map((sitter, index): OutcomeSeat => {
    const last = sitter.isBot ? sitterAt(room, index) : sitter;
    const isWhole = last.token === sitter.token;
    return {
      seat: index + 1,
      ...last,
      isWhole,
      place: places[index]!,
      level: climbed(table, index),
    };
  });
  const { club, night } = room;
  return { began: at, ended, setup: table.setup, options, club, night: night?.id, seats };
}

function climbed(table: Table, index: number): number {
  return levelOf(table, index + 1) - 1;
}
