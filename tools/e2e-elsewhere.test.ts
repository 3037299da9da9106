/** What cannot be tested in every browser stands in the docs, and nothing else does. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

const REASON =
  /chromiumSession\(\s*\w+,\s*'(?<said>[^']+)'|\$\{onlyElsewhere\} (?<other>[^`$]+)`/gu;

it('each reason has its line in docs/TESTING.md', () => {
  const told = new Set(
    globSync('apps/web/e2e/**/*.ts', { cwd: root })
      // What it costs is measured in Chromium alone.
      .filter((file) => !file.endsWith('bench.task.ts'))
      .flatMap((file) => [...readFileSync(`${root}${file}`, 'utf8').matchAll(REASON)])
      .map(({ groups }) => (groups!['said'] ?? groups!['other'])!),
  );
  expect(told.size).toBeGreaterThan(3);
  const docs = readFileSync(`${root}docs/TESTING.md`, 'utf8');
  const table = docs.slice(docs.indexOf('| what | not in |'), docs.indexOf('### What is too new'));
  const listed = [...table.matchAll(/^\| (?<what>[a-z][^|]+) \| [A-Z]/gmu)].map(([, what]) => what);
  expect(new Set(listed)).toEqual(told);
});
