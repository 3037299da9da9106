/** How many sequences of legal moves there are: a fingerprint of the rules that needs no opinion. */
import { assert } from '../assert.ts';
import { seededChance, type Chance } from '../chance.ts';
import { play } from '../decide.ts';
import { legalMoves } from '../legal.ts';
import { isRefusal } from '../refusals.ts';
import { deciders, type State } from '../state.ts';
import { glance } from './player.ts';

/** The number of sequences of 1, 2 … `depth` moves. */
export function perft(state: State, seed: string, depth: number): readonly number[] {
  const counts = Array.from({ length: depth }, () => 0);
  walk(state, seededChance(seed), counts, 0);
  return counts;
}

function walk(state: State, chance: Chance, counts: number[], at: number): void {
  // Where several decide the first of them does: the order does not change what follows.
  const [seat] = deciders(state.table);
  if (seat === undefined) return;
  for (const command of legalMoves(glance(state, seat))) {
    counts[at] = counts[at]! + 1;
    if (at + 1 === counts.length) continue;
    const result = play(state, seat, command, chance);
    assert(!isRefusal(result), 'a legal move is refused');
    walk(result.state, chance, counts, at + 1);
  }
}
