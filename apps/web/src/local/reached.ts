/** How far somebody came in a game, seen beside the games before it. */
import type { FinishedGame } from './finished.ts';

export type Reached = Pick<
  FinishedGame,
  'edition' | 'rounds' | 'climbed' | 'levels' | 'hasWon' | 'isShared'
> & {
  /** Whether it is the first game of all, or how it compares with those on as many levels of the same box. */
  readonly note?: 'first' | 'best' | 'equal' | 'quickest';
};

/** Undefined where nobody's climb is known: several people played at this device. `games`: the oldest first. */
export function reachedIn(games: readonly FinishedGame[], id: string): Reached | undefined {
  const at = games.findIndex((game) => game.id === id);
  const game = games[at];
  if (game === undefined || game.kind === 'people') return undefined;
  const { edition, rounds, climbed, levels, hasWon, isShared } = game;
  const reached = { edition, rounds, climbed, levels, hasWon, isShared };
  // Where it began in the midst of another game there is nothing to compare.
  if (game.kind !== 'bots') return reached;
  if (at === 0 && !hasWon) return { ...reached, note: 'first' };
  const before = games.slice(0, at).filter((one) => isLike(one, game));
  const note = hasWon ? noteOfWin(before, game) : noteOfLoss(before, game);
  return note === undefined ? reached : { ...reached, note };
}

/** Why a game is worth no step of the goals, whoever won it; undefined where it may be. */
export function uncountedFor(
  games: readonly FinishedGame[],
  id: string,
): 'other' | 'shared' | 'people' | 'playedOn' | undefined {
  const game = games.find((one) => one.id === id);
  if (game === undefined) return undefined;
  if (game.kind !== 'bots') return game.kind === 'people' ? 'people' : 'playedOn';
  if (game.isOtherClimb === true) return 'other';
  return game.hasWon && game.isShared ? 'shared' : undefined;
}

function isLike(one: FinishedGame, game: FinishedGame): boolean {
  return one.kind === 'bots' && one.edition === game.edition && one.levels === game.levels;
}

function noteOfWin(before: readonly FinishedGame[], { rounds }: FinishedGame): Reached['note'] {
  const wins = before.filter(({ hasWon }) => hasWon);
  const isQuickest = wins.length > 0 && wins.every((win) => win.rounds > rounds);
  return isQuickest ? 'quickest' : undefined;
}

function noteOfLoss(before: readonly FinishedGame[], { climbed }: FinishedGame): Reached['note'] {
  if (before.length === 0) return undefined;
  const best = Math.max(...before.map((one) => one.climbed));
  if (climbed > best) return 'best';
  return climbed === best && climbed > 0 ? 'equal' : undefined;
}
