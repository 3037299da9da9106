/**
 * What the coach says of a game, in the browser and in the terminal. It speaks to the player whose
 * decisions are reviewed; every number comes with its interval.
 */
import type { CoachReason, CoachVerdict, Interval, Lost, Luck } from '@palier/bots/coach';
import type { Naming } from '../naming.ts';

export type ContrastType = Exclude<CoachReason['t'], 'hint'>;
export type ContrastOf<T extends ContrastType> = Extract<CoachReason, { readonly t: T }>;

/** What the cards gave: more than an even share, less, or nothing that can be told from chance. */
export type Fortune = 'good' | 'bad' | 'even';

export type ReviewWords = {
  readonly title: string;
  /** A word or two, small letters where the language allows: "slip". */
  readonly verdicts: { readonly [V in CoachVerdict]: string };
  /** What the word stands for, a sentence. */
  readonly meanings: { readonly [V in CoachVerdict]: string };
  /** How many decisions got a verdict, for a list: "3 slips". */
  readonly counts: { readonly [V in CoachVerdict]: (count: number) => string };
  /** A chance or a loss: "4.2%", below zero with a minus sign. */
  readonly percent: (share: number) => string;
  /** Both ends: "2.9% to 5.5%". */
  readonly interval: (interval: Interval) => string;
  /** A number with its interval in brackets: "4.2% (2.9% to 5.5%)". */
  readonly measured: (share: number, interval: Interval) => string;
  /** A loss that is certain, a sentence. */
  readonly lost: (loss: number, interval: Interval) => string;
  /** An open decision, a sentence: how far the next best move is ahead or behind. */
  readonly open: (interval: Interval) => string;
  /** The chance to win before a decision, a sentence. */
  readonly chance: (chance: number, interval: Interval) => string;
  /** Where a decision stands: "Round 2, turn 5". */
  readonly where: (round: number, turn: number) => string;
  /** What was done and what is better, before the move's own call: "You played:", "Better:". */
  readonly played: string;
  readonly better: string;
  /** Why the better move is better, a sentence. */
  readonly reasons: {
    readonly [T in ContrastType]: (reason: ContrastOf<T>, naming: Naming) => string;
  };
  /** Nothing plain speaks for the better move: it came out ahead in the games played on. */
  readonly noReason: string;
  readonly headings: {
    readonly worth: string;
    readonly decisions: string;
    readonly chances: string;
    readonly luck: string;
    readonly method: string;
  };
  /** No decision is certain to have lost anything. */
  readonly nothingWorth: string;
  /** What the decisions with a verdict against them gave away together, a sentence. */
  readonly total: (lost: Lost) => string;
  /** A seat's share of the wins with the same deals and equal bots, a sentence or two. */
  readonly luck: (luck: Luck) => string;
  readonly fortunes: { readonly [F in Fortune]: string };
  /** How it was reckoned, paragraphs. */
  readonly method: readonly string[];
};
