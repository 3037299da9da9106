/** A review as JSON: moves in the contract's notation, an interval as its two ends. */
import { VERSION, makeMove, type Json } from '@palier/rules';
import type { ReviewInterval, ReviewedMove } from '@palier/bots/coach';
import type { ReviewTelling } from './told.ts';

export function reviewDocument({ review, options }: ReviewTelling): Json {
  const { seat, moves, worth, lost, luck } = review;
  const { share, interval, games, expected } = luck;
  return {
    palier: VERSION,
    seat,
    continuations: options.continuations,
    seed: options.seed,
    decisions: moves.map(moveDocument),
    // By their place in the list, from 0.
    worth,
    // Of the decisions with a verdict against them.
    loss: lost === undefined ? null : { ...lost, interval: ends(lost.interval) },
    luck: { share, interval: ends(interval), games, expected },
  };
}

function moveDocument(move: ReviewedMove): Json {
  const { at, round, turn, played, best, rival, verdict, reasons } = move;
  return {
    event: at + 1,
    round,
    turn,
    played: makeMove(played),
    best: makeMove(best),
    against: rival === undefined ? null : makeMove(rival),
    verdict,
    loss: move.loss,
    interval: ends(move.interval),
    chance: move.chance,
    chanceInterval: ends(move.chanceInterval),
    samples: move.samples,
    reasons: reasons.map((reason) => ({ ...reason })),
  };
}

function ends({ low, high }: ReviewInterval): Json {
  return [low, high];
}
