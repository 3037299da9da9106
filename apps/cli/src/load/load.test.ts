/** `palier load` against a real server, in other processes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isServerFault, startServer, type RunningServer } from '@palier/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';

const folder = mkdtempSync(join(tmpdir(), 'palier-load-test-'));
let server: RunningServer;
let url: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '');
  const settings = {
    port: 0,
    web: folder,
    data: join(folder, 'data'),
    'message-rate': 0,
    'request-rate': 0,
    'table-rate': 0,
    'tables-per-address': 0,
    'connections-per-address': 0,
  };
  const started = await startServer({ settings });
  if (isServerFault(started)) throw new Error(started.code);
  server = started;
  // By its number: the name is the other protocol's first on some systems.
  url = server.url.replace('localhost', '127.0.0.1');
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Report = {
  readonly moves: number;
  readonly latency: { readonly p50: number; readonly p99: number } | null;
  readonly counts: { readonly [name: string]: number };
  readonly server: { readonly cpuPer1000Moves: number; readonly rss: number } | null;
};

async function load(...argv: readonly string[]): Promise<Report> {
  const { status, stdout, stderr } = await call(['load', '--url', url, '--json', ...argv]);
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Report;
}

/** For longer and longer, until enough has happened: what a second is enough for depends on the machine. */
async function loadUntil(
  isEnough: (report: Report) => boolean,
  ...argv: readonly string[]
): Promise<Report> {
  for (let seconds = 1; ; seconds *= 2) {
    const report = await load('--seconds', String(seconds), ...argv);
    if (isEnough(report)) return report;
  }
}

// Together: each of them mostly waits.
describe.concurrent('palier load', () => {
  it('plays, and nothing is refused', async () => {
    const report = await loadUntil(({ moves }) => moves > 20, '--tables', '3');
    const { latency, counts, server: own } = report;
    expect(latency!.p99).toBeGreaterThanOrEqual(latency!.p50);
    expect(counts).toMatchObject({ stale: 0, refused: 0, reconnects: 0, closed: 0 });
    expect(own!.cpuPer1000Moves).toBeGreaterThan(0);
  });

  it('goes on after connections were cut, with bots that think', async () => {
    const drops = ['--drop', '600', '--bots', 'random', '--players', '2', '--processes', '2'];
    const { counts } = await loadUntil(
      (report) => report.moves > 5 && report.counts['reconnects']! > 0,
      '--tables',
      '4',
      ...drops,
    );
    expect(counts['closed']).toBe(0);
  });

  it('lets nobody move with --idle', async () => {
    const { moves, server: own } = await load('--tables', '2', '--seconds', '1', '--idle');
    expect(moves).toBe(0);
    expect(own!.rss).toBeGreaterThan(0);
  });

  it('says in one sentence when there is no server', async () => {
    const { status, stdout } = await call(['load', '--url', 'http://127.0.0.1:65534', '--json']);
    expect(status).toBe(2);
    expect(stdout).toContain('ECONNREFUSED');
  });
});
