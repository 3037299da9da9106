/**
 * What many games add up to. Everything is a whole number, so that the sum is the same in whatever
 * order the games were played.
 */
import type { RoundEnd, Setup } from '@palier/rules';
import { NO_FACTS, factSums, type FactSums } from './fact-sums.ts';
import { byEnding, readGame } from './facts.ts';
import type { PlayedGame } from './game.ts';
import { POINTS } from './points.ts';
import { addSums } from './sums.ts';

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
  readonly facts: FactSums;
};

export function noTotals(entries: number): Totals {
  return {
    games: 0,
    samples: 0,
    rounds: 0,
    moves: 0,
    endings: { 'went-out': 0, stock: 0, blocked: 0, win: 0 },
    entries: Array.from({ length: entries }, () => ({ points: 0, squares: 0 })),
    facts: NO_FACTS,
  };
}

export type SampleGame = { readonly game: PlayedGame; readonly entryOfSeat: readonly number[] };

/** One sample: games of the same deal, each with the entry that sat in each seat. */
export function sampleTotals(games: readonly SampleGame[], setup?: Setup): Totals {
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
    facts: setup === undefined ? NO_FACTS : factsOf(games, setup),
  };
}

function factsOf(games: readonly SampleGame[], setup: Setup): FactSums {
  const seated = games.map(({ game, entryOfSeat }) => ({
    facts: readGame(setup, game.events),
    entryOfSeat,
  }));
  return factSums(setup, seated);
}

export function addTotals(a: Totals, b: Totals): Totals {
  return addSums(a, b);
}
