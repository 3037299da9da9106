/** A game as it is kept: its truth with all that led to it, and who sits at it. */
import {
  isFault,
  isRefusal,
  makeRecordLine,
  parseRecord,
  type Command,
  type Fault,
  type RecordedEvent,
  type Refusal,
  type Seat,
  type SetupChoice,
} from '@palier/rules';
import { NO_ENTRIES, allEntries, withEntries, type Entries } from './entries.ts';
import { isAgainstBots, type SeatInfo } from './seats.ts';
import {
  actOn,
  dealt,
  takeBackOn,
  truthOf,
  type Advance,
  type ShuffleSource,
  type Truth,
} from './truth.ts';

/** All that is kept of a game. Lines are those of its record, so any later version can read them. */
export type StoredGame = {
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  /** The record's first line. */
  readonly header: string;
  /** The secret behind the header's commitment. */
  readonly secret?: string;
  readonly isDiscardOpen?: boolean;
  readonly lines: readonly string[];
};

export type Game = Truth & {
  readonly t: 'game';
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  /** Whether a discard can be taken back; where nobody has said, it can against bots. */
  readonly isDiscardOpen?: boolean;
  readonly entries: Entries;
};

export type GamePlan = {
  readonly id: string;
  readonly choice: SetupChoice;
  readonly seats: readonly SeatInfo[];
  readonly luck: ShuffleSource;
  readonly isDiscardOpen?: boolean;
  /** The program that makes it, for its record. */
  readonly engine: string;
};

/** A new game, dealt; or why it cannot be played, or could not be read again once it is kept. */
export function makeGame(plan: GamePlan): Game | Fault {
  const { id, choice, seats, luck, engine } = plan;
  const names = seats.map(({ name }) => name);
  const deal = dealt({ choice, names, luck, engine });
  if (isFault(deal)) return deal;
  return {
    t: 'game',
    id,
    seats,
    ...optionsOf(plan),
    entries: withEntries(NO_ENTRIES, deal.entries),
    ...deal.truth,
  };
}

/** What a table was told of itself. */
function optionsOf({ isDiscardOpen }: Pick<Game, 'isDiscardOpen'>): Pick<Game, 'isDiscardOpen'> {
  return isDiscardOpen === undefined ? {} : { isDiscardOpen };
}

/** A stored game, read again. */
export function openGame(stored: StoredGame): Game | Fault {
  const { id, seats, secret, header, lines } = stored;
  const record = parseRecord([header, ...lines].join('\n'));
  if (isFault(record)) return record;
  const truth = truthOf(record, secret);
  if (isFault(truth)) return truth;
  return {
    t: 'game',
    id,
    seats,
    ...optionsOf(stored),
    entries: withEntries(NO_ENTRIES, record.events),
    ...truth,
  };
}

export function storedGame(game: Game): StoredGame {
  const { id, seats, header, secret, entries } = game;
  return {
    id,
    seats,
    header: makeRecordLine(header),
    ...(secret !== undefined && { secret }),
    ...optionsOf(game),
    lines: allEntries(entries).map(makeRecordLine),
  };
}

export type Acted = {
  readonly t: 'acted';
  readonly game: Game;
  /** What is new. */
  readonly entries: readonly RecordedEvent[];
};

export function act(game: Game, seat: Seat, command: Command): Acted | Refusal {
  const advance = actOn(game, seat, command);
  return isRefusal(advance) ? advance : acted(game, advance);
}

export function isDiscardOpen({ isDiscardOpen: said, seats }: Game): boolean {
  return said ?? isAgainstBots(seats);
}

/** Undoes the seat's last move of this turn, if the table lets it; undefined where there is none. */
export function takeBack(game: Game, seat: Seat): Acted | undefined {
  const advance = takeBackOn(game, seat, { isDiscardOpen: isDiscardOpen(game) });
  return advance && acted(game, advance);
}

function acted(game: Game, { truth, entries }: Advance): Acted {
  return {
    t: 'acted',
    game: { ...game, timeline: truth.timeline, entries: withEntries(game.entries, entries) },
    entries,
  };
}
