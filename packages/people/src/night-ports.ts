/** What duplicate nights need of the world around them. */
import type { NightTable, Rooms } from '@palier/table/room';
import type { Person } from './kept.ts';
import type { Night } from './night.ts';
import type { Done } from './ports.ts';

/** `rev`: how often it was written. */
export type KeptNight = { readonly rev: number; readonly night: Night };

export type Entrant = { readonly number: number; readonly person: Person };

/** What follows a writing. */
export type NightWriting = {
  /** When somebody should look at it; Infinity: never. */
  readonly look: number;
  /** The profile of who has just entered, with the last number. */
  readonly newcomer?: string;
};

/**
 * Keeps nights. A night is written only by who knew it as it was; who comes second reads it again. What
 * it has said is stored survives a crash.
 */
export type NightStore = {
  /** `missing`: there is no such club. */
  readonly create: (night: Night, look: number) => Promise<Done>;
  readonly find: (id: string) => Promise<KeptNight | undefined>;
  /** Those who have entered it and are still somebody, by number. */
  readonly people: (id: string) => Promise<readonly Entrant[]>;
  /** The newest first; so many at most. */
  readonly ofClub: (club: string, most: number) => Promise<readonly Night[]>;
  /** Those that somebody has entered, the newest first. */
  readonly entered: (profile: string) => Promise<readonly Night[]>;
  /**
   * `conflict`: it is not as it was then, or who enters has entered. `missing`: there is no such night,
   * or nobody who enters.
   */
  readonly put: (
    rev: number,
    next: Night,
    writing: NightWriting,
  ) => Promise<'stored' | 'conflict' | 'missing'>;
  /** Ids of those that should be looked at by now; so many at most. */
  readonly due: (now: number, most: number) => Promise<readonly string[]>;
  /** Removes nights that were over before then, and have nothing left to do; says how many. */
  readonly sweep: (before: number) => Promise<number>;
};

/** The tables that nights are played at. */
export type NightRooms = Pick<Rooms, 'createForNight' | 'nightResult' | 'unseal'> & {
  /** Which of these are there and not over: to be asked often. */
  readonly stillOpen: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** By seat: the same at every table. */
export type NightBots = readonly Extract<NightTable['seats'][number], { readonly t: 'bot' }>[];
