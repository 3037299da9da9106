/** Bots from outside as processes, the nasty ones too: every game is played to its end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFault, parseRecord, SCHEMAS, verify } from '@palier/rules';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { isThere } from './entry.ts';
import { FALLBACK } from './fallback.ts';
import type { Faults } from './faults.ts';
import {
  fromHere,
  nasty,
  nodeEntry,
  playOutside,
  type OutsideMatch,
} from './testing/outside-match.ts';

const OURS = FALLBACK.name;

const folder = mkdtempSync(join(tmpdir(), 'palier-exec-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EXAMPLES = fileURLToPath(new URL('../../../../examples', import.meta.url));

/** What the program in seat 2 did wrong in one game against a bot of ours. */
async function faultsOf(entry: string, match?: OutsideMatch) {
  const { faults, totals, broken } = await playOutside([OURS, entry], match);
  expect({ broken, games: totals.games }).toEqual({ broken: undefined, games: match?.games ?? 1 });
  expect(faults[0]).toEqual({ replaced: 0, incidents: {} });
  return { ...faults[1]!, counts: countsOf(faults[1]!), moves: totals.moves };
}

function countsOf({ incidents }: Faults): { readonly [code: string]: number } {
  return Object.fromEntries(Object.entries(incidents).map(([code, { count }]) => [code, count]));
}

/** Never answers, so that only its time can end a question. */
const HURRY = { ms: 20, startMs: 0 };

describe('a program from outside', () => {
  it.each([['good'], ['plain']])('that is %s is heard', async (how) => {
    const { counts, replaced } = await faultsOf(nasty(how), { games: 3 });
    expect({ counts, replaced }).toEqual({ counts: {}, replaced: 0 });
  });

  it('decides the game: two of a kind play otherwise than two of ours', async () => {
    const theirs = await playOutside([nasty('good'), nasty('good')], { games: 5 });
    const ours = await playOutside([OURS, OURS], { games: 5 });
    expect(theirs.totals.moves).not.toBe(ours.totals.moves);
  });

  it.each([
    ['garbage', 'broken'],
    ['half', 'broken'],
    ['shapeless', 'broken'],
    ['illegal', 'illegal'],
    ['unreadable', 'illegal'],
  ])('whose every answer is %s is replaced each time', async (how, code) => {
    const { counts, replaced, moves } = await faultsOf(nasty(how));
    const ours = await playOutside([OURS, OURS]);
    expect(counts).toEqual({ [code]: replaced });
    expect(replaced).toBeGreaterThan(3);
    // The game is the fallback bot's.
    expect(moves).toBe(ours.totals.moves);
  });

  it.each([['silent'], ['deaf']])('that is %s is late each time', async (how) => {
    const { counts, replaced, moves } = await faultsOf(nasty(how), { limits: HURRY, games: 4 });
    const ours = await playOutside([OURS, OURS], { games: 4 });
    expect(moves).toBe(ours.totals.moves);
    // Four starts of three late answers each, and then it is left alone.
    expect(counts).toEqual({ late: 12, 'given-up': 1 });
    expect(replaced).toBeGreaterThan(12);
  });

  it.each([['behind'], ['behind-in-order']])(
    'that is %s is late each time, and never taken for the next question',
    async (how) => {
      const log = join(folder, `${how}.log`);
      // It says something at once, for which it has all the time in the world: then it lives.
      const limits = { ms: 50, startMs: 600_000 };
      const { counts, moves } = await faultsOf(nasty(how), { limits, log, games: 4 });
      const ours = await playOutside([OURS, OURS], { games: 4 });
      expect(moves).toBe(ours.totals.moves);
      expect(counts).toEqual({ broken: 4, late: 12, 'given-up': 1 });
      expect(readFileSync(log, 'utf8')).toContain('answered after its time');
    },
  );

  it('that answers twice is heard once', async () => {
    const good = await playOutside([OURS, nasty('good')]);
    const { counts, replaced, moves } = await faultsOf(nasty('twice'));
    expect(replaced).toBe(0);
    expect(counts).toEqual({ surplus: expect.any(Number) as number });
    expect(counts['surplus']).toBeGreaterThan(3);
    expect(moves).toBe(good.totals.moves);
  });

  it('that cannot be stopped from talking is ended, and started again', async () => {
    const { counts } = await faultsOf(nasty('flood'), { limits: { surplus: 10 }, games: 4 });
    expect(counts['ended']).toBeGreaterThan(0);
    // The last one may have been ended by the end of the run.
    expect(counts['surplus']).toBeGreaterThanOrEqual(10 * counts['ended']!);
    expect(counts['surplus']).toBeLessThanOrEqual(10 * (counts['ended']! + 1));
  });

  it('that writes a line without an end is ended, and started again', async () => {
    const { counts, incidents } = await faultsOf(nasty('huge'), { games: 2 });
    expect(counts).toEqual({ 'too-long': 4, 'given-up': 1 });
    expect(incidents['too-long']?.first).toEqual({ code: 'too-long', most: 65_536 });
  });

  it.each([
    ['dead', { code: 'ended', status: 3, said: 'cannot find my weights' }],
    ['crash:0', { code: 'ended', status: 7, said: 'ValueError: something broke' }],
  ])('that is %s is started four times', async (how, first) => {
    const { counts, incidents } = await faultsOf(nasty(how), { games: 2 });
    expect(counts).toEqual({ ended: 4, 'given-up': 1 });
    expect(incidents.ended).toEqual({ count: 4, first, game: 1, seat: 2 });
  });

  it('that crashes in the middle is started again and goes on', async () => {
    const { counts, replaced, moves } = await faultsOf(nasty('crash:10'), {
      limits: { starts: 100 },
    });
    expect(Object.keys(counts)).toEqual(['ended']);
    expect(replaced).toBe(counts['ended']);
    expect(moves).toBeGreaterThan(4 * replaced);
  });

  it('has its starts back after a game without a fault', async () => {
    const { counts, replaced } = await faultsOf(nasty('crash:40'), { games: 36 });
    expect(counts['ended']).toBeGreaterThan(4);
    expect({ replaced, counts }).toEqual({
      replaced: counts['ended'],
      counts: { ended: counts['ended'] },
    });
  });

  it('that closes its output has ended', async () => {
    const { counts, incidents } = await faultsOf(nasty('close-output:2'), { games: 2 });
    expect(counts['ended']).toBeGreaterThan(0);
    expect(incidents.ended?.first).toEqual({ code: 'ended', said: '' });
  });

  it('that cannot be run at all is no obstacle', async () => {
    const { counts, incidents } = await faultsOf(`exec:${folder}`, { games: 2 });
    expect(counts).toEqual({ ended: 4, 'given-up': 1 });
    expect(incidents.ended?.first).toEqual({ code: 'ended', error: 'EACCES', said: '' });
  });

  it('plays in threads, one process in each', async () => {
    const match = { games: 12, choice: { rules: { levels: 2 } } };
    const alone = await playOutside([OURS, nasty('good')], match);
    const together = await playOutside([OURS, nasty('good')], { ...match, workers: 2 });
    expect(together).toEqual(alone);
  });

  it('is in records by its entry, cut to what a name may be, and they verify', async () => {
    const records = mkdtempSync(join(folder, 'records-'));
    await playOutside([OURS, nasty('good')], { folder: records, games: 2 });
    for (const name of readdirSync(records)) {
      const record = parseRecord(readFileSync(join(records, name), 'utf8'));
      if (isFault(record)) throw new Error(record.code);
      expect(record.header.names).toEqual([OURS, nasty('good').slice(0, 60)]);
      expect(verify(record)).toMatchObject({ isFinished: true, problems: [] });
    }
    expect(readdirSync(records).length).toBe(2);
  });
});

describe('the end of a program', () => {
  /** Processes that say here that they live: `born` when so many did, `gone` when none does any more. */
  async function lives(processes: number) {
    const path = join(mkdtempSync(join(folder, 'lives-')), 'socket');
    const born = Promise.withResolvers<undefined>();
    const gone = Promise.withResolvers<undefined>();
    const sockets = new Set<Socket>();
    let count = 0;
    const server = createServer((socket) => {
      sockets.add(socket);
      count++;
      if (count === processes) born.resolve(undefined);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0 && count >= processes) gone.resolve(undefined);
      });
    });
    server.listen(path);
    await once(server, 'listening');
    return {
      path,
      born: born.promise,
      gone: gone.promise.then(() => server.close()),
    };
  }

  it('comes with that of the run', async () => {
    const { path, gone } = await lives(1);
    const { isWhole } = await playOutside([OURS, nasty('good', path)]);
    await gone;
    expect(isWhole).toBe(true);
  });

  it.each([
    ['silent', 1, 1],
    ['deaf', 1, 1],
    ['parent', 2, 1],
    ['deaf', 1, 2],
    ['parent', 2, 2],
  ])('comes when the run is left: %s, %i of it, %i threads', async (how, processes, workers) => {
    const { path, born, gone } = await lives(processes * workers);
    const controller = new AbortController();
    const { signal } = controller;
    const run = playOutside([OURS, nasty(how, path)], { workers, games: 9, signal });
    await born;
    controller.abort();
    // The program never answers: its first question has all the time in the world.
    expect(await run).toMatchObject({ isWhole: false, totals: { games: 0 } });
    await gone;
  });

  it.each([['SIGTERM'], ['SIGHUP']] as const)('comes when palier gets %s', async (signal) => {
    const { path, born, gone } = await lives(2);
    const palier = startPalier(['--bots', `${OURS},${nasty('parent', path)}`, '--workers', '1']);
    await born;
    palier.kill(signal);
    expect(await once(palier, 'exit')).toEqual([null, signal]);
    await gone;
  });

  it('comes when palier is interrupted, and the result so far is there', async () => {
    const { path, born, gone } = await lives(2);
    const palier = startPalier(['--bots', `${OURS},${nasty('parent', path)}`, '--json']);
    let printed = '';
    palier.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    await born;
    palier.kill('SIGINT');
    expect(await once(palier, 'close')).toEqual([0, null]);
    await gone;
    expect(JSON.parse(printed)).toMatchObject({ games: 0, interrupted: true });
  });
});

/** The program itself, with a program that has an hour to answer. */
function startPalier(argv: readonly string[]) {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const all = [main, 'sim', '--games', '5', '--bot-ms', '3600000', ...argv];
  return spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'inherit'] });
}

describe('the messages', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  const isMessage = ajv.compile(SCHEMAS['bot-message']);

  type Line = { readonly t: string; readonly text: string; readonly code: string };

  it('are as published, a hello and an over for each game, and go to the log with a fault', async () => {
    const log = join(folder, 'messages.log');
    const choice = { edition: 'level-8-98', master: 'all', ladder: 'two-star' } as const;
    await playOutside([OURS, nasty('echo')], { log, games: 3, choice });
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    const told = lines
      .map((line) => JSON.parse(line) as Line)
      .map(({ text }) => text)
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly t: string });
    for (const message of told) {
      expect([message, isMessage(message), isMessage.errors]).toEqual([message, true, null]);
    }
    const kinds = told.map(({ t }) => t).filter((t) => t !== 'decide');
    expect(kinds).toEqual(['hello', 'over', 'hello', 'over', 'hello', 'over']);
    const seeds = new Set(told.flatMap((message) => ('seed' in message ? [message.seed] : [])));
    expect(seeds.size).toBe(3);
  });

  it('and what was wrong are in the log', async () => {
    const log = join(folder, 'faults.log');
    await playOutside([OURS, nasty('illegal')], { log });
    const [line] = readFileSync(log, 'utf8').split('\n');
    const fault = JSON.parse(line!) as { readonly message: unknown };
    expect(fault).toMatchObject({ t: 'fault', code: 'illegal', move: 'take 9', game: 1, seat: 2 });
    expect(isMessage(fault.message)).toBe(true);
  });

  it('and that a program is not started any more is in the log too', async () => {
    const log = join(folder, 'given-up.log');
    await playOutside([OURS, nasty('dead')], { log, games: 2 });
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    const faults = lines.map((line) => JSON.parse(line) as Line).filter(({ t }) => t === 'fault');
    expect(faults.map(({ code }) => code)).toEqual([
      'ended',
      'ended',
      'ended',
      'ended',
      'given-up',
    ]);
    expect(faults.at(-1)).toEqual({
      bot: nasty('dead'),
      t: 'fault',
      game: 1,
      seat: 2,
      code: 'given-up',
      starts: 4,
    });
  });

  it('fill no more of the log than is allowed', async () => {
    const log = join(folder, 'full.log');
    await playOutside([OURS, nasty('echo')], { log, games: 20, limits: { log: 10_000 } });
    const text = readFileSync(log, 'utf8');
    expect(text.length).toBeLessThan(12_000);
    expect(text).toMatch(/"t":"full"\}\n$/u);
  });
});

describe('the examples', () => {
  const SETUPS = [
    { edition: 'level-8-101', rules: { levels: 3 } },
    { edition: 'level-up', ladder: 'open', rules: { levels: 3 } },
    { edition: 'level-8-98', ladder: 'two-star', master: 'all', rules: { levels: 3, keepFrom: 1 } },
  ] as const;

  it.each(SETUPS)('in TypeScript plays $edition without a fault', async (choice) => {
    const bot = nodeEntry(join(fromHere(EXAMPLES), 'bot.ts'));
    const { faults, totals } = await playOutside(['random', bot, 'random'], { choice, games: 2 });
    expect({ faults: faults[1], games: totals.games }).toEqual({
      faults: { replaced: 0, incidents: {} },
      games: 2,
    });
    // It is far better than chance.
    expect(totals.entries[1]!.points).toBe(120);
  });

  // Where there is no Python, a program that cannot be started is played for.
  const hasPython = isThere({ file: 'python3', args: [] });
  const expected = hasPython ? {} : { ended: 4, 'given-up': 1 };

  it.each(SETUPS)('in Python plays $edition without a fault', async (choice) => {
    const bot = `exec:python3 ${join(fromHere(EXAMPLES), 'bot.py')}`;
    const { faults, totals } = await playOutside(['random', bot, 'random'], { choice, games: 2 });
    expect(totals.games).toBe(2);
    expect(countsOf(faults[1]!)).toEqual(expected);
    expect(totals.entries[1]!.points).toBe(120);
  });

  it('in the page on how to write one plays too', async () => {
    const page = readFileSync(join(EXAMPLES, 'README.md'), 'utf8');
    const [, source] = /```python\n([^`]+)```/u.exec(page)!;
    const file = join(folder, 'smallest.py');
    writeFileSync(file, source!);
    const { faults, totals } = await playOutside([OURS, `exec:python3 ${fromHere(file)}`]);
    expect(totals.games).toBe(1);
    expect(countsOf(faults[1]!)).toEqual(expected);
  });
});
