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
  type View,
} from '@palier/rules';
import { believe, sampleWorld, type Belief, type World } from './belief.ts';
import { standpointOf, type Bot, type Question } from './bot.ts';
import { deliberate, type Option } from './deliberate.ts';
import { Sprint } from './sprint.ts';
import { chanceToWin } from './standing.ts';
import { EXPERT_MIND } from './thinkers.ts';

export type Budget = {
  /** How many continuations a decision may take, all candidates together. */
  readonly continuations: number;
};

/** No more candidates than this, none worse than the best by more turns than that. */
const MOST_CANDIDATES = 5;
const WORST_CANDIDATE = 4;
/** What a turn of the expert's judgement counts for against the samples, as a chance to win. */
const TRUST = 0.012;
/** From so many samples on a candidate that lags by so many standard errors is given up. */
const LEAST_SAMPLES = 12;
const LAG = 2.2;

export function masterBot({ continuations }: Budget): Bot {
  return {
    name: `master:${continuations}`,
    decide: (question) => search(question, continuations)[0]!.command,
  };
}

export type Judged = {
  readonly command: Command;
  readonly option: Option;
  /** The chance to win the game after this move, and the error of its difference from the best. */
  readonly chance: number;
  readonly error: number;
  readonly samples: number;
};

/** The candidates, the best first, with what the samples say. */
export function search(question: Question, continuations: number): readonly Judged[] {
  const { view, random, shouldStop } = question;
  const options = deliberate(view, random, EXPERT_MIND);
  const candidates = candidatesOf(options).map((option) => new Candidate(option));
  if (candidates.length > 1) {
    const trial = new Trial(view);
    for (let spent = 0; spent < continuations && !shouldStop();) {
      const open = candidates.filter((candidate) => candidate.isOpen);
      if (open.length === 1) break;
      const world = sampleWorld(trial.belief, random);
      const luck = String(random.below(2 ** 31));
      for (const candidate of open) candidate.add(trial.run(world, candidate.option.command, luck));
      spent += open.length;
      giveUp(candidates);
    }
  }
  const best = bestOf(candidates);
  return candidates
    .toSorted((a, b) => b.value - a.value)
    .map((candidate) => candidate.judged(best));
}

function candidatesOf(options: readonly Option[]): readonly Option[] {
  const best = options[0]!;
  // Laying and adding are never weighed against ending the turn.
  if (best.command.t === 'layLevel' || best.command.t === 'addCard' || best.command.t === 'exchangeJoker') {
    return [best];
  }
  return options
    .slice(0, MOST_CANDIDATES)
    .filter((option) => option.score > best.score - WORST_CANDIDATE);
}

class Candidate {
  readonly option: Option;
  readonly results: number[] = [];
  isOpen = true;
  #sum = 0;

  constructor(option: Option) {
    this.option = option;
  }

  add(result: number): void {
    this.results.push(result);
    this.#sum += result;
  }

  /** The mean of the samples, with the expert's judgement as a word in the matter. */
  get value(): number {
    const { length } = this.results;
    return (length === 0 ? 0 : this.#sum / length) + TRUST * this.option.score;
  }

  judged(best: Candidate): Judged {
    const { length } = this.results;
    return {
      command: this.option.command,
      option: this.option,
      chance: length === 0 ? 0 : this.#sum / length,
      error: this === best ? 0 : differenceOf(best, this).error,
      samples: length,
    };
  }
}

function bestOf(candidates: readonly Candidate[]): Candidate {
  let best = candidates[0]!;
  for (const candidate of candidates) if (candidate.isOpen && candidate.value > best.value) best = candidate;
  return best;
}

/** Candidates were in the same worlds as long as they were open: compared over those both saw. */
function differenceOf(a: Candidate, b: Candidate): { readonly mean: number; readonly error: number } {
  const count = Math.min(a.results.length, b.results.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const difference = a.results[i]! - b.results[i]!;
    sum += difference;
    squares += difference * difference;
  }
  if (count < 2) return { mean: 0, error: Infinity };
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean) + 1e-4;
  return { mean, error: Math.sqrt(variance / (count - 1)) };
}

function giveUp(candidates: readonly Candidate[]): void {
  const best = bestOf(candidates);
  if (best.results.length < LEAST_SAMPLES) return;
  for (const candidate of candidates) {
    if (!candidate.isOpen || candidate === best) continue;
    const { mean, error } = differenceOf(best, candidate);
    const ahead = mean + TRUST * (best.option.score - candidate.option.score);
    if (ahead > LAG * error) candidate.isOpen = false;
  }
}

/** Plays moves of one position on. */
export class Trial {
  readonly belief: Belief;
  readonly #seat: Seat;
  readonly #sprint: Sprint;

  constructor(view: View) {
    this.belief = believe(view);
    this.#seat = standpointOf(view).seat;
    this.#sprint = new Sprint(view.table.setup);
  }

  run(world: World, command: Command, luck: string): number {
    const chance = luckOf(luck);
    const played = play(stateIn(this.belief.view, world), this.#seat, command, chance);
    assert(!isRefusal(played), 'a candidate is a legal move');
    return chanceToWin(this.#sprint.run(played.state, this.belief.view.table.round, chance), this.#seat);
  }
}

export function stateIn({ table, kept, offered, viewer }: View, { hands, stock }: World): State {
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
