import { describe, expect, it } from 'vitest';
import { checkArrows } from './check-arrows.mjs';
import { tempTree } from './temp-tree.ts';

const MANIFESTS = {
  'packages/rules/package.json': manifest('@palier/rules', [], ['.', './notation', './testing']),
  'packages/bots/package.json': manifest('@palier/bots', ['@palier/rules']),
  'packages/text/package.json': manifest('@palier/text', ['@palier/rules', '@palier/bots']),
  'packages/table/package.json': manifest('@palier/table', ['@palier/rules', 'zod']),
  'apps/cli/package.json': manifest('palier', ['@palier/rules', '@palier/server']),
  'apps/web/package.json': manifest('@palier/web', ['@palier/rules']),
  'apps/server/package.json': manifest('@palier/server', ['@palier/rules', 'pg']),
  'trials/package.json': manifest('@palier/trials', ['@palier/rules', '@palier/server']),
};

function manifest(name: string, dependencies: readonly string[], doors = ['.']): string {
  return JSON.stringify({
    name,
    exports: Object.fromEntries(doors.map((door) => [door, './src/index.ts'])),
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '0.1.0'])),
  });
}

/** What is wrong with one file in an otherwise good tree. */
function problemsOf(path: string, text: string): readonly string[] {
  return checkArrows(tempTree({ ...MANIFESTS, [path]: text })).problems;
}

describe('imports that are refused', () => {
  it.each([
    [
      'an arrow backwards',
      'packages/rules/src/a.ts',
      "import { x } from '@palier/bots';",
      'packages/rules must not import packages/bots',
    ],
    [
      'an arrow that is not there',
      'packages/table/src/a.ts',
      "import { x } from '@palier/text';",
      'packages/table must not import packages/text',
    ],
    [
      'a trial, even from a test',
      'apps/server/src/a.test.ts',
      "import { x } from '@palier/trials';",
      'apps/server must not import trials',
    ],
    [
      'an arrow of a trial that is not there',
      'trials/chaos/a.ts',
      "import { x } from '@palier/bots';",
      'trials must not import packages/bots',
    ],
    [
      'a type over a missing arrow',
      'packages/rules/src/a.ts',
      "import type { X } from '@palier/text';",
      'packages/rules must not import packages/text',
    ],
    [
      'an inline type over a missing arrow',
      'packages/rules/src/a.ts',
      "export type X = import('@palier/bots').X;",
      'packages/rules must not import packages/bots',
    ],
    [
      'a value where types are allowed',
      'packages/text/src/a.ts',
      "import { type X, y } from '@palier/bots';",
      'packages/text may import only types from packages/bots',
    ],
    [
      'a re-export of a value where types are allowed',
      'packages/text/src/a.ts',
      "export { y } from '@palier/bots';",
      'packages/text may import only types from packages/bots',
    ],
    [
      'a dynamic import where types are allowed',
      'packages/text/src/a.ts',
      "export const later = () => import('@palier/bots');",
      'packages/text may import only types from packages/bots',
    ],
    [
      'an app, from a package',
      'packages/table/src/a.ts',
      "import { x } from 'palier';",
      'packages/table must not import apps/cli',
    ],
    [
      'an app, from another app',
      'apps/server/src/a.ts',
      "import { x } from 'palier';",
      'apps/server must not import apps/cli',
    ],
    [
      'a path into the inside of a package',
      'packages/bots/src/a.ts',
      "import { x } from '@palier/rules/src/cards.ts';",
      '@palier/rules/src/cards.ts is not in the exports of packages/rules',
    ],
    [
      'a relative path into another package',
      'packages/bots/src/a.ts',
      "import { x } from '../../rules/src/cards.ts';",
      '../../rules/src/cards.ts leads out of packages/bots',
    ],
    [
      'a relative path into another package, in a test',
      'packages/bots/src/a.test.ts',
      "import { x } from '../../rules/src/cards.ts';",
      '../../rules/src/cards.ts leads out of packages/bots',
    ],
    [
      'a neighbour whose name starts alike',
      'packages/bots/src/a.ts',
      "import { x } from '../../bots-old/src/a.ts';",
      '../../bots-old/src/a.ts leads out of packages/bots',
    ],
    [
      "a package's door for tests",
      'packages/bots/src/a.ts',
      "import { x } from '@palier/rules/testing';",
      '@palier/rules/testing is for tests only',
    ],
    [
      'a helper of tests',
      'apps/cli/src/a.ts',
      "import { x } from './testing/b.ts';",
      './testing/b.ts is for tests only',
    ],
    [
      'an absolute path',
      'apps/cli/src/a.ts',
      "import { x } from '/etc/x.ts';",
      '/etc/x.ts is an absolute path',
    ],
    [
      "Node's modules in a package",
      'packages/rules/src/a.ts',
      "import { readFileSync } from 'node:fs';",
      "node:fs is Node's, and a package runs anywhere",
    ],
    [
      "Node's modules by their bare name",
      'packages/rules/src/a.ts',
      "import { readFile } from 'fs/promises';",
      "fs/promises is Node's, and a package runs anywhere",
    ],
    [
      'a library in a package that uses none',
      'packages/rules/src/a.ts',
      "import { z } from 'zod/mini';",
      'zod is a library, and packages/rules uses none',
    ],
    [
      'a library that is not declared',
      'apps/server/src/a.ts',
      "import pg from '@fastify/static/x';",
      '@fastify/static is not among the dependencies in apps/server/package.json',
    ],
    [
      'a workspace that is not declared',
      'apps/cli/src/a.ts',
      "import { x } from '@palier/bots';",
      '@palier/bots is not among the dependencies in apps/cli/package.json',
    ],
    [
      'a folder of an app that is above',
      'apps/web/src/board/a.ts',
      "import { x } from '../table/b.ts';",
      'board must not import table',
    ],
    [
      'a type from a folder above',
      'apps/web/src/state/a.ts',
      "import type { X } from '../board/b.ts';",
      'state must not import board',
    ],
    [
      'a style sheet of a folder above',
      'apps/web/src/results/a.ts',
      "import '../table/b.css';",
      'results must not import table',
    ],
    [
      'what starts an app, from inside it',
      'apps/web/src/table/deep/a.ts',
      "import { x } from '../../app.tsx';",
      'apps/web/src/app.tsx starts apps/web, and table is below it',
    ],
    [
      'a folder that nobody has placed',
      'apps/web/src/attic/a.ts',
      "import { x } from '../board/b.ts';",
      'no arrows known for attic, add it to tools/check-arrows.mjs',
    ],
    [
      'a computed import',
      'packages/rules/src/a.ts',
      'export const later = (name: string) => import(name);',
      'an import whose target is computed cannot be checked',
    ],
    [
      'export *',
      'packages/bots/src/a.ts',
      "export * from './b.ts';",
      'export * hides what is public, name it',
    ],
  ])('%s', (_, path, text, problem) => {
    expect(problemsOf(path, text)).toEqual([`${path}:1: ${problem}`]);
  });
});

describe('globals that are refused in packages', () => {
  it.each([
    ['Date', 'export const now = new Date();'],
    ['Date', 'export type When = Date;'],
    ['Temporal', 'export const now = Temporal.Now.instant();'],
    ['performance', 'export const now = performance.now();'],
    ['setTimeout', 'setTimeout(() => {}, 1);'],
    ['setInterval', 'const tick = setInterval;'],
    ['setImmediate', 'setImmediate(() => {});'],
    ['queueMicrotask', 'queueMicrotask(() => {});'],
    ['console', "console.log('x');"],
    ['process', 'export const home = process.env;'],
    ['crypto', 'crypto.getRandomValues(bytes);'],
    ['globalThis', "globalThis['crypto'];"],
    ['process', 'export const all = { process };'],
    ['Date', 'export const text = `${Date.now()}`;'],
    ['Date', 'export const table = { [Date.name]: 1 };'],
  ])('%s in %s', (name, text) => {
    expect(problemsOf('packages/rules/src/a.ts', text)).toEqual([
      `packages/rules/src/a.ts:1: ${name} is not for packages: no clock, no chance, no I/O`,
    ]);
  });

  it.each([
    'export const x = Math.random();',
    "export const x = Math['random']();",
    'export const { random } = Math;',
    'export const M = Math;',
  ])('chance in %s', (text) => {
    expect(problemsOf('packages/rules/src/a.ts', text)).toEqual([
      'packages/rules/src/a.ts:1: Math.random is not for packages, take a Chance (and write other uses as Math.name)',
    ]);
  });
});

describe('what is accepted', () => {
  it.each([
    ['packages/bots/src/a.ts', "import { x } from '@palier/rules';"],
    ['packages/bots/src/a.ts', "import { x } from '@palier/rules/notation';"],
    ['packages/text/src/a.ts', "import { type X, type Y } from '@palier/bots';"],
    ['packages/text/src/a.ts', "import type { X } from '@palier/bots';"],
    ['packages/text/src/a.ts', "export type { X } from '@palier/bots';"],
    ['packages/text/src/a.test.ts', "import { x } from '@palier/bots';"],
    ['packages/table/src/a.ts', "import { z } from 'zod';"],
    ['packages/bots/src/a.test.ts', "import { x } from '@palier/rules/testing';"],
    ['packages/bots/src/testing/a.ts', "import { x } from '@palier/rules/testing';"],
    ['packages/bots/src/testing/a.ts', "import { readFileSync } from 'node:fs';"],
    ['packages/bots/src/a.test.ts', "import { x } from './testing/b.ts';"],
    ['trials/chaos/a.ts', "import { x } from '@palier/rules/testing';\nsetTimeout(x, 1);"],
    ['apps/server/e2e/a.ts', "import { x } from '@palier/rules/testing';"],
    ['packages/rules/src/deep/a.ts', "import { x } from '../b.ts';"],
    ['packages/rules/src/a.test.ts', "import { readFileSync } from 'node:fs';\nnew Date();"],
    ['packages/rules/src/a.test.ts', "import x from '../../../fixtures/perft.json';"],
    ['apps/cli/src/a.ts', "import { x } from '@palier/server';\nconsole.log(Date.now());"],
    ['apps/cli/src/a.ts', "import { x } from 'node:fs';"],
    ['apps/server/src/a.ts', "import { x } from 'virtual:made-by-the-build';"],
    ['apps/web/src/app.ts', "import { x } from './table/b.ts';"],
    ['apps/web/src/table/deep/a.ts', "import { x } from '../../board/b.ts';"],
    ['apps/web/src/board/a.test.ts', "import { x } from '../table/b.ts';"],
    ['apps/web/src/board/testing/a.ts', "import { x } from '../../table/b.ts';"],
    ['apps/web/e2e/a.ts', "import { x } from '../src/table/b.ts';"],
    ['apps/server/e2e/a.ts', "import { x } from 'playwright-core';"],
    ['apps/server/build/a.ts', "import { x } from 'vite';"],
    ['packages/rules/src/a.ts', '// Date.now(), process.exit()\n/* console.log */'],
    ['packages/rules/src/a.ts', "export const s = 'new Date()' + `Math.random()`;"],
    ['packages/rules/src/a.ts', 'export const r = /Date/u.test(x) ? 4 / 2 / 1 : 0;'],
    ['packages/rules/src/a.ts', 'export const x = { process: 1, Date: 2 }.process;'],
    ['packages/rules/src/a.ts', 'export type X = { readonly process: string; fetch(): void };'],
    ['packages/rules/src/a.ts', 'export const x = Math.max(1, 2);'],
  ])('%s with %s', (path, text) => {
    expect(problemsOf(path, text)).toEqual([]);
  });
});

describe('a tree that cannot be judged', () => {
  it('does not parse', () => {
    expect(problemsOf('packages/rules/src/a.ts', 'const = ;')).toEqual([
      expect.stringContaining('packages/rules/src/a.ts: does not parse'),
    ]);
  });

  it('has a workspace without arrows', () => {
    const root = tempTree({
      'packages/magic/package.json': manifest('@palier/magic', []),
      'packages/magic/src/index.ts': '',
    });
    expect(checkArrows(root).problems).toEqual([
      'packages/magic: no arrows known for it, add it to tools/check-arrows.mjs',
    ]);
  });

  it('has no source', () => {
    expect(checkArrows(tempTree({})).problems).toHaveLength(1);
  });

  it('is told by line', () => {
    expect(problemsOf('packages/rules/src/a.ts', '// é\n\nconsole.log(1);')).toEqual([
      expect.stringMatching(/^packages\/rules\/src\/a\.ts:3: /u),
    ]);
  });
});
