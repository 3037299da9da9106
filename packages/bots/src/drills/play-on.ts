/** A turn played on by somebody who sees only their own cards: what comes of laying, adding, discarding. */
import {
  UNKNOWN,
  assert,
  checkAt,
  isRefusal,
  play,
  scriptedChance,
  viewOf,
  winsByLaying,
  type Command,
  type Refusal,
  type View,
} from '@palier/rules';
import { standpointOf } from '../bot.ts';
import { stateIn } from '../master-bot.ts';

export type After =
  /** The turn goes on. */
  | { readonly t: 'on'; readonly view: View }
  /** The hand is empty, or the game won. */
  | { readonly t: 'out' }
  /** The turn is over with so many cards in hand. */
  | { readonly t: 'ended'; readonly left: number }
  | { readonly t: 'refused'; readonly refusal: Refusal };

export function afterMove(view: View, command: Command): After {
  const at = standpointOf(view);
  const refusal = checkAt(at, command);
  if (refusal !== undefined) return { t: 'refused', refusal };
  const { table, hand, seat } = at;
  const left = hand.length - cardsUsedBy(command);
  // What follows would ask for cards that nobody here knows.
  const wins = command.t === 'layLevel' && winsByLaying(table, seat, command.level);
  if (left === 0 || wins) return { t: 'out' };
  if (command.t !== 'layLevel' && command.t !== 'addCard') return { t: 'ended', left };
  const hands = table.counts.map((count, index) =>
    index + 1 === seat ? hand : Array.from({ length: count }, () => UNKNOWN),
  );
  const stock = Array.from({ length: table.stock }, () => UNKNOWN);
  const played = play(stateIn(view, { hands, stock }), seat, command, scriptedChance([]));
  assert(!isRefusal(played), 'it was checked');
  return { t: 'on', view: { ...viewOf(played.state, seat), past: undefined } };
}

function cardsUsedBy(command: Command): number {
  return command.t === 'layLevel' ? command.melds.flat().length : 1;
}

/** What comes of several moves, up to the first that ends the turn or is refused. */
export function playLine(view: View, line: readonly Command[]): After {
  let after: After = { t: 'on', view };
  for (const command of line) {
    if (after.t !== 'on') return after;
    after = afterMove(after.view, command);
  }
  return after;
}
