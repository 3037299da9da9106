import { describe, expect, it } from 'vitest';
import { stampOf } from './build-web.mjs';
import { tempTree } from './temp-tree.ts';

const TREE = {
  'apps/web/index.html': '<title>Palier</title>',
  'apps/web/src/main.tsx': 'start();',
  'packages/rules/src/cards.ts': 'export const CARDS = 101;',
};

describe('the stamp of a build', () => {
  it('is the same for the same sources', () => {
    expect(stampOf(tempTree(TREE))).toBe(stampOf(tempTree(TREE)));
  });

  it.each([
    ['another text', { 'apps/web/src/main.tsx': 'start(2);' }],
    ['another file', { 'apps/web/public/icon.svg': '<svg/>' }],
    ['another rule', { 'packages/rules/src/cards.ts': 'export const CARDS = 99;' }],
    ['another library', { 'package-lock.json': '{}' }],
  ])('changes with %s', (_, changed) => {
    expect(stampOf(tempTree({ ...TREE, ...changed }))).not.toBe(stampOf(tempTree(TREE)));
  });

  it('changes when a text moves from one file to the next', () => {
    const one = { 'apps/web/src/a.ts': 'ab', 'apps/web/src/b.ts': '' };
    const other = { 'apps/web/src/a.ts': 'a', 'apps/web/src/b.ts': 'b' };
    expect(stampOf(tempTree(one))).not.toBe(stampOf(tempTree(other)));
  });

  it.each([
    'packages/rules/src/cards.test.ts',
    'packages/rules/src/testing/dice.ts',
    'packages/rules/README.md',
    'apps/web/node_modules/idb/index.js',
    'apps/web/e2e/home.test.ts',
    'apps/cli/src/main.ts',
  ])('does not change with %s', (path) => {
    expect(stampOf(tempTree({ ...TREE, [path]: 'x' }))).toBe(stampOf(tempTree(TREE)));
  });
});
