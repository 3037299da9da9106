/** How a server is doing, once an hour: what it says itself, what lies on the disk, what people felt. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ServerProcess } from '@palier/server/testing';
import { shareOf } from './growth.ts';

export type Sample = {
  readonly hour: number;
  /** Bytes: the heap after a garbage collection, buffers beside it, and all memory. */
  readonly heap: number;
  readonly external: number;
  readonly rss: number;
  readonly descriptors: number;
  readonly sockets: number;
  readonly tablesOpen: number;
  readonly tablesStored: number;
  /** Bytes of the database, of which so many are in use; of its log; and of all steps in it. */
  readonly file: number;
  readonly used: number;
  readonly log: number;
  readonly kept: number;
  /** Moves since the sample before, and milliseconds until they were answered. */
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds that the server's event loop was late. */
  readonly late: number;
  /** Seconds of processor time for 1,000 moves. */
  readonly cpu: number;
};

export class Sampler {
  readonly #server: ServerProcess;
  readonly #file: string;
  #latencies: number[] = [];
  #cpu = 0;

  constructor(server: ServerProcess, folder: string) {
    this.#server = server;
    this.#file = join(folder, 'palier.sqlite');
  }

  answered(ms: number): void {
    this.#latencies.push(ms);
  }

  async take(hour: number): Promise<Sample> {
    const latencies = this.#latencies;
    this.#latencies = [];
    const told = new Figures(await (await fetch(`${this.#server.url}/metrics`)).text());
    const cpu = told.get('process_cpu_seconds_total');
    const spent = cpu - this.#cpu;
    this.#cpu = cpu;
    return {
      hour,
      ...(await this.#server.memory()),
      descriptors: told.get('process_open_fds'),
      sockets: told.get('palier_connections'),
      tablesOpen: told.get('palier_tables_open'),
      tablesStored: told.get('palier_tables_stored'),
      ...this.#disk(),
      moves: latencies.length,
      p50: shareOf(latencies, 0.5),
      p99: shareOf(latencies, 0.99),
      late: told.get('nodejs_eventloop_lag_p99_seconds') * 1000,
      cpu: latencies.length === 0 ? 0 : (spent / latencies.length) * 1000,
    };
  }

  /** As a program from outside sees it. */
  #disk(): Pick<Sample, 'file' | 'used' | 'log' | 'kept'> {
    const db = new DatabaseSync(this.#file, { readOnly: true });
    try {
      const ask = (sql: string): number => Number(Object.values(db.prepare(sql).get() ?? {})[0]);
      const page = ask('PRAGMA page_size');
      const pages = ask('PRAGMA page_count');
      return {
        file: pages * page,
        used: (pages - ask('PRAGMA freelist_count')) * page,
        log: sizeOf(`${this.#file}-wal`),
        kept: ask('SELECT sum(length(step)) FROM steps'),
      };
    } finally {
      db.close();
    }
  }
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

/** In the text format of Prometheus. */
class Figures {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get(name: string): number {
    const line = this.#text.split('\n').find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`nothing is said of ${name}`);
    return Number(line.slice(name.length + 1));
  }
}
