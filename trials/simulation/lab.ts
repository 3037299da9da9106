/**
 * Online tables in simulated worlds where everything goes wrong that can (simulate.ts):
 * `npm run lab:simulate -- --seeds N [--from S] [--jobs J]` runs the seeds S, S + 1 … on all cores and says
 * what went wrong; `npm run lab:simulate -- --seed X [--verbose] [--wide]` runs one and tells its story.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { simulate, type SimulatedOutcome } from './simulate.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '2000' },
    from: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(cpus().length) },
    seed: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    wide: { type: 'boolean', default: false },
  },
});

const WIDTH = 200;
const MOST_TOLD = 20;

type Share = { readonly from: number; readonly to: number; readonly step: number };

type Part = Pick<SimulatedOutcome, 'seed' | 'failure' | 'moves' | 'time'> & {
  readonly faults: readonly (readonly [string, number])[];
};

if (!isMainThread) await runShare(workerData as Share);
else if (values.seed !== undefined) await runOne(values.seed);
else await runAll();

async function runShare({ from, to, step }: Share): Promise<void> {
  for (let number = from; number < to; number += step) {
    const { seed, failure, moves, time, faults } = await simulate(String(number));
    const part: Part = { seed, failure, moves, time, faults: [...faults] };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(part);
  }
}

async function runOne(seed: string): Promise<void> {
  const { story, failure, hash, moves, time } = await simulate(seed, { isTold: values.verbose });
  for (const line of story) console.log(values.wide ? line : line.slice(0, WIDTH));
  console.log(`seed ${seed}: ${moves} moves in ${Math.round(time / 1000)} s of its time, ${hash}`);
  console.log(failure ?? 'all is well');
  process.exitCode = failure === undefined ? 0 : 1;
}

async function runAll(): Promise<void> {
  const from = Number(values.from);
  const to = from + Number(values.seeds);
  const jobs = Math.max(1, Number(values.jobs));
  const started = performance.now();
  const faults = new Map<string, number>();
  const failed: Part[] = [];
  let [count, moves, time] = [0, 0, 0];
  const pace = (): string => {
    const minutes = (performance.now() - started) / 60_000;
    return `${count} seeds, ${Math.round(count / minutes)} a minute, ${failed.length} failed`;
  };
  const add = (part: Part): void => {
    count++;
    moves += part.moves;
    time += part.time;
    for (const [kind, times] of part.faults) faults.set(kind, (faults.get(kind) ?? 0) + times);
    if (part.failure === undefined) return;
    failed.push(part);
    if (failed.length > MOST_TOLD) return;
    console.log(`seed ${part.seed} fails ${part.failure.slice(0, 2 * WIDTH)}`);
    console.log(`  npm run lab:simulate -- --seed ${part.seed} --verbose`);
  };
  const timer = setInterval(() => console.log(pace()), 20_000);
  const shares = Array.from({ length: jobs }, (_, job) => ({ from: from + job, to, step: jobs }));
  await Promise.all(shares.map(async (share) => workOn(share, add)));
  clearInterval(timer);
  console.log(`${pace()}, on ${jobs} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}`);
  console.log(`${moves} moves in ${Math.round(time / 3_600_000)} hours of their time`);
  for (const [kind, times] of [...faults].toSorted(([, one], [, other]) => other - one)) {
    console.log(`${String(times).padStart(9)} ${kind}`);
  }
  process.exitCode = failed.length === 0 ? 0 : 1;
}

async function workOn(share: Share, add: (part: Part) => void): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: share });
  worker.on('message', add);
  return new Promise((settle, fail) => {
    worker.on('error', fail);
    worker.on('exit', () => settle());
  });
}
