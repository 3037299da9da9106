/** What a search tries: the moves that a mind, or the network, has in mind, and what is thought of each. */
import { CHARACTERS, type Character } from './characters.ts';
import { deliberate, type Mind, type MoveOption } from './deliberate.ts';
import { candidatesOf, worthOfTurn, type Propose } from './master-bot.ts';
import { preferred, sceneOf, type Learnt } from './network-bot.ts';
import { EXPERT_MIND } from './thinkers.ts';

/** Measured on positions of bots' games against many samples. */
const SPREAD_OF_JUDGEMENT = 0.03;

/** The best by the judgement of a mind, a turn of which is worth so much chance to win. */
export function byJudgement(mind: Mind): Propose {
  return (view, random) => {
    const options = candidatesOf(deliberate(view, random, { ...mind, isWide: true }));
    const turn = worthOfTurn(view);
    const { score } = options[0]!;
    const moves = options.map((option) => ({
      option,
      prior: turn * (option.score - score),
      charm: 0,
    }));
    return { moves, spread: SPREAD_OF_JUDGEMENT, bias: 0 };
  };
}

/**
 * No more than this, none behind the first by more in logarithms of odds. Among them the network's liking
 * says little of what a move is worth: so much for each of those logarithms, give or take so much, and by
 * so much play-outs deceive, however many they are. Fitted on 834 pairs of moves that the network played
 * on for everybody (bench/learning.md).
 */
const MOST_LIKED = 6;
const LEAST_LIKED = -8;
const WORTH_OF_LIKING = 0.0012;
const SPREAD_OF_LIKING = 0.022;
const BIAS = 0.012;

/** What a character gives up for a move that it likes as much better. */
const CHARM = 0.001;

/** What the network likes best; without one what the mind does that it was learnt from. */
export function byLearning(learnt: Learnt, { lean, taste }: Character = CHARACTERS.sami): Propose {
  return (view, random) => {
    const network = learnt();
    if (network === undefined) return byJudgement(lean(EXPERT_MIND))(view, random);
    const scene = sceneOf(view, random);
    const weighed = preferred(network, scene, taste);
    const first = weighed[0]!;
    const charmOf = (option: MoveOption): number =>
      taste === undefined ? 0 : CHARM * (taste(scene, option) - taste(scene, first.option));
    const moves = weighed
      .slice(0, MOST_LIKED)
      .filter(({ value }) => value >= first.value + LEAST_LIKED)
      .map(({ option, value }) => ({
        option,
        prior: WORTH_OF_LIKING * (value - first.value),
        charm: charmOf(option),
      }));
    return { moves, spread: SPREAD_OF_LIKING, bias: BIAS };
  };
}
