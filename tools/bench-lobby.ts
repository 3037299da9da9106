/**
 * What watchers of the list of open tables cost those who play: `npm run -s bench:lobby > bench/lobby.md`.
 * 5,000 watch the list on one node, 50 tables in it change every second, and beside them tables are played
 * at; then the same without watchers and changes, and again. `-- --watchers N`, `--rounds N` and
 * `--seconds N` are for more or less patience.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpus, loadavg, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { OwnServer } from '../apps/cli/src/load/own-server.ts';
import { runLoad, type LoadReport } from '../apps/cli/src/load/run.ts';

const { values } = parseArgs({
  options: {
    watchers: { type: 'string', default: '5000' },
    changes: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
    /** Of the process of the watchers. */
    at: { type: 'string' },
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
} as const;

const SILENT = { opening: () => undefined, playing: () => undefined };

/** What the watchers were told in all. */
type Told = { readonly messages: number; readonly bytes: number };

if (values.at !== undefined) await watchAndChange(values.at);
else await compare();

async function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

/**
 * In a process of its own, until it is told to end. It gives way to all others: watchers are on machines of
 * their own, and are not to take the cores from those who measure.
 */
async function watchAndChange(url: string): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  let messages = 0;
  let bytes = 0;
  const ws = url.replace('http', 'ws');
  const AT_ONCE = 50;
  for (let count = 0; count < watchers; count += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, watchers - count) }, async () => {
      const socket = await opened(`${ws}/lobby`);
      socket.on('message', (data: Buffer) => {
        messages++;
        bytes += data.length;
      });
      socket.send('{"t":"hello","palier":1}');
      await once(socket, 'message');
    });
    await Promise.all(some);
  }
  const hosts: WebSocket[] = [];
  for (let host = 0; host < changes; host++) hosts.push(await openTable(url, host));
  messages = 0;
  bytes = 0;
  process.send?.('ready');
  // Each of them sits on another seat every second, one after the other.
  let turn = 0;
  const timer = setInterval(() => {
    const seat = (Math.floor(turn / changes) % 2) + 1;
    hosts[turn % changes]!.send(JSON.stringify({ t: 'sit', id: turn, seat }));
    turn++;
  }, 1000 / changes);
  await once(process, 'message');
  clearInterval(timer);
  process.send?.({ messages, bytes } satisfies Told, () => process.exit());
}

async function openTable(url: string, host: number): Promise<WebSocket> {
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { edition: 'level-8-101', players: 4 }, listing: 'open' }),
  });
  const { id } = (await made.json()) as { readonly id: string };
  const socket = await opened(`${url.replace('http', 'ws')}/live`);
  const token = `${host}`.padStart(16, 'A');
  const salt = '5a'.repeat(16);
  socket.send(JSON.stringify({ t: 'hello', palier: 1, table: id }));
  socket.send(JSON.stringify({ t: 'join', id: 0, name: `Host ${host}`, token, salt }));
  await once(socket, 'message');
  return socket;
}

/** Somebody else's work while `run` lasts. */
async function watched<T>(url: string, run: () => Promise<T>): Promise<readonly [T, Told]> {
  const own = fileURLToPath(import.meta.url);
  const child = fork(own, ['--at', url, `--watchers=${watchers}`, `--changes=${changes}`], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  const result = await run();
  child.send('end');
  const [told] = (await once(child, 'message')) as [Told];
  await once(child, 'exit');
  return [result, told];
}

async function compare(): Promise<void> {
  const ratios: number[] = [];
  const rows: string[] = [];
  const load = loadavg()[0]!.toFixed(1);
  for (let round = 1; round <= rounds; round++) {
    process.stderr.write(`round ${round} of ${rounds}\n`);
    await using server = await OwnServer.start();
    const { url } = server;
    const usage = async (collect: boolean): ReturnType<typeof server.usage> =>
      server.usage(collect);
    const play = async (): Promise<LoadReport> =>
      runLoad(PLAN, { urls: [url], usage, isOwn: true }, SILENT);
    // What is first in one round is second in the next.
    const first = round % 2 === 1 ? await play() : undefined;
    const [busy, told] = await watched(url, play);
    await wait(500);
    const quiet = first ?? (await play());
    ratios.push(p99(busy) / p99(quiet));
    rows.push(row(round, 'without', quiet), row(round, 'with', busy, told));
  }
  const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const sorted = ratios.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  const lines = [
    '# The list of open tables',
    '',
    `${date}, ${cpus().length} cores (${cpus()[0]?.model.trim() ?? '?'}), Node ${process.version}, load average ${load} at the start (what it is above 0 is others’ work). \`npm run -s bench:lobby > bench/lobby.md\`, ${rounds} rounds of ${seconds} s.`,
    '',
    `${watchers.toLocaleString('en')} watch the list over sockets, in a process of their own that gives way to the others (nice 19), since it stands for other machines; ${changes} tables in it change every second. Beside them ${PLAN.tables} tables of four are played at, a move about every ${PLAN.think} ms at each. Latency is from sending a move to the last at the table hearing of it.`,
    '',
    '| round | watchers | moves/s | p50 ms | p99 ms | server CPU s for 1,000 moves | told each watcher a second |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '| asked for | measured | goal |',
    '| --- | --- | --- |',
    `| p99 with watchers beside p99 without, median of the rounds | ${median.toFixed(2)} × (${sorted.map((ratio) => ratio.toFixed(2)).join(', ')}) | ≤ 1.10 × |`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function p99({ latency }: LoadReport): number {
  return latency?.p99 ?? Number.NaN;
}

function row(round: number, who: string, report: LoadReport, told?: Told): string {
  const { moves, seconds: time, latency, server } = report;
  // They watch a little longer than is measured: until the tables are set up and down.
  const each =
    told === undefined
      ? ''
      : `${(told.messages / watchers / time).toFixed(2)} messages, ${(told.bytes / watchers / time / 1000).toFixed(1)} kB`;
  const cells = [
    round,
    who,
    Math.round(moves / time),
    latency?.p50.toFixed(1) ?? '',
    latency?.p99.toFixed(1) ?? '',
    server?.cpu.toFixed(3) ?? '',
    each,
  ];
  return `| ${cells.join(' | ')} |`;
}
