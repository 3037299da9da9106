/** A network with two layers of units that learns by Adam: forward, back, one step. */
import type { Pupil } from './format.ts';

const [BETA1, BETA2, TINY] = [0.9, 0.999, 1e-8];
/** A gradient longer than this is shortened to it. */
const LONGEST = 1;

type Inputs = readonly ArrayLike<number>[];
type Slot = {
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly outputs: Float32Array;
};

export class Machine {
  readonly #pupil: Pupil;
  readonly #gradient: Float32Array;
  readonly #slots: Slot[] = [];
  readonly #back: Float32Array;

  constructor(pupil: Pupil) {
    this.#pupil = pupil;
    this.#gradient = new Float32Array(pupil.parameters.length);
    this.#back = new Float32Array(pupil.layers.first);
  }

  #slot(number: number): Slot {
    const { first, second, outputs } = this.#pupil.layers;
    return (this.#slots[number] ??= {
      first: new Float32Array(first),
      second: new Float32Array(second),
      outputs: new Float32Array(outputs),
    });
  }

  #places(): { b1: number; w2: number; b2: number; w3: number; b3: number } {
    const { inputs, first, second, outputs } = this.#pupil.layers;
    const b1 = inputs * first;
    const w2 = b1 + first;
    const b2 = w2 + first * second;
    const w3 = b2 + second;
    return { b1, w2, b2, w3, b3: w3 + second * outputs };
  }

  /** The outputs for these inputs; what is between is kept in the slot for the way back. */
  forward(slot: number, parts: Inputs): Float32Array {
    const { layers, parameters: w } = this.#pupil;
    const { first: units, second: outer, outputs } = this.#slot(slot);
    const { b1, w2, b2, w3, b3 } = this.#places();
    const { first, second } = layers;
    for (let u = 0; u < first; u++) units[u] = w[b1 + u]!;
    let at = 0;
    for (const part of parts) {
      for (let i = 0; i < part.length; i++, at += first) {
        const x = part[i]!;
        if (x === 0) continue;
        for (let u = 0; u < first; u++) units[u] = units[u]! + x * w[at + u]!;
      }
    }
    for (let v = 0; v < second; v++) outer[v] = w[b2 + v]!;
    for (let u = 0; u < first; u++) {
      const x = Math.max(0, units[u]!);
      units[u] = x;
      if (x === 0) continue;
      const row = w2 + u * second;
      for (let v = 0; v < second; v++) outer[v] = outer[v]! + x * w[row + v]!;
    }
    for (let t = 0; t < outputs.length; t++) outputs[t] = w[b3 + t]!;
    for (let v = 0; v < second; v++) {
      const x = Math.max(0, outer[v]!);
      outer[v] = x;
      if (x === 0) continue;
      const row = w3 + v * outputs.length;
      for (let t = 0; t < outputs.length; t++) outputs[t] = outputs[t]! + x * w[row + t]!;
    }
    return outputs;
  }

  /** Adds to the gradient what the errors of the slot's outputs ask for. */
  back(slot: number, parts: Inputs, errors: Float32Array): void {
    const { layers, parameters: w } = this.#pupil;
    const { first: units, second: outer } = this.#slot(slot);
    const { b1, w2, b2, w3, b3 } = this.#places();
    const { first, second } = layers;
    const g = this.#gradient;
    const back = this.#back;
    for (let t = 0; t < errors.length; t++) g[b3 + t] = g[b3 + t]! + errors[t]!;
    back.fill(0);
    for (let v = 0; v < second; v++) {
      const x = outer[v]!;
      if (x === 0) continue;
      let error = 0;
      for (let t = 0, at = w3 + v * errors.length; t < errors.length; t++, at++) {
        error += errors[t]! * w[at]!;
        g[at] = g[at]! + errors[t]! * x;
      }
      g[b2 + v] = g[b2 + v]! + error;
      for (let u = 0; u < first; u++) {
        if (units[u]! === 0) continue;
        const at = w2 + u * second + v;
        back[u] = back[u]! + error * w[at]!;
        g[at] = g[at]! + error * units[u]!;
      }
    }
    for (let u = 0; u < first; u++) {
      if (units[u]! === 0) back[u] = 0;
      else g[b1 + u] = g[b1 + u]! + back[u]!;
    }
    let at = 0;
    for (const part of parts) {
      for (let i = 0; i < part.length; i++, at += first) {
        const x = part[i]!;
        if (x === 0) continue;
        for (let u = 0; u < first; u++) g[at + u] = g[at + u]! + x * back[u]!;
      }
    }
  }

  /** One step against the gradient, which is then 0 again. */
  step(rate: number, pace: number): void {
    const { parameters, mean, moment1, moment2 } = this.#pupil;
    const g = this.#gradient;
    const step = ++this.#pupil.step;
    let length = 0;
    for (let i = 0; i < g.length; i++) length += g[i]! * g[i]!;
    const scale = Math.min(1, LONGEST / (Math.sqrt(length) + TINY));
    const rate1 = rate / (1 - BETA1 ** step);
    const scale2 = 1 / (1 - BETA2 ** step);
    const follow = Math.max(pace, 1 / step);
    for (let i = 0; i < g.length; i++) {
      const slope = scale * g[i]!;
      const m = moment1[i]! + (1 - BETA1) * (slope - moment1[i]!);
      const v = moment2[i]! + (1 - BETA2) * (slope * slope - moment2[i]!);
      moment1[i] = m;
      moment2[i] = v;
      parameters[i] = parameters[i]! - (rate1 * m) / (Math.sqrt(v * scale2) + TINY);
      mean[i] = mean[i]! + follow * (parameters[i]! - mean[i]!);
    }
    g.fill(0);
  }
}
