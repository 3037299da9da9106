/**
 * The trainer without a GPU: the same files and the same steps as `train.py`, slower. Started by
 * `learn.ts`, which sends a line of JSON for each generation and gets one back.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { randomFrom } from '@palier/bots';
import { ROW, TARGETS, readCheckpoint, writeCheckpoint, type Checkpoint } from './format.ts';

export type TrainerSettings = {
  readonly checkpoint: string;
  /** How many samples are kept. */
  readonly memory: number;
  readonly batch: number;
  /** How often a sample is learnt from, on the average. */
  readonly reuse: number;
  /** What the other targets count against the chance to win. */
  readonly side: number;
  /** How fast the mean parameters follow. */
  readonly pace: number;
};

export type Lesson = {
  readonly generation: number;
  readonly files: readonly string[];
  readonly rate: number;
  readonly checkpoint: string;
};

export type Report = {
  readonly samples: number;
  readonly held: number;
  readonly steps: number;
  readonly losses: readonly number[];
};

const [BETA1, BETA2, TINY] = [0.9, 0.999, 1e-8];

export class Trainer {
  readonly #settings: TrainerSettings;
  readonly #net: Checkpoint;
  readonly #memory: Float16Array;
  readonly #gradient: Float32Array;
  readonly #units: Float32Array;
  readonly #outer: Float32Array;
  readonly #back: Float32Array;
  #held = 0;
  #at = 0;

  constructor(settings: TrainerSettings) {
    this.#settings = settings;
    this.#net = readCheckpoint(settings.checkpoint);
    this.#memory = new Float16Array(settings.memory * ROW);
    this.#gradient = new Float32Array(this.#net.parameters.length);
    const { first, second } = this.#net.shape;
    this.#units = new Float32Array(first);
    this.#outer = new Float32Array(second);
    this.#back = new Float32Array(first);
  }

  learn({ generation, files, rate, checkpoint }: Lesson): Report {
    const { batch, reuse, memory } = this.#settings;
    let samples = 0;
    for (const file of files) samples += this.#hold(file, memory);
    const random = randomFrom(`trainer/${generation}`);
    const steps = Math.max(1, Math.round((reuse * samples) / batch));
    const losses = new Float64Array(TARGETS);
    for (let step = 0; step < steps; step++) {
      this.#gradient.fill(0);
      for (let i = 0; i < batch; i++) this.#see(random.below(this.#held), losses);
      this.#step(rate);
    }
    writeCheckpoint(checkpoint, this.#net);
    const shown = Array.from(losses, (loss) => Number((loss / steps / batch).toFixed(5)));
    return { samples, held: this.#held, steps, losses: shown };
  }

  #hold(file: string, memory: number): number {
    const bytes = readFileSync(file);
    const data = new Float16Array(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    );
    const samples = data.length / ROW;
    for (let i = 0; i < samples; i++) {
      this.#memory.set(data.subarray(i * ROW, (i + 1) * ROW), this.#at * ROW);
      this.#at = (this.#at + 1) % memory;
      this.#held = Math.min(memory, this.#held + 1);
    }
    return samples;
  }

  /** One sample forward, and its error back into the gradient. */
  #see(sample: number, losses: Float64Array): void {
    const { shape, parameters: w } = this.#net;
    const { first, second } = shape;
    const inputs = shape.state + shape.option;
    const row = this.#memory.subarray(sample * ROW, (sample + 1) * ROW);
    const [units, outer, back, g] = [this.#units, this.#outer, this.#back, this.#gradient];
    const b1 = inputs * first;
    const w2 = b1 + first;
    const b2 = w2 + first * second;
    const w3 = b2 + second;
    const b3 = w3 + second * TARGETS;
    for (let u = 0; u < first; u++) units[u] = w[b1 + u]!;
    for (let i = 0; i < inputs; i++) {
      const x = row[i]!;
      if (x === 0) continue;
      for (let u = 0, at = i * first; u < first; u++, at++) units[u] = units[u]! + x * w[at]!;
    }
    for (let v = 0; v < second; v++) outer[v] = w[b2 + v]!;
    for (let u = 0; u < first; u++) {
      if (units[u]! <= 0) units[u] = 0;
      const x = units[u]!;
      if (x === 0) continue;
      for (let v = 0, at = w2 + u * second; v < second; v++, at++)
        outer[v] = outer[v]! + x * w[at]!;
    }
    const { batch, side } = this.#settings;
    const errors = new Float64Array(TARGETS);
    for (let t = 0; t < TARGETS; t++) {
      let sum = w[b3 + t]!;
      for (let v = 0; v < second; v++)
        if (outer[v]! > 0) sum += outer[v]! * w[w3 + v * TARGETS + t]!;
      const wanted = row[inputs + t]!;
      losses[t] =
        losses[t]! + Math.max(sum, 0) - sum * wanted + Math.log1p(Math.exp(-Math.abs(sum)));
      errors[t] = ((1 / (1 + Math.exp(-sum)) - wanted) * (t === 0 ? 1 : side)) / batch;
      g[b3 + t] = g[b3 + t]! + errors[t]!;
    }
    back.fill(0);
    for (let v = 0; v < second; v++) {
      if (outer[v]! <= 0) continue;
      let error = 0;
      for (let t = 0; t < TARGETS; t++) {
        const at = w3 + v * TARGETS + t;
        error += errors[t]! * w[at]!;
        g[at] = g[at]! + errors[t]! * outer[v]!;
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
    for (let i = 0; i < inputs; i++) {
      const x = row[i]!;
      if (x === 0) continue;
      for (let u = 0, at = i * first; u < first; u++, at++) g[at] = g[at]! + x * back[u]!;
    }
  }

  #step(rate: number): void {
    const { parameters, mean, first, second } = this.#net;
    const g = this.#gradient;
    const step = ++this.#net.step;
    const rate1 = rate / (1 - BETA1 ** step);
    const scale2 = 1 / (1 - BETA2 ** step);
    const pace = Math.max(this.#settings.pace, 1 / step);
    for (let i = 0; i < g.length; i++) {
      const m = first[i]! + (1 - BETA1) * (g[i]! - first[i]!);
      const v = second[i]! + (1 - BETA2) * (g[i]! * g[i]! - second[i]!);
      first[i] = m;
      second[i] = v;
      parameters[i] = parameters[i]! - (rate1 * m) / (Math.sqrt(v * scale2) + TINY);
      mean[i] = mean[i]! + pace * (parameters[i]! - mean[i]!);
    }
  }
}

if (import.meta.main) {
  let trainer: Trainer | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    if (trainer === undefined) trainer = new Trainer(JSON.parse(line) as TrainerSettings);
    else console.log(JSON.stringify(trainer.learn(JSON.parse(line) as Lesson)));
  }
}
