/** How fast the bots are: decisions, play-outs, whole games, and how well a search keeps to its time. */
import { botOf, sampleWorld, PlayOuts, type Bot, type Question } from '@palier/bots';
import { botRandom } from '@palier/bots/lab';
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
import { learnt } from '@palier/server/learnt';
import { percentiles } from './solver-times.ts';

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
  const bot = botOf({ strength }, learnt);
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
  const expert = botOf({ strength: 'expert' }, learnt);
  const timed: Ask = (bot, question) => {
    const from = performance.now();
    const command = bot.decide(question);
    times.push(performance.now() - from);
    return command;
  };
  // Twice: the first time warms the machine up.
  for (let run = 0; run < 2; run++) {
    times.length = 0;
    for (let game = 0; game < games; game++) playGame(setup, expert, `decision/${game}`, timed);
  }
  return 1000 * percentiles(times).p50;
}

/** Continuations to the round's end a second, from the middle of rounds between experts. */
export function continuationsPerSecond(setup: Setup, positions: number): number {
  const views = middles(setup, positions);
  const random = botRandom('continuations', 1);
  let best = 0;
  for (let run = 0; run < RUNS; run++) {
    const from = performance.now();
    for (const view of views) {
      const trial = new PlayOuts(view);
      for (let i = 0; i < PER_POSITION; i++) {
        trial.run(sampleWorld(trial.belief, random), { t: 'drawCard' }, String(i));
      }
    }
    best = Math.max(best, (views.length * PER_POSITION) / ((performance.now() - from) / 1000));
  }
  return best;
}

const MOST_GAMES = 100;
const PER_POSITION = 50;
/** Rounds are short: the middle of one is when everybody has had two turns. */
const TURNS_BEFORE = 2;

/** Fewer than asked for where the rounds of a ladder are over before their middle. */
function middles(setup: Setup, positions: number): readonly View[] {
  const views: View[] = [];
  const expert = botOf({ strength: 'expert' }, learnt);
  for (let game = 0; views.length < positions && game < MOST_GAMES; game++) {
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

/** By how much a search that is told to stop after a time runs over it at most, in microseconds. */
export function masterOverrun(setup: Setup, decisions: number): number {
  let most = 0;
  const master = botOf({ strength: 'master', continuations: 1_000_000 }, learnt);
  const random = botRandom('overrun', 1);
  for (const view of middles(setup, decisions)) {
    const until = performance.now() + TIME;
    master.decide({ view, random, shouldStop: () => performance.now() >= until });
    most = Math.max(most, performance.now() - until);
  }
  return 1000 * most;
}

const TIME = 50;
