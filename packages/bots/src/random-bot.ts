/** Any legal move, each as likely as the others listed: the floor that every other bot stands on. */
import { assert, legalMoves, type Command, type View } from '@palier/rules';
import type { Bot } from './bot.ts';

/**
 * Layings and choices of cards can be thousands, so no more than this many moves are listed. The
 * list begins with layings, then adding: where it is cut a game goes on all the faster.
 */
const MOST_LISTED = 32;

export const randomBot: Bot = {
  name: 'random',
  decide: ({ view, random }) => {
    const moves = listed(view);
    assert(moves.length > 0, 'a bot is asked only when it can move');
    return moves[random.below(moves.length)]!;
  },
};

function listed(view: View): readonly Command[] {
  const moves: Command[] = [];
  for (const move of legalMoves(view)) {
    moves.push(move);
    if (moves.length === MOST_LISTED) break;
  }
  return moves;
}
