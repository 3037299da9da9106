/** The trainer without a GPU learns, and its files are what players read. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@palier/bots';
import { OPTION_INPUTS, SCORE_INPUT, STATE_INPUTS, readNetwork } from '@palier/bots/network';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CRITIC_INPUTS,
  FIELDS,
  checkpointFrom,
  parametersIn,
  readCheckpoint,
  readSamples,
  startingCheckpoint,
  startingPupil,
  writeCheckpoint,
  writeNetwork,
  writeSamples,
  writeWhole,
} from './format.ts';
import { Machine } from './machine.ts';
import { Trainer, credit, type TrainerSettings } from './train.ts';

const GAMES = 400;
/** Inputs that the old judgement is not among. */
const [STATE, OPTION] = [0, SCORE_INPUT + 1];
const REWARD = FIELDS.indexOf('reward');

let folder = '';
let settings: TrainerSettings;
const at = (name: string): string => join(folder, name);

function uniformFrom(seed: string): () => number {
  const random = randomFrom(seed);
  return () => random.below(1000) / 1000;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palier-train-'));
  writeCheckpoint(at('start'), startingCheckpoint([12, 6], uniformFrom('start')));
  // Games of one decision between two options: won by the one that is told more, which is told nothing
  // else apart. What is drawn is as likely as the other.
  const uniform = uniformFrom('samples');
  const fields = new Float32Array(GAMES * FIELDS.length);
  const rows = new Float16Array(GAMES * CRITIC_INPUTS);
  const options = new Float16Array(2 * GAMES * OPTION_INPUTS);
  for (let game = 0; game < GAMES; game++) {
    const told = [uniform(), uniform()];
    const chosen = uniform() < 0.5 ? 0 : 1;
    const isWon = told[chosen]! > told[1 - chosen]!;
    fields.set([2, chosen, Math.log(0.5), 1, Number(isWon), 0, 0, 0], game * FIELDS.length);
    rows[game * CRITIC_INPUTS + STATE] = 1;
    for (const option of [0, 1]) {
      options[(2 * game + option) * OPTION_INPUTS + OPTION] = told[option]!;
    }
  }
  const tried = new Float32Array(2 * GAMES).fill(NaN);
  writeSamples(at('samples'), { fields, rows, options, tried });
  settings = {
    checkpoint: at('start'),
    memory: GAMES,
    reuse: 10,
    criticRate: 0.01,
    batch: 64,
    passes: 20,
    clip: 0.5,
    search: 1,
    spread: 0,
    trace: 0.9,
    foresight: 0.5,
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
  isSchool: false,
  checkpoint: at('after'),
});

/** How much a checkpoint's player likes an option that is told so much. */
function likingOf(checkpoint: string): (told: number) => number {
  const { layers, mean } = readCheckpoint(checkpoint).player;
  writeNetwork(at('network'), layers, mean);
  const network = readNetwork(readFileSync(at('network')));
  const state = new Float32Array(STATE_INPUTS);
  state[STATE] = 1;
  network.see(state);
  return (told) => {
    const option = new Float32Array(OPTION_INPUTS);
    option[OPTION] = told;
    return network.value(option);
  };
}

describe('the trainer', () => {
  it('makes likelier what won', () => {
    const trainer = new Trainer(settings);
    const report = trainer.learn(lesson(0));
    expect(report).toMatchObject({ samples: GAMES, steps: 125 });
    expect(report.spread).toBeLessThan(Math.log(2));
    expect(report.change).toBeGreaterThan(0.01);
    const liking = likingOf(at('after'));
    expect(liking(0.9)).toBeGreaterThan(liking(0.5) + 0.2);
    expect(liking(0.5)).toBeGreaterThan(liking(0.1) + 0.2);
  });

  it('makes likelier what the search likes, whatever won', () => {
    const samples = readSamples(at('samples'));
    const { fields, options } = samples;
    const tried = samples.tried.map((_, i) => 0.5 + 0.2 * options[i * OPTION_INPUTS + OPTION]!);
    for (let row = 0; row < GAMES; row++) fields[row * FIELDS.length + REWARD] = 0;
    writeSamples(at('samples'), { ...samples, tried });
    new Trainer(settings).learn(lesson(0));
    const liking = likingOf(at('after'));
    expect(liking(0.9)).toBeGreaterThan(liking(0.5) + 0.2);
    expect(liking(0.5)).toBeGreaterThan(liking(0.1) + 0.2);
  });

  it('leaves the player alone in school', () => {
    const { steps } = new Trainer(settings).learn({ ...lesson(0), isSchool: true });
    expect(steps).toBe(0);
    const [before, after] = [readCheckpoint(at('start')), readCheckpoint(at('after'))];
    expect(after.player).toEqual(before.player);
    expect(after.critic.parameters).not.toEqual(before.critic.parameters);
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
    // Its memory holds nothing else than the one generation does.
    new Trainer(settings).learn(lesson(1));
    expect(readFileSync(at('after')).equals(twice)).toBe(true);
  });
});

describe('credit', () => {
  const row = (options: number, isLast: number, reward: number): readonly number[] => [
    options,
    0,
    0,
    isLast,
    reward,
    0,
    0,
    0,
  ];
  // Two decisions of a round, the standing after it, a decision of the last round; another game.
  const fields = Float32Array.from(
    [row(2, 0, 1), row(3, 0, 1), row(0, 0, 1), row(2, 1, 1), row(2, 1, 0)].flat(),
  );
  const values = Float32Array.of(0.25, 0.5, 0.375, 0.625, 0.5);

  it('ends at the standing after a round, and at the end of the game', () => {
    const { returns, gains } = credit(fields, values, { trace: 0.5, isSchool: false });
    expect(Array.from(gains)).toEqual([
      0.25 + 0.5 * -0.125,
      -0.125,
      0.25 + 0.5 * 0.375,
      0.375,
      -0.5,
    ]);
    expect(Array.from(returns)).toEqual([0.4375, 0.375, 0.8125, 1, 0]);
  });

  it('is in school what the game gave', () => {
    const { returns } = credit(fields, values, { trace: 0.5, isSchool: true });
    expect(Array.from(returns)).toEqual([1, 1, 1, 1, 0]);
  });
});

describe('a checkpoint from a network', () => {
  it('plays as that network did', () => {
    const { layers, parameters } = startingCheckpoint([12, 6], uniformFrom('shipped')).player;
    const uniform = uniformFrom('last layer');
    const shipped = parameters.map((value) => (value === 0 ? uniform() - 0.5 : value));
    writeNetwork(at('shipped.bin'), layers, shipped);
    const { player } = checkpointFrom(at('shipped.bin'), uniformFrom('others'));
    writeNetwork(at('again.bin'), player.layers, player.parameters);
    expect(readFileSync(at('again.bin'))).toEqual(readFileSync(at('shipped.bin')));
    expect(player.mean).toEqual(player.parameters);
  });
});

describe('a machine', () => {
  it('finds the slope that small changes show', () => {
    const layers = { inputs: 4, first: 5, second: 3, outputs: 2 };
    const uniform = uniformFrom('machine');
    const pupil = startingPupil(layers, uniform);
    for (let i = 0; i < parametersIn(layers); i++) pupil.parameters[i] = uniform() - 0.4;
    const machine = new Machine(pupil);
    const inputs = [Float32Array.of(0.5, 0), Float32Array.of(-1, 0.25)];
    const errors = Float32Array.of(0.75, -0.5);
    const loss = (): number => {
      const outputs = machine.forward(0, inputs);
      return outputs[0]! * errors[0]! + outputs[1]! * errors[1]!;
    };
    loss();
    machine.back(0, inputs, errors);
    // The first step of Adam goes by the rate against every slope, whatever its size.
    const before = pupil.parameters.slice();
    const slopes = before.map((_, i) => {
      pupil.parameters[i] = before[i]! + 1e-3;
      const above = loss();
      pupil.parameters[i] = before[i]! - 1e-3;
      const below = loss();
      pupil.parameters[i] = before[i]!;
      return above - below;
    });
    machine.step(0.5, 1);
    for (const [i, slope] of slopes.entries()) {
      const moved = pupil.parameters[i]! - before[i]!;
      if (Math.abs(slope) > 1e-5) expect(moved).toBeCloseTo(-0.5 * Math.sign(slope), 2);
      else expect(Math.abs(moved)).toBeLessThan(0.01);
    }
  });
});
