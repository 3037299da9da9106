/**
 * The learnt value: two layers of units over what a seat knows and one of its options, and out of them
 * the chance to win (as a logarithm of odds). Sums are made in one fixed order with doubles, so every
 * engine comes to the same answer.
 *
 * The file: four numbers of 16 bits (inputs of the state and of an option, units of both layers), then
 * all weights as 16-bit floats, little-endian: a row of the first layer for each input, its thresholds,
 * a row of the second for each unit of the first, its thresholds, the last row and its threshold.
 */
import { assert } from '@palier/rules';

export type NetworkShape = {
  readonly state: number;
  readonly option: number;
  readonly first: number;
  readonly second: number;
};

const HEAD = 8;
const HALF = 2;

/** How many weights a network of this shape has. */
export function weightsIn({ state, option, first, second }: NetworkShape): number {
  return (state + option + 1) * first + (first + 1) * second + second + 1;
}

export class Network {
  readonly shape: NetworkShape;
  /** As doubles, which sums are made with: nothing is turned into one while it is weighed. */
  readonly #weights: Float64Array;
  readonly #base: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;

  constructor(shape: NetworkShape, weights: Float32Array) {
    assert(weights.length === weightsIn(shape), 'as many weights as the shape has');
    this.shape = shape;
    this.#weights = Float64Array.from(weights);
    this.#base = new Float64Array(shape.first);
    this.#first = new Float64Array(shape.first);
    this.#second = new Float64Array(shape.second);
  }

  /** Takes in what all options share. */
  see(state: Float32Array): void {
    const { state: inputs, option, first } = this.shape;
    const base = this.#base;
    const weights = this.#weights;
    const thresholds = (inputs + option) * first;
    for (let unit = 0; unit < first; unit++) base[unit] = weights[thresholds + unit]!;
    addRows(base, { inputs: state, weights, from: 0, units: first });
  }

  /** The logarithm of the odds to win with this option, in the state seen last. */
  value(option: Float32Array): number {
    const { state, option: inputs, first, second } = this.shape;
    const weights = this.#weights;
    const units = this.#first;
    const outer = this.#second;
    units.set(this.#base);
    addRows(units, { inputs: option, weights, from: state * first, units: first });
    const rows = (state + inputs + 1) * first;
    const thresholds = rows + first * second;
    for (let unit = 0; unit < second; unit++) outer[unit] = weights[thresholds + unit]!;
    for (let unit = 0; unit < first; unit++) if (units[unit]! < 0) units[unit] = 0;
    addRows(outer, { inputs: units, weights, from: rows, units: second });
    const last = thresholds + second;
    let sum = weights[last + second]!;
    for (let unit = 0; unit < second; unit++) {
      const active = outer[unit]!;
      if (active > 0) sum += active * weights[last + unit]!;
    }
    return sum;
  }
}

type Rows = {
  readonly inputs: Float32Array | Float64Array;
  readonly weights: Float64Array;
  readonly from: number;
  readonly units: number;
};

/**
 * Adds the row of every input that is not 0, so often as it says. Four rows at a time, so that each sum
 * is fetched and kept a quarter as often; it grows in the same order as by one row after the other.
 */
function addRows(sums: Float64Array, { inputs, weights, from, units }: Rows): void {
  let [a, b, c] = [0, 0, 0];
  let [timesA, timesB, timesC] = [0, 0, 0];
  let waiting = 0;
  for (let input = 0; input < inputs.length; input++) {
    const times = inputs[input]!;
    if (times === 0) continue;
    const row = from + input * units;
    if (waiting === 0) {
      a = row;
      timesA = times;
    } else if (waiting === 1) {
      b = row;
      timesB = times;
    } else if (waiting === 2) {
      c = row;
      timesC = times;
    } else {
      for (let unit = 0; unit < units; unit++) {
        sums[unit] =
          sums[unit]! +
          timesA * weights[a + unit]! +
          timesB * weights[b + unit]! +
          timesC * weights[c + unit]! +
          times * weights[row + unit]!;
      }
      waiting = -1;
    }
    waiting++;
  }
  if (waiting > 0) addRow(sums, weights, a, timesA);
  if (waiting > 1) addRow(sums, weights, b, timesB);
  if (waiting > 2) addRow(sums, weights, c, timesC);
}

function addRow(sums: Float64Array, weights: Float64Array, row: number, times: number): void {
  for (let unit = 0; unit < sums.length; unit++) {
    sums[unit] = sums[unit]! + times * weights[row + unit]!;
  }
}

/** A network out of its file. */
export function readNetwork(bytes: Uint8Array): Network {
  const { shape, weights } = readWeights(bytes);
  return new Network(shape, weights);
}

/** What is in a network's file. */
export function readWeights(bytes: Uint8Array): {
  readonly shape: NetworkShape;
  readonly weights: Float32Array;
} {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shape = {
    state: data.getUint16(0, true),
    option: data.getUint16(2, true),
    first: data.getUint16(4, true),
    second: data.getUint16(6, true),
  };
  const weights = new Float32Array(weightsIn(shape));
  assert(bytes.byteLength === HEAD + HALF * weights.length, 'the file has its weights');
  for (let i = 0; i < weights.length; i++) {
    weights[i] = fromHalf(data.getUint16(HEAD + HALF * i, true));
  }
  return { shape, weights };
}

const SMALLEST = 2 ** -24;

/** A 16-bit float as a number; files hold no infinities. */
function fromHalf(bits: number): number {
  const sign = bits >= 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * SMALLEST;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}
