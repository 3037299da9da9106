/** The legal moves of a view in groups, as they are typed. */
import {
  ALONE_COMMANDS,
  checkAt,
  firstLaying,
  ladderOfSeat,
  layableLevels,
  layCommand,
  layings,
  legalMoves,
  makeMove,
  PASS,
  PLAYED_ALONE,
  SWAP,
  type Command,
  type LayLevel,
  type Standpoint,
  type Seat,
  type View,
} from '@palier/rules';
import { handInOrder } from '../card-order.ts';

const MOST_LAYINGS = 10;

export type Moves = {
  readonly layings: readonly Command[];
  /** There are more layings than listed. */
  readonly hasMoreLayings: boolean;
  readonly others: readonly Command[];
  /** Moves that choose some cards, of which there are too many to list. */
  readonly choosing: readonly ('keep' | 'offer' | 'swap')[];
};

export function movesOf(view: View): Moves {
  const at: Standpoint = { table: view.table, seat: view.viewer as Seat, hand: view.hand };
  const none = { layings: [], hasMoreLayings: false, choosing: [] };
  switch (view.table.step) {
    case 'play':
      return playMoves(at, view);
    case 'keep':
      return { ...none, others: [], choosing: ['keep'] };
    case 'offer':
      return { ...none, others: [], choosing: ['offer'] };
    default:
      return { ...none, others: [...legalMoves(view)] };
  }
}

function playMoves(at: Standpoint, view: View): Moves {
  const found = [...firstLayings(at, MOST_LAYINGS + 1)];
  const isSwapper = checkAt(at, { t: 'playSwap', cards: spare(at) }) === undefined;
  return {
    layings: found.slice(0, MOST_LAYINGS),
    hasMoreLayings: found.length > MOST_LAYINGS,
    others: [...addings(view), ...turnEnds(at).filter((move) => checkAt(at, move) === undefined)],
    choosing: isSwapper ? ['swap'] : [],
  };
}

function spare({ hand }: Standpoint): readonly [Standpoint['hand'][number]] | readonly [] {
  const other = hand.toSpliced(hand.indexOf(SWAP), 1)[0];
  return other === undefined ? [] : [other];
}

/** Up to so many layings, of all the levels that could be laid. */
export function* firstLayings(at: Standpoint, most: number): Generator<Command, undefined> {
  const { table, seat, hand } = at;
  if (table.step !== 'play' || table.laid[seat - 1] !== undefined) return;
  const { levels } = ladderOfSeat(table.setup, seat);
  let count = 0;
  for (const level of layableLevels(table, seat)) {
    for (const laying of layings(hand, levels[level - 1]!, table.setup)) {
      const command = layCommand(table, seat, { level, laying });
      // Every laying of a level has the same size, so where one is refused all are (END-1).
      if (count === most || checkAt(at, command) !== undefined) break;
      count++;
      yield command;
    }
  }
}

export function canLay({ table, viewer, hand }: View): boolean {
  const at: Standpoint = { table, seat: viewer as Seat, hand };
  return firstLayings(at, 1).next().done !== true;
}

/** `lay` without cards: a laying that the hand has, legal or not, or one of nothing to be refused. */
export function layingFor({ table, viewer, hand }: View, named: number | undefined): LayLevel {
  const seat = viewer as Seat;
  const { levels } = ladderOfSeat(table.setup, seat);
  for (const level of named === undefined ? layableLevels(table, seat) : [named]) {
    const asked = levels[level - 1];
    const laying = asked === undefined ? undefined : firstLaying(hand, asked, table.setup);
    if (laying !== undefined) {
      return { t: 'layLevel', level, melds: laying.map((meld) => meld.cards) };
    }
  }
  return { t: 'layLevel', ...(named === undefined ? {} : { level: named }), melds: [] };
}

function addings(view: View): readonly Command[] {
  const { table, viewer } = view;
  if (table.laid[(viewer as Seat) - 1] === undefined) return [];
  const found: Command[] = [];
  for (const move of legalMoves(view)) {
    // They come before what ends the turn, which can be long.
    if (move.t !== 'addCard' && move.t !== 'exchangeJoker') break;
    found.push(move);
  }
  return found;
}

function turnEnds({ table, hand }: Standpoint): readonly Command[] {
  const ends = [...new Set(handInOrder(hand, 'value'))].map((card): Command => ({
    t: 'discard',
    card,
  }));
  if (hand.includes(PASS)) {
    for (let on = 1; on <= table.setup.players; on++) ends.push({ t: 'playPass', on });
  }
  ends.push(...ALONE_COMMANDS.filter(({ t }) => hand.includes(PLAYED_ALONE[t].card)));
  return ends;
}

/** The moves of one kind together: `discard R1` and `discard G5` stand in one row. */
export function moveRows(moves: readonly Command[]): readonly (readonly string[])[] {
  return [...Map.groupBy(moves, (move) => move.t).values()].map((group) => group.map(makeMove));
}
