/** `palier sim`: bot matches, and the soak that looks for a game that breaks. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BOTS } from '@palier/bots';
import { VERSION } from '@palier/rules';
import type { Words } from '@palier/text';
import { defineCommand, type Args, type Context, type Status } from '../command.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { badValue, checkPlayers, checkSeed, readNumber, readSetup } from '../setup-options.ts';
import { DONE, REFUSED } from '../status.ts';
import { untilInterrupted } from './interrupt.ts';
import type { Job, Match, Span } from './job.ts';
import { OPTIONS, type SimValues } from './options.ts';
import { runJob } from './pool.ts';
import { progressOn } from './progress.ts';
import { replayLine } from './replay-line.ts';
import { codeOf, isRecordName } from './records.ts';
import { matchDocument, matchTable } from './report.ts';

export const command = defineCommand({
  operands: [],
  json: 'option',
  options: OPTIONS,
  help: (cli) => cli.commands.sim,
  run: async (context, args) => {
    const { values } = args;
    const { words } = context;
    const misuse = checkSoak(values, words) ?? checkSeed(values.seed, words, SEED_ROOM);
    if (misuse !== undefined) return misuse;
    const numbers = readNumbers(values, context);
    if (isFailure(numbers)) return numbers;
    const seed = values.seed ?? randomBytes(8).toString('hex');
    const call: Call = { context, args, seed, numbers };
    return values.soak ? soak(call) : match(call);
  },
});

type Numbers = {
  readonly t: 'numbers';
  readonly games: number | undefined;
  readonly first: number;
  readonly workers: number;
};

type Call = {
  readonly context: Context;
  readonly args: Args<typeof OPTIONS>;
  readonly seed: string;
  readonly numbers: Numbers;
};

const MOST_GAMES = 1_000_000_000;
const MOST_WORKERS = 256;
const USUAL_GAMES = 100;
/** About as long as a thread takes to start. */
const PATIENCE = 250;
const USUAL_BOTS = 'simple,simple,simple';
/** For what makes a run's seed a game's: its number, behind a word. */
const SEED_ROOM = '/soak/'.length + String(2 * MOST_GAMES).length;

/** What a soak chooses itself. */
const NOT_IN_SOAK = ['edition', 'ladder', 'master', 'rules', 'bots', 'rotate', 'record'] as const;

function checkSoak(values: SimValues, words: Words): Failure | undefined {
  if (!values.soak) return undefined;
  const name = NOT_IN_SOAK.find(
    (option) => values[option] !== undefined && values[option] !== false,
  );
  return name === undefined
    ? undefined
    : failed(words, 'not-together', { options: ['--soak', `--${name}`] });
}

function readNumbers(values: SimValues, { words }: Context): Numbers | Failure {
  const read = (name: 'games' | 'first' | 'workers', max: number): number | Failure | undefined => {
    const value = values[name];
    return value === undefined ? undefined : readNumber(`--${name}`, value, { min: 1, max, words });
  };
  const games = read('games', MOST_GAMES);
  if (isFailure(games)) return games;
  const first = read('first', MOST_GAMES) ?? 1;
  if (isFailure(first)) return first;
  const workers = read('workers', MOST_WORKERS) ?? availableParallelism();
  if (isFailure(workers)) return workers;
  return { t: 'numbers', games, first, workers };
}

function readMatch({ context, args, seed }: Call): Match | Failure {
  const { words } = context;
  const { values } = args;
  const bots = (values.bots ?? USUAL_BOTS).split(',').map((name) => name.trim());
  const stranger = bots.find((name) => !BOTS.has(name));
  if (stranger !== undefined) return badValue(words, '--bots', stranger, [...BOTS.keys()]);
  const miscount = checkPlayers(bots.length, words);
  if (miscount !== undefined) return miscount;
  const setup = readSetup(values, bots.length, words);
  if (isFailure(setup)) return setup;
  return { t: 'match', setup, bots, seed, isRotated: values.rotate, folder: values.record };
}

async function match(call: Call): Promise<Status | Failure> {
  const { context, args, numbers } = call;
  const { words } = context;
  const job = readMatch(call);
  if (isFailure(job)) return job;
  const unwritable = job.folder === undefined ? undefined : checkFolder(job.folder, context);
  if (unwritable !== undefined) return unwritable;
  const rotations = job.isRotated ? job.bots.length : 1;
  const samples = Math.ceil((numbers.games ?? USUAL_GAMES) / rotations);
  const started = performance.now();
  const result = await runWith(call, job, samples);
  if (result.broken !== undefined) return tellBroken(call, result.broken);
  if (result.unwritten !== undefined) return failed(words, 'cannot-write', result.unwritten);
  const seconds = (performance.now() - started) / 1000;
  const played = { match: job, totals: result.totals, seconds, isWhole: result.isWhole };
  context.stdout.write(
    args.json ? `${JSON.stringify(matchDocument(played))}\n` : matchTable(played, words),
  );
  return DONE;
}

/** Makes the folder for the records; one that holds some already keeps them as they are. */
function checkFolder(folder: string, { words }: Context): Failure | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    if (!readdirSync(folder).some(isRecordName)) return undefined;
    return failed(words, 'records-there', { folder });
  } catch (error) {
    return failed(words, 'cannot-write', { file: folder, detail: codeOf(error) });
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

async function runWith(call: Call, job: Job, samples: number | undefined) {
  const { context, numbers } = call;
  const from = numbers.first - 1;
  const span: Span = { from, to: from + (samples ?? MOST_GAMES) };
  const games = job.t === 'match' && job.isRotated ? job.bots.length : 1;
  const total = samples === undefined ? undefined : samples * games;
  const bar = progressOn(context.stderr, context.words, total);
  const onProgress = (done: number): void => bar.show(done * games);
  return untilInterrupted(async (signal) => {
    const { workers } = numbers;
    const run = { job, span, workers, patience: PATIENCE, signal, onProgress };
    const result = await runJob(run);
    bar.end();
    return result;
  });
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
