/** What `palier sim` says of programs from outside. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { FALLBACK } from './fallback.ts';
import { fromHere, nasty } from './testing/outside-match.ts';

const folder = mkdtempSync(join(tmpdir(), 'palier-exec-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OURS = FALLBACK.name;
const SHORT = ['--rules', 'levels=3', '--games', '2', '--seed', '1', '--workers', '1'];

type Row = {
  readonly name: string;
  readonly faults?: { readonly [code: string]: number };
  readonly replaced?: number;
};

describe('the result', () => {
  it('has the faults of each program, and none of a bot', async () => {
    const bots = [OURS, nasty('good'), nasty('illegal')];
    const argv = ['sim', '--json', ...SHORT, '--bots', bots.join(','), '--bot-ms', '600000'];
    const { status, stdout } = await call(argv);
    const rows = (JSON.parse(stdout) as { readonly bots: readonly Row[] }).bots;
    const illegal = rows[2]!.replaced!;
    expect(status).toBe(0);
    expect(rows.map(({ name }) => name)).toEqual(bots);
    expect(rows.map(({ faults, replaced }) => ({ faults, replaced }))).toEqual([
      { faults: undefined, replaced: undefined },
      { faults: {}, replaced: 0 },
      { faults: { illegal }, replaced: illegal },
    ]);
    expect(illegal).toBeGreaterThan(10);
  });

  it.each([
    ['en', /^.*: \d+ illegal moves\. The bot \w+ moved in its place \d+ times\.$/m],
    ['fr', /^.*\u00A0: \d+ coups interdits\. Le robot \w+ a joué \d+ fois à sa place\.$/m],
    ['de', /^.*: \d+ verbotene Spielzüge\. Der Bot \w+ hat \d+-mal für ihn gespielt\.$/m],
  ])('says so in words, in %s', async (lang, line) => {
    const bots = `${OURS},${nasty('illegal')}`;
    const { stdout } = await call(['sim', ...SHORT, '--lang', lang, '--bots', bots]);
    expect(stdout).toMatch(line);
  });

  it('says nothing where nothing was wrong', async () => {
    const { stdout, stderr } = await call(['sim', ...SHORT, '--bots', `${OURS},${nasty('good')}`]);
    expect(stderr).toBe('');
    expect(stdout).not.toContain('moved in its place');
  });
});

describe('what a program did not play itself', () => {
  const bots = `${OURS},${nasty('dead')}`;
  const argv = ['sim', ...SHORT, '--bots', bots];
  const SUMMARY =
    /: 4 crashes and given up in the end\. The bot \w+ moved in its place \d+ times\./u;

  it('is under the result of the page', async () => {
    const file = join(folder, 'page.html');
    await call([...argv, '--report', file]);
    const page = readFileSync(file, 'utf8');
    const result = page.slice(page.indexOf('<section'), page.indexOf('</section>'));
    expect(result).toContain('id="result"');
    expect(result).toMatch(SUMMARY);
  });

  it('is in the text on a ladder', async () => {
    const { stdout } = await call([...argv, '--ladder-report']);
    expect(stdout.replaceAll('\n', ' ')).toMatch(SUMMARY);
  });

  it('is in the CSV, of each bot and of the whole run', async () => {
    const { stdout } = await call([...argv, '--json']);
    const { replaced } = (JSON.parse(stdout) as { readonly bots: readonly Row[] }).bots[1]!;
    expect(replaced).toBeGreaterThan(10);
    const ours = { faults: '0', replaced: '0' };
    const theirs = { faults: '5', replaced: String(replaced) };
    expect(faultCells((await call([...argv, '--csv'])).stdout)).toEqual([ours, theirs]);
    const { stdout: levels } = await call([...argv, '--csv', '--ladder-report']);
    expect(faultCells(levels)).toEqual([theirs, theirs, theirs]);
  });
});

/** No cell of these tables has a comma in it. */
function faultCells(csv: string) {
  const [head, ...rows] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const [faults, replaced] = ['faults', 'replaced'].map((name) => head!.indexOf(name));
  return rows.map((row) => ({ faults: row[faults!], replaced: row[replaced!] }));
}

describe('the first fault of a kind is told once, with its place', () => {
  it.each([
    [
      'illegal',
      '“take 9” is not allowed (INPUT-1). There is no player 9. The players at this table are numbered 1 to 2.',
    ],
    [
      'garbage',
      '“I play a card” is not an answer. This is not JSON: “I play a card” was not expected here.',
    ],
    ['half', '“{"t":"move"” is not an answer. This is not JSON: it ends too early.'],
    ['twice', /^Nobody asked for “\{"t":"move","move":"draw","id":1\}”\.$/],
  ])('of a program that answers: %s', async (how, sentence) => {
    const bot = nasty(how);
    const { stderr } = await call(['sim', '--json', ...SHORT, '--bots', `${OURS},${bot}`]);
    const place = `palier: ${bot}, game 1, seat 2: `;
    expect(stderr.startsWith(place)).toBe(true);
    expect(stderr.endsWith('\n')).toBe(true);
    const told = stderr.slice(place.length, -1);
    if (typeof sentence === 'string') expect(told).toBe(sentence);
    else expect(told).toMatch(sentence);
  });

  it('and each kind by itself', async () => {
    const { stderr } = await call([
      'sim',
      '--json',
      ...SHORT,
      '--bots',
      `${OURS},${nasty('dead')}`,
    ]);
    expect(
      stderr
        .trimEnd()
        .split('\n')
        .map((line) => line.split(': ').slice(2).join(': ')),
    ).toEqual([
      'It ended with status 3. It said “cannot find my weights”.',
      'It failed 4 times and will not be started again.',
    ]);
  });
});

describe('palier sim', () => {
  const PROGRAM = `${OURS},${nasty('good')}`;

  it.each([
    [['--bots', 'random,exec:'], 'bad-value'],
    [['--bots', 'random,exec:   '], 'bad-value'],
    [['--bots', 'random,exec:./no-such-bot'], 'no-such-program'],
    [['--bots', 'random,exec:no-such-bot-anywhere'], 'no-such-program'],
    [['--bots', 'random,exec:.'], 'no-such-program'],
    [['--bots', 'random,exec:./README.md'], 'no-such-program'],
    [['--bot-ms', '0'], 'bad-number'],
    [['--bot-ms', 'soon'], 'bad-number'],
    [['--bots', PROGRAM, '--bot-log', '/dev/null/x'], 'cannot-write'],
    [['--bot-ms', '5'], 'not-together'],
    [['--bots', 'steady,steady', '--bot-log', '/dev/null/x'], 'not-together'],
  ])('refuses %j', async (argv, code) => {
    const { status, stdout } = await call(['sim', '--json', ...argv]);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code } });
  });

  it('names programs among what can play', async () => {
    const { stderr } = await call(['sim', '--bots', 'random,nobody']);
    expect(stderr).toMatch(/“nobody” is not valid for --bots: .* or exec:PROGRAM\./);
  });

  it.each([
    ['nobody to write it', ['--bots', 'steady,steady']],
    ['a page that cannot be written', ['--bots', PROGRAM, '--report', '/dev/null/x.html']],
    ['a folder that cannot be made', ['--bots', PROGRAM, '--record', '/dev/null/x']],
  ])('leaves an old log as it is when there is %s', async (_, argv) => {
    const log = join(folder, 'old.log');
    writeFileSync(log, 'old');
    const { status } = await call(['sim', '--json', ...SHORT, ...argv, '--bot-log', log]);
    expect(status).toBe(2);
    expect(readFileSync(log, 'utf8')).toBe('old');
  });

  it('says which bots a setting for programs does not fit', async () => {
    const { stderr } = await call(['sim', '--bots', 'steady,random', '--bot-ms', '5']);
    expect(stderr).toBe('palier: --bots steady,random and --bot-ms cannot be used together.\n');
  });

  it('begins the log anew', async () => {
    const log = fromHere(join(folder, 'bots.log'));
    const argv = ['sim', '--json', ...SHORT, '--bots', `${OURS},${nasty('illegal')}`];
    await call([...argv, '--bot-log', log]);
    const once = readFileSync(log, 'utf8');
    await call([...argv, '--bot-log', log]);
    expect(readFileSync(log, 'utf8')).toBe(once);
    expect(once.split('\n').length).toBeGreaterThan(10);
  });
});
