import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFault, parseRecord, verify } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { playSpan, type Match } from './job.ts';
import { runSim } from './pool.ts';
import { replayLine } from './replay-line.ts';
import { matchDocument } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'palier-sim-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Document = {
  readonly games: number;
  readonly deals: number;
  readonly seconds: number;
  readonly method: string;
  readonly bots: readonly {
    readonly name: string;
    readonly seat: number;
    readonly wins: number;
    readonly share: number;
    readonly interval: readonly [number, number];
  }[];
  readonly endings: { readonly [end: string]: number };
};

async function sim(...argv: readonly string[]): Promise<Document> {
  const { status, stdout, stderr } = await call(['sim', '--json', '--workers', '1', ...argv]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as Document;
}

function shortMatch(): Match {
  const setup = setupOf({ edition: 'level-8-101', players: 2, rules: { levels: 1 } });
  const bots = ['steady', 'steady'];
  const isRotated = true;
  return { t: 'match', setup, bots, seed: '1', isRotated, isDetailed: false, folder: undefined };
}

describe('palier sim', () => {
  it('counts what each entry won, with an interval around its share', async () => {
    const { bots, games, endings } = await sim(
      '--bots',
      'steady,random',
      '--games',
      '20',
      '--seed',
      '1',
    );
    expect(games).toBe(20);
    expect(bots.map(({ name, seat }) => [name, seat])).toEqual([
      ['steady', 1],
      ['random', 2],
    ]);
    expect(bots[0]!.wins + bots[1]!.wins).toBe(20);
    expect(bots[0]!.share).toBeGreaterThan(0.8);
    for (const { share, interval } of bots) {
      expect(interval[0]).toBeLessThanOrEqual(share);
      expect(interval[1]).toBeGreaterThanOrEqual(share);
    }
    const sum = Object.values(endings).reduce((total, share) => total + share, 0);
    expect(sum).toBeCloseTo(1, 5);
  });

  it('gives the same result for the same seed', async () => {
    const argv = ['--games', '12', '--rotate', '--rules', 'levels=3', '--seed'];
    const { seconds: _, ...once } = await sim(...argv, 's');
    const { seconds: __, ...twice } = await sim(...argv, 's');
    const { seconds: ___, ...other } = await sim(...argv, 't');
    expect(twice).toEqual(once);
    expect(other).not.toEqual(once);
  });

  it('gives the same result with one thread and with several', async () => {
    const match = shortMatch();
    const onProgress = (): void => undefined;
    const { signal } = new AbortController();
    const run = { job: match, span: { from: 0, to: 12 }, patience: 0, signal, onProgress };
    const alone = await runSim({ ...run, workers: 1 });
    expect(alone).toMatchObject({ isWhole: true, totals: { games: 24 } });
    expect(await runSim({ ...run, workers: 2 })).toEqual(alone);
  });

  it('rounds games up to whole deals when every deal is played in each rotation', async () => {
    const result = await sim(
      '--bots',
      'steady,steady,steady',
      '--games',
      '10',
      '--rotate',
      '--seed',
      '1',
    );
    expect(result).toMatchObject({ games: 12, deals: 4, method: 'deals' });
    // Equal bots win every deal as often as each other, whatever the cards.
    for (const { share } of result.bots) expect(share).toBeCloseTo(1 / 3, 5);
  });

  it('writes records that verify accepts', async () => {
    const records = join(folder, 'new', 'records');
    await sim(
      '--games',
      '3',
      '--seed',
      'r',
      '--record',
      records,
      '--master',
      'all',
      '--rules',
      '{"levels":2}',
    );
    expect(readdirSync(records).sort()).toEqual(['0001.jsonl', '0002.jsonl', '0003.jsonl']);
    for (const name of readdirSync(records)) {
      const record = parseRecord(readFileSync(join(records, name), 'utf8'));
      if (isFault(record)) throw new Error(record.code);
      expect(verify(record)).toMatchObject({ isFinished: true, shuffles: 'checked', problems: [] });
    }
  });

  it('prints a table for people, in their language', async () => {
    const { stdout } = await call(['sim', '--games', '3', '--seed', '1', '--lang', 'de']);
    expect(stdout).toMatch(/Platz\s+Bot\s+Siege\s+Anteil\s+95-%-Intervall/);
    expect(stdout).toContain('Startwert: 1');
  });

  it.each([
    [['--bots', 'steady,nobody'], 'bad-value'],
    [['--bots', 'steady'], 'wrong-number-of-players'],
    [['--bots', 'steady,steady,steady,steady,steady,steady,steady'], 'wrong-number-of-players'],
    [['--games', '0'], 'bad-number'],
    [['--workers', 'many'], 'bad-number'],
    [['--edition', 'level-9'], 'bad-value'],
    [['--ladder', '{'], 'not-json'],
    [['--ladder', 'open'], 'ladder-not-in-edition'],
    [['--rules', 'goingOut=never'], 'not-one-of'],
    [['--rules', 'foo=1'], 'unknown-member'],
    [['--master', 'foo'], 'bad-value'],
    [['--record', '/dev/null/x'], 'cannot-write'],
    [['--soak', '--edition', 'level-up'], 'not-together'],
    [['--soak', '--ladder', 'open'], 'not-together'],
    [['--soak', '--master', 'all'], 'not-together'],
    [['--soak', '--rules', 'levels=1'], 'not-together'],
    [['--soak', '--bots', 'steady,steady'], 'not-together'],
    [['--soak', '--rotate'], 'not-together'],
    [['--soak', '--record', 'games'], 'not-together'],
    [['--soak', '--bot-ms', '500'], 'not-together'],
    [['--soak', '--bot-log', 'bots.log'], 'not-together'],
  ])('refuses %j', async (argv, code) => {
    const { status, stdout } = await call(['sim', '--json', ...argv]);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code } });
  });

  it('says how many players there would be', async () => {
    const { stderr } = await call(['sim', '--bots', 'steady']);
    expect(stderr).toBe('palier: That makes 1 player: a game needs 2 to 6.\n');
  });

  it('takes a seed as long as leaves room for the number of a game', async () => {
    const records = mkdtempSync(join(folder, 'long-'));
    const seed = 'x'.repeat(970);
    await sim('--games', '1', '--rules', 'levels=1', '--seed', seed, '--record', records);
    const record = parseRecord(readFileSync(join(records, '0001.jsonl'), 'utf8'));
    expect(record).toMatchObject({ header: { fairness: { seed: `${seed}/1` } } });
    const { status, stdout } = await call(['sim', '--json', '--seed', 'x'.repeat(1000)]);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'too-long' } });
  });

  it('never writes over records', async () => {
    const records = mkdtempSync(join(folder, 'there-'));
    writeFileSync(join(records, '0007.jsonl'), 'mine');
    const argv = ['sim', '--json', '--games', '8', '--seed', '1', '--record', records];
    const { status, stdout } = await call(argv);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'records-there' } });
    expect(readdirSync(records)).toEqual(['0007.jsonl']);
    expect(readFileSync(join(records, '0007.jsonl'), 'utf8')).toBe('mine');
  });

  it('says of a folder in which nothing can be written that, and not that a game broke', async () => {
    // The folder's name is as long as a path may be, so that no file's is.
    let deep = mkdtempSync(join(folder, 'deep-'));
    for (let room = 4090 - deep.length; room > 1; room = 4090 - deep.length) {
      deep = join(deep, 'd'.repeat(Math.min(200, room - 1)));
    }
    const argv = ['sim', '--json', '--games', '2', '--seed', '1', '--record', deep];
    const { status, stdout } = await call(argv);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'cannot-write' } });
    expect(status).toBe(2);
  });

  it('gives the same answer where a thread could not write', async () => {
    const gone = { ...shortMatch(), folder: join(folder, 'gone') };
    expect(await playSpan(gone, { from: 3, to: 5 })).toMatchObject({
      totals: { games: 0 },
      unwritten: { file: join(gone.folder, '0007.jsonl'), detail: 'ENOENT' },
    });
    mkdirSync(gone.folder);
    expect(await playSpan(gone, { from: 3, to: 5 })).toMatchObject({ totals: { games: 4 } });
  });

  it('gives what is finished when it is interrupted', async () => {
    const controller = new AbortController();
    const match = shortMatch();
    const result = await runSim({
      job: match,
      span: { from: 0, to: 1_000_000 },
      workers: 1,
      patience: 0,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    expect(result).toMatchObject({ isWhole: false, totals: { games: 2 } });
    const played = { match, ...result, seconds: 1, until: undefined };
    expect(matchDocument(played)).toMatchObject({ games: 2, interrupted: true });
  });
});

describe('palier sim --soak', () => {
  it('plays games of random rules and checks each', async () => {
    const { status, stdout } = await call([
      'sim',
      '--soak',
      '--workers',
      '1',
      '--games',
      '6',
      '--seed',
      'soak',
      '--json',
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ games: 6, broken: 0 });
  });

  it('plays a game alone as it was played among others', async () => {
    const job = { t: 'soak', seed: 'again' } as const;
    const three = await playSpan(job, { from: 0, to: 3 });
    const parts = await Promise.all(
      [0, 1, 2].map(async (from) => playSpan(job, { from, to: from + 1 })),
    );
    expect(parts.reduce((sum, { totals }) => sum + totals.moves, 0)).toBe(three.totals.moves);
  });
});

it('the line that plays a broken game again has all that made it', () => {
  const values = {
    edition: 'level-up',
    ladder: undefined,
    master: undefined,
    rules: '{"levels":2}',
    bots: 'steady,random',
    games: '500',
    rotate: true,
    seed: undefined,
    workers: undefined,
    record: undefined,
    until: undefined,
    csv: false,
    report: undefined,
    'ladder-report': false,
    soak: false,
    first: undefined,
    'bot-ms': undefined,
    'bot-log': undefined,
  };
  expect(replayLine(values, "it's", 17)).toBe(
    `palier sim --edition level-up --rules '{"levels":2}' --bots steady,random --rotate --seed 'it'\\''s' --first 17 --games 2 --workers 1`,
  );
});
