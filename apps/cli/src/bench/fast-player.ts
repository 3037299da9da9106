/**
 * The player of the speed table: random, but lays and adds whenever it can. It looks at the table and
 * at its own hand only, and asks the kernel for nothing it does not need: it measures the kernel.
 */
import {
  assert,
  below,
  checkAt,
  firstAddition,
  firstLaying,
  ladderOfSeat,
  layableLevels,
  layCommand,
  legalMoves,
  type Bits,
  type Command,
  type Standpoint,
  type State,
} from '@palier/rules';

const DRAW: Command = { t: 'drawCard' };

/** Of so many draws one more than the number of players is from the stock for sure. */
const STOCK_CHANCES = 3;

/** Listing every keep or offer would measure the list. */
const MOST_LISTED = 32;

export function fastMove(state: State, seat: number, bits: Bits): Command {
  const at: Standpoint = { table: state.table, seat, hand: state.hands[seat - 1]! };
  switch (at.table.step) {
    case 'draw':
      return drawMove(at, bits) ?? listedMove(at, bits);
    case 'play':
      return layingMove(at) ?? firstAddition(at) ?? discardMove(at, bits) ?? listedMove(at, bits);
    default:
      return listedMove(at, bits);
  }
}

function legal(at: Standpoint, command: Command): Command | undefined {
  return checkAt(at, command) === undefined ? command : undefined;
}

function drawMove(at: Standpoint, bits: Bits): Command | undefined {
  const { players } = at.table.setup;
  const choice = below(bits, players + STOCK_CHANCES);
  if (choice >= players || at.table.discards[choice]!.length === 0) return legal(at, DRAW);
  return legal(at, { t: 'takeCard', from: choice + 1 });
}

function layingMove(at: Standpoint): Command | undefined {
  const { table, seat, hand } = at;
  if (table.laid[seat - 1] !== undefined) return undefined;
  const { levels } = ladderOfSeat(table.setup, seat);
  for (const level of layableLevels(table, seat)) {
    const laying = firstLaying(hand, levels[level - 1]!, table.setup);
    if (laying !== undefined) return legal(at, layCommand(table, seat, { level, laying }));
  }
  return undefined;
}

function discardMove(at: Standpoint, bits: Bits): Command | undefined {
  return legal(at, { t: 'discard', card: at.hand[below(bits, at.hand.length)]! });
}

function listedMove({ table, seat, hand }: Standpoint, bits: Bits): Command {
  const view = { table, viewer: seat, hand, offered: undefined, kept: undefined, past: undefined };
  const listed = legalMoves(view).take(MOST_LISTED).toArray();
  const move = listed[below(bits, listed.length)];
  assert(move !== undefined, 'somebody who must decide has a legal move');
  return move;
}
