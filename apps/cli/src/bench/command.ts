/** `palier bench`: the speed table, on one core. */
import { arch, cpus, platform } from 'node:os';
import { MAX_PLAYERS, MIN_PLAYERS, VERSION, type Json, type Setup } from '@palier/rules';
import { defineCommand } from '../command.ts';
import { isFailure } from '../failure.ts';
import { write } from '../output.ts';
import { checkSeed, readNumber, readSetup, SETUP_OPTIONS } from '../setup-options.ts';
import { DONE } from '../status.ts';
import {
  checksumOf,
  commandsPerSecond,
  eventsPerSecond,
  heapOver,
  type HeapReading,
} from './measure.ts';
import { continuationsPerSecond, expertDecision, gamesPerSecond, masterOverrun } from './minds.ts';
import { timeSolver, type LadderTimes, type SolverTimes } from './solver-times.ts';
import type { Words } from '../words.ts';

const DEFAULT_GAMES = '300';
const MOST_GAMES = 10_000_000;

const MOST_BOT_GAMES = 20;

/** For each level of each ladder. */
const SOLVER_HANDS = 250;

/** What rows are measured on. */
type Bench = {
  readonly setup: Setup;
  readonly seed: string;
  readonly games: number;
  /** Games and positions of bots: they take longer. */
  readonly bots: number;
  /** Timed when first asked for: the kernel is measured before other code has run. */
  readonly solver: () => SolverTimes;
};

type BenchRow = keyof Words['cli']['bench']['rows'];
type BenchUnit = keyof Words['cli']['bench']['units'];

type Measure = { readonly unit: BenchUnit; readonly of: (bench: Bench) => number };

/** The rows of the speed table, in their order (docs/CONTRACT.md). */
const MEASURES: { readonly [Row in BenchRow]: Measure } = {
  'fold-events': {
    unit: '1/s',
    of: (bench) => eventsPerSecond(bench.setup, bench.seed, bench.games),
  },
  'play-commands': {
    unit: '1/s',
    of: (bench) => commandsPerSecond(bench.setup, bench.seed, bench.games),
  },
  'solver-p50': { unit: 'µs', of: ({ solver }) => solver().all.p50 },
  'solver-p99': { unit: 'µs', of: ({ solver }) => solver().all.p99 },
  'expert-decision': { unit: 'µs', of: ({ setup, bots }) => expertDecision(setup, bots) },
  'master-continuations': {
    unit: '1/s',
    of: ({ setup, bots }) => continuationsPerSecond(setup, bots),
  },
  'master-overrun': { unit: 'µs', of: ({ setup, bots }) => masterOverrun(setup, bots) },
  'expert-games': { unit: '1/s', of: ({ setup, bots }) => gamesPerSecond(setup, 'expert', bots) },
  'steady-games': { unit: '1/s', of: ({ setup, bots }) => gamesPerSecond(setup, 'steady', bots) },
};

/** As many digits as a measurement is worth. */
const ROUND: { readonly [Unit in BenchUnit]: (value: number) => number } = {
  '1/s': Math.round,
  µs: tenths,
};

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

export const command = defineCommand('bench', {
  operands: [],
  json: 'option',
  options: {
    ...SETUP_OPTIONS,
    players: { type: 'string', value: 'N' },
    games: { type: 'string', value: 'N' },
    seed: { type: 'string', value: 'TEXT' },
    memory: { type: 'string', value: 'N' },
  },
  run: async ({ words, stdout }, { values, json }) => {
    const bounds = { min: MIN_PLAYERS, max: MAX_PLAYERS, words };
    const players = readNumber('--players', values.players ?? '4', bounds);
    if (isFailure(players)) return players;
    const most = { min: 1, max: MOST_GAMES, words };
    const games = readNumber('--games', values.games ?? DEFAULT_GAMES, most);
    if (isFailure(games)) return games;
    const memory = readNumber('--memory', values.memory ?? '0', { ...most, min: 0 });
    if (isFailure(memory)) return memory;
    const setup = readSetup(values, players, words);
    if (isFailure(setup)) return setup;
    const { seed = 'bench' } = values;
    const misuse = checkSeed(seed, words);
    if (misuse !== undefined) return misuse;
    // Played first, it also warms the machine up.
    const checksum = checksumOf(setup, seed, games);
    const bots = Math.min(MOST_BOT_GAMES, games);
    let times: SolverTimes | undefined;
    const solver = (): SolverTimes => (times ??= timeSolver(seed, SOLVER_HANDS));
    const report: Report = {
      setup: setup.id,
      seed,
      games,
      checksum,
      rows: (Object.keys(MEASURES) as readonly BenchRow[]).map((name) => {
        const { unit, of } = MEASURES[name];
        return { name, value: ROUND[unit](of({ setup, seed, games, bots, solver })), unit };
      }),
      ladders: solver().ladders.map((own) => ({
        ...own,
        p50: tenths(own.p50),
        p99: tenths(own.p99),
      })),
      heap: memory === 0 ? [] : heapOver(setup, seed, memory),
    };
    await write(stdout, json ? [`${JSON.stringify(asJson(report))}\n`] : sentences(report, words));
    return DONE;
  },
});

type Report = {
  readonly setup: string;
  readonly seed: string;
  readonly games: number;
  readonly checksum: string;
  readonly rows: readonly {
    readonly name: BenchRow;
    readonly value: number;
    readonly unit: BenchUnit;
  }[];
  readonly ladders: readonly LadderTimes[];
  readonly heap: readonly HeapReading[];
};

function machine(): string {
  const [first] = cpus();
  return `${first?.model ?? '?'} × ${cpus().length}, ${platform()} ${arch()}, Node ${process.version}`;
}

function asJson(report: Report): Json {
  return { palier: VERSION, machine: machine(), ...report };
}

function* sentences(report: Report, words: Words): Generator<string, undefined> {
  const say = words.cli.bench;
  const { setup, games, seed, rows, ladders, checksum, heap } = report;
  yield `${say.machine(machine())}\n`;
  yield `${say.games(setup, games, seed)}\n\n`;
  for (const { name, value, unit } of rows) {
    yield `${name.padEnd(22)}${say.units[unit](value).padStart(22)}   ${say.rows[name]}\n`;
  }
  yield `\n${say.ladders}\n`;
  for (const { ladder, p50, p99, checksum: answers } of ladders) {
    const times = [p50, p99].map((time) => say.units['µs'](time).padStart(11)).join('');
    yield `${ladder.padEnd(16)}${times}   ${answers}\n`;
  }
  yield `\n${say.checksum(checksum)}\n`;
  for (const reading of heap) yield `${say.heap(reading.games, reading.mebibytes)}\n`;
}
