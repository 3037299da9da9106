/** A turn played on by somebody who sees only their own cards: what comes of laying, adding, discarding. */
import {
  UNKNOWN,
  assert,
  checkAt,
  evolveView,
  fitOn,
  isRefusal,
  play,
  readLaying,
  scriptedChance,
  viewOf,
  winsByLaying,
  type Command,
  type Event,
  type Refusal,
  type Seat,
  type Table,
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

/**
 * The position with these moves made, for the eye: the cards lie where they were put, and nothing follows,
 * as the deal of the next round would. What is drawn from the stock nobody knows, so nothing is seen of it.
 */
export function shownAfter(view: View, line: readonly Command[]): View {
  const seat = standpointOf(view).seat;
  let now = view;
  for (const command of line) {
    const event = eventOf(now.table, seat, command);
    if (event !== undefined) now = evolveView(now, event);
  }
  return { ...now, past: undefined };
}

function eventOf(table: Table, seat: Seat, command: Command): Event | undefined {
  switch (command.t) {
    case 'layLevel': {
      const laying = readLaying(table, seat, command);
      if (isRefusal(laying)) return undefined;
      return { t: 'levelLaid', seat, level: laying.level, melds: laying.melds };
    }
    case 'addCard': {
      const { to, meld } = command;
      const target = table.melds[to - 1]?.[meld - 1];
      const fit = target && fitOn(target, command.card, table.setup.top);
      return fit?.t === 'one' ? { t: 'cardAdded', seat, card: fit.card, to, meld } : undefined;
    }
    case 'discard':
      return { t: 'cardDiscarded', seat, card: command.card };
    case 'takeCard': {
      const card = table.discards[command.from - 1]?.at(-1);
      return card === undefined ? undefined : { t: 'cardTaken', seat, from: command.from, card };
    }
    default:
      return undefined;
  }
}
