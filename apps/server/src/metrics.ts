/**
 * Figures for Prometheus. What happens often is counted in plain numbers where it happens and copied
 * only when somebody looks; the process's own figures are gathered from the first look on.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Appended, Ledger, Rooms } from '@palier/table/room';
import type { LiveTally } from './live/tally.ts';
import type { ClockWatch } from './clock-watch.ts';
import type { Pushes } from './push/pushes.ts';
import type { SettleWatch } from './settle-watch.ts';
import type { Sweeper } from './sweep.ts';
import type { BotPool } from './bot-decider/pool.ts';

export type Watched = {
  readonly rooms: Pick<Rooms, 'counts'>;
  readonly tables: () => Promise<number>;
  readonly gate: { readonly connections: number; readonly tally: LiveTally };
  readonly lobby: { readonly watchers: number };
  readonly openTables: { readonly size: number };
  readonly botDecider: Pick<BotPool, 'threads' | 'waiting' | 'decided' | 'replaced'>;
  readonly sweeper: Pick<Sweeper, 'held'>;
  readonly clock: Pick<ClockWatch, 'jumps' | 'skew'>;
  /** Undefined: none are sent. */
  readonly pushes: Pick<Pushes, 'counts'> | undefined;
  readonly settling: Pick<SettleWatch, 'counts'>;
};

/** Seconds. */
const APPEND_TIMES = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];
/** In a step's text: entries of a game. */
const PLAYED = '{"t":"played"';

export class Metrics {
  readonly #registry = new Registry();
  readonly #appendTimes: Histogram;
  /** By what the ledger answered. */
  readonly #appends: Record<Appended | 'failed', number> = {
    stored: 0,
    conflict: 0,
    missing: 0,
    failed: 0,
  };
  #moves = 0;
  readonly #requests: Counter<'method' | 'route' | 'status'>;
  readonly #errors: Counter;
  #isGathering = false;

  constructor() {
    const registers = [this.#registry];
    const appends = this.#appends;
    this.#registry.registerMetric(
      new Counter({
        name: 'palier_appends_total',
        help: 'Steps given to the ledger, by what it answered',
        labelNames: ['outcome'],
        registers: [],
        collect() {
          this.reset();
          for (const [outcome, count] of Object.entries(appends)) this.inc({ outcome }, count);
        },
      }),
    );
    this.#appendTimes = new Histogram({
      name: 'palier_append_seconds',
      help: 'Time until a step was stored for good',
      buckets: APPEND_TIMES,
      registers,
    });
    this.#counter('palier_moves_total', 'Stored steps in which somebody played', () => this.#moves);
    this.#requests = new Counter({
      name: 'palier_http_requests_total',
      help: 'Requests answered',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    this.#errors = new Counter({
      name: 'palier_errors_total',
      help: 'What went wrong at the server’s own end; the log says more',
      registers,
    });
  }

  /** The same ledger, measured. */
  measured(ledger: Ledger, steady: () => number): Ledger {
    return {
      create: async (room, first) => ledger.create(room, first),
      find: async (name) => ledger.find(name),
      since: async (id, rev) => ledger.since(id, rev),
      append: async (id, rev, entry) => {
        const began = steady();
        try {
          const outcome = await ledger.append(id, rev, entry);
          this.#appended(outcome, (steady() - began) / 1000);
          if (outcome === 'stored' && entry.step.includes(PLAYED)) this.#moves++;
          return outcome;
        } catch (error) {
          this.#appended('failed', (steady() - began) / 1000);
          throw error;
        }
      },
    };
  }

  #appended(outcome: Appended | 'failed', seconds: number): void {
    this.#appends[outcome]++;
    this.#appendTimes.observe(seconds);
  }

  answered(method: string, route: string, status: number): void {
    this.#requests.inc({ method, route, status });
  }

  failed(): void {
    this.#errors.inc();
  }

  watch({
    rooms,
    tables,
    gate,
    lobby,
    openTables,
    botDecider,
    sweeper,
    clock,
    pushes,
    settling,
  }: Watched): void {
    const { tally } = gate;
    this.#gauge('palier_tables_open', 'Tables open at this node', () => rooms.counts().rooms);
    this.#gauge('palier_tables_stored', 'Tables kept, by all nodes', tables);
    this.#gauge('palier_connections', 'Live connections', () => gate.connections);
    this.#gauge('palier_guests', 'Connections that are at a table', () => rooms.counts().guests);
    this.#gauge('palier_lobby_tables', 'Tables in the list of open ones', () => openTables.size);
    this.#gauge('palier_lobby_watchers', 'Who watch that list here', () => lobby.watchers);
    this.#counter('palier_connections_opened_total', 'Connections let in', () => tally.opened);
    this.#counter('palier_connections_rejected_total', 'Not let in', () => tally.rejected);
    this.#counter('palier_connections_lost_total', 'Did not answer any more', () => tally.lost);
    this.#counter('palier_connections_broken_total', 'Bad WebSocket frames', () => tally.broken);
    this.#counter('palier_messages_total', 'Messages heard', () => tally.heard);
    this.#counter('palier_messages_refused_total', 'Unreadable messages', () => tally.refused);
    this.#counter('palier_slowed_total', 'Times that a client was slowed down', () => tally.slowed);
    this.#gauge('palier_sweep_held', 'Old tables and profiles, too many to go at once', () =>
      sweeper.held(),
    );
    this.#counter('palier_clock_jumps_total', 'The machine’s clock was set', () => clock.jumps);
    this.#gauge(
      'palier_clock_skew_seconds',
      'How far this clock is ahead of the database’s',
      () => clock.skew / 1000,
    );
    const counts = pushes?.counts ?? { told: 0, failed: 0, gone: 0 };
    this.#counter('palier_pushes_told_total', 'Pushes that got through', () => counts.told);
    this.#counter('palier_pushes_failed_total', 'Pushes that did not', () => counts.failed);
    this.#counter('palier_pushes_gone_total', 'Browsers that are gone', () => counts.gone);
    this.#counter('palier_games_total', 'Ends of games put down', () => settling.counts.games);
    this.#gauge('palier_bot_threads', 'Threads in which bots think', () => botDecider.threads);
    this.#gauge('palier_bot_queue', 'Bots that wait for a thread', () => botDecider.waiting);
    this.#counter('palier_bot_decisions_total', 'Decisions of bots', () => botDecider.decided);
    this.#counter(
      'palier_bot_replaced_total',
      'Made for bots that broke',
      () => botDecider.replaced,
    );
    this.#registry.registerMetric(
      new Counter({
        name: 'palier_connections_closed_total',
        help: 'Ended connections, by who ended them and why',
        labelNames: ['why'],
        registers: [],
        collect() {
          this.reset();
          for (const [why, count] of tally.endings) this.inc({ why }, count);
        },
      }),
    );
  }

  async text(): Promise<{ readonly type: string; readonly text: string }> {
    if (!this.#isGathering) {
      this.#isGathering = true;
      collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: 20 });
    }
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  close(): void {
    this.#registry.clear();
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    this.#registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await read());
        },
      }),
    );
  }

  #counter(name: string, help: string, read: () => number): void {
    this.#registry.registerMetric(
      new Counter({
        name,
        help,
        registers: [],
        collect() {
          this.reset();
          this.inc(read());
        },
      }),
    );
  }
}
