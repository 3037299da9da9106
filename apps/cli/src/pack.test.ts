/** The program as `npm pack` gives it: run from a folder that knows nothing of this repository. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './testing/call.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'palier-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  const argv = ['pack', '-w', 'palier', '--pack-destination', folder, '--loglevel=error'];
  execFileSync('npm', argv, { cwd: ROOT, stdio: 'pipe', shell: process.platform === 'win32' });
  const [tarball] = readdirSync(folder);
  execFileSync('tar', ['-xzf', tarball!], { cwd: folder });
});

type Manifest = { readonly version: string; readonly bin: { readonly palier: string } };

function manifest(): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package', 'package.json'), 'utf8')) as Manifest;
}

const env = { LC_ALL: 'C', PATH: '' };

function program(): string {
  return join(folder, 'package', manifest().bin.palier);
}

function palier(argv: readonly string[], input = ''): string {
  return execFileSync(process.execPath, [program(), ...argv], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env,
  });
}

describe('the packed program', () => {
  it('holds nothing but itself', () => {
    expect(readdirSync(join(folder, 'package')).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
    ]);
    expect(
      readdirSync(join(folder, 'package', 'dist')).filter((name) => !name.endsWith('.js')),
    ).toEqual(['web']);
    expect(
      readdirSync(join(folder, 'package', 'dist', 'web')).filter((name) => name.startsWith('.')),
    ).toEqual([]);
  });

  it('knows its version', () => {
    expect(palier(['--version'])).toBe(`palier ${manifest().version}\n`);
  });

  it('judges as the checkout does', async () => {
    const position = { edition: 'level-8-101', players: 3, seed: 'pack' };
    const input = JSON.stringify({ position, moves: ['draw', 'discard J'] });
    const { stdout } = await call(['judge', '-', '--json'], input);
    expect(palier(['judge', '-', '--json'], input)).toBe(stdout);
  });

  it('plays in threads of its own, and as the checkout does', async () => {
    // Enough that the first thread does not finish them before the others start.
    const argv = ['sim', '--json', '--games', '120', '--seed', 'pack', '--workers'];
    const { seconds: _, ...packed } = JSON.parse(palier([...argv, '2'])) as { seconds: number };
    const { stdout } = await call([...argv, '1']);
    const { seconds: __, ...here } = JSON.parse(stdout) as { seconds: number };
    expect(packed).toEqual(here);
  });

  it('serves the browser game that came with it', async () => {
    const argv = [program(), 'serve', '--json', '--port', '0'];
    const child = spawn(process.execPath, argv, { cwd: folder, env });
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
    child.kill('SIGTERM');
    await once(child, 'close');
  });
});
