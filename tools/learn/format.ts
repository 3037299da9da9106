/**
 * The files that actors, trainers and players share. All numbers are little-endian.
 *
 * - Samples: two 32-bit numbers (rows, options); as 32-bit floats for each row `FIELDS` and for each
 *   option what the search thought of it (not a number where it was not asked); then as 16-bit floats the
 *   critic's inputs of each row, those of the state first, and the inputs of every option, in the order
 *   of the rows. The rows of a seat stand in the order of its game.
 * - Checkpoints: the player's network, then the critic's; of each eight 32-bit numbers (inputs, units of
 *   both layers, outputs, steps done, and three that are 0), then as 32-bit floats its parameters, their
 *   mean over the last steps, and the two moments of Adam. Parameters stand as in a player's file, with a
 *   column of the last layer for each output.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { OPTION_INPUTS, STATE_INPUTS, readWeights } from '@palier/bots/network';
import { assert } from '@palier/rules';
import { SECRET_INPUTS } from './secrets.ts';

/**
 * What is told of a row: how many options there were (none: the row stands between two rounds), which
 * was chosen, the logarithm of how likely that was, whether it is the last of its game, what the game
 * then gave, and whether the seat laid, went out, saw another go out in this round.
 */
export const FIELDS = [
  'options',
  'chosen',
  'likelihood',
  'isLast',
  'reward',
  'laid',
  'out',
  'beaten',
] as const;

export const CRITIC_INPUTS = STATE_INPUTS + SECRET_INPUTS;
export const PLAYER_INPUTS = STATE_INPUTS + OPTION_INPUTS;

/** Of the player's network: how good a choice; then the chance to win, to lay, to go out, to be beaten. */
export const PLAYER_OUTPUTS = 5;

export type Layers = {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  readonly outputs: number;
};

/** A network that learns. */
export type Pupil = {
  readonly layers: Layers;
  step: number;
  readonly parameters: Float32Array;
  readonly mean: Float32Array;
  readonly moment1: Float32Array;
  readonly moment2: Float32Array;
};

export type Checkpoint = { readonly player: Pupil; readonly critic: Pupil };

const HEAD = 8;

export function parametersIn({ inputs, first, second, outputs }: Layers): number {
  return (inputs + 1) * first + (first + 1) * second + (second + 1) * outputs;
}

export function writeCheckpoint(path: string, { player, critic }: Checkpoint): void {
  const parts = [player, critic].flatMap(({ layers, step, ...numbers }) => {
    const { inputs, first, second, outputs } = layers;
    const head = Uint32Array.of(inputs, first, second, outputs, step, 0, 0, 0);
    return [head, numbers.parameters, numbers.mean, numbers.moment1, numbers.moment2];
  });
  writeWhole(path, parts);
}

export function readCheckpoint(path: string): Checkpoint {
  const data = bytesOf(path);
  let at = 0;
  const next = (): Pupil => {
    const head = new Uint32Array(data, at, HEAD);
    const layers = {
      inputs: head[0]!,
      first: head[1]!,
      second: head[2]!,
      outputs: head[3]!,
    };
    const step = head[4]!;
    at += head.byteLength;
    const part = (): Float32Array => {
      const numbers = new Float32Array(data, at, parametersIn(layers));
      at += numbers.byteLength;
      return numbers;
    };
    return {
      layers,
      step,
      parameters: part(),
      mean: part(),
      moment1: part(),
      moment2: part(),
    };
  };
  return { player: next(), critic: next() };
}

/** Rows and options of a file of samples, as they are put together and as they are read. */
export type Samples = {
  /** `FIELDS` of each row. */
  readonly fields: Float32Array;
  /** `CRITIC_INPUTS` of each row. */
  readonly rows: Float16Array;
  /** `OPTION_INPUTS` of each option. */
  readonly options: Float16Array;
  /** Of each option the chance to win that the search gives it, or not a number. */
  readonly tried: Float32Array;
};

export function writeSamples(path: string, { fields, rows, options, tried }: Samples): void {
  const head = Uint32Array.of(fields.length / FIELDS.length, options.length / OPTION_INPUTS);
  writeWhole(path, [head, fields, tried, rows, options]);
}

export function readSamples(path: string): Samples {
  const data = bytesOf(path);
  const head = new Uint32Array(data, 0, 2);
  const [rows, options] = [head[0]!, head[1]!];
  const fields = new Float32Array(data, head.byteLength, rows * FIELDS.length);
  const tried = new Float32Array(data, fields.byteOffset + fields.byteLength, options);
  const told = new Float16Array(data, tried.byteOffset + tried.byteLength, rows * CRITIC_INPUTS);
  const from = told.byteOffset + told.byteLength;
  const optionInputs = new Float16Array(data, from, options * OPTION_INPUTS);
  return { fields, rows: told, options: optionInputs, tried };
}

function bytesOf(path: string): ArrayBuffer {
  const bytes = readFileSync(path);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** Parameters as a player's file: of the last layer only how good a choice is. */
export function writeNetwork(path: string, layers: Layers, parameters: Float32Array): void {
  const { inputs, first, second, outputs } = layers;
  const last = (inputs + 1) * first + (first + 1) * second;
  const weights = new Float16Array(last + second + 1);
  weights.set(parameters.subarray(0, last));
  for (let unit = 0; unit <= second; unit++) {
    weights[last + unit] = parameters[last + unit * outputs]!;
  }
  writeWhole(path, [Uint16Array.of(STATE_INPUTS, OPTION_INPUTS, first, second), weights]);
}

/** Appears under its name only when it is whole. */
export function writeWhole(path: string, parts: readonly NodeJS.ArrayBufferView[]): void {
  const bytes = Buffer.concat(
    parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength)),
  );
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

/** Small random parameters from a seed, by He; thresholds and the last layer start at 0. */
export function startingPupil(layers: Layers, uniform: () => number): Pupil {
  const size = parametersIn(layers);
  const parameters = new Float32Array(size);
  const { inputs, first, second } = layers;
  const fill = (from: number, count: number, fan: number): void => {
    const reach = Math.sqrt(6 / fan);
    for (let i = from; i < from + count; i++) parameters[i] = reach * (2 * uniform() - 1);
  };
  // About a third of the inputs are not 0.
  fill(0, inputs * first, inputs / 3);
  fill((inputs + 1) * first, first * second, first);
  return {
    layers,
    step: 0,
    parameters,
    mean: parameters.slice(),
    moment1: new Float32Array(size),
    moment2: new Float32Array(size),
  };
}

/** The networks a run starts with: the player's units as told, the critic's always the same. */
export function startingCheckpoint(
  [first, second]: readonly [number, number],
  uniform: () => number,
): Checkpoint {
  const player = { inputs: PLAYER_INPUTS, first, second, outputs: PLAYER_OUTPUTS };
  const critic = { inputs: CRITIC_INPUTS, first, second, outputs: 1 };
  return { player: startingPupil(player, uniform), critic: startingPupil(critic, uniform) };
}

/**
 * The same, but for a player who already plays as the network in this file: what nobody plays by (the
 * other outputs) and the critic start anew.
 */
export function checkpointFrom(path: string, uniform: () => number): Checkpoint {
  const { shape, weights } = readWeights(readFileSync(path));
  assert(
    shape.state === STATE_INPUTS && shape.option === OPTION_INPUTS,
    'the network is told what it was told when it learnt',
  );
  const start = startingCheckpoint([shape.first, shape.second], uniform);
  const { layers, parameters, mean } = start.player;
  const last = weights.length - layers.second - 1;
  parameters.set(weights.subarray(0, last));
  for (let unit = 0; unit <= layers.second; unit++) {
    parameters[last + unit * layers.outputs] = weights[last + unit]!;
  }
  mean.set(parameters);
  return start;
}
