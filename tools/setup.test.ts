import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

function setUp(folder: string): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SETUP, folder], {
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_execpath: join(folder, 'npm.cjs'),
      npm_node_execpath: process.execPath,
    },
  });
  return { status, stdout, stderr };
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
