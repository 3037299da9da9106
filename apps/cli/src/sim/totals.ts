/**
 * What many games add up to. Everything is a whole number, so that the sum is the same in whatever
 * order the games were played: a win is 60 points, and 60 can be shared by 2 to 6.
 */
import { ROUND_ENDS, type RoundEnd } from '@palier/rules';
import type { PlayedGame } from './game.ts';

export const POINTS = 60;

/** One bot of the match: its points, and their squares over the samples for the variance. */
export type EntryTotals = { readonly points: number; readonly squares: number };

export type Totals = {
  readonly games: number;
  /** Games, or with rotation deals: what is independent of each other. */
  readonly samples: number;
  readonly rounds: number;
  readonly moves: number;
  readonly endings: Readonly<Record<RoundEnd, number>>;
  readonly entries: readonly EntryTotals[];
};

export function noTotals(entries: number): Totals {
  return {
    games: 0,
    samples: 0,
    rounds: 0,
    moves: 0,
    endings: { 'went-out': 0, stock: 0, blocked: 0, win: 0 },
    entries: Array.from({ length: entries }, () => ({ points: 0, squares: 0 })),
  };
}

/** One sample: games of the same deal, each with the entry that sat in each seat. */
export function sampleTotals(
  games: readonly { readonly game: PlayedGame; readonly entryOfSeat: readonly number[] }[],
): Totals {
  const points = games[0]!.entryOfSeat.map(() => 0);
  for (const { game, entryOfSeat } of games) {
    for (const seat of game.winners) {
      const entry = entryOfSeat[seat - 1]!;
      points[entry] = points[entry]! + POINTS / game.winners.length;
    }
  }
  const sum = (of: (game: PlayedGame) => number): number =>
    games.reduce((total, { game }) => total + of(game), 0);
  return {
    games: games.length,
    samples: 1,
    rounds: sum((game) => game.rounds),
    moves: sum((game) => game.moves),
    endings: byEnding((end) => sum((game) => game.endings[end])),
    entries: points.map((own) => ({ points: own, squares: own * own })),
  };
}

export function addTotals(a: Totals, b: Totals): Totals {
  return {
    games: a.games + b.games,
    samples: a.samples + b.samples,
    rounds: a.rounds + b.rounds,
    moves: a.moves + b.moves,
    endings: byEnding((end) => a.endings[end] + b.endings[end]),
    entries: a.entries.map(({ points, squares }, entry) => ({
      points: points + b.entries[entry]!.points,
      squares: squares + b.entries[entry]!.squares,
    })),
  };
}

export function byEnding<T>(of: (end: RoundEnd) => T): Record<RoundEnd, T> {
  return Object.fromEntries(ROUND_ENDS.map((end) => [end, of(end)])) as Record<RoundEnd, T>;
}
