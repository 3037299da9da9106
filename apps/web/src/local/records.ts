/** How the games against each of the six characters went, and the last ones in a row. */
import { parseBotName, type CharacterId } from '@palier/bots';
import type { FinishedGame } from './finished.ts';

export type Score = { readonly won: number; readonly lost: number };

/**
 * Only of those who were met. A shared win is neither: a row does not say with whom it was shared.
 */
export function recordsOf(games: readonly FinishedGame[]): ReadonlyMap<CharacterId, Score> {
  const records = new Map<CharacterId, Score>();
  for (const game of games) {
    if (game.kind !== 'bots' || (game.hasWon && game.isShared)) continue;
    for (const character of new Set(charactersIn(game))) {
      const { won, lost } = records.get(character) ?? { won: 0, lost: 0 };
      records.set(character, game.hasWon ? { won: won + 1, lost } : { won, lost: lost + 1 });
    }
  }
  return records;
}

/** Who sat there, in the order of their seats; names from another version are left out. */
export function charactersIn({ bots }: Pick<FinishedGame, 'bots'>): readonly CharacterId[] {
  return bots.flatMap((bot) => parseBotName(bot)?.character ?? []);
}

export type Result = 'won' | 'shared' | 'lost';

export function resultOf({ hasWon, isShared }: FinishedGame): Result {
  if (!hasWon) return 'lost';
  return isShared ? 'shared' : 'won';
}

export type Trend = {
  /** The last games against bots, the oldest first. */
  readonly results: readonly Result[];
  /** How many of them were won, shared wins too. */
  readonly wins: number;
  /** How the later half went beside the earlier one; undefined while there are too few to say. */
  readonly turn: 'up' | 'even' | 'down' | undefined;
};

const LAST = 10;
/** Fewer in each half say nothing. */
const HALF = 3;

export function trendOf(games: readonly FinishedGame[]): Trend {
  const last = games.filter(({ kind }) => kind === 'bots').slice(-LAST);
  const winsIn = (some: readonly FinishedGame[]): number =>
    some.filter(({ hasWon }) => hasWon).length;
  const half = Math.floor(last.length / 2);
  const more = winsIn(last.slice(-half)) - winsIn(last.slice(-2 * half, -half));
  return {
    results: last.map(resultOf),
    wins: winsIn(last),
    turn: half < HALF ? undefined : more > 0 ? 'up' : more < 0 ? 'down' : 'even',
  };
}
