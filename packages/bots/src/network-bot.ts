/** The mind that learnt: of all sensible moves the one that the network likes best. */
import type { Command, View } from '@palier/rules';
import type { Bot, Random } from './bot.ts';
import type { Guess } from './danger.ts';
import { isUndoing, optionsOf, thinkOf, type MoveOption } from './deliberate.ts';
import { Inputs, SCORE_INPUT, type Scene } from './network-inputs.ts';
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

/** An option, and how much better a choice it is than another, in logarithms of odds. */
export type Weighed = { readonly option: MoveOption; readonly value: number };

/** What the old expert's judgement (`SCORE_INPUT`) counts: 6 for a turn. The network sets it right. */
export const LEANING = 30;

/** Weighs every option; `note` is shown the inputs of each. */
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
    return { option, value: network.value(told) + LEANING * told[SCORE_INPUT]! };
  });
}

export function networkBot(name: string, network: () => Network): Bot {
  return { name, decide: ({ view, random }) => choose(view, random, network()) };
}

function choose(view: View, random: Random, network: Network): Command {
  const scene = sceneOf(view, random);
  const { options } = scene;
  if (options.length === 1) return options[0]!.command;
  let best: Weighed | undefined;
  for (const weighed of weigh(network, scene)) {
    if (best === undefined || weighed.value > best.value) best = weighed;
  }
  return best!.option.command;
}
