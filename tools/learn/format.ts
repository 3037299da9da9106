/**
 * The files that actors, trainers and players share. All numbers are little-endian.
 *
 * - Samples: rows of 16-bit floats, the inputs of the state, those of the option that was chosen, and
 *   what came of it (`TARGETS`).
 * - Checkpoints: eight 32-bit numbers (`HEAD`), then as 32-bit floats the parameters, their mean over the
 *   last steps, and the two moments of Adam. Parameters stand as in a network's file, with a column of
 *   the last layer for each target.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { OPTION_INPUTS, STATE_INPUTS, type NetworkShape } from '@palier/bots/network';

/** The chance to win; then whether the seat lays, goes out, sees another go out in this round. */
export const TARGETS = 4;
export const INPUTS = STATE_INPUTS + OPTION_INPUTS;
export const ROW = INPUTS + TARGETS;

export const HEAD = 8;

export type Checkpoint = {
  readonly shape: NetworkShape;
  step: number;
  readonly parameters: Float32Array;
  readonly mean: Float32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
};

export function parametersIn({ state, option, first, second }: NetworkShape): number {
  return (state + option + 1) * first + (first + 1) * second + (second + 1) * TARGETS;
}

export function writeCheckpoint(path: string, checkpoint: Checkpoint): void {
  const { shape, step, parameters, mean, first, second } = checkpoint;
  const head = [shape.state, shape.option, shape.first, shape.second, TARGETS, step, 0, 0];
  writeWhole(path, [Uint32Array.from(head), parameters, mean, first, second]);
}

export function readCheckpoint(path: string): Checkpoint {
  const bytes = readFileSync(path);
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const [state, option, first, second, , step] = new Uint32Array(data, 0, HEAD) as Iterable<number>;
  const shape = { state: state!, option: option!, first: first!, second: second! };
  const size = parametersIn(shape);
  const part = (index: number): Float32Array =>
    new Float32Array(data, 4 * (HEAD + index * size), size);
  return {
    shape,
    step: step!,
    parameters: part(0),
    mean: part(1),
    first: part(2),
    second: part(3),
  };
}

/** The mean parameters as a player's file: the last layer's first column alone. */
export function writeNetwork(path: string, { shape, mean }: Checkpoint): void {
  const { state, option, first, second } = shape;
  const last = (state + option + 1) * first + (first + 1) * second;
  const weights = new Float16Array(last + second + 1);
  weights.set(mean.subarray(0, last));
  for (let unit = 0; unit <= second; unit++) weights[last + unit] = mean[last + unit * TARGETS]!;
  writeWhole(path, [Uint16Array.of(state, option, first, second), weights]);
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
export function startingCheckpoint(shape: NetworkShape, uniform: () => number): Checkpoint {
  const size = parametersIn(shape);
  const parameters = new Float32Array(size);
  const { state, option, first, second } = shape;
  const inputs = state + option;
  const fill = (from: number, count: number, fan: number): void => {
    const reach = Math.sqrt(6 / fan);
    for (let i = from; i < from + count; i++) parameters[i] = reach * (2 * uniform() - 1);
  };
  // About a third of the inputs are not 0.
  fill(0, inputs * first, inputs / 3);
  fill((inputs + 1) * first, first * second, first);
  return {
    shape,
    step: 0,
    parameters,
    mean: parameters.slice(),
    first: new Float32Array(size),
    second: new Float32Array(size),
  };
}
