/** How fast the bots are: decisions, play-outs, whole games, and how well a search keeps to its time. */
import { botOf, sampleWorld, Trial, type Bot, type Question } from '@palier/bots';
import {
  assert,
  deciders,
  emptyState,
  evolveViews,
  isRefusal,
  play,
  seededChance,
  start,
  viewOf,
  type Command,
  type Setup,
  type View,
} from '@palier/rules';
import { botRandom } from '../sim/game.ts';

type Ask = (bot: Bot, question: Question) => Command;

const ANSWER: Ask = (bot, question) => bot.decide(question);

/** One game of one bot in every seat, without waiting for anybody; how often it decided. */
function playGame(setup: Setup, bot: Bot, seed: string, ask: Ask = ANSWER): number {
  const chance = seededChance(seed);
  const randoms = Array.from({ length: setup.players }, (_, index) => botRandom(seed, index + 1));
  let played = start(setup, chance);
  let views: readonly View[] = randoms.map((_, index) => viewOf(emptyState(setup), index + 1));
  for (let decisions = 0; ; decisions++) {
    views = evolveViews(views, played);
    const [seat] = deciders(played.state.table);
    if (seat === undefined) return decisions;
    const random = randoms[seat - 1]!;
    const command = ask(bot, { view: views[seat - 1]!, random, shouldStop: () => false });
    const next = play(played.state, seat, command, chance);
    assert(!isRefusal(next), 'a bot plays by the rules');
    played = next;
  }
}

/** Noise only ever slows. */
const RUNS = 3;

/** Full games a second between bots of one strength. */
export function gamesPerSecond(setup: Setup, strength: 'steady' | 'expert', games: number): number {
  const bot = botOf({ strength });
  let best = 0;
  for (let run = 0; run < RUNS; run++) {
    const from = performance.now();
    for (let game = 0; game < games; game++) playGame(setup, bot, `games/${game}`);
    best = Math.max(best, games / ((performance.now() - from) / 1000));
  }
  return best;
}

/** The median time of an expert's decision, in microseconds: every kind of decision counts. */
export function expertDecision(setup: Setup, games: number): number {
  const times: number[] = [];
  const expert = botOf({ strength: 'expert' });
  const timed: Ask = (bot, question) => {
    const from = performance.now();
    const command = bot.decide(question);
    times.push(performance.now() - from);
    return command;
  };
  for (let game = 0; game < games; game++) playGame(setup, expert, `decision/${game}`, timed);
  return 1000 * percentile(times, 0.5);
}

/** Continuations to the round's end a second, from the middle of rounds between experts. */
export function continuationsPerSecond(setup: Setup, positions: number): number {
  const views = middles(setup, positions);
  const random = botRandom('continuations', 1);
  let best = 0;
  for (let run = 0; run < RUNS; run++) {
    const from = performance.now();
    for (const view of views) {
      const trial = new Trial(view);
      for (let i = 0; i < PER_POSITION; i++) {
        trial.run(sampleWorld(trial.belief, random), { t: 'drawCard' }, String(i));
      }
    }
    best = Math.max(best, (views.length * PER_POSITION) / ((performance.now() - from) / 1000));
  }
  return best;
}

const PER_POSITION = 50;
/** Rounds are short: the middle of one is when everybody has had two turns. */
const TURNS_BEFORE = 2;

function middles(setup: Setup, positions: number): readonly View[] {
  const views: View[] = [];
  const expert = botOf({ strength: 'expert' });
  for (let game = 0; views.length < positions; game++) {
    let round = 0;
    playGame(setup, expert, `middle/${game}`, (bot, question) => {
      const { table } = question.view;
      const isMiddle = table.idle >= TURNS_BEFORE * setup.players && table.step === 'draw';
      if (isMiddle && table.round !== round && views.length < positions) {
        ({ round } = table);
        views.push(question.view);
      }
      return bot.decide(question);
    });
  }
  return views;
}

/**
 * By how much a search that is told to stop after a time runs over it, in microseconds: 99 of 100
 * decisions by less.
 */
export function masterOverrun(setup: Setup, decisions: number): number {
  const overruns: number[] = [];
  const master = botOf({ strength: 'master', continuations: 1_000_000 });
  const random = botRandom('overrun', 1);
  for (const view of middles(setup, decisions)) {
    const until = performance.now() + TIME;
    master.decide({ view, random, shouldStop: () => performance.now() >= until });
    overruns.push(Math.max(0, performance.now() - until));
  }
  return 1000 * percentile(overruns, 0.99);
}

const TIME = 50;

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}
