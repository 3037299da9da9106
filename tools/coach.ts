/**
 * Whether the coach is right. Positions of bots' games are settled by many samples, and the coach,
 * with its usual few and many seeds, is asked about the moves that were played: does it agree, does
 * its interval hold the truth. Then games of every strength are reviewed: what do they give away.
 * Writes a report: `npm run lab:coach -- [--positions 20] [--truth 100000] [--seeds 20] [--games 100]
 * [--bots novice,steady,expert,master:400] [--continuations N] [--threads N] [--seed TEXT] [--out FILE]`.
 * `--positions 0` and `--games 0` leave that part out.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { EXPERT_MIND, botNamed, deliberate, randomFrom, type Bot } from '@palier/bots';
import {
  USUAL_REVIEW,
  decisionsOf,
  gradeOf,
  isAgainst,
  judgeMove,
  leadOf,
  reviewGame,
} from '@palier/bots/coach';
import { playBotGame } from '@palier/bots/lab';
import {
  assert,
  below,
  isFault,
  makeHeader,
  makeMove,
  makeSetup,
  seededBits,
  viewOf,
  type Command,
  type GameRecord,
  type View,
} from '@palier/rules';
import { learnt } from '@palier/server/learnt';

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '20' },
    truth: { type: 'string', default: '100000' },
    seeds: { type: 'string', default: '20' },
    games: { type: 'string', default: '100' },
    bots: { type: 'string', default: 'novice,steady,expert,master:400' },
    continuations: { type: 'string', default: String(USUAL_REVIEW.continuations) },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'coach' },
    out: { type: 'string', default: 'bench/coach.md' },
  },
});

const CONTINUATIONS = Number(values.continuations);
const TRUTH = Number(values.truth);

/** One seat of a bot among experts, the seat in turn. */
const PLAYERS = 3;

type Task =
  | { readonly t: 'position'; readonly number: number }
  | { readonly t: 'game'; readonly bot: string; readonly number: number };

/** What the samples settle: the move played is best, or loses so much, or it cannot be told. */
type Truth = 'best' | 'equal' | 'under 1 %' | '1 to 3 %' | 'over 3 %';
const TRUTHS: readonly Truth[] = ['best', 'equal', 'under 1 %', '1 to 3 %', 'over 3 %'];

type Answer = {
  readonly said: 'against' | 'open' | 'best';
  /** What is named as better is as good as the best, within half a hundredth. */
  readonly isRightMove: boolean;
  readonly isCovered: boolean;
};

type Found =
  | { readonly t: 'position'; readonly truth: Truth; readonly answers: readonly Answer[] }
  | {
      readonly t: 'game';
      readonly bot: string;
      readonly decisions: number;
      readonly against: number;
      readonly loss: number;
    };

async function recordOf(bots: readonly Bot[], seed: string): Promise<GameRecord> {
  const setup = makeSetup({ edition: 'level-8-101', players: bots.length });
  assert(!isFault(setup), 'a plain edition can be played');
  const { events, winners, rounds } = await playBotGame({ setup, bots, seed, number: 1 });
  const names = bots.map(({ name }) => name);
  const header = makeHeader(setup, { names, fairness: { t: 'seeded', seed }, engine: 'lab' });
  return { t: 'record', header, setup, events, result: { t: 'result', winners, rounds } };
}

function bot(name: string): Bot {
  const found = botNamed(name, learnt);
  assert(found !== undefined, `there is no bot ${name}`);
  return found;
}

/** A decision out of a game of mixed bots, any with a choice. */
async function positionOf(
  number: number,
): Promise<{ readonly view: View; readonly played: Command }> {
  const seed = `${values.seed}/position/${number}`;
  const bits = seededBits(seed);
  const record = await recordOf(
    ['novice', 'steady', 'expert'].slice(0, 2 + below(bits, 2)).map(bot),
    seed,
  );
  for (;;) {
    const seat = 1 + below(bits, record.setup.players);
    const decisions = decisionsOf(record, seat);
    const { state, command } = decisions[below(bits, decisions.length)]!;
    const view = viewOf(state, seat);
    const { rival } = judgeMove(view, command, { continuations: 200, seed });
    if (rival !== undefined) return { view, played: command };
  }
}

/** Settled where the lead is that many errors from zero. */
const SURE = 3;
const MOST_CANDIDATES = 6;

async function settle(number: number): Promise<Found> {
  const { view, played } = await positionOf(number);
  const seed = `${values.seed}/truth/${number}`;
  const known = new Map<string, { readonly mean: number; readonly error: number }>();
  const leadAt = (move: Command, count: number): { mean: number; error: number } => {
    const { mean, error } = leadOf(view, [move, played], { count, seed });
    return { mean, error };
  };
  const lead = (move: Command): { readonly mean: number; readonly error: number } => {
    const key = makeMove(move);
    const found = known.get(key) ?? leadAt(move, TRUTH);
    known.set(key, found);
    return found;
  };
  const options = deliberate(view, randomFrom(seed), { ...EXPERT_MIND, isWide: true });
  const moves = options
    .slice(0, MOST_CANDIDATES)
    .map(({ command }) => command)
    .filter((command) => makeMove(command) !== makeMove(played));
  // What is plainly behind after a twentieth of the samples needs no more.
  const rough = moves.map((move) => ({ move, ...leadAt(move, Math.ceil(TRUTH / 20)) }));
  const most = Math.max(...rough.map(({ mean, error }) => mean - SURE * error));
  const near = rough.filter(({ mean, error }) => mean + SURE * error >= most);
  const leads = near.map(({ move }) => lead(move));
  const best = leads.reduce((top, one) => (one.mean > top.mean ? one : top));
  const truth = truthOf(best);
  const answers: Answer[] = [];
  for (let i = 0; i < Number(values.seeds); i++) {
    const judgement = judgeMove(view, played, {
      continuations: CONTINUATIONS,
      seed: `${seed}/${i}`,
    });
    const { verdict, interval, rival } = gradeOf(judgement);
    assert(rival !== undefined, 'the position has a choice');
    const real = lead(rival);
    answers.push({
      said: isAgainst(verdict) ? 'against' : verdict === 'open' ? 'open' : 'best',
      isRightMove: real.mean > Math.max(0, best.mean) - 0.005,
      isCovered: real.mean >= interval.low && real.mean <= interval.high,
    });
  }
  return { t: 'position', truth, answers };
}

function truthOf({ mean, error }: { readonly mean: number; readonly error: number }): Truth {
  if (mean + SURE * error < 0) return 'best';
  if (mean - SURE * error < 0) return 'equal';
  return mean < 0.01 ? 'under 1 %' : mean < 0.03 ? '1 to 3 %' : 'over 3 %';
}

async function lossOf(name: string, number: number): Promise<Found> {
  const seat = 1 + (number % PLAYERS);
  const bots = Array.from({ length: PLAYERS }, (_, index) =>
    bot(index + 1 === seat ? name : 'expert'),
  );
  // The same deals for every bot.
  const record = await recordOf(bots, `${values.seed}/game/${number}`);
  const review = reviewGame(record, seat, {
    continuations: CONTINUATIONS,
    games: 0,
    seed: `${values.seed}/review/${number}`,
  });
  for (;;) {
    const next = review.next();
    if (next.done !== true) continue;
    const { moves } = next.value;
    // What the samples say, hints or not.
    const against = moves.filter(({ verdict }) => isAgainst(verdict) || verdict === 'hinted');
    const loss = against.reduce((sum, move) => sum + move.loss, 0);
    return { t: 'game', bot: name, decisions: moves.length, against: against.length, loss };
  }
}

/** The tasks spread over threads, each of which runs this file again. */
async function runAll(tasks: readonly Task[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  const threads = Math.max(1, Math.min(Number(values.threads), tasks.length));
  let next = 0;
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      const worker = new Worker(new URL(import.meta.url), {
        workerData: values,
        argv: process.argv.slice(2),
      });
      const feed = (): void => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage(tasks[next++] ?? 'done');
      };
      worker.on('message', (result: Found) => {
        found.push(result);
        process.stderr.write(`\r${found.length} / ${tasks.length}`);
        feed();
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve(undefined));
      feed();
      await promise;
    }),
  );
  process.stderr.write('\n');
  return found;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function truthTable(found: readonly Found[]): string {
  const positions = found.filter((one) => one.t === 'position');
  if (positions.length === 0) return '';
  const rows = TRUTHS.map((truth) => {
    const mine = positions.filter((one) => one.truth === truth);
    const answers = mine.flatMap((one) => one.answers);
    const said = (what: Answer['said']): number =>
      answers.filter((one) => one.said === what).length;
    const against = answers.filter((one) => one.said === 'against');
    const right = against.filter((one) => one.isRightMove).length;
    return `| ${truth} | ${mine.length} | ${answers.length} | ${said('against')} | ${right} | ${said('open')} | ${said('best')} |`;
  });
  const all = positions.flatMap((one) => one.answers);
  const covered = all.filter((one) => one.isCovered).length;
  return `## Positions settled by ${TRUTH.toLocaleString('en')} samples

${positions.length} decisions out of games of novice, steady and expert; the coach was asked about each with ${values.seeds} seeds. *Loss*: what the samples say the move played gives away against the best one (settled: ${SURE} errors from zero; *equal*: not settled even so). *Right move*: of the verdicts against a move, those that name one as good as the best, within half a hundredth.

| loss | decisions | asked | verdict against | right move | open | best |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

The 95 % interval held the settled value ${covered} times of ${all.length}: ${percent(covered / Math.max(1, all.length))}.
`;
}

function lossTable(found: readonly Found[]): string {
  const games = found.filter((one) => one.t === 'game');
  if (games.length === 0) return '';
  const rows = values.bots.split(',').map((name) => {
    const mine = games.filter((one) => one.bot === name);
    const mean = (of: (one: (typeof mine)[number]) => number): number =>
      mine.reduce((sum, one) => sum + of(one), 0) / mine.length;
    const loss = mean((one) => one.loss);
    const spread = Math.sqrt(mean((one) => (one.loss - loss) ** 2));
    const error = (1.96 * spread) / Math.sqrt(Math.max(1, mine.length - 1));
    const against = mean((one) => one.against);
    const decisions = mean((one) => one.decisions);
    return `| ${name} | ${mine.length} | ${decisions.toFixed(0)} | ${percent(loss)} ± ${percent(error)} | ${against.toFixed(1)} | ${percent(against / decisions)} |`;
  });
  return `## What each strength gives away

One seat of the bot and ${PLAYERS - 1} of \`expert\`, level-8-101, the same deals for each. *Loss*: chance to win given away in a game by the decisions with a verdict against them, with the 95 % interval over the games. A game that is thrown away several times over counts more than once, so it can exceed 100 %.

| bot | games | decisions | loss a game | verdicts against | of all decisions |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

async function main(): Promise<void> {
  const started = performance.now();
  const tasks: Task[] = [];
  for (let number = 0; number < Number(values.positions); number++) {
    tasks.push({ t: 'position', number });
  }
  for (let number = 0; number < Number(values.games); number++) {
    for (const name of values.bots.split(',')) tasks.push({ t: 'game', bot: name, number });
  }
  const found = await runAll(tasks);
  const minutes = (performance.now() - started) / 60_000;
  const { positions, truth, seeds, games, bots, continuations, threads, seed } = values;
  const report = `# How right the coach is

\`npm run lab:coach -- --positions ${positions} --truth ${truth} --seeds ${seeds} --games ${games} --bots ${bots} --continuations ${continuations} --threads ${threads} --seed ${seed}\` on ${cpus()[0]?.model ?? '?'} × ${cpus().length}, Node ${process.version}, ${minutes.toFixed(0)} minutes.

${[truthTable(found), lossTable(found)].filter((part) => part !== '').join('\n')}`;
  console.log(report);
  writeFileSync(values.out, report);
}

if (isMainThread) await main();
else {
  assert(workerData !== undefined && parentPort !== null, 'a thread has a parent');
  const port = parentPort;
  port.on('message', (task: Task | 'done') => {
    if (task === 'done') {
      port.close();
      return;
    }
    const work = task.t === 'position' ? settle(task.number) : lossOf(task.bot, task.number);
    void work.then((result) => port.postMessage(result));
  });
}
