/**
 * What a review of a game says, as data: each decision of a seat with the winning chance it gave
 * away, the three worth a look, and how much of the result the cards gave. Every number has its
 * error beside it, and there is no verdict where the interval is not clear of `DOUBT`, nor against a hint.
 */
import type { Command, Seat } from '@palier/rules';
import type { Reason } from '../reasons.ts';

/**
 * What endless samples would give lies in it 95 times out of 100. Samples are played on by quick players:
 * between others the same move may be worth more or less.
 */
export type ReviewInterval = { readonly low: number; readonly high: number };

/**
 * `only-move`: there was no choice. `best`: the interval lies below zero, or there is nothing else worth
 * a sample. `open`: the interval is not clear of zero and `DOUBT`, or two lots of samples disagree, so there
 * is no verdict.
 * `hinted`: something else came out ahead, but this is what the hint says, so there is none either. The
 * others by what was lost.
 */
export const VERDICTS = [
  'only-move',
  'best',
  'open',
  'hinted',
  'slip',
  'mistake',
  'blunder',
] as const;
export type CoachVerdict = (typeof VERDICTS)[number];

/**
 * By so much the quick players may be wrong about what a move costs among strong ones, however many
 * samples there are: verdicts with less were not borne out by experts' play (bench/coach.md).
 */
export const DOUBT = 0.01;

/** Whether something better is shown, and no hint said otherwise: the interval of the loss lies above `DOUBT`. */
export function isAgainst(verdict: CoachVerdict): boolean {
  return verdict === 'slip' || verdict === 'mistake' || verdict === 'blunder';
}

/** Why the best move is better than the one played: contrasts of the two, or what a hint says of it. */
export type CoachReason =
  /** The best move wins the game; empties the hand; lays; adds a card; and the one played does not. */
  | { readonly t: 'could-win' }
  | { readonly t: 'could-go-out' }
  | { readonly t: 'could-lay'; readonly level: number }
  | { readonly t: 'could-add' }
  /** The level was laid, and had better waited for the turn that empties the hand. */
  | { readonly t: 'better-wait' }
  /** A card was added that had better stayed in hand. */
  | { readonly t: 'better-keep' }
  /** The same level, laid with other cards or otherwise. */
  | { readonly t: 'other-laying' }
  /** Cards missing after the best and after the one played. */
  | { readonly t: 'missing'; readonly best: number; readonly played: number }
  /** Unseen cards that help after the best and after the one played. */
  | { readonly t: 'outs'; readonly best: number; readonly played: number }
  /** The played card serves a seat, so likely; what the best gives to that seat. */
  | { readonly t: 'gave'; readonly to: Seat; readonly chance: number; readonly instead: number }
  /** Somebody who has laid could add the played card. */
  | { readonly t: 'fed'; readonly to: Seat }
  /** Of the best move alone. */
  | { readonly t: 'hint'; readonly reason: Reason };

export type ReviewedMove = {
  /** The index in the record's events of the first event of this move: so many came before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly round: number;
  /** The seat's own turns in the round so far, from 1. */
  readonly turn: number;
  readonly played: Command;
  /** Equal to `played` where nothing better is shown. */
  readonly best: Command;
  /** What it was measured against: the best of the other moves. Absent where there is none. */
  readonly rival?: Command;
  /** The winning chance given away against the rival, 0 … 1: no verdict unless `verdict` is one. */
  readonly loss: number;
  /** Of the loss as it was measured: below zero where the move played may be the better one. */
  readonly interval: ReviewInterval;
  readonly verdict: CoachVerdict;
  /** The chance to win the game, before the move, with the best one. */
  readonly chance: number;
  readonly chanceInterval: ReviewInterval;
  /** Only where there is a verdict against the move. */
  readonly reasons: readonly CoachReason[];
  /** How many pairs of continuations the loss was measured on. */
  readonly samples: number;
};

/** How the same deals end when equal bots sit in every seat. */
export type Luck = {
  /** The seat's share of the wins. */
  readonly share: number;
  readonly interval: ReviewInterval;
  /** How many games were played with these deals. */
  readonly games: number;
  /** The share without luck: one divided by the number of players. */
  readonly expected: number;
};

/** What the decisions with a verdict against them gave away together. */
export type Lost = {
  readonly decisions: number;
  /** More than a whole game where it was thrown away several times over. */
  readonly total: number;
  readonly interval: ReviewInterval;
};

export type GameReview = {
  readonly seat: Seat;
  readonly moves: readonly ReviewedMove[];
  /** Indices of moves, at most three, the greatest certain loss first. */
  readonly worth: readonly number[];
  /** Absent where there is no verdict against any decision. */
  readonly lost?: Lost;
  readonly luck: Luck;
};

export type ReviewOptions = {
  /** How many continuations a decision may take. */
  readonly continuations: number;
  /** How many games are played with the same deals, for the luck. */
  readonly games: number;
  /** The same seed gives the same review, wherever it is computed. */
  readonly seed: string;
};

/** What the page and `palier review` use unless told otherwise. */
export const USUAL_REVIEW: ReviewOptions = { continuations: 2000, games: 400, seed: 'coach' };
