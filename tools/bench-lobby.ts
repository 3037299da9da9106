/**
 * What watchers of the list of open tables cost those who play: `npm run -s bench:lobby > bench/lobby.md`.
 * 5,000 watch the list on one node, 50 tables in it change every second, and beside them tables are played
 * at; then the same without watchers, without changes, and with other 5,000 who are told as much by a
 * process that is not the server: what the machine itself takes for so much traffic. `-- --watchers N`,
 * `--rounds N` and `--seconds N` are for more or less patience.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { constants, cpus, loadavg, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { OwnServer } from '../apps/cli/src/load/own-server.ts';
import { runLoad, type LoadReport } from '../apps/cli/src/load/run.ts';
import { ReadingCrowd, type Told } from './lobby-crowd.ts';

const { values } = parseArgs({
  options: {
    watchers: { type: 'string', default: '5000' },
    changes: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    /** Of the processes beside the server: what they are, and where the server is. */
    as: { type: 'string' },
    at: { type: 'string', default: '' },
    /** Of the one that stands for the server: bytes of a message, and messages a second to each. */
    bytes: { type: 'string', default: '0' },
    rate: { type: 'string', default: '0' },
  },
});
const watchers = Number(values.watchers);
const changes = Number(values.changes);
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

/** A player thinks for a moment: this is about what they notice, not about how much gets through. */
const PLAN = {
  tables: 50,
  players: 4,
  seconds,
  ramp: 0,
  think: 300,
  drop: 0,
  processes: 1,
  bots: 'hasty',
  idle: false,
  profiles: false,
} as const;

const SILENT = { opening: () => undefined, playing: () => undefined };

/** In a process of its own, until it is told to end, as all below. */
async function watch(url: string): Promise<void> {
  giveWay();
  const crowd = await ReadingCrowd.at(url, watchers);
  await serveUntilEnd(() => crowd.counted());
}

/** Watchers are on machines of their own, and are not to take the cores from those who measure. */
function giveWay(): void {
  setPriority(constants.priority.PRIORITY_LOW);
}

/** Says that it is ready, begins to count when told so, and ends with what was counted. */
async function serveUntilEnd(counted: () => Told): Promise<void> {
  process.send?.('ready');
  await once(process, 'message');
  const before = counted();
  await once(process, 'message');
  const after = counted();
  const told = { messages: after.messages - before.messages, bytes: after.bytes - before.bytes };
  process.send?.(told, () => process.exit());
}

/** Each host sits on another seat every second, one after the other. */
async function change(url: string): Promise<void> {
  giveWay();
  const hosts: WebSocket[] = [];
  for (let host = 0; host < changes; host++) hosts.push(await openTable(url, host));
  let turn = 0;
  setInterval(() => {
    const seat = (Math.floor(turn / changes) % 2) + 1;
    hosts[turn % changes]!.send(JSON.stringify({ t: 'sit', id: turn, seat }));
    turn++;
  }, 1000 / changes);
  await serveUntilEnd(() => ({ messages: 0, bytes: 0 }));
}

async function openTable(url: string, host: number): Promise<WebSocket> {
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { edition: 'level-8-101', players: 4 }, listing: 'open' }),
  });
  const { id } = (await made.json()) as { readonly id: string };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { perMessageDeflate: false });
  await once(socket, 'open');
  const token = `${host}`.padStart(16, 'A');
  const salt = '5a'.repeat(16);
  socket.send(JSON.stringify({ t: 'hello', palier: 1, table: id }));
  socket.send(JSON.stringify({ t: 'join', id: 0, name: `Host ${host}`, token, salt }));
  await once(socket, 'message');
  return socket;
}

/** Not the server: says as much to as many, as evenly, and knows no game. */
async function tellMany({ bytes, rate }: Traffic): Promise<void> {
  const SLICE = 10;
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
      sockets.push(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.send?.((server.address() as AddressInfo).port);
  const frame = Buffer.alloc(bytes);
  frame[0] = 0x82;
  frame[1] = 126;
  frame.writeUInt16BE(bytes - 4, 2);
  let next = 0;
  setInterval(
    () => {
      for (let told = 0; told < SLICE && sockets.length === watchers; told++) {
        sockets[next++ % watchers]!.write(frame);
      }
    },
    (1000 * SLICE) / (watchers * rate),
  );
  await once(process, 'message');
  process.exit();
}

type Traffic = { readonly bytes: number; readonly rate: number };

class Helper implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly said: Promise<unknown>;

  constructor(as: string, options: Readonly<Record<string, string | number>>) {
    const shared = { as, watchers, changes, ...options };
    const args = Object.entries(shared).map(([name, value]) => `--${name}=${value}`);
    this.#child = fork(fileURLToPath(import.meta.url), args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.said = once(this.#child, 'message').then(([message]: unknown[]) => message);
  }

  begin(): void {
    this.#child.send('begin');
  }

  async end(): Promise<Told> {
    const answer = once(this.#child, 'message');
    this.#child.send('end');
    const [told] = (await answer) as [Told];
    return told;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }
}

type Measured = LoadReport & { readonly told?: Traffic };
type Play = () => Promise<LoadReport>;

/** What else goes on while it is played. */
const WAYS = {
  'nothing else': async (_url: string, play: Play): Promise<Measured> => play(),
  'changes, nobody watches': async (url: string, play: Play): Promise<Measured> => {
    await using hosts = new Helper('hosts', { at: url });
    await hosts.said;
    return await play();
  },
  'changes and watchers': async (url: string, play: Play): Promise<Measured> => {
    await using hosts = new Helper('hosts', { at: url });
    await hosts.said;
    await using crowd = new Helper('watchers', { at: url });
    return await observed(crowd, play);
  },
  'changes, and watchers of something else': async (
    url: string,
    play: Play,
    { bytes, rate }: Traffic,
  ): Promise<Measured> => {
    await using hosts = new Helper('hosts', { at: url });
    await hosts.said;
    await using other = new Helper('other', { bytes: Math.round(bytes), rate });
    const port = await other.said;
    await using crowd = new Helper('watchers', { at: `http://127.0.0.1:${String(port)}` });
    return await observed(crowd, play);
  },
} as const;
type Way = keyof typeof WAYS;
const QUIET: Way = 'nothing else';
const CHANGING: Way = 'changes, nobody watches';
const WATCHED: Way = 'changes and watchers';
const OTHER: Way = 'changes, and watchers of something else';

async function observed(crowd: Helper, play: Play): Promise<Measured> {
  await crowd.said;
  const began = performance.now();
  crowd.begin();
  const report = await play();
  const { messages, bytes } = await crowd.end();
  const rate = messages / watchers / ((performance.now() - began) / 1000);
  return { ...report, told: { bytes: bytes / messages, rate } };
}

async function compare(): Promise<void> {
  const load = loadavg()[0]!.toFixed(1);
  const all = new Map<Way, Measured[]>([QUIET, CHANGING, WATCHED, OTHER].map((way) => [way, []]));
  const rows: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    // What is first in one round is last in the next; but the copy comes after what it copies.
    const order =
      round % 2 === 1 ? [QUIET, CHANGING, WATCHED, OTHER] : [WATCHED, OTHER, CHANGING, QUIET];
    for (const way of order) {
      process.stderr.write(`round ${round} of ${rounds}: ${way}\n`);
      await using server = await OwnServer.start();
      const { url } = server;
      const usage = async (collect: boolean): ReturnType<typeof server.usage> =>
        server.usage(collect);
      const play: Play = async () => runLoad(PLAN, { urls: [url], usage, isOwn: true }, SILENT);
      const like = all.get(WATCHED)!.at(-1)?.told ?? { bytes: 0, rate: 0 };
      const report = await WAYS[way](url, play, like);
      all.get(way)!.push(report);
      rows.push(row(round, way, report));
      await wait(500);
    }
  }
  const ratios = (one: Way, two: Way): readonly number[] =>
    all.get(one)!.map((report, round) => p99(report) / p99(all.get(two)![round]!));
  const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const lines = [
    '# The list of open tables',
    '',
    `${date}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? '?'}), Node ${process.version}, load average ${load} at the start (what it is above 0 is others’ work). \`npm run -s bench:lobby > bench/lobby.md\`, ${rounds} rounds of ${seconds} s.`,
    '',
    `${watchers.toLocaleString('en')} watch the list over sockets, in a process of their own that gives way to the others (nice 19), since it stands for other machines: it counts what comes, and unpacks none of it. ${changes} tables in the list change every second. Beside them ${PLAN.tables} tables of four are played at, a move about every ${PLAN.think} ms at each. Latency is from sending a move to the last at the table hearing of it. “Watchers of something else” are told as many bytes as often by a process that is not the server, but on the same cores: what is left of the cost with them is the machine’s, not the server’s.`,
    '',
    '| round | beside the games | moves/s | p50 ms | p99 ms | server CPU s for 1,000 moves | told each watcher |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '| p99, median of the rounds | measured | goal |',
    '| --- | --- | --- |',
    told(`${WATCHED} beside ${QUIET}`, ratios(WATCHED, QUIET), '≤ 1.10 ×'),
    told(`${CHANGING} beside ${QUIET}`, ratios(CHANGING, QUIET)),
    told(`${OTHER} beside ${QUIET}`, ratios(OTHER, QUIET)),
    told(`${WATCHED} beside ${OTHER}`, ratios(WATCHED, OTHER)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function told(what: string, ratios: readonly number[], goal = ''): string {
  const sorted = ratios.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  const each = sorted.map((ratio) => ratio.toFixed(2)).join(', ');
  return `| ${what} | ${median.toFixed(2)} × (${each}) | ${goal} |`;
}

function p99({ latency }: LoadReport): number {
  return latency?.p99 ?? Number.NaN;
}

function row(round: number, way: Way, report: Measured): string {
  const { moves, seconds: time, latency, server, told: heard } = report;
  const cells = [
    round,
    way,
    Math.round(moves / time),
    latency?.p50.toFixed(1) ?? '',
    latency?.p99.toFixed(1) ?? '',
    server?.cpu.toFixed(3) ?? '',
    heard === undefined
      ? ''
      : `${heard.rate.toFixed(2)} messages a second, ${(heard.bytes / 1000).toFixed(1)} kB each`,
  ];
  return `| ${cells.join(' | ')} |`;
}

switch (values.as) {
  case 'watchers':
    await watch(values.at);
    break;
  case 'hosts':
    await change(values.at);
    break;
  case 'other':
    await tellMany({ bytes: Number(values.bytes), rate: Number(values.rate) });
    break;
  default:
    await compare();
}
