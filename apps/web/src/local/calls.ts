/** What the page and its worker say to each other, apart from what is said at a table. */
import type { Advice, Study } from '@palier/bots';
import type { Fault, SetupChoice, Viewer } from '@palier/rules';
import type { PackedView, SeatInfo, Summary } from '@palier/table';
import type { CheckedRecord, SeenGame } from './check-record.ts';
import type { FinishedGame } from './finished.ts';

export type NewGame = {
  readonly choice: SetupChoice;
  readonly seats: readonly SeatInfo[];
  /** Whether a discard can be taken back; what is usual, where nobody has said. */
  readonly isDiscardOpen?: boolean;
};

/** To be played on: after so many events of that game, by these. */
export type PlayOn = {
  readonly game: string;
  readonly at: number;
  readonly seats: readonly SeatInfo[];
};

export type SavedGame = Summary & {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly saved: number;
};

/** A game that is kept and cannot be read. */
export type DamagedGame = {
  readonly id: string;
  readonly saved: number | undefined;
  /** Somebody does not want to see it in the list. */
  readonly isAside: boolean;
};

/** Through whose eyes a game is opened; or that it is played in another tab, not there, or damaged. */
export type Opened = { readonly viewer: Viewer } | 'elsewhere' | 'missing' | 'unreadable';

/** What became of a record from a file. `unsound`: it can be read, and breaks the rules or its word. */
export type Imported =
  | { readonly t: 'kept'; readonly id: string }
  | { readonly t: 'unreadable'; readonly fault: Fault }
  | { readonly t: 'unsound' | 'unfinished' };

export type Calls = {
  readonly create: (game: NewGame) => Promise<string>;
  /** The id of the new game; undefined where nothing is left to play, or the game is not there. */
  readonly playOn: (from: PlayOn) => Promise<string | undefined>;
  readonly list: () => Promise<readonly SavedGame[]>;
  readonly damaged: () => Promise<readonly DamagedGame[]>;
  readonly setAside: (id: string, on: boolean) => Promise<void>;
  /** All that there is of a game, as it lies there, for a file. */
  readonly rawGame: (id: string) => Promise<string>;
  readonly remove: (id: string) => Promise<void>;
  readonly erase: () => Promise<void>;
  /** The games that were played to their end here, the oldest first. */
  readonly results: () => Promise<readonly FinishedGame[]>;
  readonly eraseResults: () => Promise<void>;
  /** One that ended elsewhere; once, however often it is kept. */
  readonly keepResult: (game: FinishedGame) => Promise<void>;
  /** Fetches what thinks, so that the first question is answered sooner. */
  readonly wake: () => Promise<void>;
  /** The table is spoken to through the port that comes with the call. */
  readonly open: (id: string, takeOver: boolean) => Promise<Opened>;
  readonly record: (id: string) => Promise<string | undefined>;
  readonly importRecord: (text: string) => Promise<Imported>;
  readonly checkRecord: (
    text: string | undefined,
    seen: SeenGame | undefined,
  ) => Promise<CheckedRecord>;
  readonly study: (view: PackedView) => Promise<Study>;
  readonly advise: (view: PackedView, bots: readonly string[]) => Promise<Advice>;
};

export type CallName = keyof Calls;

export type CallMessage = {
  [Name in CallName]: {
    readonly id: number;
    readonly name: Name;
    readonly operands: Parameters<Calls[Name]>;
  };
}[CallName];

export type CallAnswer =
  | { readonly id: number; readonly value: unknown }
  /** `isNewer`: the games were kept by a newer version of this program. */
  | { readonly id: number; readonly error: string; readonly isNewer: boolean };
