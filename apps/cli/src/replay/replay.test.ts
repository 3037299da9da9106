import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Json } from '@palier/rules';
import { LANGS } from '@palier/text';
import { afterAll, describe, expect, it } from 'vitest';
import { runProgram } from '../run.ts';
import { call } from '../testing/call.ts';
import { recordedGame } from '../testing/recorded-game.ts';

const RECORD = recordedGame({ edition: 'level-8-101', players: 3, rules: { levels: 2 } }, 'x');
const LINES = RECORD.trim().split('\n');
const MASTER = recordedGame(
  {
    edition: 'level-8-101',
    players: 4,
    ladder: 'two-star',
    master: 'all',
    rules: { levels: 3, keepFrom: 1 },
  },
  'x',
);

async function replay(record: string, ...options: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await call(['replay', '-', ...options], record);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

type Moment = {
  readonly number: number;
  readonly event: { readonly [member: string]: Json };
  readonly position?: Json;
  readonly view?: Json;
};

async function momentsOf(
  record: string,
  ...options: readonly string[]
): Promise<readonly Moment[]> {
  const text = await replay(record, '--json', ...options);
  return (JSON.parse(text) as { readonly moments: readonly Moment[] }).moments;
}

describe('palier replay', () => {
  it('tells the game as a spectator saw it', async () => {
    expect((await replay(RECORD)).split('\n').slice(0, 14)).toEqual([
      'Level 8 (101-card edition) · One star',
      'Players: Anna, Ben and Carla.',
      '',
      '── Round 1 ──',
      '  Anna   level 1: 2 runs of 3',
      '  Ben    level 1: 2 runs of 3',
      '  Carla  level 1: 2 runs of 3',
      '',
      ' 1  Round 1: Carla deals and turns up a green 10.',
      '',
      ' 2  Anna draws a card.',
      ' 3  Anna lays level 1: run of 3 (yellow 2, red 3 and yellow 4) and run of 3 (orange 10, joker as 11 and blue 12).',
      ' 4  Anna discards a blue 7.',
      '',
    ]);
  });

  it('shows every card with --open, and a seat its own', async () => {
    const open = await replay(RECORD, '--open', '--to', '4');
    expect(open).toContain('Anna draws an orange 10.');
    expect(open).toContain('Anna holds O3 G3 Y10 B10\n');
    expect(open).toContain('Carla holds ');
    const own = await replay(RECORD, '--seat', '1', '--to', '4');
    expect(own).toContain('You draw an orange 10.');
    expect(own).toContain('You hold O3 G3 Y10 B10\n');
    expect(own).not.toContain(' holds ');
    const other = await replay(RECORD, '--seat', '2', '--to', '4');
    expect(other).toContain('Anna draws a card.');
  });

  it('begins and ends where it is told, with the round and the hand at that place', async () => {
    const part = await replay(RECORD, '--from', '5', '--to', '6', '--seat', '2');
    expect(part.split('\n').slice(3, 13)).toEqual([
      '── Round 1 ──',
      '  Anna   level 1: 2 runs of 3',
      '  Ben    level 1: 2 runs of 3',
      '  Carla  level 1: 2 runs of 3',
      '',
      'You hold R4 P4 Y5 G5 O6 G7 Y9 R13 R15 J',
      '',
      '5  You take a green 10 from Carla’s discard pile.',
      expect.stringMatching(/^6 {2}You lay level 1/u),
      '   You hold G7 Y9 G10 R13 R15',
    ]);
  });

  it.each([
    [['--seat', '0']],
    [['--seat', '4']],
    [['--seat', 'two']],
    [['--from', '41']],
    [['--from', '5', '--to', '4']],
    [['--open', '--seat', '1']],
  ])('refuses %j', async (options) => {
    expect(await call(['replay', '-', ...options], RECORD)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^palier: .*\.\n$/u) as string,
    });
  });

  it('tells a header without a game', async () => {
    expect(await replay(LINES[0]!)).toContain('Nothing has happened yet.');
    expect(await momentsOf(LINES[0]!)).toEqual([]);
  });

  it.each(LANGS)('tells keeping, taking and swapping in %s', async (lang) => {
    for (const eyes of [[], ['--open'], ['--seat', '3']]) {
      const text = await replay(MASTER, '--lang', lang, ...eyes);
      expect(text.match(/^ *\d+ {2}\S/gmu)).toHaveLength(MASTER.trim().split('\n').length - 2);
      expect(text).not.toMatch(/undefined|NaN|\[object/u);
    }
  });

  it('gives a spectator’s views with --json', async () => {
    const moments = await momentsOf(MASTER);
    expect(moments).toHaveLength(MASTER.trim().split('\n').length - 2);
    for (const moment of moments) {
      expect(Object.keys(moment)).toEqual(['number', 'event', 'view']);
      const { hands, stock } = moment.view as { hands: string[][]; stock: string[] };
      expect(new Set([...hands.flat(), ...stock.filter((card) => !card.endsWith('^'))])).toEqual(
        new Set(['?']),
      );
      expect(moment.view).not.toHaveProperty('seat');
    }
    const drawn = moments.map(({ event }) => event).filter(({ t }) => t === 'cardDrawn');
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.filter(({ card }) => card !== '?')).toEqual([]);
  });

  it('gives the recorded events with --json --open, and positions that the referee reads', async () => {
    const moments = await momentsOf(MASTER, '--open');
    const events = MASTER.trim().split('\n').slice(1, -1);
    expect(moments.map(({ event }) => event)).toEqual(
      events.map((line) => JSON.parse(line) as Json),
    );
    expect(moments.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
    for (const { position } of moments.slice(0, 20)) {
      const judged = await call(['judge', '-'], JSON.stringify({ position: position! }));
      expect(judged.status).toBe(0);
      const { seed: _, ...after } = (JSON.parse(judged.stdout) as { position: { seed: string } })
        .position;
      expect(after).toEqual(position);
    }
  });

  it('gives a seat nothing that it could not know', async () => {
    // Two games that differ only in what seat 2 cannot see: the next cards of the stock.
    const [header, deal, ...rest] = LINES;
    const dealt = JSON.parse(deal!) as { stock: string[] };
    const other = { ...dealt, stock: [dealt.stock[0]!, ...dealt.stock.slice(1).reverse()] };
    const short = [header, deal, ...rest.slice(0, 3)].join('\n');
    const changed = [header, JSON.stringify(other), ...rest.slice(0, 3)].join('\n');
    expect(changed).not.toBe(short);
    for (const options of [['--seat', '2'], ['--seat', '2', '--json'], ['--json'], []]) {
      expect(await replay(changed, ...options)).toBe(await replay(short, ...options));
    }
  });

  it('reads on where only the shuffle is not what the seed gives', async () => {
    const header = JSON.parse(LINES[0]!) as object;
    const fairness = { t: 'seeded', seed: 'another' };
    const record = [JSON.stringify({ ...header, fairness }), ...LINES.slice(1)].join('\n');
    expect(await replay(record)).toBe(await replay(RECORD));
  });

  it.each([
    [[], 'Anna draws a card.'],
    [['--seat', '2'], 'Anna draws a card.'],
    [['--seat', '1'], 'You draw an orange 10.'],
    [['--open'], 'Anna draws an orange 10.'],
  ])('with %j says of a wrong card no more than these eyes may see', async (eyes, drawing) => {
    const event = { ...(JSON.parse(LINES[2]!) as object), card: 'P15' };
    const record = LINES.toSpliced(2, 1, JSON.stringify(event)).join('\n');
    const { status, stderr } = await call(['replay', '-', ...eyes], record);
    expect(status).toBe(1);
    expect(stderr).toContain(`something else happens here: ${drawing}\n`);
    const scripts = await call(['replay', '-', '--json', ...eyes], record);
    expect(JSON.parse(scripts.stdout)).toMatchObject({
      error: { code: 'wrong-event', message: expect.stringContaining(drawing) as string },
    });
    expect((await call(['verify', '-'], record)).stdout).toContain('Anna draws an orange 10.');
  });

  it('stops where the record is no game any more, and says why', async () => {
    const record = LINES.toSpliced(5, 1).join('\n');
    const { status, stdout, stderr } = await call(['replay', '-'], record);
    expect(status).toBe(1);
    expect(stdout).toMatch(/4 {2}Anna discards a blue 7\.\n\n$/u);
    expect(stderr).toMatch(/^palier: standard input: line 6: .*\(TURN-1\).*\n$/u);
    const scripts = await call(['replay', '-', '--json'], record);
    expect(JSON.parse(scripts.stdout)).toMatchObject({
      palier: 1,
      error: { code: 'illegal-move', path: 'line 6' },
    });
    expect((await call(['replay', '-', '--to', '4'], record)).status).toBe(0);
  });
});

describe('palier replay --step', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palier-replay-'));
  const file = join(folder, 'game.jsonl');
  writeFileSync(file, RECORD);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A terminal at which these keys are pressed, and what it shows of the turns. */
  async function stepping(keys: readonly string[]): Promise<readonly string[]> {
    const modes: boolean[] = [];
    const terminal = { isTTY: true, setRawMode: (mode: boolean) => modes.push(mode) };
    const stdin = Object.assign(new PassThrough(), terminal);
    const stdout = Object.assign(new PassThrough(), { isTTY: true });
    const shown: string[] = [];
    stdout.setEncoding('utf8').on('data', (text: string) => {
      shown.push(text);
      if (!/^ *\d+ {2}/mu.test(text)) return;
      const key = keys[shown.filter((part) => /^ *\d+ {2}/mu.test(part)).length - 1];
      if (key !== undefined) setImmediate(() => stdin.write(key));
    });
    const status = await runProgram(['replay', file, '--step'], {
      stdin,
      stdout,
      stderr: new PassThrough(),
      env: { LANG: 'en' },
    });
    expect(status).toBe(0);
    expect(modes).toEqual([true, false]);
    return shown.flatMap((text) => /^ *(?<number>\d+) {2}/mu.exec(text)?.groups?.['number'] ?? []);
  }

  it.each([
    [['q'], ['1']],
    [
      ['\r', ' ', 'b', '\u001b[C', 'Q'],
      ['1', '2', '5', '2', '5'],
    ],
    [
      ['b\r', 'zz\u001b[D', '\u0003'],
      ['1', '2', '1'],
    ],
  ])('the keys %j show the turns that begin with events %j', async (keys, turns) => {
    expect(await stepping(keys)).toEqual(turns);
  });

  it('prints plainly where there is no terminal', async () => {
    expect(await replay(RECORD, '--step')).toBe(await replay(RECORD));
  });
});
