/**
 * What becomes of a move in a world: the chance to win at the end of its round, or of the next round
 * where the round is over and cards are chosen to be kept for that one.
 */
import {
  assert,
  deciders,
  isRefusal,
  play,
  seededChance,
  type Command,
  type View,
} from '@palier/rules';
import type { Belief, SampledWorld } from '../belief.ts';
import { standpointOf } from '../bot.ts';
import { PlayOuts, stateIn } from '../master-bot.ts';
import { Sprint } from '../sprint.ts';
import { chanceToWin } from '../standing.ts';

export type Continuation = {
  readonly belief: Belief;
  readonly run: (world: SampledWorld, command: Command, luck: string) => number;
};

export function continuationOf(view: View): Continuation {
  const trial = new PlayOuts(view);
  const { belief } = trial;
  if (view.table.step !== 'keep') {
    return { belief, run: (world, command, luck) => trial.run(world, command, luck) };
  }
  const { seat } = standpointOf(view);
  const sprint = new Sprint(view.table.setup);
  const run = (world: SampledWorld, command: Command, luck: string): number => {
    const chance = seededChance(luck);
    let played = play(stateIn(view, world), seat, command, chance);
    for (;;) {
      assert(!isRefusal(played), 'a candidate is a legal move');
      const { state } = played;
      const { table } = state;
      if (table.step !== 'keep') return chanceToWin(sprint.run(state, table.round, chance), seat);
      const other = deciders(table)[0]!;
      const choice = sprint.move({ table, seat: other, hand: state.hands[other - 1]! });
      played = play(state, other, choice, chance);
    }
  };
  return { belief, run };
}
