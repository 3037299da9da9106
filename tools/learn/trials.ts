/**
 * What the search thinks of a decision's moves, as a lesson: each is played on to the round's end by the
 * quick players of the search, in the very world that the game is in but for the order of the stock, and
 * all of them with the same luck. One such trial says as much of two moves as many games that come to the
 * same decision, and it needs no guess at the hands: over many decisions the true ones are as likely as
 * they are.
 */
import type { Random } from '@palier/bots';
import type { Command, State, View } from '@palier/rules';
import { PlayOuts } from '../../packages/bots/src/master-bot.ts';

/** Moves likelier than this are worth comparing, the likeliest of them, no more than so many. */
const LEAST_SHARE = 0.02;
const MOST_TRIED = 5;

/** The places of the moves to try, by how likely each move is; none where the choice is clear. */
export function placesToTry(shares: readonly number[]): readonly number[] {
  const places = shares.flatMap((share, place) => (share > LEAST_SHARE ? [place] : []));
  if (places.length < 2) return [];
  return places.toSorted((a, b) => shares[b]! - shares[a]!).slice(0, MOST_TRIED);
}

/** For each move the chance to win after the round, over so many orders of the stock. */
export function tryMoves(
  { state, view }: { readonly state: State; readonly view: View },
  moves: readonly Command[],
  { worlds, random }: { readonly worlds: number; readonly random: Random },
): readonly number[] {
  const playOuts = new PlayOuts(view);
  const { hands, table } = state;
  const sums = moves.map(() => 0);
  for (let world = 0; world < worlds; world++) {
    const stock = state.stock.slice(state.stock.length - table.stock);
    for (let last = stock.length - 1; last > 0; last--) {
      const other = random.below(last + 1);
      [stock[last], stock[other]] = [stock[other]!, stock[last]!];
    }
    const luck = String(random.below(2 ** 31));
    for (const [index, move] of moves.entries()) {
      sums[index] = sums[index]! + playOuts.run({ hands, stock }, move, luck);
    }
  }
  return sums.map((sum) => sum / worlds);
}
