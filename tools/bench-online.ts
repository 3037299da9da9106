/**
 * Our server beside boardgame.io and Colyseus, on one machine in one run: `npm run -s bench:online >
 * bench/online.md`. `-- --quick` is a short form that shows only that it runs; `-- --rounds N` and
 * `-- --seconds N` are for more or less patience. Rounds are interleaved, medians told.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { OwnServer } from '../apps/cli/src/load/own-server.ts';
import type { LoadPlan } from '../apps/cli/src/load/plan.ts';
import { runLoad, type LoadReport } from '../apps/cli/src/load/run.ts';
import type { Usage } from '../apps/cli/src/load/usage.ts';
import { startPostgres } from '../apps/server/src/testing/postgres.ts';
import { runPeer, type Peer } from './lab/peers/run-peer.ts';

type Row = {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** Seconds for 1,000 moves. */
  readonly cpu: number;
  readonly clientCpu: number;
  /** Bytes. */
  readonly heapPerTable: number;
  readonly rss: number;
};

type Contender = { readonly name: string; readonly run: (tables: number) => Promise<Row> };

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const rounds = Number(values.rounds ?? (values.quick ? 1 : 3));
const seconds = Number(values.seconds ?? (values.quick ? 2 : 10));
const TABLES = values.quick ? [10, 50] : [10, 50, 200, 1000];
const MOST_TABLES = values.quick ? 100 : 2000;

const USUAL: LoadPlan = {
  tables: 50,
  players: 4,
  seconds,
  ramp: 0,
  think: 0,
  drop: 0,
  processes: 1,
  bots: 'hasty',
  idle: false,
};

const SILENT = { opening: () => undefined, playing: () => undefined };

function rowOf({ moves, seconds: time, latency, clientCpu, server }: LoadReport): Row {
  return {
    moves: moves / time,
    p50: latency?.p50 ?? 0,
    p99: latency?.p99 ?? 0,
    cpu: server?.cpu ?? 0,
    clientCpu,
    heapPerTable: server?.heapPerTable ?? 0,
    rss: server?.rss ?? 0,
  };
}

async function ours(plan: Partial<LoadPlan>): Promise<Row> {
  await using server = await OwnServer.start();
  const usage = async (collect: boolean): Promise<Usage> => server.usage(collect);
  const target = { urls: [server.url], usage, isOwn: true };
  return rowOf(await runLoad({ ...USUAL, ...plan }, target, SILENT));
}

/** Two nodes that share a database; what PostgreSQL itself takes is not counted. */
async function oursOnPostgres(tables: number): Promise<Row> {
  const postgres = await startPostgres({ durable: true });
  try {
    await using first = await OwnServer.start(postgres.url);
    await using second = await OwnServer.start(postgres.url);
    const usage = async (collect: boolean): Promise<Usage> => {
      const [one, other] = await Promise.all([first.usage(collect), second.usage(collect)]);
      return {
        cpu: one.cpu + other.cpu,
        rss: one.rss + other.rss,
        heap: one.heap + other.heap,
      };
    };
    const target = { urls: [first.url, second.url], usage, isOwn: true };
    return rowOf(await runLoad({ ...USUAL, tables }, target, SILENT));
  } finally {
    await postgres.stop();
  }
}

async function peer(name: Peer, tables: number): Promise<Row> {
  const { latency, ...row } = await runPeer(name, { tables, seconds, warm: 2 });
  return { ...row, p50: latency?.p50 ?? 0, p99: latency?.p99 ?? 0 };
}

const PALIER = 'Palier, durable on SQLite';
const COLYSEUS = 'Colyseus 0.18.17, in memory';
const BOARDGAME = 'boardgame.io 0.50.2, in memory';

const CONTENDERS: readonly Contender[] = [
  { name: PALIER, run: async (tables) => ours({ tables }) },
  { name: COLYSEUS, run: async (tables) => peer('colyseus', tables) },
  { name: BOARDGAME, run: async (tables) => peer('boardgame', tables) },
];

/** One after another, again and again: what disturbs the machine disturbs all of them. */
async function medians(
  contenders: readonly Contender[],
  tables: number,
): Promise<ReadonlyMap<string, Row>> {
  const all = new Map<string, Row[]>();
  for (let round = 1; round <= rounds; round++) {
    for (const { name, run } of contenders) {
      progress(`${name}, ${tables} tables, round ${round} of ${rounds}`);
      all.set(name, [...(all.get(name) ?? []), await run(tables)]);
    }
  }
  return new Map([...all].map(([name, rows]) => [name, medianRow(rows)]));
}

function medianRow(rows: readonly Row[]): Row {
  const names = Object.keys(rows[0]!) as readonly (keyof Row)[];
  const entries = names.map((name) => [name, median(rows.map((row) => row[name]))]);
  return Object.fromEntries(entries) as Row;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

function progress(text: string): void {
  process.stderr.write(`${text}\n`);
}

function line(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function cellsOf({ moves, p50, p99, cpu, clientCpu }: Row): readonly string[] {
  return [
    Math.round(moves).toLocaleString('en'),
    p50.toFixed(1),
    p99.toFixed(1),
    cpu.toFixed(3),
    clientCpu.toFixed(3),
  ];
}

const kilo = (bytes: number): string => (bytes / 1000).toFixed(0);
const mega = (bytes: number): string => (bytes / 1e6).toFixed(0);

const HEADINGS = ['moves/s', 'p50 ms', 'p99 ms', 'server CPU s', 'clients’ CPU s'];

/** At once: a run that is ended early has told what it knows by then. */
function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
say(
  '# Online play',
  '',
  `${date}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? '?'}), Node ${process.version}. \`npm run -s bench:online > bench/online.md\`; ${rounds} interleaved ${rounds === 1 ? 'round' : 'rounds'} of ${seconds} s each, medians.`,
  '',
  'Tables of four players who move as soon as it is their turn: a card drawn, a card discarded, hands hidden. Clients run in one other process and share the cores. A move counts when all four have heard of it; latency is from sending it to the last of them hearing. CPU is of 1,000 moves. The others keep everything in memory; ours answers after the commit (`synchronous=FULL`), appends of many tables gathered into one.',
  '',
  'boardgame.io: `STRIP_SECRETS`, no undo, moves made by the server only, WebSockets only, clients that speak its protocol without folding the game (its own client costs more; its `deltaState` was slower too). Colyseus: one schema for all, patches broadcast at once after each message, private cards by message, its own client over `ws`. Ours: `palier load --serve`; the clients join and come back as real ones do, and read what happens without schemas.',
  '',
  line(['tables', 'server', ...HEADINGS, 'heap a table, kB']),
  line(['---', '---', ...HEADINGS.map(() => '---'), '---']),
);

const sideBySide = new Map<number, ReadonlyMap<string, Row>>();
for (const tables of TABLES) {
  const rows = await medians(CONTENDERS, tables);
  sideBySide.set(tables, rows);
  for (const [name, row] of rows) sayRow(tables, name, row);
}
const most = await alone(async (tables) => ours({ tables }), MOST_TABLES);
sayRow(MOST_TABLES, PALIER, most);

function sayRow(tables: number, name: string, row: Row): void {
  say(line([tables, name, ...cellsOf(row), kilo(row.heapPerTable)]));
}

async function alone(run: Contender['run'], tables: number): Promise<Row> {
  const rows = await medians([{ name: PALIER, run }], tables);
  return rows.get(PALIER)!;
}

function at(tables: number, name: string): Row {
  return sideBySide.get(tables)!.get(name)!;
}

const busy = TABLES[1]!;
const late = TABLES.find((tables) => tables === 200) ?? busy;
const cpuOf = (tables: number): number => at(tables, PALIER).cpu;
const cpuRange = [...TABLES.map(cpuOf), most.cpu];
const times = (one: number, other: number): string => `${(one / other).toFixed(2)} ×`;

say(
  '',
  line(['asked for', 'measured', 'goal']),
  line(['---', '---', '---']),
  line([
    `moves/s beside boardgame.io’s, ${busy} tables`,
    times(at(busy, PALIER).moves, at(busy, BOARDGAME).moves),
    '≥ 2 ×',
  ]),
  ...TABLES.map((tables) =>
    line([
      `moves/s beside Colyseus’s, ${tables} tables`,
      times(at(tables, PALIER).moves, at(tables, COLYSEUS).moves),
      '≥ 1 ×',
    ]),
  ),
  line([
    `p99 beside Colyseus’s, ${late} tables`,
    `${at(late, PALIER).p99.toFixed(1)} ms beside ${at(late, COLYSEUS).p99.toFixed(1)} ms`,
    'no worse',
  ]),
  ...TABLES.map((tables) =>
    line([
      `server CPU for 1,000 moves beside Colyseus’s, ${tables} tables`,
      `${cpuOf(tables).toFixed(3)} s beside ${at(tables, COLYSEUS).cpu.toFixed(3)} s`,
      'no more (about 0.07 s)',
    ]),
  ),
  line([
    `the same from ${TABLES[0]} to ${MOST_TABLES} tables`,
    `${Math.min(...cpuRange).toFixed(3)}–${Math.max(...cpuRange).toFixed(3)} s`,
    'within 20 %',
  ]),
  line([
    `heap a table with four sockets, dealt, ${MOST_TABLES} tables`,
    `${kilo(most.heapPerTable)} kB`,
    '≤ 44 kB',
  ]),
);

const idle = await alone(async (tables) => ours({ tables, idle: true, seconds: 5 }), MOST_TABLES);
say(
  line([
    `memory (RSS) with ${MOST_TABLES} tables and ${MOST_TABLES * USUAL.players} players, idle`,
    `${mega(idle.rss)} MB`,
    '< 1,000 MB',
  ]),
);
for (const tables of TABLES.slice(1, 3)) {
  const { moves, p50, p99, cpu } = await alone(oursOnPostgres, tables);
  say(
    line([
      `PostgreSQL (fsync), two nodes, ${tables} tables`,
      `${Math.round(moves).toLocaleString('en')} moves/s, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms, nodes’ CPU ${cpu.toFixed(3)} s`,
      '≥ 5,000 moves/s',
    ]),
  );
}
const whole = await alone(async (tables) => ours({ tables, bots: 'novice' }), busy);
say(
  line([
    `whole games of novice bots, laying, adding, going out, ${busy} tables`,
    `${Math.round(whole.moves).toLocaleString('en')} moves/s, server CPU ${whole.cpu.toFixed(3)} s, clients’ ${whole.clientCpu.toFixed(3)} s`,
    '',
  ]),
);
