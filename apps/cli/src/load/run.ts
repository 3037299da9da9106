/** One measurement: tables opened, played at, and what came of it. */
import { setTimeout } from 'node:timers/promises';
import { DEFAULT_EDITION } from '@palier/rules';
import type { ClientsSpec } from './clients.ts';
import { LoadCrew, type Counts } from './crew.ts';
import { latencyOf, type Latency } from './meter.ts';
import type { LoadPlan } from './plan.ts';
import type { Usage } from './usage.ts';

export type LoadServer = {
  readonly urls: readonly string[];
  /** Undefined where it is not told. */
  readonly usage: (collect: boolean) => Promise<Usage | undefined>;
  /** Whether the heap can be collected before it is read. */
  readonly isOwn: boolean;
};

export type LoadReport = {
  readonly moves: number;
  readonly seconds: number;
  readonly latency: Latency | undefined;
  readonly counts: Counts;
  /** Seconds of all cores for 1,000 moves. */
  readonly clientCpu: number;
  readonly server: ServerReport | undefined;
};

export type ServerReport = {
  /** Seconds of all cores for 1,000 moves. */
  readonly cpu: number;
  /** Bytes, when all was over. */
  readonly rss: number;
  /** Bytes for each table, dealt and with all its connections. */
  readonly heapPerTable: number | undefined;
};

export type LoadEvents = { readonly opening: () => void; readonly playing: () => void };

/** Seconds of play before anything is measured, and no more than are measured. */
const WARM = 2;

/** Beside this file, as source or packed. */
const CLIENTS = import.meta.url.endsWith('.ts') ? './clients.ts' : './load-clients.js';

export async function runLoad(
  plan: LoadPlan,
  server: LoadServer,
  events: LoadEvents,
): Promise<LoadReport> {
  const { tables, seconds, ramp, idle } = plan;
  using crew = new LoadCrew<ClientsSpec>(new URL(CLIENTS, import.meta.url), plan.processes);
  const empty = await server.usage(true);
  events.opening();
  await crew.open(specsOf(plan, server.urls));
  const open = await server.usage(true);
  if (!idle) {
    await crew.tell('play');
    await setTimeout((ramp + Math.min(WARM, seconds)) * 1000);
  }
  events.playing();
  const before = await server.usage(false);
  await crew.tell('begin');
  await setTimeout(seconds * 1000);
  const report = await crew.end();
  const after = await server.usage(false);
  const { moves, counts, latencies } = report;
  const each = (cpu: number): number => (moves === 0 ? 0 : (cpu / moves) * 1000);
  return {
    moves,
    seconds: report.seconds,
    latency: latencyOf(latencies),
    counts,
    clientCpu: each(report.cpu),
    server: before &&
      after && {
        cpu: each(after.cpu - before.cpu),
        rss: after.rss,
        heapPerTable: server.isOwn && open && empty ? (open.heap - empty.heap) / tables : undefined,
      },
  };
}

/** The tables as evenly as they can be. */
function specsOf(plan: LoadPlan, urls: readonly string[]): readonly ClientsSpec[] {
  const { tables, players, processes, bots, think, ramp, drop, profiles } = plan;
  return Array.from({ length: processes }, (_, i) => ({
    urls,
    tables: Math.floor((tables + i) / processes),
    players,
    setup: { edition: DEFAULT_EDITION, players },
    mind: bots,
    think,
    ramp: ramp * 1000,
    drop: drop / processes,
    profiles,
  }));
}
