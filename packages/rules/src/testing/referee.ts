/** The referee for tests: asks `judge` with a fixed seed and gives answers that compare as JSON. */
import { assert } from '../assert.ts';
import type { Json } from '../codec.ts';
import { makeEvent } from '../documents.ts';
import { isFault } from '../faults.ts';
import { judge, type JudgedRound, type Judgement } from '../judge.ts';
import { makePosition } from '../position-print.ts';
import type { State } from '../state.ts';

export type WrittenMove = string | { readonly seat: number; readonly move: string };

/** `ok`, or the refusal's code and rule: `must-draw-first TURN-1`. */
export type WrittenAnswer = string;

export type Ruling = {
  readonly answers: readonly WrittenAnswer[];
  /** The events of all moves, cards as text. */
  readonly events: readonly Json[];
  /** The position after the moves. */
  readonly position: { readonly [member: string]: Json };
  readonly rounds: readonly JudgedRound[];
  readonly winners: readonly number[];
  readonly state: State;
};

export function rule(position: object, moves: readonly WrittenMove[] = []): Ruling {
  const judgement = judge({ position, moves }, 'test');
  assert(!isFault(judgement), () => `the position is at fault: ${JSON.stringify(judgement)}`);
  return rulingOf(judgement);
}

/** The code and path of what is wrong with a position, or `fine`. */
export function faultIn(position: unknown): string {
  const judgement = judge({ position, moves: [] }, 'test');
  return isFault(judgement) ? `${judgement.code} ${judgement.path}` : 'fine';
}

function rulingOf({ moves, state, seed, rounds, winners }: Judgement): Ruling {
  return {
    answers: moves.map((move) => (move.ok ? 'ok' : `${move.refusal.code} ${move.refusal.rule}`)),
    events: moves.flatMap((move) => (move.ok ? move.events.map(makeEvent) : [])),
    position: makePosition(state, seed) as { readonly [member: string]: Json },
    rounds,
    winners,
    state,
  };
}
