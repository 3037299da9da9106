/**
 * One measurement of another server: `node tools/lab/peers/run-peer.ts colyseus|boardgame [TABLES]
 * [SECONDS]`, after `node tools/setup.mjs tools/lab/peers`. `npm run bench:online` runs them all.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { LoadCrew, type Counts } from '../../../apps/cli/src/load/crew.ts';
import { latencyOf, type Latency } from '../../../apps/cli/src/load/meter.ts';
import { PROBE_FLAGS, usageOf } from '../../../apps/cli/src/load/usage.ts';
import type { PeerSpec } from './peer-spec.ts';

export type Peer = 'colyseus' | 'boardgame';

export type PeerRun = { readonly tables: number; readonly seconds: number; readonly warm: number };

export type PeerResult = {
  readonly moves: number;
  readonly latency: Latency | undefined;
  /** Seconds of the server per 1,000 moves, and of the clients. */
  readonly cpu: number;
  readonly clientCpu: number;
  /** Bytes of collected heap for each table with four sockets, dealt. */
  readonly heapPerTable: number;
  readonly rss: number;
  readonly counts: Counts;
};

export async function runPeer(peer: Peer, { tables, seconds, warm }: PeerRun): Promise<PeerResult> {
  const port = await freePort();
  const server = fork(new URL(`${peer}-server.ts`, import.meta.url), [String(port)], {
    execArgv: [...PROBE_FLAGS],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await once(server, 'message');
    const spec = { url: `http://127.0.0.1:${port}`, tables };
    using crew = new LoadCrew<PeerSpec>(new URL(`${peer}-clients.ts`, import.meta.url), 1);
    const empty = await usageOf(server, true);
    await crew.open([spec]);
    const open = await usageOf(server, true);
    await crew.tell('play');
    await setTimeout(warm * 1000);
    const before = await usageOf(server);
    await crew.tell('begin');
    await setTimeout(seconds * 1000);
    const report = await crew.end();
    const after = await usageOf(server);
    return {
      moves: report.moves / report.seconds,
      latency: latencyOf(report.latencies),
      cpu: ((after.cpu - before.cpu) / report.moves) * 1000,
      clientCpu: (report.cpu / report.moves) * 1000,
      heapPerTable: (open.heap - empty.heap) / tables,
      rss: after.rss,
      counts: report.counts,
    };
  } finally {
    server.kill('SIGKILL');
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

if (import.meta.main) {
  const [peer = 'colyseus', tables = '50', seconds = '5'] = process.argv.slice(2);
  const run = { tables: Number(tables), seconds: Number(seconds), warm: 2 };
  console.log(await runPeer(peer as Peer, run));
}
