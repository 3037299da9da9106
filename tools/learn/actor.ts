/**
 * Plays games for `learn.ts`, which starts it: takes one piece of work at a time and answers when the
 * file with its samples is written, or with how often the network won.
 */
import { readFileSync } from 'node:fs';
import { botNamed, randomFrom, type Random } from '@palier/bots';
import { frozenNamed, playBotGame, type Player } from '@palier/bots/lab';
import {
  HOLD,
  type Seat,
  type Setup,
  type SetupChoice,
  type State,
  type View,
} from '@palier/rules';
import {
  OPTION_INPUTS,
  STATE_INPUTS,
  chooseBy,
  readNetwork,
  sceneOf,
  weigh,
  type Network,
  type Scene,
  type Weighed,
} from '@palier/bots/network';
import { fieldOf, setupFor, type Lots } from './fields.ts';
import { CRITIC_INPUTS, FIELDS, writeSamples, type Samples } from './format.ts';
import { secretInputs, standingInputs } from './secrets.ts';
import { placesToTry, tryMoves } from './trials.ts';

export type Work =
  | {
      readonly t: 'play';
      readonly from: number;
      readonly to: number;
      readonly network: string;
      readonly past: readonly string[];
      /** Which rules, how often. */
      readonly lots: Lots;
      /** How often of a hundred open decisions the search is asked, and in how many worlds. */
      readonly trials: Trials;
      readonly file: string;
      readonly seed: string;
    }
  | {
      readonly t: 'measure';
      readonly network: string;
      readonly rules: SetupChoice;
      readonly deals: readonly [from: number, to: number];
      readonly seed: string;
      /** A bot's name; undefined: what the network chooses, whatever the rules. */
      readonly own?: string | undefined;
      /** One of the frozen bots. */
      readonly against: string;
    };

export type Trials = { readonly share: number; readonly worlds: number };

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

/** A row of samples before its game is over; without options: between two rounds. */
type Row = {
  readonly state: Float32Array;
  readonly secrets: Float32Array;
  readonly options: readonly Float32Array[];
  /** What the search thinks of each option; not a number where it was not asked. */
  readonly tried: readonly number[];
  readonly chosen: number;
  readonly likelihood: number;
  readonly round: number;
};

/** How a round ended for a seat. */
type RoundResult = { readonly laid: number; readonly out: number; readonly beaten: number };

const NOTHING = new Float32Array(STATE_INPUTS);

/** A seat that learns: draws its moves by what the network likes, and remembers. */
class Learner implements Player {
  readonly name = 'learner';
  readonly rows: Row[] = [];
  /** By round, from 1. */
  readonly results = new Map<number, RoundResult>();
  reward = 0;
  decisions = 0;
  readonly #network: Network;
  readonly #luck: Random;
  readonly #trials: Trials;
  #truth: State | undefined;

  constructor(network: Network, luck: Random, trials: Trials) {
    this.#network = network;
    this.#luck = luck;
    this.#trials = trials;
  }

  /** For the eyes of those who judge alone: `decide` draws by what the view tells. */
  readonly peek = (state: State): void => {
    this.#truth = state;
  };

  readonly decide: Player['decide'] = ({ view, random }) => {
    const scene = sceneOf(view, random);
    this.decisions++;
    const { options } = scene;
    if (options.length === 1) return options[0]!.command;
    let state = NOTHING;
    const told: Float32Array[] = [];
    const weighed = weigh(this.#network, scene, (ofState, ofOption) => {
      if (told.length === 0) state = ofState.slice();
      told.push(ofOption.slice());
    });
    const shares = sharesOf(weighed);
    const place = this.#draw(shares);
    const { seat, table } = scene.thought.at;
    const { round } = table;
    const isFirst = this.rows.length > 0 && this.rows.at(-1)!.round !== round;
    // Kept cards are worth something that the standing does not tell: there the round is judged by the
    // first hand of the next.
    if (isFirst && !keepsCards(table.setup)) {
      const secrets = standingInputs(table, seat, true);
      const nothing = { state: NOTHING, options: [], tried: [], chosen: 0, likelihood: 0 };
      this.rows.push({ ...nothing, secrets, round });
    }
    const secrets = secretInputs(this.#truth!, seat);
    const likelihood = Math.log(shares[place]!);
    const tried = this.#try(view, scene, shares);
    this.rows.push({ state, secrets, options: told, tried, chosen: place, likelihood, round });
    return weighed[place]!.option.command;
  };

  /** Where cards are kept a round's end is worth more than the search can tell: it is not asked. */
  #try(view: View, { options }: Scene, shares: readonly number[]): readonly number[] {
    const { share, worlds } = this.#trials;
    const tried = options.map(() => NaN);
    const { step, setup } = view.table;
    const places = placesToTry(shares);
    if (places.length === 0 || (step !== 'draw' && step !== 'play') || keepsCards(setup))
      return tried;
    if (this.#luck.below(100) >= share) return tried;
    const moves = places.map((place) => options[place]!.command);
    const at = { state: this.#truth!, view };
    const chances = tryMoves(at, moves, { worlds, random: this.#luck });
    for (const [index, place] of places.entries()) tried[place] = chances[index]!;
    return tried;
  }

  #draw(shares: readonly number[]): number {
    let rest = this.#luck.below(2 ** 30) / 2 ** 30;
    const place = shares.findIndex((share) => (rest -= share) < 0);
    return place === -1 ? shares.indexOf(Math.max(...shares)) : place;
  }
}

/** How likely a learner makes each move. */
function sharesOf(weighed: readonly Weighed[]): readonly number[] {
  const best = Math.max(...weighed.map(({ value }) => value));
  const odds = weighed.map(({ value }) => Math.exp(value - best));
  const sum = odds.reduce((before, each) => before + each, 0);
  return odds.map((each) => each / sum);
}

function keepsCards({ keep, copies }: Setup): boolean {
  return copies[HOLD]! > 0 || keep.some(({ cards }) => cards > 0);
}

/** Whatever the rules: `expert` leaves some to the mind that it was learnt from. */
function networkPlayer(network: Network): Player {
  return { name: 'network', decide: (question) => chooseBy(network, question) };
}

const expert = frozenNamed('expert-2611')!;

async function playGame(work: Extract<Work, { t: 'play' }>, number: number): Promise<Learner[]> {
  const seed = `${work.seed}/game/${number}`;
  const { setup, sitters } = fieldOf(seed, work.lots);
  const luck = randomFrom(`${seed}/luck`);
  const learners = new Map<Seat, Learner>();
  const bots = sitters.map((sitter, index): Player => {
    if (sitter === 'expert') return expert;
    const old = work.past[luck.below(Math.max(1, work.past.length))];
    if (sitter === 'past' && old !== undefined) return networkPlayer(networkAt(old));
    const learner = new Learner(networkAt(work.network), luck, work.trials);
    learners.set(index + 1, learner);
    return learner;
  });
  // A round ends and the next is dealt in one step: the end is of the round before.
  let round = 1;
  const { winners } = await playBotGame({ setup, bots, seed, number: 1 }, ({ state, events }) => {
    const end = events.find((event) => event.t === 'roundEnded');
    if (end !== undefined) {
      for (const [seat, learner] of learners) {
        learner.results.set(round, {
          laid: end.cleared[seat - 1]!.length > 0 ? 1 : 0,
          out: end.seat === seat ? 1 : 0,
          beaten: end.seat !== undefined && end.seat !== seat ? 1 : 0,
        });
      }
    }
    ({ round } = state.table);
  });
  for (const [seat, learner] of learners) {
    learner.reward = winners.includes(seat) ? 1 / winners.length : 0;
  }
  return [...learners.values()];
}

async function play(work: Extract<Work, { t: 'play' }>): Promise<Answer> {
  const learners: Learner[] = [];
  for (let number = work.from; number < work.to; number++) {
    learners.push(...(await playGame(work, number)));
  }
  const count = learners.reduce((sum, { rows }) => sum + rows.length, 0);
  const options = learners.flatMap(({ rows }) => rows.flatMap((row) => row.options));
  const tried = learners.flatMap(({ rows }) => rows.flatMap((row) => row.tried));
  const samples: Samples = {
    fields: new Float32Array(count * FIELDS.length),
    rows: new Float16Array(count * CRITIC_INPUTS),
    options: new Float16Array(options.length * OPTION_INPUTS),
    tried: Float32Array.from(tried),
  };
  let at = 0;
  for (const { rows, results, reward } of learners) {
    for (const [index, row] of rows.entries()) {
      const isLast = index === rows.length - 1;
      const { laid, out, beaten } = results.get(row.round) ?? { laid: 0, out: 0, beaten: 0 };
      const { chosen, likelihood } = row;
      const fields = [row.options.length, chosen, likelihood, Number(isLast), reward];
      samples.fields.set([...fields, laid, out, beaten], at * FIELDS.length);
      samples.rows.set(row.state, at * CRITIC_INPUTS);
      samples.rows.set(row.secrets, at * CRITIC_INPUTS + STATE_INPUTS);
      at++;
    }
  }
  for (const [index, option] of options.entries()) {
    samples.options.set(option, index * OPTION_INPUTS);
  }
  writeSamples(work.file, samples);
  const decisions = learners.reduce((sum, learner) => sum + learner.decisions, 0);
  return { t: 'played', samples: count, decisions };
}

/** By deal: of how many games the network wins when it sits once in every seat among the others. */
async function measure(work: Extract<Work, { t: 'measure' }>): Promise<Answer> {
  const setup = setupFor(work.rules);
  const network = networkAt(work.network);
  const own = work.own === undefined ? networkPlayer(network) : botNamed(work.own, () => network);
  const other = frozenNamed(work.against);
  if (own === undefined || other === undefined) throw new Error('bots that there are');
  const shares: number[] = [];
  for (let deal = work.deals[0]; deal < work.deals[1]; deal++) {
    let won = 0;
    for (let seat = 1; seat <= setup.players; seat++) {
      const bots = Array.from({ length: setup.players }, (_, i) => (i + 1 === seat ? own : other));
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
