import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { releaseOf } from './release.mjs';
import { tempTree } from './temp-tree.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DAY = '2026-11-19';

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

const RULES = { name: '@palier/rules', version: '0.1.0' };
const BOTS = {
  name: '@palier/bots',
  version: '0.1.0',
  dependencies: { '@palier/rules': '0.1.0', other: '0.1.0' },
};
const TREE = {
  'package.json': json({ name: 'house', version: '0.1.0' }),
  'package-lock.json': json({
    name: 'house',
    version: '0.1.0',
    packages: {
      '': { name: 'house', version: '0.1.0' },
      'node_modules/@palier/rules': { resolved: 'packages/rules', link: true },
      'node_modules/other': { version: '0.1.0' },
      'packages/bots': BOTS,
      'packages/rules': RULES,
    },
  }),
  'packages/rules/package.json': json(RULES),
  'packages/bots/package.json': json(BOTS),
  'tools/lab/package.json': json({ name: 'lab', version: '0.1.0' }),
  'tools/lab/package-lock.json': json({
    name: 'lab',
    version: '0.1.0',
    packages: { '': { name: 'lab', version: '0.1.0' } },
  }),
  'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing.\n',
};

describe('a new version', () => {
  it('is that of everything of ours, in manifests, lockfiles and the changelog', () => {
    const { files, order, problems } = releaseOf(tempTree(TREE), { version: '0.2.0', day: DAY });
    expect(problems).toEqual([]);
    expect(order).toEqual(['packages/rules', 'packages/bots', 'apps/cli']);
    const others = /"other": "0\.1\.0"|"node_modules\/other": \{\s*"version": "0\.1\.0"/gu;
    const wanted = Object.entries(TREE).map(([file, text]) => [
      file,
      text
        .replaceAll(others, (one) => one.replace('0.1.0', 'KEPT'))
        .replaceAll('0.1.0', '0.2.0')
        .replaceAll('KEPT', '0.1.0'),
    ]);
    expect(Object.fromEntries(files)).toEqual({
      ...Object.fromEntries(wanted),
      'CHANGELOG.md':
        '# Changelog\n\n## Unreleased\n\n## 0.2.0 · 2026-11-19\n\n### Added\n\n- A thing.\n',
    });
  });

  it.each([
    ['0.2', {}, '0.2 is not a version like 0.2.0'],
    ['v0.2.0', {}, 'v0.2.0 is not a version like 0.2.0'],
    ['0.1.0', {}, '0.1.0 is not newer than 0.1.0'],
    ['0.0.9', {}, '0.0.9 is not newer than 0.1.0'],
    [
      '0.2.0',
      { 'packages/rules/package.json': json({ ...RULES, version: '0.1.1' }) },
      'packages/rules/package.json has 0.1.1, not 0.1.0',
    ],
    ['0.2.0', { 'CHANGELOG.md': '# Changelog\n' }, 'CHANGELOG.md has no "Unreleased"'],
    [
      '0.2.0',
      { 'CHANGELOG.md': '## Unreleased\n\n## 0.1.0 · 2026-01-01\n\n- A thing.\n' },
      'CHANGELOG.md: nothing is under "Unreleased"',
    ],
    [
      '0.2.0',
      { 'CHANGELOG.md': '## Unreleased\n\n- More.\n\n## 0.2.0 · 2026-01-01\n\n- A thing.\n' },
      'CHANGELOG.md has 0.2.0 already',
    ],
  ])('%s is refused with a reason', (version, changed, problem) => {
    const release = releaseOf(tempTree({ ...TREE, ...changed }), { version, day: DAY });
    expect(release.problems).toContain(problem);
    expect(release.files.size).toBe(0);
  });

  it('changes nothing of this repository but versions', () => {
    const { files } = releaseOf(ROOT, { version: '999.0.0', day: DAY });
    for (const [file, text] of files) {
      if (file === 'CHANGELOG.md') continue;
      const before = readFileSync(join(ROOT, file), 'utf8').split('\n');
      const others = text.split('\n').filter((line, index) => line !== before[index]);
      expect(others.filter((line) => !line.includes('999.0.0'))).toEqual([]);
    }
  });
});
