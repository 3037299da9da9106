/**
 * A week in an hour: a real server whose calendar runs fast, with people who come by the rhythm of a day,
 * play, vanish, return, leave tables behind and take them up again. Nothing may be lost, and nothing grow.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { makeServerFolder, startServerProcess, type ServerProcess } from '@palier/server/testing';
import { endHang } from '../chaos/party.ts';
import { World } from '../chaos/world.ts';
import { arrivals, Calendar, HOUR } from './calendar.ts';
import { Evening, type Habits } from './evening.ts';
import { Sampler, type Sample } from './sample.ts';

export type WeekPlan = {
  readonly seed: string;
  /** How long it is, and how often its server is looked at. */
  readonly hours: number;
  readonly every: number;
  /** Milliseconds for all of them. */
  readonly time: number;
  /** In all that time. */
  readonly tables: number;
  readonly habits: Habits;
};

export type WeekOutcome = {
  readonly samples: readonly Sample[];
  /** When all have gone and everything is too old. */
  readonly after: Sample | undefined;
  readonly tally: ReadonlyMap<string, number>;
  readonly failures: readonly string[];
  readonly seconds: number;
};

/** Limits are as usual, for everybody says that they come from somewhere else; but nobody waits for long. */
const SETTINGS = {
  host: '127.0.0.1',
  port: 0,
  log: 'info',
  metrics: 'public',
  'trust-proxy': 'loopback',
  grace: 1,
  'bot-pace': 100,
  'bot-threads': 1,
  'idle-days': 1,
  'retention-days': 1,
  'sweep-share': 100,
} as const;

/** After so many hours without anybody no table is kept. */
const LONG_AFTER = 72;
/** Milliseconds between two looks. */
const LOOK = 100;
/** Milliseconds that end a hang, and nothing else: the last game may have begun just now. */
const HANG_TIMEOUT = 900_000;

class Week {
  readonly world: World;
  readonly samples: Sample[] = [];
  after: Sample | undefined;
  readonly #plan: WeekPlan;
  readonly #server: ServerProcess;
  readonly #calendar: Calendar;
  readonly #sampler: Sampler;
  /** Those that are not over. */
  readonly #evenings = new Set<Evening>();

  constructor(plan: WeekPlan, server: ServerProcess, data: string) {
    const { hours: length, time } = plan;
    this.#plan = plan;
    this.#server = server;
    this.#calendar = new Calendar({ length, time, pass: (ms) => server.skip(ms) });
    this.#sampler = new Sampler(server, data);
    this.world = new World(plan.seed);
    this.world.isCalm = true;
    this.world.isJumbled = false;
    this.world.answered = (_, ms) => this.#sampler.answered(ms);
  }

  async run(): Promise<void> {
    await Promise.all([this.#calendar.run(), this.#people(), this.#watch()]);
    if (!this.world.hasFailed) await this.#emptied();
  }

  async #people(): Promise<void> {
    const { tables, hours, habits } = this.#plan;
    const calendar = this.#calendar;
    const { url } = this.#server;
    const all: Promise<void>[] = [];
    for (const [index, hour] of arrivals(this.world.dice('arrivals'), tables, hours).entries()) {
      await calendar.until(hour);
      if (this.world.hasFailed) break;
      const evening = new Evening(this.world, { url, calendar, number: index + 1, ...habits });
      this.#evenings.add(evening);
      all.push(this.#spend(evening));
    }
    await calendar.until(hours);
    this.world.isClosing = true;
    for (const evening of this.#evenings) evening.gather();
    const callOff = endHang(this.world, [...this.#evenings], HANG_TIMEOUT);
    await Promise.all(all);
    callOff();
  }

  async #spend(evening: Evening): Promise<void> {
    try {
      await evening.run();
    } catch (error) {
      this.world.fail(inspect(error));
    } finally {
      this.#evenings.delete(evening);
    }
  }

  async #watch(): Promise<void> {
    const { every, hours } = this.#plan;
    for (let hour = every; hour <= hours; hour += every) {
      await this.#calendar.until(hour);
      if (this.world.hasFailed) break;
      this.samples.push(await this.#sampler.take(hour));
      if (this.#server.ended() !== undefined) this.world.fail('the server is gone');
    }
    // What went wrong is told at once.
    if (this.world.hasFailed) this.#calendar.stop();
  }

  async #emptied(): Promise<void> {
    this.#server.skip(LONG_AFTER * HOUR);
    const late = performance.now() + HANG_TIMEOUT;
    do {
      await sleep(LOOK);
      this.after = await this.#sampler.take(this.#plan.hours + LONG_AFTER);
      if (performance.now() > late) this.world.fail(`kept: ${JSON.stringify(this.after)}`);
    } while (this.after.tablesStored + this.after.sockets > 0 && !this.world.hasFailed);
  }

  judgeLog(): void {
    for (const line of this.#server.log) {
      if (line.startsWith('{"level":"error"')) this.world.fail(`logged: ${line}`);
    }
  }
}

export async function runWeek(plan: WeekPlan): Promise<WeekOutcome> {
  const began = performance.now();
  const folder = makeServerFolder();
  const settings = { ...SETTINGS, web: folder.web, data: folder.data };
  const server = await startServerProcess(settings, 'fast');
  const week = new Week(plan, server, folder.data);
  const { world, samples } = week;
  try {
    await week.run();
    week.judgeLog();
  } catch (error) {
    world.fail(inspect(error));
  } finally {
    const { status, signal } = await server.end('SIGTERM');
    if (status !== 0) world.fail(`the server ended with ${status ?? signal}`);
    folder.remove();
  }
  const { tally, failures } = world;
  return {
    samples,
    after: week.after,
    tally,
    failures,
    seconds: (performance.now() - began) / 1000,
  };
}
