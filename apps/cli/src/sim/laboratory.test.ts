/** Whole runs of the laboratory: `--report`, `--ladder-report`, `--csv`, `--until`, and `--json` with details. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noTotals } from '@palier/bots/lab';
import { setupOf } from '@palier/rules/testing';
import { LANGS, loadPart } from '@palier/text';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import type { Match } from './job.ts';
import { pageOf } from './page/page.ts';
import { runSim } from './pool.ts';
import { intervalReach } from './report.ts';
import { loadWords } from '../words.ts';

const folder = mkdtempSync(join(tmpdir(), 'palier-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SHORT = ['--rules', 'levels=2', '--seed', 'lab', '--workers', '1'];

async function sim(...argv: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await call(['sim', ...SHORT, ...argv]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

/** What holds of every page. */
function expectSound(page: string): void {
  expect(page).not.toMatch(/undefined|NaN|\[object|Infinity/u);
  // Nothing is fetched and nothing runs.
  expect(page).not.toMatch(/<script|https?:|\bsrc=|@import|<link/u);
  const ids = [...page.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of page.matchAll(/(?:href="#|aria-labelledby="|url\(#)([^")]+)/gu)) {
    expect(ids).toContain(id);
  }
  expect(page.match(/<h1/gu)).toHaveLength(1);
  expect(page.match(/<table/gu)?.length).toBe(page.match(/<caption/gu)?.length);
  // Every drawing has words of its own or stands beside them.
  for (const [svg] of page.matchAll(/<svg[^>]*>/gu)) {
    expect(svg).toMatch(/aria-hidden="true"|role="img"\s+aria-label="[^"]+"/u);
  }
  expectBalanced(page);
}

const VOID = new Set(['meta', 'br', 'hr', '!doctype']);

function expectBalanced(page: string): void {
  const open: string[] = [];
  for (const [, slash, name, self] of page.matchAll(/<(\/?)([!a-z][a-z0-9]*)[^>]*?(\/?)>/giu)) {
    const tag = name!.toLowerCase();
    if (slash === '/') expect(open.pop()).toBe(tag);
    else if (self !== '/' && !VOID.has(tag)) open.push(tag);
  }
  expect(open).toEqual([]);
}

describe('palier sim --report', () => {
  it.each(LANGS)('writes a page in %s', async (lang) => {
    const file = join(folder, `${lang}.html`);
    const argv = ['--bots', 'steady,random,steady', '--rotate', '--games', '12'];
    const stdout = await sim(...argv, '--report', file, '--lang', lang);
    const { play } = await loadWords(lang);
    expect(stdout).toContain(play.sim.reported(file));
    const page = readFileSync(file, 'utf8');
    expect(page).toContain(`<html lang="${lang}">`);
    for (const section of ['result', 'ratings', 'luck', 'levels', 'length', 'endings', 'places']) {
      expect(page).toContain(`id="${section}"`);
    }
    expect(page).toContain(`id="cards"`);
    expectSound(page);
  });

  it('writes the same page again for the same seed', async () => {
    const file = join(folder, 'again.html');
    const argv = ['--games', '6', '--report', file, '--json'];
    await sim(...argv);
    const once = readFileSync(file, 'utf8');
    await sim(...argv);
    expect(readFileSync(file, 'utf8')).toBe(once);
    expect(once).toContain('palier sim --rules levels=2 --seed lab --games 6 --report again.html');
  });

  it.each([
    ['an open ladder without jokers', ['--edition', 'level-up', '--ladder', 'open']],
    ['a ladder for each seat', ['--bots', 'steady,steady', '--ladder', '["one-star","two-star"]']],
    ['six players', ['--bots', 'steady,steady,steady,steady,steady,random']],
    ['one game', ['--games', '1']],
  ])('is sound for %s', async (_, argv) => {
    const file = join(folder, 'kinds.html');
    const games = argv.includes('--games') ? [] : ['--games', '4'];
    await sim(...argv, ...games, '--report', file, '--ladder-report');
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('id="balance"');
    expectSound(page);
  });

  it('takes the name of a ladder as text', async () => {
    const file = join(folder, 'name.html');
    const ladder = JSON.stringify({ name: '<script>x</script>', levels: [['run 3'], ['set 2']] });
    await sim('--games', '2', '--ladder', ladder, '--report', file);
    expectSound(readFileSync(file, 'utf8'));
  });

  it('has something to say when no game was finished', async () => {
    const setup = setupOf({ edition: 'level-8-101', players: 2 });
    const bots = ['steady', 'steady'];
    const match: Match = {
      t: 'match',
      setup,
      bots,
      seed: '1',
      isRotated: false,
      isDetailed: true,
      folder: undefined,
    };
    const result = {
      match,
      totals: noTotals(2),
      faults: [],
      seconds: 0,
      isWhole: false,
      until: undefined,
    };
    const [words, lab] = await Promise.all([loadWords('en'), loadPart('en', 'lab')]);
    const facts = { result, analysis: undefined, isLadder: true, line: 'palier sim' };
    expectSound(pageOf(facts, { lang: 'en', words, lab }));
  });

  it('says before it plays that a page cannot be written, and leaves what is there', async () => {
    const { status, stdout } = await call(['sim', '--json', '--report', '/dev/null/x.html']);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'cannot-write' } });
    const mine = join(folder, 'mine.html');
    writeFileSync(mine, 'mine');
    await call(['sim', '--json', '--report', mine, '--bots', 'nobody']);
    expect(readFileSync(mine, 'utf8')).toBe('mine');
    const none = join(folder, 'none.html');
    await call(['sim', '--report', none, '--ladder', 'open']);
    expect(existsSync(none)).toBe(false);
  });
});

describe('palier sim --ladder-report', () => {
  it.each(LANGS)('tells of a ladder in %s, no wider than a terminal', async (lang) => {
    const levels = [['run 7'], ['run 3'], ['run 3', 'set 2'], ['set 2', 'set 2', 'set 2']];
    const ladder = JSON.stringify({ name: 'mine', levels });
    const argv = ['sim', '--ladder', ladder, '--ladder-report', '--games', '80', '--seed', 'l'];
    const { status, stdout } = await call([...argv, '--workers', '1', '--lang', lang]);
    expect(status).toBe(0);
    const lab = await loadPart(lang, 'lab');
    expect(stdout).toContain(lab.ladder.adviceHeading);
    expect(stdout).toContain('↓');
    expect(stdout).not.toMatch(/undefined|NaN|\[object|Infinity/u);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('gives scripts the same', async () => {
    const { advice, details } = JSON.parse(
      await sim('--ladder-report', '--games', '20', '--json'),
    ) as {
      readonly advice: readonly { readonly code: string; readonly message: string }[];
      readonly details: { readonly levels: readonly object[]; readonly minutes: object };
    };
    expect(details.levels).toHaveLength(2);
    expect(details.levels[0]).toMatchObject({ level: 1, asks: ['run 3', 'run 3'] });
    expect(details.minutes).toMatchObject({ secondsOfTurn: 20, secondsOfDeal: 90 });
    expect(advice.map(({ code }) => code)).toContain('few-games');
    for (const { message } of advice) expect(message).not.toBe('');
  });
});

describe('palier sim --csv', () => {
  function rowsOf(csv: string): readonly { readonly [column: string]: string }[] {
    const [head, ...rows] = csv
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    return rows.map((row) => Object.fromEntries(head!.map((name, index) => [name, row[index]!])));
  }

  it('has a row for each bot', async () => {
    const rows = rowsOf(await sim('--csv', '--bots', 'steady,random', '--games', '10'));
    expect(rows).toMatchObject([
      { seat: '1', bot: 'steady', games: '10', method: 'wilson', seed: 'lab' },
      { seat: '2', bot: 'random', games: '10' },
    ]);
    const json = JSON.parse(await sim('--json', '--bots', 'steady,random', '--games', '10')) as {
      readonly bots: readonly { readonly share: number; readonly interval: readonly number[] }[];
    };
    for (const [index, { share, low, high }] of rows.entries()) {
      const own = json.bots[index]!;
      expect([share, low, high].map(Number)).toEqual([own.share, ...own.interval]);
    }
    expect(Number(rows[0]!['elo'])).toBeGreaterThan(Number(rows[1]!['elo']));
  });

  it('has a row for each level with --ladder-report', async () => {
    const rows = rowsOf(await sim('--csv', '--ladder-report', '--games', '10'));
    expect(rows).toMatchObject([
      { ladder: 'one-star', level: '1', asks: 'run 3 + run 3' },
      { ladder: 'one-star', level: '2' },
    ]);
  });

  it('quotes what needs it', async () => {
    const ladder = JSON.stringify({ name: 'a "b", c', levels: [['run 3']] });
    const argv = ['sim', '--csv', '--ladder-report', '--games', '1', '--seed', 'q'];
    const { stdout } = await call([...argv, '--ladder', ladder, '--workers', '1']);
    expect(stdout).toContain('\r\n"a ""b"", c",1,run 3,');
  });
});

describe('palier sim --until', () => {
  it('ends early once every share is known well enough', async () => {
    const result = JSON.parse(
      await sim('--until', '5%', '--bots', 'steady,random', '--rules', 'levels=1', '--json'),
    ) as {
      readonly games: number;
      readonly until: object;
      readonly bots: readonly { readonly interval: readonly [number, number] }[];
    };
    expect(result.until).toMatchObject({ width: 0.05, settled: true });
    expect(result.games).toBeGreaterThanOrEqual(100);
    expect(result.games).toBeLessThan(1000);
    for (const { interval } of result.bots) expect(interval[1] - interval[0]).toBeLessThan(0.1);
  });

  it('says that it ended early, or that it did not get there', async () => {
    const argv = ['--bots', 'steady,random', '--rules', 'levels=1'];
    expect(await sim(...argv, '--until', '5%')).toContain(
      'Ended early: every share is known to ± 5%.',
    );
    expect(await sim(...argv, '--until', '1%', '--games', '100')).toMatch(
      /known to ± [\d.]+%; ± 1% needs more games/,
    );
  });

  it('ends at the same game with one thread and with several', async () => {
    const setup = setupOf({ edition: 'level-8-101', players: 2, rules: { levels: 1 } });
    const job: Match = {
      t: 'match',
      setup,
      bots: ['steady', 'random'],
      seed: 'until',
      isRotated: false,
      isDetailed: true,
      folder: undefined,
    };
    const { signal } = new AbortController();
    const run = {
      job,
      span: { from: 5, to: 5000 },
      patience: 0,
      signal,
      onProgress: () => undefined,
      isEnough: (totals: Parameters<typeof intervalReach>[1]) =>
        intervalReach(job, totals) <= 0.055,
    };
    const alone = await runSim({ ...run, workers: 1 });
    expect(alone).toMatchObject({ isWhole: true, isSettled: true });
    expect(alone.totals.samples).toBeGreaterThan(100);
    expect(await runSim({ ...run, workers: 2 })).toEqual(alone);
  });

  it.each([
    [['--until', 'soon'], 'bad-share'],
    [['--until', '0.5'], 'bad-share'],
    [['--until', '1%', '--record', 'games'], 'not-together'],
    [['--csv'], 'not-together'],
    [['--soak', '--until', '1%'], 'not-together'],
    [['--soak', '--csv'], 'not-together'],
    [['--soak', '--report', 'x.html'], 'not-together'],
    [['--soak', '--ladder-report'], 'not-together'],
  ])('refuses %j', async (argv, code) => {
    const { status, stdout } = await call(['sim', '--json', ...argv]);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code } });
  });
});

it('--json has the details, the same for any number of workers', async () => {
  const argv = ['--rotate', '--bots', 'steady,random', '--games', '8', '--json'];
  const { seconds: _, ...here } = JSON.parse(await sim(...argv)) as { readonly seconds: number };
  const { stdout } = await call(['sim', ...SHORT.slice(0, 4), ...argv, '--workers', '2']);
  const { seconds: __, ...there } = JSON.parse(stdout) as { readonly seconds: number };
  expect(there).toEqual(here);
  expect(here).toMatchObject({
    details: {
      ratings: [{ seat: 1 }, { seat: 2 }],
      luckAndSkill: {},
      evenings: { better: 1, other: 2, sure: 0.95, evenings: [{ games: 1 }, {}, {}, {}, {}, {}] },
      places: [{}, {}],
      jokers: {
        groups: expect.arrayContaining([expect.objectContaining({ number: 1 })]) as unknown,
      },
      dead: { value: 0 },
    },
  });
});
