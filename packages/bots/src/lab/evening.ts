/**
 * What an evening of games can tell of two players: how often who wins the larger share of games is then
 * ahead of the other, by games won. Worked out, not drawn: each game is won by the one, the other or neither.
 */

export type WinShares = { readonly better: number; readonly other: number };

/** After so many games; together 1. */
export type Evening = {
  readonly games: number;
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
};

/** Beyond this many games nobody counts. */
export const MOST_GAMES = 2000;

/** The same for each of these numbers of games, which grow. */
export function eveningsOf(shares: WinShares, counts: readonly number[]): readonly Evening[] {
  const found: Evening[] = [];
  const last = counts.at(-1) ?? 0;
  for (const evening of evenings(shares)) {
    if (counts.includes(evening.games)) found.push(evening);
    if (evening.games >= last) break;
  }
  return found;
}

/** How many games it takes until who is better is ahead so often; undefined: more than `MOST_GAMES`. */
export function gamesToTell(shares: WinShares, sure: number): number | undefined {
  for (const { games, ahead, level } of evenings(shares)) {
    if (ahead + level / 2 >= sure) return games;
    if (games >= MOST_GAMES) return undefined;
  }
  return undefined;
}

/** Evenings of one game, of two, and so on: a walk whose place is the lead of who is better. */
function* evenings({ better, other }: WinShares): Generator<Evening, void> {
  const neither = Math.max(0, 1 - better - other);
  let places = new Float64Array([1]);
  for (let games = 1; ; games++) {
    // A lead of -games stands at 0, of none at games.
    const next = new Float64Array(2 * games + 1);
    for (const [place, chance] of places.entries()) {
      next[place]! += chance * other;
      next[place + 1]! += chance * neither;
      next[place + 2]! += chance * better;
    }
    places = next;
    const behind = sum(next.subarray(0, games));
    const level = next[games]!;
    yield { games, ahead: 1 - behind - level, level, behind };
  }
}

function sum(chances: Float64Array): number {
  return chances.reduce((all, chance) => all + chance, 0);
}
