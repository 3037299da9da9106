/** `palier sim`: bot matches, and the soak that looks for a game that breaks. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { VERSION } from '@palier/rules';
import { defineCommand, type Args, type Context, type Status } from '../command.ts';
import { errorCode } from '../error-code.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { beginLog, checkEntries, readOutside } from '../exec/options.ts';
import { faultTeller } from '../exec/report.ts';
import { checkPlayers, checkSeed, readSetup } from '../setup-options.ts';
import { DONE, REFUSED } from '../status.ts';
import { checkFile, deliver, isDetailed, wantedOf, type Delivery } from './deliver.ts';
import type { GameSpan, Match, SimJob } from './job.ts';
import { MOST_GAMES, readNumbers, type SimNumbers } from './numbers.ts';
import { OPTIONS, type SimValues } from './options.ts';
import { runSim } from './pool.ts';
import { progressOn } from './progress.ts';
import { repeatLine, replayLine } from './replay-line.ts';
import { isRecordName } from './records.ts';
import { intervalReach } from './report.ts';
import { nextCheckpoint, type IsEnough } from './until.ts';
import type { Words } from '../words.ts';

export const command = defineCommand('sim', {
  operands: [],
  json: 'option',
  options: OPTIONS,
  run: async (context, args) => {
    const { values } = args;
    const { words } = context;
    const misuse = checkTogether(args, words) ?? checkSeed(values.seed, words, SEED_ROOM);
    if (misuse !== undefined) return misuse;
    const numbers = readNumbers(values, words);
    if (isFailure(numbers)) return numbers;
    const seed = values.seed ?? randomBytes(8).toString('hex');
    const call: Call = { context, args, seed, numbers };
    return values.soak ? soak(call) : match(call);
  },
});

type Call = {
  readonly context: Context;
  readonly args: Args<typeof OPTIONS>;
  readonly seed: string;
  readonly numbers: SimNumbers;
};

const USUAL_GAMES = 100;
/** A ladder's levels need some more to be told apart. */
const USUAL_LADDER_GAMES = 1000;
/** About as long as a thread takes to start. */
const PATIENCE = 250;
const USUAL_BOTS = 'steady,steady,steady';
/** For what makes a run's seed a game's: its number, behind a word. */
const SEED_ROOM = '/soak/'.length + String(2 * MOST_GAMES).length;

/** What a soak chooses itself, and what is made of matches only. */
const NOT_IN_SOAK = [
  ...(['edition', 'ladder', 'master', 'rules', 'bots', 'rotate', 'record'] as const),
  ...(['until', 'csv', 'report', 'ladder-report', 'bot-ms', 'bot-log'] as const),
] as const;

function checkTogether({ values, json }: Call['args'], words: Words): Failure | undefined {
  const isGiven = (name: keyof SimValues): boolean =>
    values[name] !== undefined && values[name] !== false;
  const notInSoak = values.soak ? NOT_IN_SOAK.find(isGiven) : undefined;
  if (notInSoak !== undefined) {
    return failed(words, 'not-together', { options: ['--soak', `--${notInSoak}`] });
  }
  if (values.csv && json) return failed(words, 'not-together', { options: ['--csv', '--json'] });
  // How many are played beyond the one that settles it depends on the threads.
  return isGiven('until') && isGiven('record')
    ? failed(words, 'not-together', { options: ['--until', '--record'] })
    : undefined;
}

function readMatch({ context, args, seed }: Call, wanted: Delivery): Match | Failure {
  const { words } = context;
  const { values } = args;
  const bots = (values.bots ?? USUAL_BOTS).split(',').map((name) => name.trim());
  const stranger = checkEntries(bots, words);
  if (stranger !== undefined) return stranger;
  const miscount = checkPlayers(bots.length, words);
  if (miscount !== undefined) return miscount;
  const setup = readSetup(values, bots.length, words);
  if (isFailure(setup)) return setup;
  const outside = readOutside(bots, values, words);
  if (isFailure(outside)) return outside;
  return {
    t: 'match',
    setup,
    bots,
    seed,
    isRotated: values.rotate,
    isDetailed: isDetailed(wanted),
    folder: values.record,
    outside,
  };
}

async function match(call: Call): Promise<Status | Failure> {
  const { context, args, seed, numbers } = call;
  const { words } = context;
  const wanted = wantedOf(args.values, args.json, repeatLine(args.values, seed));
  const job = readMatch(call, wanted);
  if (isFailure(job)) return job;
  const unwritable =
    (job.folder === undefined ? undefined : checkFolder(job.folder, context)) ??
    (wanted.file === undefined ? undefined : checkFile(wanted.file, context)) ??
    (job.outside === undefined ? undefined : beginLog(job.outside, words));
  if (unwritable !== undefined) return unwritable;
  const started = performance.now();
  const result = await runWith(call, job, samplesOf(job, numbers, wanted));
  if (result.broken !== undefined) return tellBroken(call, result.broken);
  if (result.unwritten !== undefined) return failed(words, 'cannot-write', result.unwritten);
  const seconds = (performance.now() - started) / 1000;
  const { totals, faults, isWhole, isSettled } = result;
  const until = numbers.until === undefined ? undefined : { width: numbers.until, isSettled };
  const failure = await deliver(
    { match: job, totals, faults, seconds, isWhole, until },
    wanted,
    context,
  );
  return failure ?? DONE;
}

/** With `--until` as many as it takes, unless `--games` says how many are the most. */
function samplesOf(
  { isRotated, bots }: Match,
  numbers: SimNumbers,
  { isLadder }: Delivery,
): number {
  const usual = isLadder ? USUAL_LADDER_GAMES : USUAL_GAMES;
  const games = numbers.games ?? (numbers.until === undefined ? usual : MOST_GAMES);
  return Math.ceil(games / (isRotated ? bots.length : 1));
}

/** Makes the folder for the records; one that holds some already keeps them as they are. */
function checkFolder(folder: string, { words }: Context): Failure | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    if (!readdirSync(folder).some(isRecordName)) return undefined;
    return failed(words, 'records-there', { folder });
  } catch (error) {
    return failed(words, 'cannot-write', { file: folder, detail: errorCode(error) });
  }
}

async function soak(call: Call): Promise<Status | Failure> {
  const { context, args, seed, numbers } = call;
  const { sim } = context.words.play;
  if (!args.json && context.stderr.isTTY === true) context.stderr.write(`${sim.seed(seed)}\n`);
  const result = await runWith(call, { t: 'soak', seed }, numbers.games);
  if (result.broken !== undefined) return tellBroken(call, result.broken);
  const { games, rounds, moves } = result.totals;
  context.stdout.write(
    args.json
      ? `${JSON.stringify({ palier: VERSION, games, rounds, moves, seed, broken: 0 })}\n`
      : `${sim.soaked(games, rounds, moves)}\n${sim.seed(seed)}\n`,
  );
  return DONE;
}

async function runWith(call: Call, job: SimJob, samples: number | undefined) {
  const { context, numbers } = call;
  const { first, workers, until } = numbers;
  const from = first - 1;
  const span: GameSpan = { from, to: from + (samples ?? MOST_GAMES) };
  const games = job.t === 'match' && job.isRotated ? job.bots.length : 1;
  const bar = progressOn(context.stderr, context.words, context.clock);
  // With `--until` the end comes into sight at the first checkpoint.
  let expected = until === undefined ? samples : Math.min(samples ?? MOST_GAMES, nextCheckpoint(0));
  const onProgress = (done: number): void =>
    bar.show(done * games, expected === undefined ? undefined : expected * games);
  const isEnough: IsEnough | undefined =
    job.t === 'soak' || until === undefined
      ? undefined
      : (totals) => {
          const width = intervalReach(job, totals);
          const needed = Math.ceil(totals.samples * (width / until) ** 2);
          expected = Math.min(samples ?? MOST_GAMES, Math.max(totals.samples, needed));
          return width <= until;
        };
  return untilInterrupted(async (signal) => {
    const plain = { job, span, workers, patience: PATIENCE, signal, onProgress };
    // A soak has no programs from outside.
    const run = job.t === 'soak' ? plain : { ...plain, onFaults: tellerOf(job, context) };
    const result = await runSim(isEnough === undefined ? run : { ...run, isEnough });
    bar.end();
    return result;
  });
}

function tellerOf({ bots, setup }: Match, { words, stderr }: Call['context']) {
  return faultTeller({ entries: bots, edition: setup.edition }, words, stderr);
}

/** A game that broke is a defect of ours: what happened, and the line that makes it happen again. */
function tellBroken(
  { context, args, seed }: Call,
  { sample, detail }: { readonly sample: number; readonly detail: string },
): Failure {
  const line = replayLine(args.values, seed, sample + 1);
  const message = context.words.play.sim.broken(sample + 1, detail, line);
  return { t: 'failure', status: REFUSED, code: 'broken-game', source: '', path: '', message };
}

/** Ctrl-C asks for the result so far; pressed again it ends the program. */
async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', stop);
  }
}
