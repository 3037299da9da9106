/**
 * The oracle sees every hand and the order of the stock: a cheat, for the laboratory only, to show how
 * far a player without those eyes can get. It is no bot of `@palier/bots`, where nothing can see a
 * state, and no game with people offers it.
 */
import { EXPERT_MIND, PlayOuts, deliberate, type Question } from '@palier/bots';
import type { Player } from '@palier/bots/lab';
import { assert, type Command, type State } from '@palier/rules';

export const ORACLE = 'oracle';

export function oracle(): Player {
  let truth: State | undefined;
  return {
    name: ORACLE,
    peek: (state) => {
      truth = state;
    },
    decide: (question) => {
      assert(truth !== undefined, 'the oracle is shown the state before it is asked');
      return best(question, truth);
    },
  };
}

/** Every option played on in the one true world, waiting too; of equals what the expert prefers. */
function best({ view, random }: Question, { table, hands, stock }: State): Command {
  const options = deliberate(view, random, { ...EXPERT_MIND, isWide: true });
  const first = options[0]!.command;
  if (options.length === 1) return first;
  const trial = new PlayOuts(view);
  const world = { hands, stock: stock.slice(stock.length - table.stock) };
  let choice: Command = first;
  let most = -Infinity;
  for (const { command } of options) {
    const chance = trial.run(world, command, 'oracle');
    if (chance <= most) continue;
    most = chance;
    choice = command;
  }
  return choice;
}
