/**
 * Plays games for `learn.ts`, which starts it: takes one piece of work at a time and answers when the
 * file with its samples is written, or with how often the network won.
 */
import { readFileSync } from 'node:fs';
import { EXPERT_MIND, chanceToWin, randomFrom, thinker, type Random } from '@palier/bots';
import { playBotGame, type Player } from '@palier/bots/lab';
import type { Command, Seat, SetupChoice } from '@palier/rules';
import {
  Inputs,
  STATE_INPUTS,
  networkBot,
  readNetwork,
  sceneOf,
  weigh,
  type Network,
  type Weighed,
} from '@palier/bots/network';
import { fieldOf, setupFor } from './fields.ts';
import { INPUTS, ROW, TARGETS, writeWhole } from './format.ts';

export type Settings = {
  readonly seed: string;
  /** How much of what comes later counts against what the network thought then. */
  readonly trace: number;
  /** How much of a round's end is what the network thinks of the next deal; the rest is the standing. */
  readonly across: number;
  /** Per thousand: moves at random, and moves drawn by what they seem worth. */
  readonly wild: number;
  readonly curious: number;
};

export type Work =
  | {
      readonly t: 'play';
      readonly from: number;
      readonly to: number;
      /** None: the old expert plays and is learnt from. */
      readonly network: string | undefined;
      readonly past: readonly string[];
      readonly file: string;
      readonly settings: Settings;
    }
  | {
      readonly t: 'measure';
      readonly network: string;
      readonly rules: SetupChoice;
      readonly deals: readonly [from: number, to: number];
      readonly seed: string;
    };

export type Answer =
  | { readonly t: 'played'; readonly samples: number; readonly decisions: number }
  | { readonly t: 'measured'; readonly shares: readonly number[] };

const networks = new Map<string, Network>();

function networkAt(path: string): Network {
  let network = networks.get(path);
  if (network === undefined) {
    // The oldest goes: a run makes hundreds.
    if (networks.size > 12) networks.delete(networks.keys().next().value!);
    network = readNetwork(readFileSync(path));
    networks.set(path, network);
  }
  return network;
}

/** A decision: what the network was told of the chosen option, and what it thought of the best. */
type Step = { readonly inputs: Float32Array; readonly best: number; readonly isFree: boolean };

/** A seat's decisions of one round, and how it ended for it. */
type Round = { readonly steps: Step[]; end: number; laid: number; out: number; beaten: number };

const newRound = (): Round => ({ steps: [], end: 0, laid: 0, out: 0, beaten: 0 });

/** A seat that learns: plays and remembers. */
class Learner implements Player {
  readonly name = 'learner';
  readonly rounds: Round[] = [newRound()];
  decisions = 0;
  readonly #network: Network | undefined;
  readonly #settings: Settings;
  readonly #luck: Random;

  constructor(network: Network | undefined, settings: Settings, luck: Random) {
    this.#network = network;
    this.#settings = settings;
    this.#luck = luck;
  }

  readonly decide: Player['decide'] = ({ view, random }) => {
    const scene = sceneOf(view, random);
    this.decisions++;
    const { options } = scene;
    if (options.length === 1) return options[0]!.command;
    const told: Float32Array[] = [];
    const note = (state: Float32Array, option: Float32Array): void => {
      const inputs = new Float32Array(INPUTS);
      inputs.set(state);
      inputs.set(option, STATE_INPUTS);
      told.push(inputs);
    };
    const weighed =
      this.#network === undefined ? likeExpert(scene, note) : weigh(this.#network, scene, note);
    const { place, isFree } = this.#pick(weighed);
    const best = Math.max(...weighed.map(({ value }) => value));
    this.rounds.at(-1)!.steps.push({ inputs: told[place]!, best: chanceOf(best), isFree });
    return weighed[place]!.option.command satisfies Command;
  };

  #pick(weighed: readonly Weighed[]): { place: number; isFree: boolean } {
    const luck = this.#luck.below(1000);
    const { wild, curious } = this.#settings;
    if (luck < wild) return { place: this.#luck.below(weighed.length), isFree: true };
    let best = 0;
    for (const [place, { value }] of weighed.entries()) {
      if (value > weighed[best]!.value) best = place;
    }
    if (luck >= wild + curious) return { place: best, isFree: false };
    const odds = weighed.map(({ value }) => Math.exp((value - weighed[best]!.value) / CALM));
    let rest = (this.#luck.below(1e6) / 1e6) * odds.reduce((sum, each) => sum + each, 0);
    const place = odds.findIndex((each) => (rest -= each) < 0);
    return { place: place === -1 ? best : place, isFree: place !== best && place !== -1 };
  }

  /** The rows of samples, with what came of each decision. */
  *rows(): Generator<readonly [Float32Array, readonly number[]], undefined> {
    const { trace, across } = this.#settings;
    const isBlind = this.#network === undefined;
    for (const [number, { steps, end, laid, out, beaten }] of this.rounds.entries()) {
      const next = this.rounds[number + 1]?.steps[0];
      const mix = next === undefined || isBlind ? 0 : across;
      let value = (1 - mix) * end + mix * (next?.best ?? 0);
      for (const { inputs, best, isFree } of steps.toReversed()) {
        yield [inputs, [value, laid, out, beaten]];
        if (!isBlind) value = isFree ? best : (1 - trace) * best + trace * value;
      }
    }
  }
}

/** How much less likely a move is drawn for what it is behind, in odds. */
const CALM = 0.15;

function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

const expertInputs = new Inputs();

/** The old expert's scores, as if they were a network's. */
function likeExpert(
  scene: Parameters<typeof weigh>[1],
  note: (state: Float32Array, option: Float32Array) => void,
): readonly Weighed[] {
  const state = expertInputs.ofState(scene);
  return scene.options.map((option) => {
    note(state, expertInputs.ofOption(option));
    return { option, value: option.score };
  });
}

const expert = thinker('expert', EXPERT_MIND);

async function playGame(work: Extract<Work, { t: 'play' }>, number: number): Promise<Learner[]> {
  const seed = `${work.settings.seed}/game/${number}`;
  const { setup, sitters } = fieldOf(seed);
  const luck = randomFrom(`${seed}/luck`);
  const network = work.network === undefined ? undefined : networkAt(work.network);
  const learners = new Map<Seat, Learner>();
  const bots = sitters.map((sitter, index): Player => {
    if (sitter === 'expert') return expert;
    const old = work.past[luck.below(Math.max(1, work.past.length))];
    if (sitter === 'past' && old !== undefined) return networkBot('past', () => networkAt(old));
    const learner = new Learner(network, work.settings, luck);
    learners.set(index + 1, learner);
    return learner;
  });
  let round = 1;
  await playBotGame({ setup, bots, seed, number: 1 }, ({ state, events }) => {
    const { table } = state;
    const end = events.find((event) => event.t === 'roundEnded');
    if (end !== undefined) {
      for (const [seat, learner] of learners) {
        const now = learner.rounds.at(-1)!;
        now.laid = end.cleared[seat - 1]!.length > 0 ? 1 : 0;
        now.out = end.seat === seat ? 1 : 0;
        now.beaten = end.seat !== undefined && end.seat !== seat ? 1 : 0;
      }
    }
    if (table.round !== round || table.step === 'over') {
      ({ round } = table);
      for (const [seat, learner] of learners) {
        learner.rounds.at(-1)!.end = chanceToWin(table, seat);
        if (table.step !== 'over') learner.rounds.push(newRound());
      }
    }
  });
  return [...learners.values()];
}

async function play(work: Extract<Work, { t: 'play' }>): Promise<Answer> {
  const rows: Float16Array[] = [];
  let decisions = 0;
  for (let number = work.from; number < work.to; number++) {
    for (const learner of await playGame(work, number)) {
      decisions += learner.decisions;
      for (const [inputs, targets] of learner.rows()) {
        const row = new Float16Array(ROW);
        row.set(inputs);
        row.set(targets, ROW - TARGETS);
        rows.push(row);
      }
    }
  }
  const all = new Float16Array(rows.length * ROW);
  for (const [index, row] of rows.entries()) all.set(row, index * ROW);
  writeWhole(work.file, [all]);
  return { t: 'played', samples: rows.length, decisions };
}

/** By deal: of how many games the network wins when it sits once in every seat among old experts. */
async function measure(work: Extract<Work, { t: 'measure' }>): Promise<Answer> {
  const setup = setupFor(work.rules);
  const own = networkBot('network', () => networkAt(work.network));
  const shares: number[] = [];
  for (let deal = work.deals[0]; deal < work.deals[1]; deal++) {
    let won = 0;
    for (let seat = 1; seat <= setup.players; seat++) {
      const bots = Array.from({ length: setup.players }, (_, i) => (i + 1 === seat ? own : expert));
      const seed = `${work.seed}/${setup.id}/${deal}`;
      const { winners } = await playBotGame({ setup, bots, seed, number: 1 });
      if (winners.includes(seat)) won += 1 / winners.length;
    }
    shares.push(won / setup.players);
  }
  return { t: 'measured', shares };
}

process.on('message', (work: Work) => {
  void (work.t === 'play' ? play(work) : measure(work)).then((answer) => process.send!(answer));
});
