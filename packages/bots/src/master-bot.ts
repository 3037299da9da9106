/**
 * Search: deals the hidden cards in ways that agree with everything seen, plays every candidate move
 * on in each of these worlds to the round's end, and takes the move that wins the game most often.
 * Candidates are compared on the same worlds with the same shuffles, so that luck falls out of the
 * difference.
 */
import {
  assert,
  isRefusal,
  play,
  seededBits,
  shuffled,
  type Bits,
  type Chance,
  type Command,
  type Seat,
  type State,
  type Table,
  type View,
} from '@palier/rules';
import { believe, sampleWorld, type Belief, type SampledWorld } from './belief.ts';
import { standpointOf, type Bot, type Question, type Random } from './bot.ts';
import { isUndoing, type MoveOption } from './deliberate.ts';
import { Sprint } from './sprint.ts';
import { chanceToWin } from './standing.ts';

/** A move that a search tries. */
export type Proposal = {
  readonly option: MoveOption;
  /** By how much it is thought better than the first before any sample. */
  readonly prior: number;
  /** By how much a character likes it better than the first, whatever the samples say. */
  readonly charm: number;
};

export type Proposals = {
  /** What is thought best first. */
  readonly moves: readonly Proposal[];
  /** Give or take how much a prior is meant. */
  readonly spread: number;
  /** By how much play-outs are wrong, however many they are. */
  readonly bias: number;
};

export type Propose = (view: View, random: Random) => Proposals;

export type Searcher = {
  /** Chooses the candidates, and has a word where samples leave it open. */
  readonly propose: Propose;
  /** How many continuations a decision may take, all candidates together. */
  readonly continuations: number;
  /** What the round's end is worth to a seat, where it is not thought to be its chance to win. */
  readonly worth?: Worth;
};

type Worth = (table: Table, seat: Seat) => number;

/** No more candidates than this, none worse than the best by more turns than that. */
const MOST_CANDIDATES = 6;
const WORST_CANDIDATE = 5;

/** What a turn of a mind's judgement is worth, measured on positions of bots' games. */
const WORTH_OF_TURN = { draw: 0.02, drawLaid: 0.1, play: 0.02, playLaid: 0.04 } as const;
/** A candidate this many errors behind the best is given up, once there are so many samples. */
const LAG = 2.5;
const LEAST_SAMPLES = 16;

export function masterBot(name: string, searcher: Searcher): Bot {
  return { name, decide: (question) => search(question, searcher)[0]!.command };
}

export type Judged = {
  readonly command: Command;
  readonly option: MoveOption;
  /** The chance to win the game after this move, by the samples. */
  readonly chance: number;
  /** By how much it is thought better than what was thought best at first, and the error of that. */
  readonly gain: number;
  readonly error: number;
  readonly samples: number;
};

/** The candidates, the best first, with what the samples say. */
export function search(
  question: Question,
  { propose, continuations, worth }: Searcher,
): readonly Judged[] {
  const { view, random, shouldStop } = question;
  const { moves, ...trust } = propose(view, random);
  const candidates = moves.map((move) => new Candidate(move, trust));
  if (candidates.length > 1) {
    const trial = new PlayOuts(view, worth);
    let open: readonly Candidate[] = candidates;
    for (let spent = 0; spent < continuations && open.length > 1 && !shouldStop();) {
      const world = sampleWorld(trial.belief, random);
      const luck = String(random.below(2 ** 31));
      for (const candidate of open) candidate.add(trial.run(world, candidate.option.command, luck));
      spent += open.length;
      open = stillOpen(candidates, open);
    }
  }
  const first = candidates[0]!;
  return candidates.map((candidate) => candidate.judged(first)).toSorted((a, b) => b.gain - a.gain);
}

/** What a turn of a mind's judgement is worth here, in chance to win. */
export function worthOfTurn(view: View): number {
  const isLaid = view.table.laid[standpointOf(view).seat - 1] !== undefined;
  if (view.table.step === 'draw') return isLaid ? WORTH_OF_TURN.drawLaid : WORTH_OF_TURN.draw;
  return isLaid ? WORTH_OF_TURN.playLaid : WORTH_OF_TURN.play;
}

/** Of all options those that a search settles. */
export function candidatesOf(options: readonly MoveOption[]): readonly MoveOption[] {
  const least = options[0]!.score - WORST_CANDIDATE;
  return options
    .slice(0, MOST_CANDIDATES)
    .filter((option, place) => place === 0 || (option.score > least && !isUndoing(option)));
}

/** A move and its results, one for each world it was played in. */
class Candidate {
  readonly option: MoveOption;
  readonly results: number[] = [];
  readonly #proposal: Proposal;
  readonly #trust: Trust;

  constructor(proposal: Proposal, trust: Trust) {
    this.option = proposal.option;
    this.#proposal = proposal;
    this.#trust = trust;
  }

  /** By how much it is thought better than the first after the samples, and how far more of them may move that. */
  gainOver(first: Candidate): Gain {
    if (first === this) return { mean: 0, error: 0 };
    const { prior, charm } = this.#proposal;
    const { spread, bias } = this.#trust;
    const { mean, error } = differenceOf(this, first);
    const weight = (noise: number): number =>
      error === Infinity ? 0 : spread ** 2 / (spread ** 2 + error ** 2 + noise ** 2);
    const trusted = weight(bias);
    return {
      mean: trusted * mean + (1 - trusted) * prior + charm,
      error: Math.sqrt((1 - weight(0)) * spread ** 2),
    };
  }

  add(result: number): void {
    this.results.push(result);
  }

  judged(first: Candidate): Judged {
    const { results, option } = this;
    const chance = results.reduce((sum, result) => sum + result, 0) / Math.max(1, results.length);
    const { mean, error } = this.gainOver(first);
    return { option, command: option.command, chance, gain: mean, error, samples: results.length };
  }
}

/** What samples are set against. */
type Trust = Omit<Proposals, 'moves'>;

type Gain = { readonly mean: number; readonly error: number };

/** A move that was given up early is compared over the worlds that both were played in. */
function differenceOf(a: Candidate, b: Candidate): Gain {
  const count = Math.min(a.results.length, b.results.length);
  if (count < 2) return { mean: 0, error: Infinity };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const difference = a.results[i]! - b.results[i]!;
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  // A few equal results do not make a difference certain.
  const variance = squares / count - mean * mean + LEAST_VARIANCE;
  return { mean, error: Math.sqrt(variance / (count - 1)) };
}

const LEAST_VARIANCE = 1e-3;

function stillOpen(all: readonly Candidate[], open: readonly Candidate[]): readonly Candidate[] {
  const first = all[0]!;
  const count = open[0]!.results.length;
  // Looking costs about as much as a few continuations.
  if (count < LEAST_SAMPLES || count % LEAST_SAMPLES !== 0) return open;
  const gains = open.map((candidate) => candidate.gainOver(first));
  const best = Math.max(...gains.map(({ mean }) => mean));
  // The first is what the others are compared with, so it stays while any of them does.
  const left = open.filter((candidate, index) => {
    const { mean, error } = gains[index]!;
    return candidate === first || mean + LAG * error > best;
  });
  return left;
}

/** Plays moves of one position on. */
export class PlayOuts {
  readonly belief: Belief;
  readonly #seat: Seat;
  readonly #sprint: Sprint;
  readonly #worth: Worth;

  constructor(view: View, worth: Worth = chanceToWin) {
    this.#worth = worth;
    this.belief = believe(view);
    this.#seat = standpointOf(view).seat;
    this.#sprint = new Sprint(view.table.setup);
  }

  run(world: SampledWorld, command: Command, luck: string): number {
    const chance = luckOf(luck);
    const played = play(stateIn(this.belief.view, world), this.#seat, command, chance);
    assert(!isRefusal(played), 'a candidate is a legal move');
    return this.#worth(
      this.#sprint.run(played.state, this.belief.view.table.round, chance),
      this.#seat,
    );
  }
}

export function stateIn(
  { table, kept, offered, viewer }: View,
  { hands, stock }: SampledWorld,
): State {
  const none = hands.map(() => undefined);
  const own = <T>(value: T): readonly (T | undefined)[] =>
    hands.map((_, index) => (index + 1 === viewer ? value : undefined));
  return {
    table,
    hands,
    stock,
    offered: offered === undefined ? none : own(offered),
    kept: kept === undefined ? none : own(kept),
    past: undefined,
  };
}

/** The next round is dealt but never looked at, so its cards are not shuffled. */
function luckOf(seed: string): Chance {
  let bits: Bits | undefined;
  return {
    shuffle: (stream, cards) => {
      if (stream.startsWith('deal/')) return cards;
      bits ??= seededBits(seed);
      return shuffled(bits, cards);
    },
    below: () => 0,
  };
}
