/**
 * What a table and somebody at it say to each other. Local games pass these values as they are;
 * online they travel as the documents of the contract.
 */
import type {
  Command,
  Fairness,
  RecordResult,
  RecordedEvent,
  Refusal,
  SetupChoice,
  View,
  Viewer,
} from '@palier/rules';
import type { HeardDenial } from './room/wire.ts';
import type { SeatInfo } from './seats.ts';

/** What everybody may know of a game before its first event. */
export type Opening = {
  readonly game: string;
  readonly choice: SetupChoice;
  readonly seats: readonly SeatInfo[];
  readonly fairness: ToldFairness;
  /** A discard can be taken back while nobody has done anything since. */
  readonly isDiscardOpen?: true;
  /** What the viewer knew where the game began, if that was not at its first deal. */
  readonly start?: View;
};

/** What is told of the luck: a seed only by the record, once the game is over. */
export type ToldFairness = Extract<Fairness, { readonly t: 'honest' }> | { readonly t: 'seeded' };

/** Why bots wait: nobody asked them to, somebody did, or a round has ended and is being looked at. */
export type Pause = 'none' | 'asked' | 'round';

/** An id counts a client's questions; `at` is the number of entries the asker knows of. */
export type Ask =
  | { readonly t: 'watch'; readonly viewer: Viewer }
  | { readonly t: 'act'; readonly id: number; readonly at: number; readonly command: Command }
  | { readonly t: 'takeBack'; readonly id: number; readonly at: number }
  | { readonly t: 'record'; readonly id: number }
  | { readonly t: 'pause'; readonly on: boolean }
  /** How long a bot takes, in milliseconds. */
  | { readonly t: 'pace'; readonly ms: number }
  /** Whoever has the turn plays it at once. */
  | { readonly t: 'hurry' };

/**
 * How a question was answered. `stale`: the game had moved on, look again. `failed`: the table itself
 * could not do it (its store is full, or away); ask again.
 */
export type Answer =
  | { readonly t: 'done' }
  | { readonly t: 'refused'; readonly refusal: Refusal }
  | { readonly t: 'stale' | 'not-yours' | 'nothing-to-take-back' | 'not-over' }
  | { readonly t: 'failed' | 'closed' }
  /** Online: what this table, or its host, does not let anybody do. */
  | { readonly t: 'denied'; readonly why: HeardDenial }
  /** A lesson wants another move. Who teaches says so. */
  | { readonly t: 'not-asked' }
  | { readonly t: 'record'; readonly text: string };

export type Tell =
  | {
      readonly t: 'opened';
      readonly opening: Opening;
      readonly viewer: Viewer;
      readonly entries: readonly RecordedEvent[];
      readonly pause: Pause;
      readonly result: RecordResult | undefined;
    }
  | {
      readonly t: 'happened';
      /** The number of entries before these. */
      readonly from: number;
      readonly entries: readonly RecordedEvent[];
      readonly pause: Pause;
      readonly result: RecordResult | undefined;
    }
  | { readonly t: 'answered'; readonly id: number; readonly answer: Answer }
  | { readonly t: 'paused'; readonly pause: Pause }
  /** `elsewhere`: the game is played in another place now. */
  | { readonly t: 'closed'; readonly why: 'elsewhere' | 'gone' };
