/** A table ready to be tried: dealtGame, kept by a witness, with time that stands still. */
import { assert, isFault, type Seat, type SetupChoice } from '@palier/rules';
import { makeGame, type Game, type GamePlan } from '../game.ts';
import { Host, type HostPorts } from '../host.ts';
import type { SeatInfo } from '../seats.ts';
import { eagerBots } from './eager-player.ts';
import type { ShuffleSource } from '../truth.ts';
import { VirtualClock } from './virtual-clock.ts';
import { witnessOf, type StoreWitness } from './witness.ts';

export type TableUnderTest = {
  readonly game: Game;
  readonly host: Host;
  readonly witness: StoreWitness;
  readonly clock: VirtualClock;
  /** What the host reported. */
  readonly errors: readonly unknown[];
};

export type TablePlan = Pick<GamePlan, 'isDiscardOpen'> & {
  readonly choice: SetupChoice;
  /** `p` for a person and `b` for a bot, by seat. */
  readonly seats: string;
  readonly luck: ShuffleSource;
  readonly ports?: Partial<HostPorts>;
};

export function dealtGame({ seats, ports: _, ...plan }: TablePlan): Game {
  const game = makeGame({ ...plan, id: 'game', seats: sittersOf(seats), engine: 'test' });
  assert(!isFault(game), 'a set-up that cannot be played');
  return game;
}

export function sittersOf(seats: string): readonly SeatInfo[] {
  return seats
    .split('')
    .map((sitter, index) =>
      sitter === 'b' ? { name: `Bot ${index + 1}`, bot: 'eager' } : { name: `Person ${index + 1}` },
    );
}

/** A seeded game of few levels in which a seat has the first turn. */
export function planWith(seats: string, first: Seat, ports: Partial<HostPorts> = {}): TablePlan {
  const choice = { edition: 'level-8-101', players: seats.length, rules: { levels: 4 } } as const;
  for (let number = 0; ; number++) {
    const luck = { t: 'seeded', seed: `${seats}/${number}` } as const;
    const plan = { choice, seats, luck, ports };
    if (dealtGame(plan).timeline.at.table.turn === first) return plan;
  }
}

export async function tableOf(plan: TablePlan): Promise<TableUnderTest> {
  const game = dealtGame(plan);
  const witness = await witnessOf(game);
  const clock = new VirtualClock();
  const errors: unknown[] = [];
  const report = (error: unknown): void => void errors.push(error);
  const { store } = witness;
  const host = new Host(game, { store, clock, botDecider: eagerBots, report, ...plan.ports });
  return { game, host, witness, clock, errors };
}
