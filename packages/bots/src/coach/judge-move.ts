/**
 * What a decision was worth, from what its player saw. Of the moves the samples choose the best, and
 * the best of several looks better than it is; so it is chosen on one lot of samples, and what it is
 * ahead of the move played is measured on another, whose number was settled before. All moves are
 * played on in the same worlds with the same luck.
 */
import { legalMoves, type Command, type View } from '@palier/rules';
import { sampleWorld } from '../belief.ts';
import { Z } from '../lab/wilson.ts';
import { randomFrom, standpointOf, type Random } from '../bot.ts';
import { deliberate, type Mind, type MoveOption } from '../deliberate.ts';
import { candidatesOf, stateIn, worthOfTurn } from '../master-bot.ts';
import { EXPERT_MIND } from '../thinkers.ts';
import { continuationOf, type Continuation } from './continuation.ts';
import { effectOf } from './same-move.ts';
import { Sample } from './sample.ts';

export type MoveJudgement = {
  readonly played: MoveOption;
  /** The best of the others; absent where there is none. */
  readonly rival?: MoveOption;
  readonly isOnlyMove: boolean;
  /** Whether the first samples put the rival ahead. What is measured afterwards knows nothing of it. */
  readonly isRivalAhead: boolean;
  /** The chance to win after the rival less that after the move played. */
  readonly difference: Sample;
  /** The chance to win after the one that the first samples put ahead. */
  readonly chance: Sample;
};

export type JudgeOptions = { readonly continuations: number; readonly seed: string };

const WIDE_MIND: Mind = { ...EXPERT_MIND, isWide: true };

export function judgeMove(view: View, played: Command, options: JudgeOptions): MoveJudgement {
  const random = randomFrom(options.seed);
  const continuation = continuationOf(view);
  const listed = deliberate(view, random, WIDE_MIND);
  const { own, others } = sort(view, played, { listed, continuation, random });
  const judge = new Judge(continuation, random);
  if (others.length === 0) {
    const [, another] = legalMoves(view);
    const isOnlyMove = another === undefined;
    const chance = judge.chanceOf(own, Math.min(options.continuations, QUICK));
    return { played: own, isOnlyMove, isRivalAhead: false, difference: new Sample(), chance };
  }
  const turn = worthOfTurn(view);
  const mine = new Contender(own, 0);
  const contenders = others.map(
    (other) => new Contender(other, isListed(own, listed) ? turn * (other.score - own.score) : 0),
  );
  const spent = judge.choose(mine, contenders, CHOOSING * options.continuations);
  const rival = bestOf(contenders, mine);
  const { mean, spread } = rival.lead(mine);
  const isRivalAhead = mean > 0;
  const count = pairsFor({ mean, spread }, (options.continuations - spent) / 2);
  const pair = judge.measure([rival.option, own], count);
  return {
    played: own,
    rival: rival.option,
    isOnlyMove: false,
    isRivalAhead,
    difference: pair.difference,
    chance: isRivalAhead ? pair.first : pair.second,
  };
}

/** What one move is ahead of another, measured on so many worlds: the truth, where these are many. */
export function leadOf(
  view: View,
  [first, second]: readonly [Command, Command],
  { count, seed }: { readonly count: number; readonly seed: string },
): Sample {
  const judge = new Judge(continuationOf(view), randomFrom(seed));
  const option = (command: Command): MoveOption => ({ command, score: 0, facts: {} });
  return judge.measure([option(first), option(second)], count).difference;
}

/** The move played as an option, and the others worth a sample; what does the same is the same. */
function sort(
  view: View,
  played: Command,
  {
    listed,
    continuation,
    random,
  }: {
    readonly listed: readonly MoveOption[];
    readonly continuation: Continuation;
    readonly random: Random;
  },
): { readonly own: MoveOption; readonly others: readonly MoveOption[] } {
  const { seat } = standpointOf(view);
  const state = stateIn(view, sampleWorld(continuation.belief, random));
  const effect = effectOf(state, seat, played);
  const isSame = ({ command }: MoveOption): boolean => effectOf(state, seat, command) === effect;
  const own = listed.find(isSame);
  const candidates = candidatesOf(listed).filter((option) => option !== own);
  // Where the mind sees one good move only, the next shows by how much.
  const next = listed.filter((option) => option !== own).slice(0, 1);
  return {
    own: own === undefined ? { command: played, score: 0, facts: {} } : { ...own, command: played },
    others: candidates.length > 0 ? candidates : next,
  };
}

function isListed(own: MoveOption, listed: readonly MoveOption[]): boolean {
  return listed.some(({ facts }) => facts === own.facts);
}

/** The share of the continuations that go into choosing the rival. */
const CHOOSING = 0.4;
/** So many worlds at least before anything is thought of a move, and between two looks. */
const PILOT = 32;
/** A move this many errors behind the best is given up. */
const LAG = 2.5;
/** What is thought of a move before any sample is off by about so much chance; as in the search. */
const DOUBT = 0.03;
/** Pairs for a difference that is plain, or none. */
const QUICK = 250;
/** No interval is wanted narrower than this, to either side. */
const FINE = 0.005;

/** How many pairs it takes: fewer the plainer the difference, or the less there is to differ. */
function pairsFor(
  { mean, spread }: { readonly mean: number; readonly spread: number },
  most: number,
): number {
  const width = Math.max(FINE, Math.abs(mean) / 4);
  const wanted = Math.max(QUICK, Math.ceil((Z * spread) / width) ** 2);
  return Math.max(2, Math.min(Math.floor(most), wanted));
}

type Lead = { readonly mean: number; readonly error: number; readonly spread: number };

/** A move and what came of it, world by world. */
class Contender {
  readonly option: MoveOption;
  readonly results: number[] = [];
  /** By how much it is thought ahead of the move played before any sample. */
  readonly #prior: number;

  constructor(option: MoveOption, prior: number) {
    this.option = option;
    this.#prior = prior;
  }

  /** By how much it is thought ahead of another now, over the worlds that both were played in. */
  lead(other: Contender): Lead {
    const sample = new Sample();
    for (const [index, result] of this.results.entries()) {
      sample.add(result - other.results[index]!);
    }
    const { error, spread } = sample;
    const weight = DOUBT ** 2 / (DOUBT ** 2 + error ** 2);
    return {
      mean: weight * sample.mean + (1 - weight) * this.#prior,
      error: Math.sqrt((1 - weight) * DOUBT ** 2),
      spread,
    };
  }
}

function bestOf(contenders: readonly Contender[], mine: Contender): Contender {
  let best = contenders[0]!;
  let most = -Infinity;
  for (const contender of contenders) {
    const { mean } = contender.lead(mine);
    if (mean <= most) continue;
    most = mean;
    best = contender;
  }
  return best;
}

class Judge {
  readonly #continuation: Continuation;
  readonly #random: Random;

  constructor(continuation: Continuation, random: Random) {
    this.#continuation = continuation;
    this.#random = random;
  }

  /** Plays moves on in one more world. */
  #inOneWorld(moves: readonly MoveOption[]): readonly number[] {
    const world = sampleWorld(this.#continuation.belief, this.#random);
    const luck = String(this.#random.below(2 ** 31));
    return moves.map(({ command }) => this.#continuation.run(world, command, luck));
  }

  chanceOf(move: MoveOption, count: number): Sample {
    const chance = new Sample();
    for (let i = 0; i < count; i++) chance.add(this.#inOneWorld([move])[0]!);
    return chance;
  }

  /** Samples until one rival is left, or so many continuations are spent; how many were. */
  choose(mine: Contender, contenders: readonly Contender[], most: number): number {
    let open = contenders;
    let spent = 0;
    for (let worlds = 1; ; worlds++) {
      const all = [mine, ...open];
      const results = this.#inOneWorld(all.map(({ option }) => option));
      for (const [index, contender] of all.entries()) contender.results.push(results[index]!);
      spent += all.length;
      if (worlds % PILOT === 0) open = stillOpen(open, mine);
      const isChosen = open.length === 1 && worlds >= PILOT;
      if (isChosen || spent + open.length + 1 > most) return spent;
    }
  }

  measure(
    pair: readonly [MoveOption, MoveOption],
    count: number,
  ): { readonly first: Sample; readonly second: Sample; readonly difference: Sample } {
    const first = new Sample();
    const second = new Sample();
    const difference = new Sample();
    for (let i = 0; i < count; i++) {
      const [a, b] = this.#inOneWorld(pair) as readonly [number, number];
      first.add(a);
      second.add(b);
      difference.add(a - b);
    }
    return { first, second, difference };
  }
}

function stillOpen(open: readonly Contender[], mine: Contender): readonly Contender[] {
  const leads = open.map((contender) => contender.lead(mine));
  const most = Math.max(...leads.map(({ mean }) => mean));
  return open.filter((_, index) => {
    const { mean, error } = leads[index]!;
    return mean === most || mean + LAG * error > most;
  });
}
