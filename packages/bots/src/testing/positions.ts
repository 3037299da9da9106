/**
 * Positions to ask bots about. Random ones come from games of bots under random rules, the rare
 * decisions more often than games have them; composed ones from a document and moves.
 */
import {
  deciders,
  isFault,
  isRefusal,
  makeMove,
  parseMove,
  parsePosition,
  play,
  seededChance,
  start,
  type Command,
  type Seat,
  type Setup,
  type State,
} from '@palier/rules';
import type { Bot } from '../bot.ts';
import { botNamed } from './learnt.ts';
import { diceFrom, type Dice } from '@palier/rules/testing';
import { questionFor } from './play-out.ts';
import { anySetup } from './rule-sets.ts';

export type RandomPosition = { readonly state: State; readonly seat: Seat; readonly seed: string };

const PLAYERS = ['random', 'novice', 'steady'];
const MOST_OF_A_GAME = 16;
const MOST_MOVES = 400;

/** Random positions, each with a decider and a seed for its luck. */
export function* randomPositions(
  seed: string,
  count: number,
): Generator<RandomPosition, undefined> {
  for (let game = 0, found = 0; found < count; game++) {
    const dice = diceFrom(`${seed}/${game}`);
    const positions = positionsOf(anySetup(dice), `${seed}/${game}`, dice);
    for (const position of positions.take(Math.min(MOST_OF_A_GAME, count - found))) {
      found++;
      yield position;
    }
  }
}

/** The decisions of one game, the rare ones all, of the others some. */
function* positionsOf(
  setup: Setup,
  seed: string,
  dice: Dice,
): Generator<RandomPosition, undefined> {
  const bots = Array.from({ length: setup.players }, () => botNamed(dice.pick(PLAYERS))!);
  // Late levels and big hands are as common as early ones.
  const skipped = dice.below(80);
  let moves = 0;
  for (const state of statesOf(setup, bots, { seed, dice })) {
    if (++moves > MOST_MOVES) return;
    const { step } = state.table;
    const isRare = step !== 'draw' && step !== 'play';
    if (isRare ? step !== 'offer' || dice.oneIn(3) : moves > skipped && dice.oneIn(4)) {
      yield { state, seat: dice.pick(deciders(state.table)), seed: `${seed}/${moves}` };
    }
  }
}

/** Every state of a game in which somebody decides. */
export function* statesOf(
  setup: Setup,
  bots: readonly Bot[],
  { seed, dice }: { readonly seed: string; readonly dice: Dice },
): Generator<State, undefined> {
  const chance = seededChance(seed);
  let { state } = start(setup, chance);
  for (let move = 0; state.table.step !== 'over'; move++) {
    yield state;
    const seat = dice.pick(deciders(state.table));
    const command = bots[seat - 1]!.decide(questionFor(state, seat, `${seed}/${move}`));
    const played = play(state, seat, command, chance);
    if (isRefusal(played)) throw new Error(`${makeMove(command)}: ${played.code} (${played.rule})`);
    ({ state } = played);
  }
}

/** A state from a position's document, level-8-101 with two players unless it says otherwise. */
export function stateOf(position: object): State {
  const parsed = parsePosition({ edition: 'level-8-101', players: 2, seed: 'x', ...position }, 'x');
  if (isFault(parsed)) throw new Error(`${parsed.path}: ${parsed.code}`);
  return parsed.state;
}

/** The state after moves in the contract's notation, `2 take 1`. */
export function afterMoves(state: State, moves: readonly string[]): State {
  const chance = seededChance('moves');
  let now = state;
  for (const move of moves) {
    const played = play(now, Number(move.slice(0, 1)), readMove(move.slice(2)), chance);
    if (isRefusal(played)) throw new Error(`${move}: ${played.code} (${played.rule})`);
    now = played.state;
  }
  return now;
}

function readMove(text: string): Command {
  const command = parseMove(text);
  if (isRefusal(command)) throw new Error(`${text}: ${command.code}`);
  return command;
}

/** What a bot answers, in the contract's notation. */
export function moveOf(name: string, state: State, seat: Seat): string {
  return makeMove(botNamed(name)!.decide(questionFor(state, seat, 'luck')));
}
