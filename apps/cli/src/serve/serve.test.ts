/** `palier serve` and `palier backup` as processes: what they print and refuse, and how they end. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { LANGS } from '@palier/text';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { usualDataFolder } from '../own-folders.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'palier-serve-'));
writeFileSync(join(folder, 'index.html'), '<title>Palier</title>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let started = 0;

/** With a data folder of its own. */
function serve(...argv: readonly string[]): ChildProcess {
  const data = join(folder, `data-${started++}`);
  const own = ['serve', '--web', folder, '--port', '0', '--data', data];
  return spawn(process.execPath, [MAIN, ...own, ...argv], {
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Fails where the process ends without a word. */
async function firstText(child: ChildProcess): Promise<string> {
  const said = once(child.stdout!, 'data') as Promise<readonly Buffer[]>;
  const ended = once(child, 'close').then(([status]) => expect.fail(`it ended with ${status}`));
  const [first] = await Promise.race([said, ended]);
  return String(first);
}

async function statusOf(child: ChildProcess): Promise<unknown> {
  const [status] = (await once(child, 'close')) as readonly unknown[];
  return status;
}

describe('palier serve', () => {
  it('serves the game until SIGINT, and logs JSON on standard error meanwhile', async () => {
    const child = serve('--trust-proxy', 'private');
    const logged = text(child.stderr!);
    const said = await firstText(child);
    expect(said).toMatch(/^Palier is at http:\/\/localhost:\d+\n/u);
    const url = said.split(/\s/u)[3]!;
    // By its number: the name is the other protocol's first on some systems.
    const answer = await fetch(url.replace('localhost', '127.0.0.1'));
    expect(await answer.text()).toBe('<title>Palier</title>');
    child.kill('SIGINT');
    expect(await statusOf(child)).toBe(0);
    const lines = (await logged).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'info', msg: 'starting', settings: { 'trust-proxy': 'private', tables: 10_000 } },
      { level: 'info', msg: 'listening' },
      { level: 'info', msg: 'request', method: 'GET', route: '/*', status: 200 },
      { level: 'info', msg: 'stopping' },
    ]);
  });

  it('prints one line with --json, what it was told in full, and ends by SIGTERM', async () => {
    const child = serve('--json', '--grace', '5', '--log', 'silent');
    const said = await firstText(child);
    expect(JSON.parse(said)).toMatchObject({
      palier: 1,
      url: expect.stringMatching(/^http:\/\/localhost:\d+$/u) as string,
      network: [],
      settings: { grace: 5, tables: 10_000, 'trust-proxy': '0', log: 'silent' },
    });
    child.kill('SIGTERM');
    expect(await statusOf(child)).toBe(0);
  });

  it('keeps its tables for itself, and a copy can be made meanwhile', async () => {
    const data = join(folder, 'shared');
    const child = serve('--data', data);
    const [, , , url] = (await firstText(child)).split(/\s/u);
    const site = url!.replace('localhost', '127.0.0.1');
    const made = await fetch(`${site}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ setup: { edition: 'level-up', players: 2 } }),
    });
    const { id } = (await made.json()) as { readonly id: string };
    const second = await call(['serve', '--web', folder, '--port', '0', '--data', data, '--json']);
    expect(second.status).toBe(2);
    expect(JSON.parse(second.stdout)).toMatchObject({ error: { code: 'data-in-use' } });

    const copy = join(folder, 'copy.db');
    expect(await call(['backup', copy, '--data', data, '--lang', 'en'])).toEqual({
      status: 0,
      stdout: `The tables have been copied to “${copy}”.\n`,
      stderr: '',
    });
    const again = await call(['backup', copy, '--data', data, '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({ error: { code: 'file-there' } });
    expect(await call(['backup', '--check', copy, '--lang', 'en'])).toEqual({
      status: 0,
      stdout: `“${copy}” is intact: 1 table.\n`,
      stderr: '',
    });
    // Also of the server that runs, and nothing is left beside a copy.
    const own = await call(['backup', '--check', join(data, 'palier.sqlite'), '--json']);
    expect(JSON.parse(own.stdout)).toMatchObject({ palier: 1, tables: 1 });
    expect(['-wal', '-shm'].some((end) => existsSync(`${copy}${end}`))).toBe(false);
    child.kill('SIGKILL');
    await statusOf(child);

    // As docs/OPERATIONS.md tells how to restore.
    rmSync(data, { recursive: true });
    mkdirSync(data);
    copyFileSync(copy, join(data, 'palier.sqlite'));
    const restored = serve('--data', data);
    const [, , , other] = (await firstText(restored)).split(/\s/u);
    const shown = await fetch(`${other!.replace('localhost', '127.0.0.1')}/api/tables/${id}`);
    expect(await shown.json()).toMatchObject({ id, phase: 'lobby' });
    restored.kill('SIGTERM');
    expect(await statusOf(restored)).toBe(0);
  });
});

describe('palier serve refuses', () => {
  it.each(LANGS)('a port that is taken, in %s', async (lang) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const data = join(folder, 'taken');
    const argv = ['serve', '--web', folder, '--data', data, '--log', 'silent'];
    argv.push('--port', String(port));
    const { status, stdout, stderr } = await call([...argv, '--lang', lang]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^palier: .*\\b${port}\\b.*--port.*\\.\n$`, 'u'));
    const json = await call([...argv, '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ error: { code: 'port-taken' } });
    other.close();
  });

  const data = join(folder, 'refused');
  writeFileSync(join(folder, 'file'), '');
  it.each([
    [['--port', '65536'], 'bad-number'],
    [['--port', 'http'], 'bad-number'],
    [['--port', '0', '--host', '192.0.2.1'], 'no-such-address'],
    [['--port', '0', '--web', join(folder, 'nothing')], 'no-web-app'],
    [['--data', join(folder, 'file')], 'no-data-folder'],
    [['--database', 'mysql://me:secret@localhost/palier'], 'bad-url'],
    [['--trust-proxy', 'everybody'], 'bad-proxies'],
    [['--database', 'postgres://me:secret@127.0.0.1:1/palier'], 'no-database'],
    [['--tables'], 'option-needs-value'],
    [['--table', '3'], 'unknown-option'],
  ])('%j: %s', async (argv, code) => {
    const store = argv.some((word) => word.startsWith('--data')) ? [] : ['--data', data];
    const line = ['serve', '--web', folder, '--log', 'silent', ...store, ...argv];
    const { status, stdout } = await call([...line, '--json']);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ palier: 1, error: { code } });
    expect(stdout).not.toContain('secret');
  });

  it.each(LANGS)('what the environment says wrongly, in %s', async (lang) => {
    const env = { PALIER_PROT: '80' };
    const { status, stderr } = await call(['serve', '--lang', lang], '', { env });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^palier: .*\bPALIER_PROT\b.*\.\n$/u);
    const bad = await call(['serve', '--lang', lang], '', { env: { PALIER_TABLES: 'many' } });
    expect(bad.stderr).toMatch(/^palier: .*\bPALIER_TABLES\b.*\.\n$/u);
  });
});

describe('palier backup refuses', () => {
  it.each([
    [['backup'], {}, 'missing-operand'],
    [['backup', 'x.db', '--data', join(folder, 'nothing')], {}, 'no-data-folder'],
    [['backup', '--check', join(folder, 'index.html')], {}, 'not-a-database'],
    [['backup', '--check', join(folder, 'nothing')], {}, 'cannot-read'],
    [['backup', 'x.db'], { PALIER_DATABASE: 'postgres://db/palier' }, 'not-together'],
  ])('%j with %j: %s', async (argv, env, code) => {
    const { status, stdout } = await call([...argv, '--json'], '', { env });
    expect([status, existsSync('x.db')]).toEqual([2, false]);
    expect(JSON.parse(stdout)).toMatchObject({ palier: 1, error: { code } });
  });
});

it.each([
  ['linux', { HOME: '/home/me' }, '/home/me/.local/share/palier'],
  ['linux', { HOME: '/home/me', XDG_DATA_HOME: '/big' }, '/big/palier'],
  ['linux', { HOME: '/home/me', XDG_DATA_HOME: 'here' }, '/home/me/.local/share/palier'],
  ['darwin', { HOME: '/Users/me' }, '/Users/me/Library/Application Support/palier'],
] as const)('on %s with %j tables lie in %s', (platform, env, wanted) => {
  expect(usualDataFolder(env, platform)).toBe(wanted);
});
