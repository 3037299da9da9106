/** The mind that learnt: of all sensible moves the one that the network thinks wins most often. */
import type { Command, View } from '@palier/rules';
import type { Bot, Random } from './bot.ts';
import type { Guess } from './danger.ts';
import { isUndoing, optionsOf, thinkOf, type MoveOption } from './deliberate.ts';
import { Inputs, type Scene } from './network-inputs.ts';
import type { Network } from './network.ts';
import { EXPERT_MIND } from './thinkers.ts';

const WIDE_MIND = { ...EXPERT_MIND, isWide: true };

/** The options worth weighing, with what they were judged by. */
export function sceneOf(view: View, random: Random): Scene {
  const thought = thinkOf(view, random, WIDE_MIND);
  let guesses: readonly Guess[] = [];
  const options = optionsOf({
    ...thought,
    guesses: (cards) => (guesses = thought.guesses(cards)),
  });
  const sensible = options.filter((option) => !isUndoing(option));
  return { thought, options: sensible.length === 0 ? options : sensible, guesses };
}

const inputs = new Inputs();

export type Weighed = { readonly option: MoveOption; readonly value: number };

/** Each option with the logarithm of its odds to win; `note` is shown the inputs of each. */
export function weigh(
  network: Network,
  scene: Scene,
  note?: (state: Float32Array, option: Float32Array) => void,
): readonly Weighed[] {
  const state = inputs.ofState(scene);
  network.see(state);
  return scene.options.map((option) => {
    const told = inputs.ofOption(option);
    note?.(state, told);
    return { option, value: network.value(told) };
  });
}

export function networkBot(name: string, network: () => Network): Bot {
  return { name, decide: ({ view, random }) => choose(view, random, network()) };
}

/** What a turn of the old expert's judgement counts beside the network's, in logarithms of odds. */
const LEANING = 0.25;
/** Further behind than so many turns is no worse. */
const FAR_BEHIND = 4;

function choose(view: View, random: Random, network: Network): Command {
  const scene = sceneOf(view, random);
  const { options } = scene;
  if (options.length === 1) return options[0]!.command;
  const top = Math.max(...options.map(({ score }) => score));
  let best: Weighed | undefined;
  let most = -Infinity;
  for (const weighed of weigh(network, scene)) {
    const behind = Math.min(FAR_BEHIND, top - weighed.option.score);
    const worth = weighed.value - LEANING * behind;
    if (worth <= most) continue;
    most = worth;
    best = weighed;
  }
  return best!.option.command;
}
