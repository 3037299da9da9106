/** Players for tests, and games played by them, move by move. */
import { assert } from '../assert.ts';
import { seededChance, type Chance } from '../chance.ts';
import { check } from '../check.ts';
import type { Command } from '../commands.ts';
import { play, start, type Played } from '../decide.ts';
import type { Event } from '../events.ts';
import { legalMoves } from '../legal.ts';
import { isRefusal } from '../refusals.ts';
import { keepLimit, offerSize } from '../round.ts';
import type { Setup } from '../setup.ts';
import { deciders, type Seat, type State, type View } from '../state.ts';
import { viewOf } from '../view.ts';
import type { Dice } from './dice.ts';

/** `eager` lays and adds whenever it can; `random` does anything that is legal. */
export type Style = 'eager' | 'random';

/** A seat's view without the round's history, which legality does not rest on. */
export function glance(state: State, seat: Seat): View {
  return viewOf({ ...state, past: undefined }, seat);
}

/** The first legal moves, at most so many. */
export function firstMoves(view: View, most: number): readonly Command[] {
  const moves: Command[] = [];
  for (const move of legalMoves(view)) {
    moves.push(move);
    if (moves.length === most) break;
  }
  return moves;
}

const LOOKED_AT = 60;

export function chooseMove(state: State, seat: Seat, style: Style, dice: Dice): Command {
  const { table } = state;
  const hand = state.hands[seat - 1]!;
  if (table.step === 'keep') {
    const count = dice.below(Math.min(keepLimit(table, seat), hand.length) + 1);
    return { t: 'keepCards', cards: dice.some(hand, count) };
  }
  if (table.step === 'offer') {
    return { t: 'offerCards', cards: dice.some(hand, offerSize(table, seat)) };
  }
  const draw: Command = { t: 'drawCard' };
  // Who only takes discards never uses the stock up.
  if (dice.oneIn(2) && check(state, seat, draw) === undefined) return draw;
  const moves = firstMoves(glance(state, seat), LOOKED_AT);
  assert(moves.length > 0, `seat ${seat} has no legal move`);
  const placing = moves.filter(({ t }) => t === 'layLevel' || t === 'addCard');
  return dice.pick(style === 'eager' && placing.length > 0 ? placing : moves);
}

export type Turn = {
  /** From 1. */
  readonly number: number;
  readonly before: State;
  readonly seat: Seat;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly after: State;
};

export type TestGame = {
  readonly setup: Setup;
  readonly start: Played;
  readonly chance: Chance;
  readonly turns: Iterable<Turn>;
};

export function gameOf(
  setup: Setup,
  seed: string,
  options: { style: Style; dice: Dice },
): TestGame {
  return gameWith(setup, seededChance(seed), options);
}

export function gameWith(
  setup: Setup,
  chance: Chance,
  options: { readonly style: Style; readonly dice: Dice },
): TestGame {
  const first = start(setup, chance);
  return { setup, start: first, chance, turns: turnsFrom(first.state, chance, options) };
}

export function* turnsFrom(
  first: State,
  chance: Chance,
  { style, dice }: { readonly style: Style; readonly dice: Dice },
): Generator<Turn, undefined> {
  let state = first;
  for (let number = 1; state.table.step !== 'over'; number++) {
    const seat = dice.pick(deciders(state.table));
    const command = chooseMove(state, seat, style, dice);
    const played = play(state, seat, command, chance);
    assert(!isRefusal(played), () => `a legal move is refused: ${JSON.stringify(played)}`);
    const { events, state: after } = played;
    yield { number, before: state, seat, command, events, after };
    state = after;
  }
}
