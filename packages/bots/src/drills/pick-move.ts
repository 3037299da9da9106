/**
 * "What to throw" and "take or draw": moves weighed on common worlds. Offered only where few moves are
 * as good as the best and all the others are clearly worse.
 */
import type { Command, Step, View } from '@palier/rules';
import { reasonsFor } from '../reasons.ts';
import { standpointOf, type Random } from '../bot.ts';
import { deliberate, type MoveOption } from '../deliberate.ts';
import { hasLaid } from '../outlook.ts';
import { EXPERT_MIND } from '../thinkers.ts';
import { compareMoves, isClearlyBetter } from './compare.ts';
import { DRILLS, MOST_DIFFICULT, type GradedMove, type MoveDrill, type MoveKind } from './drill.ts';

type Picked = Pick<MoveDrill, 'kind' | 'form' | 'moves' | 'reasons' | 'worlds' | 'difficulty'>;

export type MoveWish = {
  readonly random: Random;
  /** Whether an open card is to be the answer, so that it is not always the same one. */
  readonly wantsCard: boolean;
  /** Whether an open card that is the answer completes the level. */
  readonly completing: 'only' | 'never' | 'either';
  readonly difficulty: number;
  /** How far from that difficulty a question may be expected to come out. */
  readonly slack: number;
};

/** The worst answer gives away at least so much of the chance to win: less is no lesson. */
const LEAST_LOSS = 0.03;

export function pickMove(kind: MoveKind, view: View, wish: MoveWish): Picked | undefined {
  const { random } = wish;
  const asking = ASKING[kind];
  if (view.table.step !== asking.step || hasLaid(standpointOf(view))) return undefined;
  const options = deliberate(view, random, EXPERT_MIND);
  if (!asking.isOpen(options) || !asking.isWorthAsking(options, wish)) return undefined;
  if (!isAsHard(asking.expected(options), wish)) return undefined;
  const sampling = { random, worlds: asking.worlds };
  // Those that must be worse and are so least, each alone: most positions are given up here.
  const better = options[0]!;
  const farther = options.find(({ facts }) => (facts.distance ?? 0) > (better.facts.distance ?? 0));
  const rivals = new Set([farther ?? better, options[asking.mostRight]!]);
  for (const worse of rivals) {
    if (worse === better) continue;
    const pair = { better: better.command, worse: worse.command };
    if (!isClearlyBetter(view, pair, sampling)) return undefined;
  }
  const commands = options.map(({ command }) => command);
  const { moves, worlds } = compareMoves(view, commands, sampling);
  const optionOf = (command: Command): MoveOption =>
    options.find((option) => option.command === command)!;
  const graded = moves.map((move): GradedMove => {
    const { distance, outs } = optionOf(move.command).facts;
    const missing = distance === undefined ? {} : { missing: distance };
    return { ...move, ...missing, ...(outs === undefined ? {} : { outs }) };
  });
  if (!isQuestion(graded, asking.mostRight)) return undefined;
  const best = optionOf(moves[0]!.command);
  const others = options.filter((option) => option !== best);
  const reasons = reasonsFor(view, best, others);
  const difficulty = asking.hardness(graded);
  return { kind, form: DRILLS[kind].form, moves: graded, worlds, difficulty, reasons };
}

/** Few are right, a wrong one costs something, and samples and solver do not contradict each other. */
function isQuestion(moves: readonly GradedMove[], most: number): boolean {
  const right = moves.filter(({ isRight }) => isRight);
  const { missing } = moves[0]!;
  if (right.length > most || right.some((move) => move.missing !== missing)) return false;
  return moves.some(({ isRight, loss }) => !isRight && loss >= LEAST_LOSS);
}

/** Turns by the expert's judgement: less than that is hardly found by samples. */
const GAP = 2;
/** The easiest are farther apart. */
const WIDE_GAP = 4;
/** What the stock is ahead of a useless card is little, and found all the same. */
const GAP_OF_STOCK = 1;

/** The least and the most a question may come out as. */
type Expected = readonly [least: number, most: number];

/** Weighing takes long: what is likely to come out too easy or too hard is not weighed at all. */
function isAsHard([least, most]: Expected, { difficulty, slack }: MoveWish): boolean {
  return difficulty >= least - slack && difficulty <= most + slack;
}

type Asking = {
  readonly step: Step;
  /** No more moves than these may be right. */
  readonly mostRight: number;
  readonly worlds: number;
  /** Whether these moves are what is asked about. */
  readonly isOpen: (options: readonly MoveOption[]) => boolean;
  /** What the samples have a chance to find, by the expert's judgement and the solver's counts. */
  readonly isWorthAsking: (options: readonly MoveOption[], wish: MoveWish) => boolean;
  readonly expected: (options: readonly MoveOption[]) => Expected;
  /** How hard it came out: by how few moves are right, and how good the wrong ones look. */
  readonly hardness: (moves: readonly GradedMove[]) => number;
};

/** Of a hand's cards no more than these may be right to throw. */
const MOST_DISCARDS = 5;

const ASKING: { readonly [K in MoveKind]: Asking } = {
  discard: {
    step: 'play',
    mostRight: MOST_DISCARDS,
    worlds: 192,
    // Nothing to lay, no special card to play.
    isOpen: (options) => options.every(({ command }) => command.t === 'discard'),
    isWorthAsking: (options, { difficulty }) => {
      const best = options[0]!;
      const rival = options[MOST_DISCARDS];
      const { distance = 0 } = best.facts;
      if (distance < 1 || distance > 2 || rival === undefined) return false;
      return rival.score < best.score - (difficulty === 1 ? WIDE_GAP : GAP);
    },
    // What lacks no more cards than the best is mostly as good; some of many must look so and be worse.
    expected: (options) => {
      const { distance } = options[0]!.facts;
      const asNear = options.filter(({ facts }) => facts.distance === distance).length;
      const hard = asNear > MOST_DISCARDS ? MOST_DIFFICULT : byFewness(asNear);
      return [hard, hard];
    },
    hardness: (moves) => {
      const right = moves.filter(({ isRight }) => isRight).length;
      const { missing } = moves[0]!;
      const isTempting = (move: GradedMove): boolean => !move.isRight && move.missing === missing;
      return Math.min(MOST_DIFFICULT, byFewness(right) + Number(moves.some(isTempting)));
    },
  },
  draw: {
    step: 'draw',
    mostRight: 1,
    worlds: 256,
    isOpen: (options) => options.length > 2,
    isWorthAsking: (options, { wantsCard, completing }) => {
      const [best, second] = options as readonly [MoveOption, MoveOption];
      if (wantsCard !== (best.command.t === 'takeCard')) return false;
      if (wantsCard && !isAsked(completing, best.facts.distance === 0)) return false;
      return second.score < best.score - (wantsCard ? GAP : GAP_OF_STOCK);
    },
    expected: (options) => (options.length > FEW_PLACES ? [2, MOST_DIFFICULT] : [1, 3]),
    hardness: (moves) => {
      const [best, second] = moves as readonly [GradedMove, GradedMove];
      // Else the difficulty would tell whether to take a card.
      const loss = second.loss * (best.command.t === 'drawCard' ? STOCK_IS_AHEAD_LESS : 1);
      return 1 + Number(moves.length > FEW_PLACES) + Number(loss < NOT_FAR) + Number(loss < CLOSE);
    },
  },
};

function isAsked(completing: MoveWish['completing'], completes: boolean): boolean {
  return completing === 'either' || completes === (completing === 'only');
}

/** Five right cards are easily found, two are not. */
function byFewness(right: number): number {
  return Math.min(MOST_DIFFICULT, Math.max(1, MOST_DISCARDS + 1 - right));
}

/** The stock and two open cards. */
const FEW_PLACES = 3;
/** Where the second best gives away less than that, it takes a look; and where less, a close one. */
const NOT_FAR = 0.15;
const CLOSE = 0.1;
/** What the stock is ahead of a card is about so many times less than a card is ahead of the stock. */
const STOCK_IS_AHEAD_LESS = 2.5;
