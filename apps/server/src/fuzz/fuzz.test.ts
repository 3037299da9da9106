/**
 * A server among vandals: nothing breaks, nothing is left behind, and those who play at it finish their
 * game. `PALIER_LONG=1` goes on for three minutes and looks at the memory; `PALIER_SEED=…` does the same
 * again.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServerFault, makeLog, startServer, type RunningServer } from '../index.ts';
import { Stranger } from '../testing/stranger.ts';
import { webFolder } from '../testing/web-folder.ts';
import { Dice } from './dice.ts';
import { vandalise, type Target } from './vandal.ts';

const { PALIER_SEED: seed = String(Date.now()), PALIER_LONG, PALIER_QUICK } = process.env;
const isLong = PALIER_LONG !== undefined;
const VISITS = PALIER_QUICK === undefined ? 600 : 150;
const AT_ONCE = 8;
const LONG = 3 * 60_000;
const timeout = isLong ? 0 : 240_000;

const { root, remove } = webFolder();
const errors: string[] = [];
let server: RunningServer;
let url = '';

beforeAll(async () => {
  const started = await startServer({
    host: '127.0.0.1',
    port: 0,
    root,
    botPace: 0,
    botThreads: 1,
    limits: { messageRate: 0, connectionsPerAddress: 0, requestRate: 0, tableRate: 0, watchers: 9 },
    log: makeLog('error', { write: (line) => errors.push(line) }),
  });
  if (isServerFault(started)) throw new Error(started.code);
  server = started;
  url = started.url.replace('localhost', '127.0.0.1');
});
afterAll(async () => {
  await server.close();
  remove();
});

async function newTable(): Promise<string> {
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      setup: { edition: 'level-8-101', players: 3, rules: { levels: 2 } },
      chat: 'free',
    }),
  });
  const { id } = (await made.json()) as { readonly id: string };
  return id;
}

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (?<value>\\d+)$`, 'mu').exec(text)?.groups?.['value']);
}

/** Two people and a bot, whose table the vandals do not know. */
async function quietTable(): Promise<readonly Stranger[]> {
  const id = await newTable();
  const people: Stranger[] = [];
  for (const seat of [1, 2]) {
    const person = await Stranger.at(url, id);
    people.push(person);
    const [token, salt] = [`ABCDEFGHJKMNPQR${seat}`, `0${seat}`.repeat(16)];
    await person.ask({ t: 'join', name: `Player ${seat}`, token, salt });
    await person.ask({ t: 'sit', seat });
  }
  await people[0]!.ask({ t: 'seatBot', seat: 3, bot: { bot: 'steady', name: 'Bruno' } });
  expect(await people[0]!.ask({ t: 'begin' })).toEqual({ t: 'done' });
  return people;
}

let visits = 0;

async function vandals(target: Target, isEnough: () => boolean): Promise<void> {
  const one = async (): Promise<void> => {
    while (!isEnough()) await vandalise(target, new Dice(`${seed}/${visits++}`));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Bytes of live objects. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

describe(`vandals (PALIER_SEED=${seed})`, () => {
  it(
    'break nothing and leave nothing behind',
    async () => {
      const people = await quietTable();
      const { port } = new URL(url);
      const target = async (): Promise<Target> => ({
        port: Number(port),
        tables: [await newTable(), await newTable(), 'XXXXXX'],
      });
      const games = Promise.all(people.map(async (person) => person.play()));
      await vandals(await target(), () => visits >= VISITS);
      const before = heap();
      const end = Date.now() + (isLong ? LONG : 0);
      while (Date.now() < end) {
        const until = visits + VISITS;
        await vandals(await target(), () => visits >= until);
        if (visits % (VISITS * 10) < VISITS)
          console.log(`${visits} visits, heap ${heap() >> 20} MiB`);
      }
      await games;
      expect(errors).toEqual([]);
      expect(await figure('palier_errors_total')).toBe(0);
      while ((await figure('palier_connections')) > people.length);
      expect(await figure('palier_guests')).toBe(people.length);
      // Tables that nobody looks at stay open for ten seconds.
      if (isLong) expect(heap() - before).toBeLessThan(8 << 20);
      for (const { caller } of people) caller.socket.close();
    },
    timeout,
  );
});
