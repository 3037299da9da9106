/** The learnt mind: its arithmetic, its answers as they were when it was learnt, its manners. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { checkAt, makeMove } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { randomFrom, standpointOf } from './bot.ts';
import { networkBot, sceneOf, weigh } from './network-bot.ts';
import { OPTION_INPUTS, STATE_INPUTS } from './network-inputs.ts';
import { Network, readNetwork, weightsIn, type NetworkShape } from './network.ts';
import { lawsOf } from './testing/laws.ts';
import { playOut, questionFor } from './testing/play-out.ts';
import { BOT_RULE_SETS, shortened } from './testing/rule-sets.ts';

const FILE = readFileSync(new URL('../network.bin', import.meta.url));
const network = readNetwork(FILE);
const bot = networkBot('network', () => network);
const everywhere = lawsOf(process.env, randomBytes(6).toString('hex'));

describe('a network', () => {
  const shape: NetworkShape = { state: 2, option: 2, first: 2, second: 1 };

  it('adds its rows, leaves out units below their threshold, and weighs the rest', () => {
    const rows = [1, -1, 0.5, 0, 0, 2, -4, 0];
    const thresholds = [0.25, 0];
    const second = [2, 3, -1];
    const last = [0.5, 0.125];
    const weights = Float32Array.from([rows, thresholds, second, last].flat());
    const small = new Network(shape, weights);
    small.see(Float32Array.of(1, 2));
    // First layer 1 + 1 + 0.25 and -1 + 2, second 4.5 + 3 - 1.
    expect(small.value(Float32Array.of(1, 0))).toBe(0.5 * 6.5 + 0.125);
    // 2.25 - 4 is below 0, so is all of the second layer.
    expect(small.value(Float32Array.of(0, 1))).toBe(0.125);
  });

  it('is read from a file of 16-bit floats', () => {
    const halves = new Float16Array(weightsIn(shape)).map((_, i) => (i - 8) / 3);
    halves[0] = 2 ** -20;
    const head = Uint16Array.of(2, 2, 2, 1);
    const file = Buffer.concat([Buffer.from(head.buffer), Buffer.from(halves.buffer)]);
    const read = readNetwork(file);
    const plain = new Network(shape, Float32Array.from(halves));
    for (const inputs of [Float32Array.of(1, 0), Float32Array.of(-3, 0.5)]) {
      read.see(inputs);
      plain.see(inputs);
      expect(read.value(inputs)).toBe(plain.value(inputs));
    }
    expect(() => readNetwork(file.subarray(0, -2))).toThrow('the file has its weights');
  });
});

/** The first moves of a game, and what was thought of the best move at each. */
const ANSWERS: readonly string[] = [
  'draw',
  'discard G15',
  'take 3',
  'lay B5 R6 P7 / J=13 R14 O15',
  'add Y8 1.1',
  'add Y9 1.1',
  'add Y10 1.1',
  'add Y11 1.1',
  'discard G15',
  'draw',
  'discard R6',
  'take 1',
  'lay R6 G7 P8 / J=13 O14 B15',
  'discard G1',
  'draw',
  'lay B3 B4 R5 / R7 O8 R9',
  'add R12 2.2',
  'add O11 2.2',
  'add P5 2.1',
  'discard B8',
  'draw',
  'discard O1',
  'take 1',
  'add J=10 3.2',
];
const VALUES: readonly number[] = [
  -12.82652, -14.266738, -0.710481, 10.502287, 2.315659, 2.799757, 2.443221, 1.396952, 1.253862,
  -16.83171, -23.458619, 3.435045, -5.169395, -4.291715, -4.453048, -2.617395, -1.902576, -0.894129,
  0.293954, -7.336087, -18.675625, -27.791888, 2.2292, 4.356133,
];

describe('the network that is shipped', () => {
  it('is small, and takes the inputs that it is given', () => {
    expect(FILE.length).toBeLessThan(400_000);
    expect(network.shape).toMatchObject({ state: STATE_INPUTS, option: OPTION_INPUTS });
  });

  it('answers as it did when it was learnt', () => {
    const setup = setupOf({ edition: 'level-8-101', players: 3 });
    const moves: string[] = [];
    const values: number[] = [];
    playOut(setup, [bot, bot, bot], {
      seed: 'as it was',
      watch: ({ question, command }) => {
        if (moves.length === ANSWERS.length) return;
        moves.push(makeMove(command));
        const scene = sceneOf(question.view, randomFrom('as it was'));
        const odds = weigh(network, scene).map(({ value }) => value);
        values.push(Number(Math.max(...odds).toFixed(6)));
      },
    });
    expect(moves).toEqual(ANSWERS);
    expect(values).toEqual(VALUES);
  });

  it('makes only legal moves, and the same from a copy of the view', { timeout: 120_000 }, () => {
    everywhere('network', 400, ({ state, seat, seed }) => {
      const question = questionFor(state, seat, seed);
      const command = bot.decide(question);
      expect(checkAt(standpointOf(question.view), command)).toBeUndefined();
      const again = { ...questionFor(state, seat, seed), view: structuredClone(question.view) };
      expect(makeMove(bot.decide(again))).toBe(makeMove(command));
    });
  });

  it.each(BOT_RULE_SETS)('plays a game to its end: $id', (setup) => {
    const rules = shortened(setup, 2);
    const { verdict, endings } = playOut(
      rules,
      Array.from({ length: setup.players }, () => bot),
      { seed: setup.id },
    );
    expect(verdict).toMatchObject({ isFinished: true, problems: [] });
    expect(endings.blocked).toBeUndefined();
  });
});
