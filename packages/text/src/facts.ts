/** What sentences are made from, where neither the kernel nor the bots say it already. */
import type { CoachReason } from '@palier/bots/coach';
import type { LadderAdvice } from '@palier/bots/lab';
import type { Event, Fault, Problem, Refusal, RoundEnd, Seat } from '@palier/rules';
import type { Naming } from './naming.ts';

type Tagged = { readonly t: string };

/** The member, or members, that a tag stands for. */
type Of<Fact extends Tagged, T> = Fact extends Tagged
  ? T extends Fact['t']
    ? Fact
    : never
  : never;

/**
 * A sentence for each member of a union: one that is missing, or too many, is a type error. `More`: what
 * a sentence is told besides the fact itself.
 */
export type Sentences<Fact extends Tagged, More extends readonly unknown[] = []> = {
  readonly [T in Fact['t']]: (fact: Of<Fact, T>, ...more: More) => string;
};

export function say<Fact extends Tagged, More extends readonly unknown[]>(
  sentences: Sentences<Fact, More>,
  fact: Fact,
  ...more: More
): string {
  // An entry fits the fact it stands under; the checker cannot follow that through a union.
  const sentence = sentences[fact.t as Fact['t']] as (fact: Fact, ...more: More) => string;
  return sentence(fact, ...more);
}

/** What a player at turn can do. */
export type { Deed } from '@palier/table/seat';

/** How far somebody has come, in a list of games. */
export type SeatPlace =
  | { readonly t: 'level'; readonly level: number }
  /** On an open ladder. */
  | { readonly t: 'done'; readonly done: number; readonly levels: number }
  /** Every level is behind them. */
  | { readonly t: 'moon' };

/** How a round ended; `seat`: who ended it, where somebody did. */
export type EndingWords = { readonly [By in RoundEnd]: (seat: Seat, naming: Naming) => string };

export type { ClimbFact } from '@palier/table/seat';

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

export type TellingWords = Sentences<Telling, [naming: Naming]>;

/** Where a shuffle comes from, as a record tells it. */
export type LuckSource = 'secret' | 'seed' | 'unknown';

/** A share with the interval it lies in with 95 % certainty, each 0 … 1. */
export type ShareFact = { readonly share: number; readonly low: number; readonly high: number };

/** What a move leaves: cards missing for the level, and unseen cards that would help then. */
export type Leaves = { readonly missing: number; readonly outs: number };

/** A number outside of its bounds. */
export type Bounded = { readonly value: number; readonly min: number; readonly max: number };

/** Why another move was better, apart from what a hint would say. */
export type Contrast = Exclude<CoachReason, { readonly t: 'hint' }>;

export type ContrastWords = Sentences<Contrast, [naming: Naming]>;

export type AdviceWords = Sentences<LadderAdvice>;

/** After how many games who is better is ahead in a share of all cases; `isMore`: it takes more than these. */
export type EveningSure = {
  readonly share: number;
  readonly games: number;
  readonly isMore: boolean;
};

/** The game's own words, for sentences that quote them. */
export type QuotedWords = {
  readonly naming: Naming;
  readonly event: (event: Event) => string;
  readonly refusal: (refusal: Refusal) => string;
  readonly fault: (fault: Fault) => string;
  /** A fault's path for people. */
  readonly place: (path: string) => string;
};

export type ProblemWords = Sentences<Problem, [saying: QuotedWords]>;

/** A command's help. */
export type CommandHelp = {
  /** One line for the list of commands, without a full stop. */
  readonly summary: string;
  /** Paragraphs. */
  readonly about: readonly string[];
  readonly options: { readonly [option: string]: string };
  /** Command lines to copy, each with what it does. */
  readonly examples: readonly { readonly line: string; readonly says: string }[];
};

/** What those read whose browser cannot show the game. `lines` is told the oldest browsers that can. */
export type Door = {
  readonly tooOld: {
    readonly title: string;
    readonly lines: (oldest: {
      readonly chrome: string;
      readonly firefox: string;
      readonly safari: string;
    }) => readonly string[];
  };
  /** Where no script may run. */
  readonly noScripts: string;
};
