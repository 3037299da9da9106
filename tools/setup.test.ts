import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tempTree } from './temp-tree.ts';

const SETUP = fileURLToPath(new URL('setup.mjs', import.meta.url));

/** Stands for npm: notes that it was called, then does what the case says. */
function folderWithNpm(behaviour: string): string {
  return tempTree({
    'package-lock.json': '{}',
    'node_modules/kept.txt': '',
    'npm.cjs': `require('node:fs').appendFileSync('calls.txt', process.argv[2]);\n${behaviour}`,
  });
}

function environment(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    npm_execpath: join(folder, 'npm.cjs'),
    npm_node_execpath: process.execPath,
  };
}

function setUp(
  folder: string,
  ...options: readonly string[]
): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SETUP, ...options, folder], {
    encoding: 'utf8',
    env: environment(folder),
  });
  return { status, stdout, stderr };
}

async function setUpAsync(folder: string): Promise<unknown> {
  const child = spawn(process.execPath, [SETUP, folder], {
    env: environment(folder),
    stdio: 'ignore',
  });
  const [status] = (await once(child, 'exit')) as unknown[];
  return status;
}

function callsOf(folder: string): string {
  const file = join(folder, 'calls.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

it('installs once, says nothing after that, and again when the lockfile changes', () => {
  const folder = folderWithNpm('');
  expect(setUp(folder)).toMatchObject({ status: 0, stdout: '' });
  expect(callsOf(folder)).toBe('ci');
  expect(setUp(folder)).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(callsOf(folder)).toBe('ci');
  writeFileSync(join(folder, 'package-lock.json'), '{ "lockfileVersion": 3 }');
  expect(setUp(folder).status).toBe(0);
  expect(callsOf(folder)).toBe('cici');
});

it('installs for playing what playing needs, and the rest when something else is asked for', () => {
  const note =
    "require('node:fs').appendFileSync('calls.txt', ` ${process.argv.includes('--omit=dev')};`);";
  const folder = folderWithNpm(note);
  expect(setUp(folder, '--play')).toMatchObject({ status: 0, stdout: '' });
  expect(setUp(folder, '--play')).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(callsOf(folder)).toBe('ci true;');
  expect(setUp(folder).status).toBe(0);
  expect(setUp(folder)).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(setUp(folder, '--play')).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(callsOf(folder)).toBe('ci true;ci false;');
});

it('says in one sentence that the registry cannot be reached', () => {
  const folder = folderWithNpm("console.error('npm error code EAI_AGAIN'); process.exit(1);");
  const { status, stderr } = setUp(folder);
  expect(status).toBe(1);
  expect(stderr.trimEnd().split('\n').slice(1)).toEqual([
    'Palier could not be set up: the npm registry cannot be reached. Check the network, then try again.',
  ]);
});

it('shows what npm said when it failed for another reason, and tries again next time', () => {
  const folder = folderWithNpm("console.error('npm error code EUSAGE'); process.exit(1);");
  const { status, stderr } = setUp(folder);
  expect(status).toBe(1);
  expect(stderr).toContain('npm error code EUSAGE\nPalier could not be set up: npm ci failed');
  setUp(folder);
  expect(callsOf(folder)).toBe('cici');
});

it('lets two that start together install once, and does not wait for one that died', async () => {
  const folder = folderWithNpm(
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);',
  );
  const statuses = await Promise.all([setUpAsync(folder), setUpAsync(folder)]);
  expect(statuses).toEqual([0, 0]);
  expect(callsOf(folder)).toBe('ci');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `palier-setup-${name}`);
  expect(existsSync(lock)).toBe(false);
  writeFileSync(lock, '999999999');
  writeFileSync(join(folder, 'package-lock.json'), '{ "lockfileVersion": 3 }');
  expect(setUp(folder).status).toBe(0);
  expect(callsOf(folder)).toBe('cici');
});
