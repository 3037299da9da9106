/**
 * Learns the network of `packages/bots` from games it plays against itself, the old expert and its own
 * past: `npm run lab:learn -- --out DIR [--minutes 10] [--generations 1000] [--seed TEXT] [--actors 2]
 * [--trainer ts|torch] ...`. Started again with the same folder it goes on where it stopped.
 *
 * A generation is a number of games, each with luck of its own number, played by the network that the
 * generation before the last left: so actors never wait for the trainer, and what is learnt depends on
 * the seed and not on how many actors there are. In DIR: `log.jsonl` (a line for each generation and
 * each measurement), `checkpoint.bin`, `network.bin` (what `packages/bots` plays with), `past/`.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { randomFrom } from '@palier/bots';
import type { SetupChoice } from '@palier/rules';
import { LEANING, SCORE_INPUT, STATE_INPUTS } from '@palier/bots/network';
import type { Answer, Work } from './actor.ts';
import {
  checkpointFrom,
  readCheckpoint,
  startingCheckpoint,
  writeCheckpoint,
  writeNetwork,
} from './format.ts';
import { USUAL_LOTS, type Lots } from './fields.ts';
import type { Lesson, Report, TrainerSettings } from './train.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    generations: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'learn' },
    /** A network to go on from, where the folder is new: its critic is gone and goes to school again. */
    from: { type: 'string' },
    actors: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
    trainer: { type: 'string', default: 'ts' },
    python: { type: 'string', default: 'python3' },
    scratch: { type: 'string', default: tmpdir() },
    /** Games of a generation, and of a piece of work. */
    games: { type: 'string', default: '600' },
    piece: { type: 'string', default: '5' },
    /** Generations in which only the critic learns. */
    school: { type: 'string', default: '4' },
    units: { type: 'string', default: '256,64' },
    /** Rules and how often of a hundred, as JSON (`Lots`), where they should not be the usual ones. */
    lots: { type: 'string' },
    /** How often of a hundred open decisions the search is asked, and in how many worlds. */
    tried: { type: 'string', default: '100' },
    worlds: { type: 'string', default: '2' },
    /** What the trainer is told: see `TrainerSettings`. */
    memory: { type: 'string', default: '1000000' },
    reuse: { type: 'string', default: '4' },
    'critic-rate': { type: 'string', default: '0.001' },
    batch: { type: 'string', default: '4096' },
    passes: { type: 'string', default: '2' },
    clip: { type: 'string', default: '0.2' },
    search: { type: 'string', default: '1' },
    spread: { type: 'string', default: '0.005' },
    trace: { type: 'string', default: '0.95' },
    foresight: { type: 'string', default: '0.5' },
    side: { type: 'string', default: '0.05' },
    pace: { type: 'string', default: '0.005' },
    rate: { type: 'string', default: '0.0005' },
    /** Generations in which the rate halves, down to a twentieth. */
    halve: { type: 'string', default: '100' },
    /** Generations between measurements, and their deals. */
    every: { type: 'string', default: '20' },
    deals: { type: 'string', default: '120' },
  },
});

const out = values.out;
if (out === undefined) throw new Error('--out DIR');
const started = performance.now();
const until = started + 60_000 * Number(values.minutes);
const past = join(out, 'past');
mkdirSync(past, { recursive: true });
const scratch = join(values.scratch, `palier-learn-${process.pid}`);
mkdirSync(scratch, { recursive: true });
const paths = {
  log: join(out, 'log.jsonl'),
  checkpoint: join(out, 'checkpoint.bin'),
  network: join(out, 'network.bin'),
};
const networkOf = (generation: number): string => join(past, `${generation}.bin`);

const lines = existsSync(paths.log)
  ? readFileSync(paths.log, 'utf8').trim().split('\n').filter(Boolean)
  : [];
const learnt = lines
  .map((line) => JSON.parse(line) as { t: string; generation: number })
  .filter(({ t }) => t === 'generation');
const firstGeneration = learnt.length === 0 ? 0 : learnt.at(-1)!.generation + 1;
if (firstGeneration === 0) {
  const random = randomFrom(`${values.seed}/start`);
  const uniform = (): number => random.below(2 ** 24) / 2 ** 24;
  const [first, second] = values.units.split(',').map(Number);
  const start =
    values.from === undefined
      ? startingCheckpoint([first!, second!], uniform)
      : checkpointFrom(values.from, uniform);
  writeCheckpoint(paths.checkpoint, start);
}
// Actors begin with what the checkpoint has: of a run that goes on elsewhere nothing else need be there.
const { layers, parameters } = readCheckpoint(paths.checkpoint).player;
writeNetwork(networkOf(firstGeneration - 1), layers, parameters);
const lots = values.lots === undefined ? USUAL_LOTS : (JSON.parse(values.lots) as Lots);

function log(line: object): void {
  const text = JSON.stringify({
    ...line,
    seconds: Math.round((performance.now() - started) / 1000),
  });
  appendFileSync(paths.log, `${text}\n`);
  console.log(text);
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Measured while learning: the two fields that are asked for most, and one where cards are kept. */
const MEASURED: readonly SetupChoice[] = [
  { edition: 'level-8-101', players: 2 },
  { edition: 'level-8-101', players: 4 },
  { edition: 'level-8-101', ladder: 'two-star', players: 4 },
];

/** A generation is played by the network of so many before it. */
const LAG = 2;
const [GAMES, PIECE, SCHOOL] = [Number(values.games), Number(values.piece), Number(values.school)];
const PAST_EVERY = 8;
const LAST = Number(values.generations);

type Job = { readonly work: Work; readonly done: (answer: Answer) => void };
const measurements: Job[] = [];

type Generation = { readonly files: string[]; left: number; decisions: number };
const generations = new Map<number, Generation>();
let dealing = firstGeneration;
let dealt = 0;
/** The last generation whose network is there. */
let ready = firstGeneration - 1;
let isOver = false;

function nextJob(): Job | undefined {
  const measurement = measurements.shift();
  if (measurement !== undefined) return measurement;
  isOver ||= performance.now() > until || dealing >= LAST;
  if (isOver) return undefined;
  // The network of the generation before the last must be there.
  const source = Math.max(dealing - LAG, firstGeneration - 1);
  if (ready < source) return undefined;
  const number = dealing;
  let generation = generations.get(number);
  if (generation === undefined) {
    generation = { files: [], left: Math.ceil(GAMES / PIECE), decisions: 0 };
    generations.set(number, generation);
  }
  const from = number * GAMES + dealt;
  const to = number * GAMES + Math.min(GAMES, dealt + PIECE);
  const file = join(scratch, `${number}-${dealt}.bin`);
  generation.files.push(file);
  dealt += PIECE;
  if (dealt >= GAMES) {
    dealing++;
    dealt = 0;
  }
  const olds: string[] = [];
  for (let old = SCHOOL; old < number - 2; old++) {
    if (old % PAST_EVERY === 0 && existsSync(networkOf(old))) olds.push(networkOf(old));
  }
  const work: Work = {
    t: 'play',
    from,
    to,
    network: networkOf(source),
    past: olds.slice(-8),
    lots,
    trials: { share: Number(values.tried), worlds: Number(values.worlds) },
    file,
    seed: values.seed,
  };
  return {
    work,
    done: (answer) => {
      if (answer.t !== 'played') return;
      generation.decisions += answer.decisions;
      generation.left--;
      teachNext();
    },
  };
}

const trainer = startTrainer();

function startTrainer(): { readonly learn: (lesson: Lesson) => Promise<Report>; end: () => void } {
  const argv =
    values.trainer === 'torch'
      ? [values.python, here('train.py')]
      : [process.execPath, here('train.ts')];
  const child = spawn(argv[0]!, argv.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
  child.on('exit', (code) => {
    if (code !== 0) process.exit(1);
  });
  const send = (message: object): void => void child.stdin.write(`${JSON.stringify(message)}\n`);
  const told: TrainerSettings = {
    checkpoint: paths.checkpoint,
    memory: Number(values.memory),
    reuse: Number(values.reuse),
    criticRate: Number(values['critic-rate']),
    batch: Number(values.batch),
    passes: Number(values.passes),
    clip: Number(values.clip),
    search: Number(values.search),
    spread: Number(values.spread),
    trace: Number(values.trace),
    foresight: Number(values.foresight),
    side: Number(values.side),
    pace: Number(values.pace),
  };
  // What is no setting but must be the same there.
  const same = { stateInputs: STATE_INPUTS, scoreInput: SCORE_INPUT, leaning: LEANING };
  send({ ...told, ...same });
  const waiting: ((report: Report) => void)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) =>
    waiting.shift()!(JSON.parse(line) as Report),
  );
  return {
    learn: async (lesson) => {
      const { promise, resolve } = Promise.withResolvers<Report>();
      waiting.push(resolve);
      send(lesson);
      return promise;
    },
    end: () => child.stdin.end(),
  };
}

let teaching = Promise.resolve();

/** The next generation to be learnt from: in their order, however long a game takes. */
let due = firstGeneration;

function teachNext(): void {
  if (generations.get(due)?.left === 0) void teach(due++);
}

async function teach(number: number): Promise<void> {
  const before = teaching;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  teaching = promise.then(() => undefined);
  await before;
  const { files, decisions } = generations.get(number)!;
  const rate = Number(values.rate) * Math.max(0.05, 0.5 ** (number / Number(values.halve)));
  const report = await trainer.learn({
    generation: number,
    files,
    rate,
    isSchool: number < SCHOOL,
    checkpoint: paths.checkpoint,
  });
  for (const file of files) rmSync(file);
  generations.delete(number);
  keep(number);
  log({ t: 'generation', generation: number, rate, decisions, ...report });
  ready = number;
  teachNext();
  if ((number + 1) % Number(values.every) === 0) measure(number, Number(values.deals));
  resolve(undefined);
  busyAll();
}

/** Actors play with the parameters as they are, everybody else with their mean. */
function keep(number: number): void {
  const { layers, parameters, mean } = readCheckpoint(paths.checkpoint).player;
  writeNetwork(networkOf(number), layers, parameters);
  writeNetwork(paths.network, layers, mean);
  const old = number - 48;
  if (old >= 0 && old % PAST_EVERY !== 0) rmSync(networkOf(old), { force: true });
}

function measure(number: number, asked: number): void {
  for (const rules of MEASURED) {
    const count = Math.ceil((2 * asked) / rules.players);
    const network = join(past, `m${number}.bin`);
    copyFileSync(paths.network, network);
    const shares: number[] = [];
    let left = Math.ceil(count / PIECE);
    for (let from = 0; from < count; from += PIECE) {
      const seed = `${values.seed}/measure`;
      const to = Math.min(count, from + PIECE);
      const deals = [from, to] as const;
      const work: Work = { t: 'measure', network, rules, deals, seed, against: 'expert-2611' };
      measurements.push({
        work,
        done: (answer) => {
          if (answer.t === 'measured') shares.push(...answer.shares);
          if (--left > 0) return;
          const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
          const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
          const error = 1.96 * Math.sqrt(squares / (shares.length - 1) / shares.length);
          const { edition, ladder, players } = rules;
          log({
            t: 'measured',
            generation: number,
            edition,
            ladder,
            players,
            share: +mean.toFixed(4),
            error: +error.toFixed(4),
          });
        },
      });
    }
  }
  busyAll();
}

type Actor = { readonly child: ChildProcess; done: ((answer: Answer) => void) | undefined };
const actors: Actor[] = [];
const finished = Promise.withResolvers<undefined>();

for (let i = 0; i < Number(values.actors); i++) {
  const child = fork(here('actor.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const actor: Actor = { child, done: undefined };
  child.on('message', (answer: Answer) => {
    const { done } = actor;
    actor.done = undefined;
    done?.(answer);
    busy(actor);
  });
  child.on('exit', (code) => {
    if (code !== 0 && code !== null) process.exit(1);
  });
  actors.push(actor);
}

function busy(actor: Actor): void {
  if (actor.done !== undefined) return;
  const job = nextJob();
  if (job === undefined) {
    void endWhenIdle();
    return;
  }
  actor.done = job.done;
  actor.child.send(job.work);
}

function busyAll(): void {
  for (const actor of actors) busy(actor);
}

async function endWhenIdle(): Promise<void> {
  if (!isOver || actors.some(({ done }) => done !== undefined)) return;
  await teaching;
  if (measurements.length === 0 && actors.every(({ done }) => done === undefined))
    finished.resolve(undefined);
}

busyAll();
await finished.promise;
trainer.end();
for (const { child } of actors) child.disconnect();
rmSync(scratch, { recursive: true });
