/**
 * A game played on from a moment of another. Its record begins with that moment as a position, cards
 * of the stock in their order; what is shuffled later comes from a seed of its own. So it can be read
 * and checked like any record, and does not claim to have been dealt honestly.
 */
import {
  assert,
  commandOf,
  isFault,
  makeHeader,
  momentsOf,
  positionOf,
  startOf,
  type Fault,
  type GameRecord,
  type State,
} from '@palier/rules';
import { NO_ENTRIES } from './entries.ts';
import type { Game } from './game.ts';
import type { SeatInfo } from './seats.ts';
import { truthOf } from './truth.ts';

export type PlayOnPlan = {
  readonly id: string;
  readonly record: GameRecord;
  /** After so many of the record's events; 0 is where a composed game began. */
  readonly at: number;
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
  readonly engine: string;
};

/** `over`: nothing is left to play after that moment. */
export function playOn(plan: PlayOnPlan): Game | Fault | 'over' {
  const { id, record, seats, seed, engine } = plan;
  const state = stateAt(record, settledAt(record, plan.at));
  if (isFault(state)) return state;
  if (state.table.step === 'over') return 'over';
  const { setup } = record;
  const header = makeHeader(setup, {
    names: seats.map(({ name }) => name),
    fairness: { t: 'seeded', seed },
    engine,
    position: positionOf(state),
  });
  const truth = truthOf({ t: 'record', header, setup, events: [] }, undefined);
  return isFault(truth) ? truth : { t: 'game', id, seats, entries: NO_ENTRIES, ...truth };
}

/**
 * The first moment from there on at which somebody decides: a move's consequences follow by
 * themselves, and nobody could play in the midst of them.
 */
export function settledAt({ header, events }: GameRecord, at: number): number {
  assert(Number.isInteger(at) && at >= 0 && at <= events.length, 'a moment of the record');
  // Before its first deal a game has nothing to decide.
  let settled = at === 0 && header.position === undefined ? Math.min(1, events.length) : at;
  for (; settled < events.length; settled++) {
    const next = events[settled]!;
    if (next.t === 'takenBack' || commandOf(next) !== undefined) break;
  }
  return settled;
}

function stateAt(record: GameRecord, at: number): State | Fault {
  const start = startOf(record);
  if (at === 0 || isFault(start)) return start;
  const moments = momentsOf({ ...record, events: record.events.slice(0, at) });
  return isFault(moments) ? moments : moments.at(-1)!.state;
}
