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
import { compareMoves } from './compare.ts';
import type { GradedMove, MoveDrill } from './drill.ts';

type Kind = MoveDrill['kind'];
type Picked = Pick<MoveDrill, 'kind' | 'moves' | 'reasons' | 'worlds' | 'difficulty'>;

/** No more moves than these may be right, by difficulty. */
const MOST_RIGHT: { readonly [K in Kind]: readonly number[] } = {
  discard: [5, 4, 3, 2],
  draw: [1, 1, 1, 1],
};
const WORLDS: { readonly [K in Kind]: number } = { discard: 192, draw: 384 };

export function pickMove(
  kind: Kind,
  view: View,
  { difficulty, random }: { readonly difficulty: number; readonly random: Random },
): Picked | undefined {
  const options = optionsFor(kind, view, random);
  const most = MOST_RIGHT[kind][difficulty - 1]!;
  if (options === undefined || !IS_WORTH_ASKING[kind](options, difficulty, most)) return undefined;
  const commands = options.map(({ command }) => command);
  const { moves, worlds } = compareMoves(view, commands, { random, worlds: WORLDS[kind] });
  const right = moves.filter(({ isRight }) => isRight).length;
  if (right > most || right === moves.length) return undefined;
  const optionOf = (command: Command): Option =>
    options.find((option) => option.command === command)!;
  const graded = moves.map((move): GradedMove => {
    const { distance, outs } = optionOf(move.command).facts;
    const missing = distance === undefined ? {} : { missing: distance };
    return { ...move, ...missing, ...(outs === undefined ? {} : { outs }) };
  });
  const best = optionOf(moves[0]!.command);
  const others = options.filter((option) => option !== best);
  return { kind, moves: graded, worlds, difficulty, reasons: reasonsFor(view, best, others) };
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

type Screen = (options: readonly Option[], difficulty: number, most: number) => boolean;

/** A turn of the expert's judgement: less than that is hardly found by samples. */
const GAP = 1;

/** What the samples have a chance to find, by the expert's judgement and the solver's counts. */
const IS_WORTH_ASKING: { readonly [K in Kind]: Screen } = {
  discard: (options, difficulty, most) => {
    const [best] = options as readonly [Option];
    const { distance = 0, outs = 0 } = best.facts;
    if (distance < 1 || distance > 2) return false;
    if (options.filter(({ score }) => score > best.score - GAP).length > most) return false;
    const isTempting = ({ facts }: Option): boolean =>
      facts.distance === distance && (facts.outs ?? 0) * 2 <= outs;
    return difficulty === 1 || options.some(isTempting);
  },
  draw: (options, difficulty) => {
    const [best, second] = options as readonly [Option, Option];
    if (second.score > best.score - GAP) return false;
    // Several cards that help, or none: harder than one that helps.
    const { distance = 0 } = options.find(({ command }) => command.t === 'drawCard')?.facts ?? {};
    const helping = options.filter(({ facts }) => (facts.distance ?? 0) < distance).length;
    return difficulty === 1 ? helping === 1 : helping !== 1;
  },
};
