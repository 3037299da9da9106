/**
 * Our server beside boardgame.io and Colyseus, on one machine in one run: `npm run -s bench:online >
 * bench/online.md`. `-- --quick` is a short form that shows only that it runs; `-- --rounds N` and
 * `-- --seconds N` are for more or less patience: as it is, it is meant to take less than twelve minutes of
 * a machine that does nothing else. Rounds are interleaved, medians told. `-- --profiles` measures only what
 * it costs that players have profiles.
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
  /** Moves that were not done, and nobody else had moved. */
  readonly refused: number;
};

type Contender = { readonly name: string; readonly run: () => Promise<Row> };

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    /** That alone: what it costs that players have profiles. */
    profiles: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds ?? (values.quick ? 1 : 5));
const seconds = Number(values.seconds ?? (values.quick ? 2 : 4));
const TABLES = values.quick ? [10, 50, 100] : [10, 50, 200, 1000, 2000];
/** Where the opening of so many tables takes most of the time. */
const roundsWith = (tables: number): number =>
  Math.min(rounds, tables >= 2000 ? 2 : tables >= 1000 ? 3 : rounds);
const ROUNDS_ON_POSTGRES = Math.min(rounds, 3);

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
  profiles: false,
};

const SILENT = { opening: () => undefined, playing: () => undefined };

function rowOf(report: LoadReport): Row {
  const { moves, seconds: time, latency, counts, clientCpu, server } = report;
  return {
    moves: moves / time,
    p50: latency?.p50 ?? 0,
    p99: latency?.p99 ?? 0,
    cpu: server?.cpu ?? 0,
    clientCpu,
    heapPerTable: server?.heapPerTable ?? 0,
    rss: server?.rss ?? 0,
    refused: counts['refused'] ?? 0,
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
  return { ...row, p50: latency?.p50 ?? 0, p99: latency?.p99 ?? 0, refused: 0 };
}

const PALIER = 'Palier, durable on SQLite';
const COLYSEUS = 'Colyseus 0.18.17, in memory';
const BOARDGAME = 'boardgame.io 0.50.2, in memory';

const [BUSY] = TABLES.slice(1);

function contendersWith(tables: number): readonly Contender[] {
  return [
    { name: PALIER, run: async () => ours({ tables }) },
    { name: COLYSEUS, run: async () => peer('colyseus', tables) },
    // Elsewhere it has been far behind every time.
    ...(tables === BUSY ? [{ name: BOARDGAME, run: async () => peer('boardgame', tables) }] : []),
  ];
}

/** One after another, again and again: what disturbs the machine disturbs all of them. */
async function medians(
  what: string,
  contenders: readonly Contender[],
  times: number,
): Promise<ReadonlyMap<string, Row>> {
  const all = new Map<string, Row[]>();
  for (let round = 1; round <= times; round++) {
    for (const { name, run } of contenders) {
      progress(`${name}, ${what}, round ${round} of ${times}`);
      all.set(name, [...(all.get(name) ?? []), await run()]);
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

/** How many times as many rounds: of two that are nearly the same it takes more to tell them apart. */
const MORE_ROUNDS = 3;

/** The same twice in each round, without profiles and with, turn about; what disturbs one disturbs both. */
async function sayProfiles(): Promise<void> {
  const tables = BUSY!;
  const pairs: (readonly [without: Row, known: Row])[] = [];
  for (let round = 1; round <= rounds * MORE_ROUNDS; round++) {
    progress(`profiles, ${tables} tables, round ${round} of ${rounds * MORE_ROUNDS}`);
    const first = await ours({ tables, profiles: round % 2 === 0 });
    const second = await ours({ tables, profiles: round % 2 === 1 });
    pairs.push(round % 2 === 1 ? [first, second] : [second, first]);
  }
  const ratioOf = (what: 'moves' | 'cpu'): string => {
    const ratios = pairs.map(([without, known]) => known[what] / without[what]);
    const [low, high] = [Math.min(...ratios), Math.max(...ratios)].map((one) => one.toFixed(2));
    return `${median(ratios).toFixed(2)} × (${low} to ${high})`;
  };
  say(
    line([
      `every player with a profile beside nobody with one, ${tables} tables, ${pairs.length} pairs turn about`,
      `moves/s ${ratioOf('moves')}, server CPU for 1,000 moves ${ratioOf('cpu')}`,
      'moves/s ≥ 0.97 ×',
    ]),
  );
}

if (values.profiles) {
  await sayProfiles();
  process.exit();
}

const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
say(
  '# Online play',
  '',
  `${date}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? '?'}), Node ${process.version}. \`npm run -s bench:online > bench/online.md\`; ${rounds} interleaved ${rounds === 1 ? 'round' : 'rounds'} of ${seconds} s each (${roundsWith(1000)} with 1,000 tables and on PostgreSQL, ${roundsWith(2000)} with 2,000), medians. Where the time goes: [online-parts.md](online-parts.md).`,
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
  const rows = await medians(`${tables} tables`, contendersWith(tables), roundsWith(tables));
  sideBySide.set(tables, rows);
  for (const [name, row] of rows) sayRow(tables, name, row);
}

function sayRow(tables: number, name: string, row: Row): void {
  say(line([tables, name, ...cellsOf(row), kilo(row.heapPerTable)]));
}

async function alone(what: string, run: Contender['run'], times: number): Promise<Row> {
  const rows = await medians(what, [{ name: PALIER, run }], times);
  return rows.get(PALIER)!;
}

function at(tables: number, name: string): Row {
  return sideBySide.get(tables)!.get(name)!;
}

type Compared = {
  readonly what: string;
  readonly goal: string;
  readonly measured: (own: Row, other: Row) => string;
};

const times = (one: number, other: number): string => `${(one / other).toFixed(2)} ×`;
const COMPARED: readonly Compared[] = [
  {
    what: 'moves/s beside Colyseus’s',
    goal: '≥ 1 ×',
    measured: (own, other) => times(own.moves, other.moves),
  },
  {
    what: 'p99 beside Colyseus’s',
    goal: 'no worse',
    measured: (own, other) => `${own.p99.toFixed(1)} ms beside ${other.p99.toFixed(1)} ms`,
  },
  {
    what: 'server CPU for 1,000 moves beside Colyseus’s',
    goal: 'no more',
    measured: (own, other) => `${own.cpu.toFixed(3)} s beside ${other.cpu.toFixed(3)} s`,
  },
];

const MOST_TABLES = TABLES.at(-1)!;
const cpuRange = TABLES.map((tables) => at(tables, PALIER).cpu);

say(
  '',
  line(['asked for', 'measured', 'goal']),
  line(['---', '---', '---']),
  line([
    `moves/s beside boardgame.io’s, ${BUSY} tables`,
    times(at(BUSY!, PALIER).moves, at(BUSY!, BOARDGAME).moves),
    '≥ 2 ×',
  ]),
  ...COMPARED.flatMap(({ what, goal, measured }) =>
    TABLES.map((tables) =>
      line([`${what}, ${tables} tables`, measured(at(tables, PALIER), at(tables, COLYSEUS)), goal]),
    ),
  ),
  line([
    `server CPU for 1,000 moves from ${TABLES[0]} to ${MOST_TABLES} tables`,
    `${Math.min(...cpuRange).toFixed(3)}–${Math.max(...cpuRange).toFixed(3)} s`,
    'within 20 %',
  ]),
  line([
    `heap a table with four sockets, dealt, ${MOST_TABLES} tables`,
    `${kilo(at(MOST_TABLES, PALIER).heapPerTable)} kB`,
    '≤ 44 kB',
  ]),
);

const idle = await alone(
  'idle',
  async () => ours({ tables: MOST_TABLES, idle: true, seconds: 5 }),
  1,
);
say(
  line([
    `memory (RSS) with ${MOST_TABLES} tables and ${MOST_TABLES * USUAL.players} players, idle`,
    `${mega(idle.rss)} MB`,
    '< 1,000 MB',
  ]),
);
for (const [tables, goal] of [
  [TABLES[1]!, '≥ 5,000 moves/s'],
  [TABLES[2]!, '≥ 12,000 moves/s'],
] as const) {
  const run = async (): Promise<Row> => oursOnPostgres(tables);
  const { moves, p50, p99, cpu } = await alone('PostgreSQL', run, ROUNDS_ON_POSTGRES);
  say(
    line([
      `PostgreSQL (fsync), two nodes, ${tables} tables`,
      `${Math.round(moves).toLocaleString('en')} moves/s, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms, nodes’ CPU ${cpu.toFixed(3)} s`,
      goal,
    ]),
  );
}
const whole = await alone(
  'whole games',
  async () => ours({ tables: BUSY!, bots: 'novice' }),
  rounds,
);
say(
  line([
    `whole games of novice bots, laying, adding, going out, ${BUSY} tables`,
    `${Math.round(whole.moves).toLocaleString('en')} moves/s, server CPU ${whole.cpu.toFixed(3)} s, clients’ ${whole.clientCpu.toFixed(3)} s, ${whole.refused} refused`,
    'server CPU ≤ 0.110 s',
  ]),
);
await sayProfiles();
