/** The learnt mind: its arithmetic, its answers as they were when it was learnt, its manners. */
import { randomBytes } from 'node:crypto';
import { checkAt, makeMove } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { randomFrom, standpointOf } from './bot.ts';
import { networkBot, sceneOf, weigh } from './network-bot.ts';
import { Inputs, OPTION_INPUTS, STATE_INPUTS } from './inputs/index.ts';
import { Network, readNetwork, weightsIn, type NetworkShape } from './network.ts';
import { frozenNamed } from './lab/frozen.ts';
import { anyNetwork } from './testing/any-network.ts';
import { lawsOf } from './testing/laws.ts';
import { NETWORK_FILE, botNamed, learnt } from './testing/learnt.ts';
import { playOut, questionFor } from './testing/play-out.ts';
import { BOT_RULE_SETS, shortened } from './testing/rule-sets.ts';

const bot = botNamed('expert')!;
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

/** What a network is told must not change after it learnt: how it values the first choices of a game. */
const VALUES: readonly number[] = [
  20.2524, 18.3503, 16.0679, 17.6047, 10.35, 11.6797, 10.2563, 8.0855, 10.7932, 14.3545, 13.8015,
  15.5438, 17.1559, 12.31, 12.9803, 13.9941, 13.035, 20.2103, 13.7846, 10.881, 11.5009, 4.2705,
  8.3415, 19.4939,
];

it('a network is told what it was told when it learnt', () => {
  const setup = setupOf({ edition: 'level-8-101', players: 3 });
  const plain = frozenNamed('expert-2611')!;
  const values: number[] = [];
  playOut(setup, [plain, plain, plain], {
    seed: 'as it was',
    watch: ({ question: { view } }) => {
      if (values.length === VALUES.length) return;
      const weighed = weigh(anyNetwork(), sceneOf(view, randomFrom('as it was')));
      values.push(Number(Math.max(...weighed.map(({ value }) => value)).toFixed(4)));
    },
  });
  expect(values).toEqual(VALUES);
});

it('without its network the bot plays as the mind does that it was learnt from', () => {
  const plain = frozenNamed('expert-2611')!;
  const without = networkBot('expert', () => undefined);
  everywhere('without a network', 200, ({ state, seat, seed }) => {
    const [there, here] = [plain, without].map((one) => one.decide(questionFor(state, seat, seed)));
    expect(here).toEqual(there);
  });
});

it('is told whether an even or an odd number of levels is left, to everybody', () => {
  const setup = setupOf({ edition: 'level-8-101', players: 3, ladder: 'two-star' });
  const plain = frozenNamed('expert-2611')!;
  const inputs = new Inputs();
  let asked = 0;
  playOut(setup, [plain, plain, plain], {
    seed: 'levels',
    watch: ({ question: { view } }) => {
      for (const seat of [1, 2, 3]) {
        const told = [8, 7, 6, 5].map((count) => {
          const left = view.table.left.map((levels, index) =>
            index + 1 === seat ? Array.from({ length: count }, (_, i) => 9 - count + i) : levels,
          );
          const scene = sceneOf(view, randomFrom('levels'));
          const { thought } = scene;
          const at = { ...thought.at, table: { ...view.table, left } };
          return inputs.ofState({ ...scene, thought: { ...thought, at } }).slice();
        });
        // From one number to the next two inputs of their own change their places, beside all measures.
        for (const [index, each] of told.slice(1).entries()) {
          const before = told[index]!;
          const flags = each.filter((value, i) => Math.abs(value - before[i]!) === 1);
          expect(flags.length).toBeGreaterThanOrEqual(2);
        }
        asked++;
      }
    },
  });
  expect(asked).toBeGreaterThan(20);
});

describe('the network that is shipped', () => {
  it('is small, and takes the inputs that it is given', () => {
    expect(NETWORK_FILE.length).toBeLessThan(400_000);
    expect(learnt()!.shape).toMatchObject({ state: STATE_INPUTS, option: OPTION_INPUTS });
  });

  it('makes only legal moves, and the same from a copy of the view', { timeout: 120_000 }, () => {
    everywhere('learnt', 400, ({ state, seat, seed }) => {
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
