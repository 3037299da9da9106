/**
 * Processes full of clients, and the orders they get: open tables, play, begin to measure, end. What
 * the clients speak, and with whom, is theirs.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { Meter, type MeterReading } from './meter.ts';

export type LoadOrder<Spec> =
  | { readonly t: 'open'; readonly spec: Spec }
  | { readonly t: 'play' }
  | { readonly t: 'begin' }
  | { readonly t: 'end' };

/** What went wrong and what was lost, by name. */
export type Counts = { readonly [name: string]: number };

export type Report = MeterReading & {
  /** Seconds that the clients took of all cores, in the time that was measured. */
  readonly cpu: number;
  readonly counts: Counts;
};

type Reply =
  | { readonly t: 'done' }
  | { readonly t: 'ended'; readonly report: Report }
  | { readonly t: 'failed'; readonly error: string };

/** The clients of one process. */
export type Clients<Spec> = {
  /** Until everybody sits at their table. */
  readonly open: (spec: Spec, meter: Meter) => Promise<void>;
  readonly play: () => void;
  readonly counts: () => Counts;
};

/** Runs in a process of its own, until its parent ends it. */
export function followOrders<Spec>({ open, play, counts }: Clients<Spec>): void {
  const meter = new Meter();
  let cpuBefore = 0;
  let before: Counts = {};
  const follow = async (order: LoadOrder<Spec>): Promise<Reply> => {
    switch (order.t) {
      case 'open':
        await open(order.spec, meter);
        return { t: 'done' };
      case 'play':
        play();
        return { t: 'done' };
      case 'begin':
        cpuBefore = ownCpu();
        before = counts();
        meter.begin();
        return { t: 'done' };
      case 'end': {
        const reading = meter.end();
        const since = difference(counts(), before);
        return { t: 'ended', report: { ...reading, cpu: ownCpu() - cpuBefore, counts: since } };
      }
    }
  };
  process.on('message', (order: LoadOrder<Spec>) => {
    follow(order).then(
      (reply) => process.send?.(reply),
      (error: unknown) => process.send?.({ t: 'failed', error: messageOf(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function difference(after: Counts, before: Counts): Counts {
  return Object.fromEntries(
    Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]),
  );
}

/** The parent's end. */
export class LoadCrew<Spec> implements Disposable {
  readonly #children: readonly ChildProcess[];

  /** A process of that program for each of the specs. */
  constructor(program: URL, processes: number) {
    this.#children = Array.from({ length: processes }, () =>
      fork(program, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
    );
  }

  async open(specs: readonly Spec[]): Promise<void> {
    await Promise.all(
      this.#children.map(async (child, i) => order(child, { t: 'open', spec: specs[i]! })),
    );
  }

  async tell(t: 'play' | 'begin'): Promise<void> {
    await Promise.all(this.#children.map(async (child) => order(child, { t })));
  }

  async end(): Promise<Report> {
    const replies = await Promise.all(
      this.#children.map(async (child) => order(child, { t: 'end' })),
    );
    return together(replies.flatMap((reply) => (reply.t === 'ended' ? [reply.report] : [])));
  }

  [Symbol.dispose](): void {
    for (const child of this.#children) child.kill('SIGKILL');
  }
}

async function order<Spec>(child: ChildProcess, what: LoadOrder<Spec>): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const gone = (): void => reject(new Error('a process of clients has ended'));
  child.once('message', resolve);
  child.once('exit', gone);
  try {
    child.send(what);
    const reply = await promise;
    if (reply.t === 'failed') throw new Error(reply.error);
    return reply;
  } finally {
    child.off('message', resolve);
    child.off('exit', gone);
  }
}

function together(reports: readonly Report[]): Report {
  const counts: Record<string, number> = {};
  for (const report of reports) {
    for (const [name, count] of Object.entries(report.counts)) {
      counts[name] = (counts[name] ?? 0) + count;
    }
  }
  return {
    moves: sum(reports.map(({ moves }) => moves)),
    seconds: Math.max(0, ...reports.map(({ seconds }) => seconds)),
    latencies: reports.flatMap(({ latencies }) => latencies),
    cpu: sum(reports.map(({ cpu }) => cpu)),
    counts,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
