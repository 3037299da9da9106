/**
 * The trainer without a GPU: the same files and the same steps as `train.py`, slower. Started by
 * `learn.ts`, which sends a line of JSON for each generation and gets one back.
 *
 * The critic learns to foretell from all cards who wins. What a move led to beyond what the critic
 * expected makes it likelier or rarer, never by much at once (proximal policy optimisation, with
 * generalised advantages).
 */
import { createInterface } from 'node:readline';
import { randomFrom, type Random } from '@palier/bots';
import { LEANING, OPTION_INPUTS, SCORE_INPUT, STATE_INPUTS } from '@palier/bots/network';
import {
  CRITIC_INPUTS,
  FIELDS,
  PLAYER_OUTPUTS,
  readCheckpoint,
  readSamples,
  writeCheckpoint,
  type Checkpoint,
} from './format.ts';
import { Machine } from './machine.ts';

export type TrainerSettings = {
  readonly checkpoint: string;
  /** How many rows the critic remembers, and how often it learns from one, on the average. */
  readonly memory: number;
  readonly reuse: number;
  readonly criticRate: number;
  readonly batch: number;
  /** How often the player learns from a decision, on the average. */
  readonly passes: number;
  /** How much likelier or rarer a move may become in one generation. */
  readonly clip: number;
  /** What the search thinks counts so much, against what came of a decision. */
  readonly search: number;
  /** What it is worth to stay undecided. */
  readonly spread: number;
  /** How much of what comes later counts against what the critic thought then. */
  readonly trace: number;
  /** What the chance to win counts as a lesson of its own, and the other ones. */
  readonly foresight: number;
  readonly side: number;
  /** How fast the mean parameters follow. */
  readonly pace: number;
};

export type Lesson = {
  readonly generation: number;
  readonly files: readonly string[];
  readonly rate: number;
  /** Only the critic learns, from games played to their end. */
  readonly isSchool: boolean;
  readonly checkpoint: string;
};

export type Report = {
  readonly samples: number;
  readonly steps: number;
  /** How much of what came the critic had expected: 1 would be all. */
  readonly expected: number;
  /** How undecided the player is, and by how much it changed. */
  readonly spread: number;
  readonly change: number;
};

const [OPTIONS, CHOSEN, LIKELIHOOD, IS_LAST, REWARD, LAID] = [0, 1, 2, 3, 4, 5];

/** A generation's samples in one piece. */
type Lot = {
  readonly count: number;
  readonly fields: Float32Array;
  readonly rows: Float32Array;
  readonly options: Float32Array;
  readonly tried: Float32Array;
  /** Where a row's options begin. */
  readonly offsets: Int32Array;
};

function gather(files: readonly string[]): Lot {
  const parts = files.map(readSamples);
  const joined = (pick: (part: (typeof parts)[number]) => ArrayLike<number>): Float32Array => {
    const whole = new Float32Array(parts.reduce((sum, part) => sum + pick(part).length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(pick(part), at);
      at += pick(part).length;
    }
    return whole;
  };
  const fields = joined((part) => part.fields);
  const count = fields.length / FIELDS.length;
  const offsets = new Int32Array(count);
  for (let row = 1; row < count; row++) {
    offsets[row] = offsets[row - 1]! + fields[(row - 1) * FIELDS.length + OPTIONS]!;
  }
  return {
    count,
    fields,
    rows: joined((part) => part.rows),
    options: joined((part) => part.options),
    tried: joined((part) => part.tried),
    offsets,
  };
}

/**
 * What each row led to, as the critic sees it later, and by how much that is more than it had expected.
 * A round is judged by the standing after it and not by the luck of the next deal, except in school,
 * where the critic knows nothing yet.
 */
export function credit(
  fields: Float32Array,
  values: Float32Array,
  { trace, isSchool }: { readonly trace: number; readonly isSchool: boolean },
): { readonly returns: Float32Array; readonly gains: Float32Array } {
  const returns = new Float32Array(values.length);
  const gains = new Float32Array(values.length);
  let gain = 0;
  for (let row = values.length - 1; row >= 0; row--) {
    const at = row * FIELDS.length;
    if (fields[at + IS_LAST] === 1) gain = fields[at + REWARD]! - values[row]!;
    else {
      const isRoundEnd = fields[at + FIELDS.length + OPTIONS] === 0;
      const kept = isSchool ? 1 : isRoundEnd ? 0 : trace;
      gain = values[row + 1]! - values[row]! + kept * gain;
    }
    gains[row] = gain;
    returns[row] = values[row]! + gain;
  }
  return { returns, gains };
}

export class Trainer {
  readonly #settings: TrainerSettings;
  readonly #checkpoint: Checkpoint;
  readonly #player: Machine;
  readonly #critic: Machine;
  readonly #rows: Float16Array;
  readonly #returns: Float32Array;
  #held = 0;
  #at = 0;

  constructor(settings: TrainerSettings) {
    this.#settings = settings;
    this.#checkpoint = readCheckpoint(settings.checkpoint);
    this.#player = new Machine(this.#checkpoint.player);
    this.#critic = new Machine(this.#checkpoint.critic);
    this.#rows = new Float16Array(settings.memory * CRITIC_INPUTS);
    this.#returns = new Float32Array(settings.memory);
  }

  learn({ generation, files, rate, isSchool, checkpoint }: Lesson): Report {
    const { trace } = this.#settings;
    const random = randomFrom(`trainer/${generation}`);
    const lot = gather(files);
    const values = new Float32Array(lot.count);
    for (let row = 0; row < lot.count; row++) {
      const told = lot.rows.subarray(row * CRITIC_INPUTS, (row + 1) * CRITIC_INPUTS);
      values[row] = chanceOf(this.#critic.forward(0, [told])[0]!);
    }
    const { returns, gains } = credit(lot.fields, values, { trace, isSchool });
    this.#hold(lot, returns);
    const lost = squares(gains);
    const expected = Number((1 - lost / spreadOf(returns)).toFixed(4));
    this.#teachCritic(lot.count, random);
    const taught = isSchool ? STILL : this.#teachPlayer({ lot, returns, gains, rate, random });
    writeCheckpoint(checkpoint, this.#checkpoint);
    return { samples: lot.count, expected, ...taught };
  }

  #hold({ count, rows }: Lot, returns: Float32Array): void {
    const { memory } = this.#settings;
    for (let row = 0; row < count; row++) {
      const told = rows.subarray(row * CRITIC_INPUTS, (row + 1) * CRITIC_INPUTS);
      this.#rows.set(told, this.#at * CRITIC_INPUTS);
      this.#returns[this.#at] = returns[row]!;
      this.#at = (this.#at + 1) % memory;
      this.#held = Math.min(memory, this.#held + 1);
    }
  }

  #teachCritic(fresh: number, random: Random): void {
    const { batch, reuse, criticRate, pace } = this.#settings;
    const steps = Math.max(1, Math.round((reuse * fresh) / batch));
    for (let step = 0; step < steps; step++) {
      for (let i = 0; i < batch; i++) {
        const row = random.below(this.#held);
        const told = this.#rows.subarray(row * CRITIC_INPUTS, (row + 1) * CRITIC_INPUTS);
        const [value] = this.#critic.forward(0, [told]);
        const error = chanceOf(value!) - this.#returns[row]!;
        this.#critic.back(0, [told], Float32Array.of(error / batch));
      }
      this.#critic.step(criticRate, pace);
    }
  }

  #teachPlayer(work: PlayerWork): Omit<Report, 'samples' | 'expected'> {
    const { lot, rate, random } = work;
    const { batch, passes, pace } = this.#settings;
    const decisions = Array.from({ length: lot.count }, (_, row) => row).filter(
      (row) => lot.fields[row * FIELDS.length + OPTIONS]! > 0,
    );
    const { evened: gains, scale } = even(decisions.map((row) => work.gains[row]!));
    const steps = Math.max(1, Math.round((passes * decisions.length) / batch));
    const sums = { spread: 0, change: 0 };
    for (let step = 0; step < steps; step++) {
      for (let i = 0; i < batch; i++) {
        const place = random.below(decisions.length);
        const own = { gain: gains[place]!, scale };
        const { spread, change } = this.#weigh(work, decisions[place]!, own);
        sums.spread += spread;
        sums.change += change;
      }
      this.#player.step(rate, pace);
    }
    const mean = (sum: number): number => Number((sum / steps / batch).toFixed(5));
    return { steps, spread: mean(sums.spread), change: mean(sums.change) };
  }

  /** One decision forward, and its error back into the gradient. */
  #weigh(
    { lot, returns }: PlayerWork,
    row: number,
    { gain, scale }: { readonly gain: number; readonly scale: number },
  ): Omit<Report, keyof Counts> {
    const { batch, clip, search, spread, foresight, side } = this.#settings;
    const at = row * FIELDS.length;
    const count = lot.fields[at + OPTIONS]!;
    const chosen = lot.fields[at + CHOSEN]!;
    const state = lot.rows.subarray(row * CRITIC_INPUTS, row * CRITIC_INPUTS + STATE_INPUTS);
    const optionAt = (place: number): Float32Array => {
      const from = (lot.offsets[row]! + place) * OPTION_INPUTS;
      return lot.options.subarray(from, from + OPTION_INPUTS);
    };
    const likings = new Float64Array(count);
    let outputs: Float32Array | undefined;
    for (let place = 0; place < count; place++) {
      const option = optionAt(place);
      const told = this.#player.forward(place, [state, option]);
      likings[place] = told[0]! + LEANING * option[SCORE_INPUT]!;
      if (place === chosen) outputs = told.slice();
    }
    const logs = logShares(likings);
    const undecided = -logs.reduce((sum, log) => sum + Math.exp(log) * log, 0);
    const change = logs[chosen]! - lot.fields[at + LIKELIHOOD]!;
    const ratio = Math.exp(change);
    const isClipped = gain > 0 ? ratio > 1 + clip : ratio < 1 - clip;
    const push = isClipped ? 0 : -ratio * gain;
    const shares = logs.map((log) => Math.exp(log));
    const from = lot.offsets[row]!;
    const better = aheadOf(lot.tried.subarray(from, from + count), shares);
    for (let place = 0; place < count; place++) {
      const share = shares[place]!;
      const errors = new Float32Array(PLAYER_OUTPUTS);
      errors[0] =
        push * (Number(place === chosen) - share) -
        search * scale * share * better[place]! +
        spread * share * (logs[place]! + undecided);
      if (place === chosen) {
        errors[1] = foresight * (chanceOf(outputs![1]!) - returns[row]!);
        for (let i = 0; i < 3; i++) {
          errors[2 + i] = side * (chanceOf(outputs![2 + i]!) - lot.fields[at + LAID + i]!);
        }
      }
      for (let i = 0; i < PLAYER_OUTPUTS; i++) errors[i] = errors[i]! / batch;
      this.#player.back(place, [state, optionAt(place)], errors);
    }
    return { spread: undecided, change: ratio - 1 - change };
  }
}

type Counts = Pick<Report, 'samples' | 'steps' | 'expected'>;

type PlayerWork = {
  readonly lot: Lot;
  readonly returns: Float32Array;
  readonly gains: Float32Array;
  readonly rate: number;
  readonly random: Random;
};

const STILL = { steps: 0, spread: 0, change: 0 };

function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

function logShares(likings: Float64Array): Float64Array {
  const best = Math.max(...likings);
  const sum = likings.reduce((before, liking) => before + Math.exp(liking - best), 0);
  return likings.map((liking) => liking - best - Math.log(sum));
}

function squares(numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i]! ** 2;
  return sum;
}

function meanOf(numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i]!;
  return sum / numbers.length;
}

/** The sum of squares around the mean. */
function spreadOf(numbers: ArrayLike<number>): number {
  return squares(numbers) - numbers.length * meanOf(numbers) ** 2;
}

/** The same with mean 0 and spread 1, and what they were made larger by. */
function even(numbers: readonly number[]): { evened: Float64Array; scale: number } {
  const mean = meanOf(numbers);
  const scale = 1 / Math.sqrt(spreadOf(numbers) / numbers.length + 1e-12);
  return { evened: Float64Array.from(numbers, (number) => (number - mean) * scale), scale };
}

/** By how much the search thinks each option better than the mean of those it was asked about. */
function aheadOf(tried: Float32Array, shares: Float64Array): Float64Array {
  let [sum, weight] = [0, 0];
  for (const [place, chance] of tried.entries()) {
    if (Number.isNaN(chance)) continue;
    sum += shares[place]! * chance;
    weight += shares[place]!;
  }
  return Float64Array.from(tried, (chance) => (Number.isNaN(chance) ? 0 : chance - sum / weight));
}

if (import.meta.main) {
  let trainer: Trainer | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    if (trainer === undefined) trainer = new Trainer(JSON.parse(line) as TrainerSettings);
    else console.log(JSON.stringify(trainer.learn(JSON.parse(line) as Lesson)));
  }
}
