/**
 * How fast steps are stored: `node bench/ledger.ts`. Tables append as soon as their last step is stored;
 * every commit waits for the disk. One row each; results are in ledger.md.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isStorageFault,
  openStorage,
  type Storage,
  type StoragePlace,
} from '../apps/server/src/ledger/index.ts';
import { startPostgres } from '../apps/server/src/testing/postgres.ts';

const SECONDS = 4;

type Work = { readonly place: StoragePlace; readonly node: string; readonly tables: number };
type Done = {
  readonly steps: number;
  readonly seconds: number;
  readonly cpu: number;
  readonly heard: number;
};

const [, , asChild] = process.argv;
if (asChild === undefined) await main();
else await child(JSON.parse(asChild) as Work);

async function main(): Promise<void> {
  row(['tables', 'steps/s', 'ms each', 'µs CPU a step', 'µs CPU of PostgreSQL']);
  row(['---', '---', '---', '---', '---']);
  for (const tables of [1, 10, 200, 2000]) {
    const folder = mkdtempSync(join(tmpdir(), 'palier-bench-'));
    const begun = await begin([{ place: { t: 'sqlite', folder }, node: 'a', tables }]);
    row([`SQLite, ${tables}`, ...cells(await begun(), tables), '']);
    rmSync(folder, { recursive: true });
  }
  const postgres = await startPostgres({ durable: true });
  try {
    const place = { t: 'postgres', url: postgres.url } as const;
    const cases: readonly (readonly string[])[] = [['a'], ['a', 'b']];
    for (const nodes of cases) {
      for (const tables of [1, 10, 200]) {
        const named = nodes.map((name) => `${name}${nodes.length}-${tables}`);
        const works = named.map((node) => ({ place, node, tables }));
        const begun = await begin(works);
        const before = postgresCpu(postgres.url);
        const done = await begun();
        const spent = (postgresCpu(postgres.url) - before) / sum(done.map(({ steps }) => steps));
        const name = `PostgreSQL, ${nodes.length} × ${tables}`;
        row([name, ...cells(done, tables), spent.toFixed(0)]);
      }
    }
  } finally {
    await postgres.stop();
  }
}

function cells(done: readonly Done[], tables: number): readonly string[] {
  const rate = sum(done.map(({ steps, seconds }) => steps / seconds));
  const each = (1000 * tables * done.length) / rate;
  const cpu = sum(done.map((one) => one.cpu)) / sum(done.map(({ steps }) => steps));
  return [Math.round(rate).toLocaleString('en'), each.toFixed(2), cpu.toFixed(1)];
}

function row(values: readonly string[]): void {
  console.log(`| ${values.join(' | ')} |`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A process for each, ready to begin together when it is called. */
async function begin(works: readonly Work[]): Promise<() => Promise<readonly Done[]>> {
  const program = fileURLToPath(import.meta.url);
  const children = works.map((work) => fork(program, [JSON.stringify(work)]));
  await Promise.all(children.map(message));
  return async () => {
    for (const one of children) one.send('begin');
    return Promise.all(children.map(async (one) => (await message(one)) as Done));
  };
}

async function message(from: ChildProcess | NodeJS.Process): Promise<unknown> {
  return new Promise((resolve, reject) => {
    from.once('message', resolve);
    from.once('exit', () => reject(new Error('a child has failed')));
  });
}

async function child({ place, node, tables }: Work): Promise<void> {
  const storage = await openStorage(place, node, console.error);
  if (isStorageFault(storage)) throw new Error(storage.code);
  let heard = 0;
  const nothing = (): void => undefined;
  storage.listen({ step: () => heard++, gossip: nothing, resync: nothing, forget: nothing });
  const ids = Array.from(
    { length: tables },
    (_, index) => `${node}-${String(index).padStart(24, '0')}`,
  );
  await Promise.all(
    ids.map(async (id) => storage.ledger.create({ id, code: id }, { step: stepText(0) })),
  );
  // What is compiled on first use is not what is measured.
  const warm = await append(storage, ids, { from: ids.map(() => 1), seconds: 1 });
  process.send?.('ready');
  await message(process);
  const cpu = process.cpuUsage();
  const started = performance.now();
  const ends = await append(storage, ids, { from: warm, seconds: SECONDS });
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - started) / 1000;
  const done: Done = { steps: sum(ends) - sum(warm), seconds, cpu: user + system, heard };
  process.send?.(done);
  await storage.close();
  process.disconnect?.();
}

type Stretch = { readonly from: readonly number[]; readonly seconds: number };

async function append(
  { ledger }: Storage,
  ids: readonly string[],
  { from, seconds }: Stretch,
): Promise<readonly number[]> {
  const end = performance.now() + 1000 * seconds;
  return Promise.all(
    ids.map(async (id, index) => {
      let rev = from[index]!;
      for (; performance.now() < end; rev++) {
        const outcome = await ledger.append(id, rev, { step: stepText(rev) });
        if (outcome !== 'stored') throw new Error(`${id} ${rev}: ${outcome}`);
      }
      return rev;
    }),
  );
}

/** As long as a usual move with its draw. */
function stepText(rev: number): string {
  const entries = [
    { t: 'cardDiscarded', seat: 1, card: 'r12' },
    { t: 'cardDrawn', seat: 2, card: 'b3' },
  ];
  const events = [{ t: 'played', entries }, { t: 'clockSet' }];
  return JSON.stringify({ at: 1_790_000_000_000 + rev, by: 1, key: 'abcdefgh12345678', events });
}

/** Microseconds that the server at this address and its processes have used. Only Linux tells. */
function postgresCpu(url: string): number {
  const { port } = new URL(url);
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap(readProcess);
  const main = all.find(({ command }) => command.includes(`\0-p\0${port}\0`));
  const family = all.filter(({ pid, parent }) => pid === main?.pid || parent === main?.pid);
  // Those that have ended count as their parent's.
  const ticks = sum(family.map(({ own }) => own)) + (main?.ended ?? 0);
  return ticks * 10_000;
}

function readProcess(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent, own, ended] = [fields[1], fields[11]! + fields[12]!, fields[13]! + fields[14]!];
    return [
      {
        pid: Number(pid),
        parent,
        own,
        ended,
        command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
      },
    ];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
