/** The mind that learnt: of all sensible moves the one that the network likes best. */
import type { Command, View } from '@palier/rules';
import type { Bot, Question, Random } from './bot.ts';
import { CHARACTERS, type Character } from './characters.ts';
import type { Guess } from './danger.ts';
import {
  deliberate,
  isUndoing,
  optionsOf,
  thinkOf,
  type Mind,
  type MoveOption,
} from './deliberate.ts';
import { Inputs, SCORE_INPUT, type Scene } from './inputs/index.ts';
import type { Network } from './network.ts';
import { isStandstill } from './outlook.ts';
import type { Taste } from './taste.ts';
import { EXPERT_MIND } from './thinkers.ts';

/** Where the network is found when somebody decides by it; undefined while its file is not at hand. */
export type Learnt = () => Network | undefined;

/** The network is told what the plain expert thinks, whoever plays by it. */
const WIDE_MIND: Mind = { ...EXPERT_MIND, isWide: true };

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

/**
 * Weighs every option; `note` is shown the inputs of each. Where all seem to wait for one another the
 * old judgement alone counts, which then lays whatever it can: players who learnt from one another to
 * wait would wait for ever (STOCK-4).
 */
export function weigh(
  network: Network,
  scene: Scene,
  note?: (state: Float32Array, option: Float32Array) => void,
): readonly Weighed[] {
  const state = inputs.ofState(scene);
  network.see(state);
  const isStill = isStandstill(scene.thought.at.table);
  return scene.options.map((option) => {
    const told = inputs.ofOption(option);
    note?.(state, told);
    const learnt = isStill ? 0 : network.value(told);
    return { option, value: learnt + LEANING * told[SCORE_INPUT]! };
  });
}

/** The options, what is liked best first: by what was learnt, and by a character's taste. */
export function preferred(
  network: Network,
  scene: Scene,
  taste: Taste | undefined,
): readonly Weighed[] {
  const weighed = weigh(network, scene);
  const leant =
    taste === undefined
      ? weighed
      : weighed.map(({ option, value }) => ({ option, value: value + taste(scene, option) }));
  return leant.toSorted((a, b) => b.value - a.value);
}

/** What the network would do. */
export function chooseBy(network: Network, { view, random }: Question, taste?: Taste): Command {
  const scene = sceneOf(view, random);
  const [first, second] = scene.options;
  return second === undefined
    ? first!.command
    : preferred(network, scene, taste)[0]!.option.command;
}

/**
 * Where the network is not at hand, as in a browser that went offline before it was ever asked for, the
 * mind that it was learnt from plays.
 */
export function networkBot(
  name: string,
  learnt: Learnt,
  { lean, taste }: Character = CHARACTERS.sami,
): Bot {
  return {
    name,
    decide: (question) => {
      const { view, random } = question;
      const network = learnt();
      if (network !== undefined) return chooseBy(network, question, taste);
      return deliberate(view, random, lean(EXPERT_MIND))[0]!.command;
    },
  };
}
