/** The program as others install it, and as one executable: run from a folder that knows nothing of this repository. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from '@palier/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { HERE, buildExecutables, isTarget } from '../../../tools/executable/build.ts';
import { buildProgram } from '../../../tools/packages/build-program.ts';
import { call } from './testing/call.ts';

const folder = mkdtempSync(join(tmpdir(), 'palier-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packed = join(folder, 'package');
const cache = join(folder, 'cache');
/** What is typed to start it, in each way. */
let ways: { readonly package: readonly string[]; readonly executable: readonly string[] };

beforeAll(async () => {
  await buildProgram(packed);
  assert(isTarget(HERE), 'there is a Node for this machine');
  const [executable] = buildExecutables(packed, [HERE], folder);
  ways = {
    package: [process.execPath, join(packed, manifest().bin.palier)],
    executable: [executable!],
  };
});

type Manifest = { readonly version: string; readonly bin: { readonly palier: string } };

function manifest(): Manifest {
  return JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as Manifest;
}

/** Without any Node to be found. */
const env = { LC_ALL: 'C', PATH: '', HOME: folder, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache };

type Way = keyof typeof ways;

function palier(way: Way, argv: readonly string[], input = ''): string {
  const [program, ...first] = ways[way];
  return execFileSync(program!, [...first, ...argv], { cwd: folder, input, encoding: 'utf8', env });
}

describe('the package', () => {
  it('holds nothing but itself', () => {
    const others = readdirSync(packed).filter((name) => !name.endsWith('.js'));
    expect(others.sort()).toEqual([
      'LICENSE',
      'README.md',
      'network.bin',
      'old-node.json',
      'package.json',
      'start.cjs',
      'web',
    ]);
    // By this a shell knows what to start it with.
    const start = readFileSync(join(packed, manifest().bin.palier), 'utf8');
    expect(start.split('\n')[0]).toBe('#!/usr/bin/env node');
    expect(readdirSync(join(packed, 'web')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it.each([
    ['en_GB.UTF-8', 'Palier needs Node 22.18 or newer; this is Node 20.20.2.'],
    ['fr_CA.UTF-8', 'Palier a besoin de Node 22.18 ou plus récent'],
    ['xx', 'Palier needs Node 22.18 or newer'],
  ])('tells an older Node so, in the language %s', (lang, sentence) => {
    const older = join(folder, 'older.cjs');
    const versions = `{ ...process.versions, node: '20.20.2' }`;
    writeFileSync(older, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
    const [program, start] = ways.package;
    const argv = ['--require', older, start!, 'play'];
    const answer = spawnSync(program!, argv, { encoding: 'utf8', env: { ...env, LC_ALL: lang } });
    expect(answer).toMatchObject({ status: 1, stdout: '' });
    expect(answer.stderr).toContain(sentence);
  });

  it('judges as the checkout does', async () => {
    const position = { edition: 'level-8-101', players: 3, seed: 'pack' };
    const input = JSON.stringify({ position, moves: ['draw', 'discard J'] });
    const { stdout } = await call(['judge', '-', '--json'], input);
    expect(palier('package', ['judge', '-', '--json'], input)).toBe(stdout);
  });

  it('plays in threads of its own, and as the checkout does', async () => {
    // Enough that the first thread does not finish them before the others start.
    const bots = ['--bots', 'steady,expert,steady'];
    const argv = ['sim', '--json', ...bots, '--games', '40', '--seed', 'pack', '--workers'];
    const { seconds: _, ...packed } = JSON.parse(palier('package', [...argv, '2'])) as {
      seconds: number;
    };
    const { stdout } = await call([...argv, '1']);
    const { seconds: __, ...here } = JSON.parse(stdout) as { seconds: number };
    expect(packed).toEqual(here);
  });
});

describe('the executable', () => {
  it('unpacks itself once, and starts all the same where nothing can be kept', () => {
    palier('executable', ['--version']);
    const [unpacked, ...others] = readdirSync(cache);
    expect(unpacked).toMatch(/^palier-[0-9a-f]{16}$/u);
    expect(others).toEqual([]);
    const noFolder = join(folder, 'no-folder');
    writeFileSync(noFolder, '');
    const temporary = join(folder, 'temporary');
    mkdirSync(temporary, { recursive: true });
    const elsewhere = { XDG_CACHE_HOME: noFolder, LOCALAPPDATA: noFolder, HOME: noFolder };
    const places = { TMPDIR: temporary, TEMP: temporary };
    const said = execFileSync(ways.executable[0]!, ['--version'], {
      encoding: 'utf8',
      env: { ...env, ...elsewhere, ...places },
    });
    expect(said).toBe(`palier ${manifest().version}\n`);
    expect(readdirSync(temporary).filter((name) => name.startsWith('palier-'))).toEqual([]);
  });

  it('starts itself again as Node would be', async () => {
    const said = palier('executable', [
      'load',
      '--serve',
      '--tables',
      '1',
      '--seconds',
      '1',
      '--json',
    ]);
    const { moves } = JSON.parse(said) as { readonly moves: number };
    expect(moves).toBeGreaterThan(0);
  });
});

describe.each(['package', 'executable'] as const)('the program as %s', (way) => {
  it('knows its version', () => {
    expect(palier(way, ['--version'])).toBe(`palier ${manifest().version}\n`);
  });

  it('serves the browser game that came with it, and tables with bots in threads', async () => {
    const [program, ...first] = ways[way];
    const argv = [...first, 'serve', '--json', '--port', '0', '--data', join(folder, 'tables')];
    const child = spawn(program!, [...argv, '--bot-pace', '0', '--log', 'silent'], {
      cwd: folder,
      env,
    });
    const [said] = (await once(child.stdout, 'data')) as readonly Buffer[];
    const { url } = JSON.parse(String(said)) as { readonly url: string };
    const site = url.replace('localhost', '127.0.0.1');
    const page = await (await fetch(site)).text();
    const script = /src="(?<path>\/assets\/[^"]+\.js)"/u.exec(page)?.groups?.['path'];
    const { status, headers } = await fetch(`${site}${script}`);
    expect({ status, encoding: headers.get('content-encoding') }).toEqual({
      status: 200,
      encoding: 'gzip',
    });
    expect(await botsPlayed(site)).toBeGreaterThan(0);
    child.kill('SIGTERM');
    await once(child, 'close');
  });
});

/** Plays one turn at a new table with a bot, if it has the first; how many decisions bots made then. */
async function botsPlayed(site: string): Promise<number> {
  const made = await fetch(`${site}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { edition: 'level-8-101', players: 2 } }),
  });
  const { id: table } = (await made.json()) as { readonly id: string };
  const socket = new WebSocket(`${site.replace('http', 'ws')}/live`);
  const { promise, resolve } = Promise.withResolvers<string>();
  let number = 0;
  socket.on('message', (data) => {
    const text = (data as Buffer).toString();
    const { t, entries = [] } = JSON.parse(text) as { t: string; entries?: readonly unknown[] };
    number += entries.length;
    // The first number among the own cards, which are the only ones shown.
    if (t === 'opened') resolve(/"(?<card>[ROYGBP]\d+)"/u.exec(text)!.groups!['card']!);
  });
  const say = (message: object): void => socket.send(JSON.stringify(message));
  await once(socket, 'open');
  say({ t: 'hello', palier: 1, table });
  say({ t: 'join', id: 1, name: 'Anna', token: 'ABCDEFGHJKMNPQRS', salt: '5a'.repeat(16) });
  say({ t: 'sit', id: 2, seat: 1 });
  say({ t: 'seatBot', id: 3, seat: 2, bot: { bot: 'steady', name: 'Bruno' } });
  say({ t: 'begin', id: 4 });
  const card = await promise;
  for (let id = 10; (await decisions(site)) === 0; id += 2) {
    say({ t: 'act', id, key: `command-${id}`, at: number, move: 'draw' });
    say({ t: 'act', id: id + 1, key: `command-${id + 1}`, at: number, move: `discard ${card}` });
  }
  socket.close();
  return decisions(site);
}

async function decisions(site: string): Promise<number> {
  const figures = await (await fetch(`${site}/metrics`)).text();
  return Number(/^palier_bot_decisions_total (?<count>\d+)$/mu.exec(figures)?.groups?.['count']);
}
