/**
 * Nobody peeks: whole games over the real server, with people who drop out and come back, watchers,
 * watchers who see it late, bots, and pests who ask for what is not theirs. All that anybody receives, by
 * whichever way, is kept, and read again when the truth is known. `PALIER_LONG=1` plays thousands.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from '@palier/rules';
import { isServerFault, isStorageFault, makeLog, startServer } from '@palier/server';
import { openStorage, systemTime, type Time } from '@palier/server/testing';
import { VirtualClock } from '@palier/table/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endHang, Party, type Taste } from '../chaos/party.ts';
import { World } from '../chaos/world.ts';
import { Overheard } from './overheard.ts';
import { pester } from './pest.ts';
import { TableTruth } from './table-truth.ts';

const SEED = process.env['PALIER_SEED'] ?? String(Date.now());
const IS_LONG = process.env['PALIER_LONG'] !== undefined;
const ROUNDS = IS_LONG ? 60 : 1;
const GAMES = IS_LONG ? 32 : 12;
const LATE_GAMES = 4;
/** Milliseconds between two troubles. */
const UNREST = 12;
/** Milliseconds that end a hang, and nothing else. */
const HANG_TIMEOUT = 200_000;

/** No limits for so many clients of one machine. */
const SETTINGS = {
  port: 0,
  grace: 1,
  'bot-pace': 0,
  metrics: 'public',
  'message-rate': 0,
  'request-rate': 0,
  'table-rate': 0,
  'tables-per-address': 0,
  'connections-per-address': 0,
} as const;

const TOKEN_OF_NOBODY = '0123456789ABCDEF';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'palier-secrets-'));
  writeFileSync(join(root, 'index.html'), '<title>Palier</title>');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Plan = {
  readonly seed: string;
  readonly games: number;
  readonly taste: Taste;
  readonly time: Time;
  /** Called again and again while they play. */
  readonly passTime?: () => void;
};

type Played = {
  readonly problems: readonly string[];
  readonly log: string;
  readonly truths: readonly TableTruth[];
  readonly heard: number;
};

async function play({ seed, games, taste, time, passTime }: Plan): Promise<Played> {
  const overheard = new Overheard(time.now);
  const world = new World(seed);
  world.overhear = () => overheard.listen();
  world.isClosing = true;
  world.isJumbled = false;
  const log: string[] = [];
  const storage = { t: 'sqlite', folder: mkdtempSync(join(root, 'data-')) } as const;
  const server = await startServer({
    settings: { ...SETTINGS, web: root, data: storage.folder },
    log: makeLog('debug', { write: (line) => log.push(line) }),
    time,
  });
  assert(!isServerFault(server), 'the server starts');
  const url = server.url.replace('localhost', '127.0.0.1');
  const parties = Array.from({ length: games }, (_, index) => {
    return new Party(world, url, { number: index + 1, taste });
  });
  const passing = passTime && setInterval(passTime, 3);
  const troubles: Promise<void>[] = [];
  const unrest = setInterval(() => {
    troubles.push(trouble(world, overheard, { url, parties }));
  }, UNREST);
  const callOff = endHang(world, parties, HANG_TIMEOUT);
  await Promise.all(parties.map(async (party) => party.run()));
  callOff();
  clearInterval(unrest);
  await Promise.all(troubles);
  await server.close();
  clearInterval(passing);
  for (const line of log) overheard.read('the log', line);
  const truths = await truthsIn(storage, parties);
  const problems = [...world.failures, ...overheard.problems(truths)];
  return { problems, log: log.join(''), truths: [...truths.values()], heard: overheard.judged };
}

async function truthsIn(
  storage: Parameters<typeof openStorage>[0],
  parties: readonly Party[],
): Promise<ReadonlyMap<string, TableTruth>> {
  const opened = await openStorage(storage, 'judge', () => undefined);
  assert(!isStorageFault(opened), 'the ledger opens');
  const truths = new Map<string, TableTruth>();
  for (const { id } of parties.flatMap(({ ended }) => ended)) {
    truths.set(id, new TableTruth((await opened.ledger.since(id, 0)) ?? []));
  }
  await opened.close();
  return truths;
}

type Scene = { readonly url: string; readonly parties: readonly Party[] };

/** Something small that brings answers, errors or somebody's return. */
async function trouble(world: World, overheard: Overheard, { url, parties }: Scene): Promise<void> {
  const dice = world.dice('trouble');
  const party = dice.pick(parties);
  const { table } = party;
  if (table === '') return;
  const person = dice.pick(party.people);
  switch (dice.below(8)) {
    case 0:
      // Comes back knowing what was shown.
      for (const device of person.devices) device.cut();
      return;
    case 1:
      // Comes back with another device, knowing nothing.
      party.disturb(dice.below(60));
      return;
    case 2:
    case 3: {
      const token = dice.pick([undefined, person.token, undefined, TOKEN_OF_NOBODY]);
      await pester({ url, table, token, tap: overheard.listen(), dice });
      return;
    }
    default: {
      const path = dice.pick([
        `/api/tables/${table}`,
        `/api/tables/${table}`,
        `/api/tables/${table}/record`,
        `/api/tables/${table}/record`,
        `/api/tables/${table}?token=${TOKEN_OF_NOBODY}`,
        '/api/tables/NOTHING',
        '/api/server',
        '/metrics',
        '/readyz',
        '/nothing',
      ]);
      const answer = await fetch(`${url}${path}`).catch(() => undefined);
      const text = await answer?.text();
      if (answer === undefined || text === undefined) return;
      const headers = JSON.stringify([...answer.headers]);
      const isRecord = path.endsWith('/record') && answer.status === 200;
      if (isRecord) overheard.readRecord(path, text);
      else overheard.read(path, `${answer.status} ${headers} ${text}`);
    }
  }
}

describe('nobody is told what is not for them', () => {
  it.each(Array.from({ length: ROUNDS }, (_, index) => index))(
    'with bots, returns and pests (round %i)',
    async (round) => {
      const plan = {
        seed: `${SEED}/${round}`,
        games: GAMES,
        taste: { hasBots: true, isShort: !IS_LONG },
        time: systemTime,
      };
      const { problems, log, truths, heard } = await play(plan);
      expect(problems.slice(0, 5), `PALIER_SEED=${SEED}`).toEqual([]);
      expect(truths).toHaveLength(plan.games);
      expect(heard).toBeGreaterThan(plan.games * 50);
      for (const { names } of truths) for (const name of names) expect(log).not.toContain(name);
    },
  );

  it.each(Array.from({ length: ROUNDS }, (_, index) => index))(
    'where watchers see it late (round %i)',
    async (round) => {
      const time = new VirtualClock(1_000_000);
      const options = { delay: 30, absence: 'wait' } as const;
      const taste = { hasBots: false, watchers: 2, isShort: !IS_LONG, options };
      const plan = { seed: `${SEED}/late/${round}`, games: LATE_GAMES, taste, time };
      const { problems, truths } = await play({ ...plan, passTime: () => time.pass(150) });
      expect(problems.slice(0, 5), `PALIER_SEED=${SEED}`).toEqual([]);
      expect(truths).toHaveLength(plan.games);
    },
  );
});
