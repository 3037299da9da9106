/** What is said after a round, after a game and while one is watched again. */
import type { RoundEnd, Seat } from '@palier/rules';
import type { Naming } from '../naming.ts';

/** How a round ended, and for whom. */
export type EndingFact = { readonly by: RoundEnd; readonly seat?: Seat | undefined };

/** What a round was to one seat. */
export type ClimbFact = {
  readonly seat: Seat;
  /** `won`: laid the last level. `late`: laid, and the game was won before it counted. */
  readonly how: 'won' | 'out' | 'laid' | 'late' | 'none';
  readonly laid: number | undefined;
  /** How many levels it climbed. */
  readonly climbed: number;
  /** The level it is at now; on an open ladder, how many are left. */
  readonly now: { readonly t: 'level' | 'left'; readonly count: number } | { readonly t: 'moon' };
};

/** Something worth telling of a game that is over. */
export type Telling =
  /** Who won in which round; `level` is the one that did it. */
  | {
      readonly t: 'won';
      readonly how: 'laying' | 'going-out' | 'round-end';
      readonly seat: Seat;
      readonly level: number;
      readonly round: number;
    }
  | { readonly t: 'shared'; readonly seats: readonly Seat[]; readonly round: number }
  /** Nobody climbed for so long that the highest share the victory (STOCK-5). */
  | { readonly t: 'stalled'; readonly seats: readonly Seat[]; readonly rounds: number }
  /** The winner was so many levels behind the leader after that round. */
  | {
      readonly t: 'comeback';
      readonly seat: Seat;
      readonly behind: number;
      readonly round: number;
    }
  /** Never behind anybody. */
  | { readonly t: 'allTheWay'; readonly seat: Seat; readonly rounds: number }
  /** Alone in front after so many rounds, without winning. */
  | { readonly t: 'led'; readonly seat: Seat; readonly times: number; readonly rounds: number }
  | { readonly t: 'leadChanged'; readonly times: number }
  /** Before the last round several needed one level only. */
  | { readonly t: 'finale'; readonly seats: readonly Seat[] }
  /** Climbed in every round from the one to the other. */
  | {
      readonly t: 'streak';
      readonly seat: Seat;
      readonly levels: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly t: 'outs'; readonly seat: Seat; readonly times: number }
  /** So many rounds without climbing, on that level; on an open ladder no level is named. */
  | {
      readonly t: 'stuck';
      readonly seat: Seat;
      readonly level: number | undefined;
      readonly rounds: number;
    }
  /** Laid in the first turn of a round. */
  | { readonly t: 'atOnce'; readonly seat: Seat; readonly level: number; readonly round: number }
  | { readonly t: 'passed'; readonly seat: Seat; readonly times: number }
  | { readonly t: 'jokers'; readonly seat: Seat; readonly count: number }
  | {
      readonly t: 'lengths';
      readonly longest: { readonly round: number; readonly turns: number };
      readonly shortest: { readonly round: number; readonly turns: number };
    };

export type TellingOf<T extends Telling['t']> = Extract<Telling, { readonly t: T }>;

export type TellingWords = {
  readonly [T in Telling['t']]: (telling: TellingOf<T>, naming: Naming) => string;
};

/** A seat's own figures, the rows of a table. */
export type SeatFigure = 'climbed' | 'outs' | 'laid' | 'passes' | 'jokers';

/** Where a shuffle comes from, as a record tells it. */
export type LuckSource = 'secret' | 'seed' | 'unknown';

export type RoundWords = {
  readonly title: (round: number) => string;
  /** A heading, without a full stop. */
  readonly ending: (fact: EndingFact, naming: Naming) => string;
  readonly climb: (fact: ClimbFact, naming: Naming) => string;
  readonly keepers: (seats: readonly Seat[], naming: Naming) => string;
  readonly nextDealer: (seat: Seat, naming: Naming) => string;
  readonly nextRound: string;
  readonly toResults: string;
};

export type ResultWords = {
  readonly title: string;
  readonly headline: (winners: readonly Seat[], naming: Naming) => string;
  /** Nobody got to the moon and the highest share the victory. */
  readonly stalled: (winners: readonly Seat[], naming: Naming) => string;
  readonly story: string;
  readonly chart: {
    readonly title: string;
    /** What the picture shows, for those who do not see it. */
    readonly about: (rounds: number, names: readonly string[]) => string;
    readonly showTable: string;
    /** Before the first round. */
    readonly start: string;
    readonly round: (round: number) => string;
    /** How to read the picture. */
    readonly legend: string;
    readonly moon: string;
  };
  readonly figures: {
    readonly title: string;
    readonly totals: (rounds: number, moves: number) => string;
    readonly rows: { readonly [Figure in SeatFigure]: string };
  };
  readonly receipt: {
    readonly title: string;
    readonly checking: string;
    /** All is well. */
    readonly good: (moves: number, source: LuckSource) => string;
    /** Something is not; `event`: the number of the event it stands at. */
    readonly bad: (event: number | undefined) => string;
    readonly unavailable: string;
    /** All is well, but it began in the midst of another game: the deal is not proved. */
    readonly playedOn: (moves: number) => string;
    readonly playedOnHow: string;
    readonly more: string;
    readonly how: { readonly [Source in LuckSource]: string };
    readonly commitment: string;
    readonly secret: string;
    readonly seed: string;
    readonly salt: (seat: Seat, naming: Naming) => string;
    readonly noSalt: string;
    readonly ruleset: string;
  };
  readonly rematch: string;
  readonly replay: string;
  /** To the coach's review of this game. */
  readonly review: string;
  readonly save: string;
  readonly home: string;
  /** The beginning of a saved record's file name: lower case, no spaces. */
  readonly fileName: string;
};

/** A new game that begins where this one is. */
export type PlayOnWords = {
  readonly open: string;
  readonly title: string;
  readonly about: string;
  /** Whose cards one takes. */
  readonly seat: string;
  readonly strength: string;
  /** The bots stay what they were. */
  readonly same: string;
  readonly start: string;
  readonly failed: string;
};

export type ReplayWords = {
  readonly title: string;
  readonly home: string;
  readonly loading: string;
  readonly missing: string;
  readonly unreadable: string;
  /** The record breaks the rules from this event on. */
  readonly unsound: (event: number | undefined) => string;
  readonly controls: string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
  readonly turnBack: string;
  readonly turnForward: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly speeds: { readonly slow: string; readonly normal: string; readonly fast: string };
  readonly scrubber: string;
  readonly place: (at: number, of: number, round: number) => string;
  /** The same, as short as can be. */
  readonly count: (at: number, of: number) => string;
  readonly round: (round: number) => string;
  readonly jump: string;
  readonly eyes: string;
  readonly open: string;
  readonly spectator: string;
  readonly seat: (seat: Seat, naming: Naming) => string;
  readonly start: string;
  readonly log: string;
  /** To the coach's review of this game. */
  readonly review: string;
  readonly playOn: PlayOnWords;
  readonly keys: string;
  readonly keyHelp: readonly { readonly keys: string; readonly says: string }[];
  readonly table: {
    readonly label: string;
    readonly turn: (seat: Seat, naming: Naming) => string;
    readonly level: (level: number, what: string) => string;
    readonly left: (levels: readonly number[]) => string;
    readonly done: string;
    readonly laid: string;
    readonly dealer: string;
    readonly skipped: string;
    readonly held: string;
    readonly hand: (seat: Seat, cards: number, naming: Naming) => string;
    readonly cards: (cards: number) => string;
    readonly stock: (cards: number) => string;
    readonly pile: (seat: Seat, naming: Naming) => string;
    readonly melds: (seat: Seat, naming: Naming) => string;
    readonly nothing: string;
  };
};
