/** `palier serve` as a process: what it prints, serves and refuses, and how it ends. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGS } from '@palier/text';
import { afterAll, describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'palier-serve-'));
writeFileSync(join(folder, 'index.html'), '<title>Palier</title>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function serve(...argv: readonly string[]): ChildProcess {
  return spawn(process.execPath, [MAIN, 'serve', '--web', folder, '--port', '0', ...argv], {
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function firstText({ stdout }: ChildProcess): Promise<string> {
  const [text] = (await once(stdout!, 'data')) as readonly Buffer[];
  return String(text);
}

async function statusOf(child: ChildProcess): Promise<unknown> {
  const [status] = (await once(child, 'close')) as readonly unknown[];
  return status;
}

describe('palier serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('serves the game until %s', async (signal) => {
    const child = serve();
    const said = await firstText(child);
    expect(said).toMatch(/^Palier is at http:\/\/localhost:\d+\n/u);
    const url = said.split(/\s/u)[3]!;
    // By its number: the name is the other protocol's first on some systems.
    const answer = await fetch(url.replace('localhost', '127.0.0.1'));
    expect(await answer.text()).toBe('<title>Palier</title>');
    child.kill(signal);
    expect(await statusOf(child)).toBe(0);
  });

  it('prints one line with --json', async () => {
    const child = serve('--json');
    const said = await firstText(child);
    expect(JSON.parse(said)).toEqual({
      palier: 1,
      url: expect.stringMatching(/^http:\/\/localhost:\d+$/u) as string,
    });
    child.kill('SIGTERM');
    expect(await statusOf(child)).toBe(0);
  });
});

describe('palier serve refuses', () => {
  it.each(LANGS)('a port that is taken, in %s', async (lang) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const argv = ['serve', '--web', folder, '--port', String(port)];
    const { status, stdout, stderr } = await call([...argv, '--lang', lang]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^palier: .*\\b${port}\\b.*--port.*\\.\n$`, 'u'));
    const json = await call([...argv, '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ error: { code: 'port-taken' } });
    other.close();
  });

  it.each([
    [['--port', '65536'], 'bad-number'],
    [['--port', 'http'], 'bad-number'],
    [['--port', '0', '--host', '192.0.2.1'], 'no-such-address'],
    [['--port', '0', '--web', join(folder, 'nothing')], 'no-web-app'],
  ])('%j: %s', async (argv, code) => {
    const { status, stdout } = await call(['serve', '--web', folder, ...argv, '--json']);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ palier: 1, error: { code } });
  });
});
