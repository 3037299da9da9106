/** What moves do to a position, as small as it can be said: for tests that compare whole values. */
import { assert } from '../assert.ts';
import type { Json } from '../codec.ts';
import type { JudgedRound } from '../judge.ts';
import { rule, type WrittenAnswer, type Ruling, type WrittenMove } from './referee.ts';

export type RulingChange = {
  readonly answers: readonly WrittenAnswer[];
  readonly events: readonly Json[];
  /** The members of the position that differ from before, `null` where one is gone. */
  readonly changed: { readonly [member: string]: Json };
  /** Absent where no round has ended. */
  readonly rounds?: readonly JudgedRound[];
  /** Absent while the game goes on. */
  readonly winners?: readonly number[];
};

export function outcome(position: object, moves: readonly WrittenMove[]): RulingChange {
  const before = rule(position).position;
  const { answers, events, position: after, rounds, winners } = rule(before, moves);
  assertReadsBack(after);
  const changed = Object.keys({ ...before, ...after })
    .filter((member) => JSON.stringify(before[member]) !== JSON.stringify(after[member]))
    .map((member) => [member, after[member] ?? null]);
  return {
    answers,
    events,
    changed: Object.fromEntries(changed) as RulingChange['changed'],
    ...(rounds.length === 0 ? {} : { rounds }),
    ...(winners.length === 0 ? {} : { winners }),
  };
}

/** A refusal that changes nothing. */
export function refused(...answers: readonly WrittenAnswer[]): RulingChange {
  return { answers, events: [], changed: {} };
}

/** What palier prints, it reads back to the same state. */
function assertReadsBack(position: Ruling['position']): void {
  const again = rule(position).position;
  assert(JSON.stringify(again) === JSON.stringify(position), 'a position reads back as another');
}

/** Every card of a position, wherever it lies, in the order of their texts. */
export function allCardsOf(position: Ruling['position']): readonly string[] {
  const melds = position['melds'] as readonly (readonly { readonly cards: readonly string[] }[])[];
  const skipped = position['skipped'] as readonly number[];
  return [
    ...(position['hands'] as readonly (readonly string[])[]).flat(),
    ...(position['discards'] as readonly (readonly string[])[]).flat(),
    ...(position['stock'] as readonly string[]).map((card) => card.replace('^', '')),
    ...melds.flat().flatMap(({ cards }) => cards.map((card) => card.replace(/=.*/, ''))),
    ...skipped.map(() => 'X'),
  ].toSorted();
}
