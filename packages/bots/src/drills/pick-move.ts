/**
 * "What to throw" and "take or draw": moves weighed on common worlds. Offered only where few moves are
 * as good as the best and all the others are clearly worse.
 */
import type { Command, View } from '@palier/rules';
import { reasonsFor } from '../advice.ts';
import { standpointOf, type Random } from '../bot.ts';
import { deliberate, type Option } from '../deliberate.ts';
import { hasLaid } from '../outlook.ts';
import { EXPERT_MIND } from '../thinkers.ts';
import { compareMoves, isClearlyBetter, type Compared } from './compare.ts';
import type { GradedMove, MoveDrill } from './drill.ts';

type Kind = MoveDrill['kind'];
type Picked = Pick<MoveDrill, 'kind' | 'moves' | 'reasons' | 'worlds' | 'difficulty'>;

export type MoveWish = {
  readonly difficulty: number;
  readonly random: Random;
  /** Whether an open card is to be the answer, so that it is not always the same one. */
  readonly wantsCard: boolean;
};

/** No more moves than these may be right, by difficulty. */
const MOST_RIGHT: { readonly [K in Kind]: readonly number[] } = {
  discard: [5, 5, 4, 3],
  draw: [1, 1, 1, 1],
};
const WORLDS: { readonly [K in Kind]: number } = { discard: 192, draw: 320 };
/** The worst answer gives away at least so much of the chance to win: less is no lesson. */
const LEAST_LOSS = 0.04;

export function pickMove(kind: Kind, view: View, wish: MoveWish): Picked | undefined {
  const { difficulty, random } = wish;
  const options = optionsFor(kind, view, random);
  if (options === undefined || !IS_WORTH_ASKING[kind](options, wish)) return undefined;
  const most = MOST_RIGHT[kind][difficulty - 1]!;
  const sampling = { random, worlds: WORLDS[kind] };
  // The first that must be worse, alone: most positions are given up here.
  const pair = { better: options[0]!.command, worse: options[most]!.command };
  if (!isClearlyBetter(view, pair, sampling)) return undefined;
  const commands = options.map(({ command }) => command);
  const { moves, worlds } = compareMoves(view, commands, sampling);
  const optionOf = (command: Command): Option =>
    options.find((option) => option.command === command)!;
  if (!isQuestion(moves, most)) return undefined;
  const graded = moves.map((move): GradedMove => {
    const { distance, outs } = optionOf(move.command).facts;
    const missing = distance === undefined ? {} : { missing: distance };
    return { ...move, ...missing, ...(outs === undefined ? {} : { outs }) };
  });
  const best = optionOf(moves[0]!.command);
  const others = options.filter((option) => option !== best);
  const reasons = reasonsFor(view, best, others);
  return { kind, moves: graded, worlds, difficulty, reasons };
}

function isQuestion(moves: readonly Compared[], most: number): boolean {
  const right = moves.filter(({ isRight }) => isRight).length;
  return right <= most && moves.some(({ isRight, loss }) => !isRight && loss >= LEAST_LOSS);
}

/** Every move that can be answered; none where the question would be another one. */
function optionsFor(kind: Kind, view: View, random: Random): readonly Option[] | undefined {
  const at = standpointOf(view);
  const { step } = view.table;
  if (step !== (kind === 'draw' ? 'draw' : 'play') || hasLaid(at)) return undefined;
  const options = deliberate(view, random, EXPERT_MIND);
  if (kind === 'draw') return options.length > 2 ? options : undefined;
  // Nothing to lay, no special card to play.
  return options.every(({ command }) => command.t === 'discard') ? options : undefined;
}

type Screen = (options: readonly Option[], wish: MoveWish) => boolean;

/** A turn of the expert's judgement: less than that is hardly found by samples. */
const GAP = 2;

/** What the samples have a chance to find, by the expert's judgement and the solver's counts. */
const IS_WORTH_ASKING: { readonly [K in Kind]: Screen } = {
  discard: (options, { difficulty }) => {
    const best = options[0]!;
    const rival = options[MOST_RIGHT.discard[difficulty - 1]!];
    const { distance = 0, outs = 0 } = best.facts;
    if (distance < 1 || distance > 2 || rival === undefined) return false;
    if (rival.score > best.score - GAP) return false;
    const isTempting = ({ facts, score }: Option): boolean =>
      facts.distance === distance && (facts.outs ?? 0) < outs && score < best.score - GAP;
    return difficulty === 1 || options.some(isTempting);
  },
  draw: (options, { difficulty, wantsCard }) => {
    const [best, second] = options as readonly [Option, Option];
    if (second.score > best.score - GAP) return false;
    if (wantsCard !== (best.command.t === 'takeCard')) return false;
    const stock = options.find(({ command }) => command.t === 'drawCard');
    if (stock === undefined) return false;
    const { distance = 0, outs = 0 } = stock.facts;
    // Several cards that help, or one that only seems to, are harder than one that helps or none.
    const helping = options.filter(({ facts }) => (facts.distance ?? 0) < distance).length;
    const seeming = options.some(
      ({ facts }) => facts.distance === distance && (facts.outs ?? 0) > outs,
    );
    return difficulty === 1 || (wantsCard ? helping > 1 : seeming || helping > 0);
  },
};
