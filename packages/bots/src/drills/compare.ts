/**
 * Moves of one position weighed against each other: each is played on in the same worlds with the same
 * luck, so that luck falls out of the difference. A move is called worse only where the difference is
 * clear of its error.
 */
import type { Command, View } from '@palier/rules';
import { sampleWorld } from '../belief.ts';
import type { Random } from '../bot.ts';
import { PlayOuts } from '../master-bot.ts';

export type Compared = {
  readonly command: Command;
  readonly isRight: boolean;
  readonly loss: number;
  readonly error: number;
};

export type MoveComparison = {
  /** The best first. */
  readonly moves: readonly Compared[];
  readonly worlds: number;
};

/** This many standard errors apart is clear: the best is one of many, and it is looked at often. */
const CLEAR = 3;
/** Half of a 95 % interval. */
const HALF_INTERVAL = 1.96;
const BLOCK = 32;
/** Before that no difference counts: a few equal results do not make it certain. */
const LEAST_WORLDS = 64;
const LEAST_VARIANCE = 1e-3;

export function compareMoves(
  view: View,
  commands: readonly Command[],
  { random, worlds }: { readonly random: Random; readonly worlds: number },
): MoveComparison {
  const trial = new PlayOuts(view);
  const tries = commands.map((command): Try => ({ command, results: [] }));
  let open: readonly Try[] = tries;
  let played = 0;
  while (played < worlds && open.length > 1) {
    for (let i = 0; i < BLOCK; i++) {
      const world = sampleWorld(trial.belief, random);
      const luck = String(random.below(2 ** 31));
      for (const { command, results } of open) results.push(trial.run(world, command, luck));
    }
    played += BLOCK;
    if (played < LEAST_WORLDS) continue;
    const best = bestOf(open);
    open = open.filter((one) => !isWorse(one, best));
  }
  const best = bestOf(open);
  const worse = tries.filter((one) => isWorse(one, best));
  const fresh = measured(trial, [best, ...worse], random);
  const moves = tries
    .map((one) => graded(one, best, fresh))
    .toSorted((a, b) => Number(b.isRight) - Number(a.isRight) || a.loss - b.loss);
  return { moves, worlds: played + FRESH_WORLDS };
}

/**
 * The best was chosen for its luck too, and a move was given up when it had little: what is told of
 * them is measured again in other worlds.
 */
const FRESH_WORLDS = 128;

function measured(trial: PlayOuts, tries: readonly Try[], random: Random): ReadonlyMap<Try, Try> {
  const fresh = new Map(
    tries.map((one) => [one, { command: one.command, results: [] as number[] }]),
  );
  for (let i = 0; i < FRESH_WORLDS; i++) {
    const world = sampleWorld(trial.belief, random);
    const luck = String(random.below(2 ** 31));
    for (const { command, results } of fresh.values()) {
      results.push(trial.run(world, command, luck));
    }
  }
  return fresh;
}

/**
 * Whether one move is clearly better than another. Where that is not likely to come out it is given
 * up early: nothing is said then that the samples do not bear out.
 */
export function isClearlyBetter(
  view: View,
  pair: { readonly better: Command; readonly worse: Command },
  { random, worlds }: { readonly random: Random; readonly worlds: number },
): boolean {
  const trial = new PlayOuts(view);
  const better: Try = { command: pair.better, results: [] };
  const worse: Try = { command: pair.worse, results: [] };
  for (let played = 1; played <= worlds; played++) {
    const world = sampleWorld(trial.belief, random);
    const luck = String(random.below(2 ** 31));
    for (const { command, results } of [better, worse]) {
      results.push(trial.run(world, command, luck));
    }
    if (played % BLOCK !== 0) continue;
    const { mean, error } = differenceOf(better, worse);
    if (played >= LEAST_WORLDS && mean > CLEAR * error) return true;
    // As many errors apart as it would have to be by now.
    if (mean < CLEAR * error * Math.sqrt(played / worlds)) return false;
  }
  return false;
}

type Try = { readonly command: Command; readonly results: number[] };

/** All that are open were played in the same worlds. */
function bestOf(open: readonly Try[]): Try {
  const sum = ({ results }: Try): number => results.reduce((total, result) => total + result, 0);
  return open.reduce((best, one) => (sum(one) > sum(best) ? one : best));
}

function isWorse(one: Try, best: Try): boolean {
  if (one === best) return false;
  const { mean, error } = differenceOf(best, one);
  return mean > CLEAR * error;
}

/** Worse is what was clearly worse before, and is so again. */
function graded(one: Try, best: Try, fresh: ReadonlyMap<Try, Try>): Compared {
  const { command } = one;
  if (one === best) return { command, isRight: true, loss: 0, error: 0 };
  const again = fresh.get(one);
  const { mean, error } =
    again === undefined ? differenceOf(best, one) : differenceOf(fresh.get(best)!, again);
  const isRight = again === undefined || mean <= HALF_INTERVAL * error;
  return { command, isRight, loss: mean, error: HALF_INTERVAL * error };
}

/** Over the worlds that both were played in. */
function differenceOf(a: Try, b: Try): { readonly mean: number; readonly error: number } {
  const count = Math.min(a.results.length, b.results.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const difference = a.results[i]! - b.results[i]!;
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  const variance = squares / count - mean * mean + LEAST_VARIANCE;
  return { mean, error: Math.sqrt(variance / (count - 1)) };
}
