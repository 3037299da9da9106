/** Every file and folder that a page names is there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url).pathname;

const PAGES = globSync(
  ['*.md', 'docs/*.md', 'spec/*.md', '{packages,apps}/*/README.md', '*/README.md'],
  {
    cwd: ROOT,
  },
).filter((page) => page !== 'CHANGELOG.md');

/** What a path may begin at besides the page's own folder. */
const BASES = ['.', 'apps/web/e2e', ...globSync('{packages,apps}/*/src', { cwd: ROOT })];

/** Names that stand for any other. */
const EXAMPLES = new Set(['.ts', 'x.test.ts', 'chapter.rules.test.ts', 'src/index.ts', 'src/xx']);

/** Made by a command, so not there in a fresh clone. */
const MADE = /^(?:reports|dist|(?:apps|packages)\/[^/]+\/dist|node_modules)\b/u;

const FILE = /\.(?:ts|tsx|mjs|css|md|svg|json)$/u;
const PATH = /^(?!\/|@|\.\.?$)[\w@.*-]+(?:\/[\w@.*-]+)*\/?$/u;

const NAMES = globSync(
  ['{packages,apps,trials,tools,docs,spec,bench,examples,fixtures}/**/*', '{*,.*}'],
  {
    cwd: ROOT,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/u.test(path),
  },
).map((path) => path.split('/').at(-1)!);

/** With or without its `.ts`. A name alone is that of a file in a folder that was spoken of. */
function isThere(path: string, page: string): boolean {
  const wanted = path.replace(/\/$/u, '');
  if (!wanted.includes('/')) return NAMES.some((name) => matchesGlob(name, wanted));
  const bases = [dirname(page), join(dirname(page), 'src'), ...BASES];
  return bases.some((base) => {
    const pattern = join(base, wanted);
    return globSync([pattern, `${pattern}.ts`], { cwd: ROOT }).length > 0;
  });
}

it.each(PAGES)('%s names only files and folders that are there', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8').replaceAll(/```[\s\S]*?```/gu, '');
  const quoted = [...text.matchAll(/`(?<path>[^`\s]+)`/gu)]
    .map(({ groups }) => groups!['path']!)
    .filter((path) => !EXAMPLES.has(path) && !MADE.test(path))
    .filter(
      (path) =>
        PATH.test(path) &&
        (FILE.test(path) ||
          /^(?:packages|apps|docs|tools|trials|spec|bench|fixtures|src|room)\//u.test(path)),
    );
  const linked = [...text.matchAll(/\]\((?<path>[^)\s#]+)(?:#[^)]*)?\)/gu)]
    .map(({ groups }) => groups!['path']!)
    .filter((path) => !/^[a-z]+:/u.test(path));
  const missing = [
    ...quoted.filter((path) => !isThere(path, page)),
    ...linked.filter((path) => !existsSync(join(ROOT, dirname(page), path))),
  ];
  expect(missing).toEqual([]);
});
