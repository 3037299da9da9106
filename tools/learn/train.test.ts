/** The trainer without a GPU learns, and its files are what players read. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@palier/bots';
import { OPTION_INPUTS, STATE_INPUTS, readNetwork } from '@palier/bots/network';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  INPUTS,
  ROW,
  TARGETS,
  readCheckpoint,
  startingCheckpoint,
  writeCheckpoint,
  writeNetwork,
  writeWhole,
} from './format.ts';
import { Trainer, type TrainerSettings } from './train.ts';

const SHAPE = { state: STATE_INPUTS, option: OPTION_INPUTS, first: 12, second: 6 };
const SAMPLES = 400;

let folder = '';
let settings: TrainerSettings;
const at = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palier-train-'));
  const random = randomFrom('train');
  const uniform = (): number => random.below(1000) / 1000;
  writeCheckpoint(at('start'), startingCheckpoint(SHAPE, uniform));
  // Won where the first input of the option is above that of the state.
  const rows = new Float16Array(SAMPLES * ROW);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const [state, option] = [uniform(), uniform()];
    rows[sample * ROW] = state;
    rows[sample * ROW + STATE_INPUTS] = option;
    rows[sample * ROW + INPUTS] = option > state ? 1 : 0;
  }
  writeWhole(at('samples'), [rows]);
  settings = {
    checkpoint: at('start'),
    memory: SAMPLES,
    batch: 64,
    reuse: 60,
    side: 0.1,
    pace: 0.05,
  };
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const lesson = (generation: number) => ({
  generation,
  files: [at('samples')],
  rate: 0.01,
  checkpoint: at('after'),
});

it('learns what the samples tell', () => {
  const trainer = new Trainer(settings);
  const first = trainer.learn(lesson(0));
  expect(first).toMatchObject({ samples: SAMPLES, held: SAMPLES, steps: 375 });
  expect(first.losses).toHaveLength(TARGETS);
  const second = trainer.learn(lesson(1));
  expect(second.losses[0]).toBeLessThan(0.1);
  writeNetwork(at('network'), readCheckpoint(at('after')));
  const network = readNetwork(readFileSync(at('network')));
  const option = new Float32Array(OPTION_INPUTS);
  const state = new Float32Array(STATE_INPUTS);
  state[0] = 0.5;
  network.see(state);
  option[0] = 0.8;
  expect(network.value(option)).toBeGreaterThan(1);
  option[0] = 0.2;
  expect(network.value(option)).toBeLessThan(-1);
});

it('comes to the same result again, and goes on from a checkpoint', () => {
  const trainer = new Trainer(settings);
  trainer.learn(lesson(0));
  const once = readFileSync(at('after'));
  new Trainer(settings).learn(lesson(0));
  expect(readFileSync(at('after')).equals(once)).toBe(true);
  trainer.learn(lesson(1));
  const twice = readFileSync(at('after'));
  writeWhole(at('start'), [once]);
  new Trainer(settings).learn(lesson(1));
  expect(readFileSync(at('after')).equals(twice)).toBe(true);
});
