/** `palier bench`: the speed table, on one core. */
import { arch, cpus, platform } from 'node:os';
import { MAX_PLAYERS, MIN_PLAYERS, VERSION, type Json, type Setup } from '@palier/rules';
import { BENCH_ROWS, type BenchRow, type Words } from '@palier/text';
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

const DEFAULT_GAMES = '300';
const MOST_GAMES = 10_000_000;

const MEASURES: { readonly [Row in BenchRow]: (...games: Games) => number } = {
  'fold-events': eventsPerSecond,
  'play-commands': commandsPerSecond,
};

type Games = readonly [setup: Setup, seed: string, games: number];

export const command = defineCommand({
  operands: [],
  json: 'option',
  options: {
    ...SETUP_OPTIONS,
    players: { type: 'string', value: 'N' },
    games: { type: 'string', value: 'N' },
    seed: { type: 'string', value: 'TEXT' },
    memory: { type: 'string', value: 'N' },
  },
  help: (cli) => cli.commands.bench,
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
    const report: Report = {
      setup: setup.id,
      seed,
      games,
      // Played first, it also warms the machine up.
      checksum: checksumOf(setup, seed, games),
      rows: BENCH_ROWS.map((name) => ({
        name,
        value: Math.round(MEASURES[name](setup, seed, games)),
        unit: '1/s',
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
    readonly unit: '1/s';
  }[];
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
  const { setup, games, seed, rows, checksum, heap } = report;
  yield `${say.machine(machine())}\n`;
  yield `${say.games(setup, games, seed)}\n\n`;
  for (const { name, value } of rows) {
    yield `${name.padEnd(16)}${say.perSecond(value).padStart(22)}   ${say.rows[name]}\n`;
  }
  yield `\n${say.checksum(checksum)}\n`;
  for (const reading of heap) yield `${say.heap(reading.games, reading.mebibytes)}\n`;
}
