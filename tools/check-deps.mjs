// Every library that we depend on is explained in docs/DEPENDENCIES.md, free, and as large as it says.
// `node tools/check-deps.mjs [ROOT]` prints what is wrong, one line each; `--write` first writes the
// columns that can be known (version, where, licence, brings) and leaves the others to a person.

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licenceAt, readTrees, sectionsOf } from './dep-trees.mjs';
import { foreign, nameAt, resolveFrom } from './lockfile.mjs';

/** @typedef {import('./dep-trees.mjs').Section} Section */
/** @typedef {import('./dep-trees.mjs').Tree} Tree */

/** @typedef {{ name: string, what: string, why: string, known: readonly string[] }} Row */

const PAGE = 'docs/DEPENDENCIES.md';
const KNOWN = /** @type {const} */ (['version', 'where', 'licence', 'brings']);

const TOTALS = 'How many there are';
const SCRIPTS = 'Install scripts';
const OVERRIDES = 'Overrides';

const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

/**
 * @param {string} root
 * @returns {{ summary: string, problems: readonly string[] }}
 */
export function checkDeps(root) {
  const trees = readTrees(root);
  const sections = trees.flatMap(sectionsOf);
  const page = readFileSync(join(root, PAGE), 'utf8');
  const problems = [
    ...trees.flatMap(checkTree),
    ...sections.flatMap((section) => checkSection(page, section)),
    ...checkNamed(page, SCRIPTS, namesOfScripts(trees)),
    ...checkNamed(page, OVERRIDES, trees.flatMap(overridesOf)),
  ];
  const count = sections.reduce((sum, { directs }) => sum + directs.length, 0);
  return { summary: `deps: ${count} direct, ${problems.length} problems`, problems };
}

/**
 * The page with all that can be known. Rows keep what people wrote in them.
 *
 * @param {string} root
 * @returns {string}
 */
export function writtenPage(root) {
  const sections = readTrees(root).flatMap(sectionsOf);
  const page = readFileSync(join(root, PAGE), 'utf8');
  const totals = sections.map(({ total }) => total);
  return sections.reduce(
    (text, section) => {
      const rows = rowsOf(text, section.title);
      const lines = section.directs.map((direct) => {
        const { what = '', why = '' } = rows.find(({ name }) => name === direct.name) ?? {};
        const { name, version, where, licence, brings } = direct;
        return `| \`${name}\` | ${version} | ${where} | ${what} | ${why} | ${licence} | ${brings} |`;
      });
      return withTable(text, section.title, lines);
    },
    withTable(page, TOTALS, totals),
  );
}

/**
 * Of an OR one must be free, of an AND all. Brackets are not read: where they matter, the answer is no
 * rather than yes.
 *
 * @param {string} licence
 * @returns {boolean}
 */
export function isFree(licence) {
  const plain = licence.replaceAll(/[()]/gu, '');
  return plain
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => FREE.has(name.trim())));
}

/**
 * @param {Tree} tree
 * @returns {readonly string[]}
 */
function checkTree({ folder, lock, manifests }) {
  const file = join(folder, 'package-lock.json');
  const packages = foreign(lock).flatMap(([place, { resolved }]) => {
    const licence = licenceAt(lock, place);
    const name = nameAt(place);
    return [
      ...(licence === undefined ? [`${file}: ${name} has no licence`] : []),
      ...(licence === undefined || isFree(licence)
        ? []
        : [`${file}: the licence of ${name}, ${licence}, is not among the free ones`]),
      // The lockfile leaves the registry out, so this is another place.
      ...(resolved === undefined ? [] : [`${file}: ${name} comes from ${resolved}`]),
    ];
  });
  const wanted = [...manifests].flatMap(([member, { dependencies, devDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) => {
      const place = resolveFrom(lock, member, name);
      const entry = place === undefined ? undefined : lock.get(place);
      const locked = entry?.link === true ? lock.get(entry.resolved ?? '') : entry;
      return locked?.version === version
        ? []
        : [
            `${join(folder, member, 'package.json')}: ${name} ${version}, ` +
              `but ${locked?.version ?? 'nothing'} in the lockfile`,
          ];
    }),
  );
  const overrides = [...manifests].flatMap(([member, manifest]) =>
    Object.entries(manifest.overrides ?? {})
      .filter(([name, version]) => lock.get(`node_modules/${name}`)?.version !== version)
      .map(
        ([name, version]) =>
          `${join(folder, member, 'package.json')}: nothing uses the override ${name} ${version}`,
      ),
  );
  return [...packages, ...wanted, ...overrides];
}

/**
 * @param {string} page
 * @param {Section} section
 * @returns {readonly string[]}
 */
function checkSection(page, { title, directs, total }) {
  const rows = rowsOf(page, title);
  const problems = directs.flatMap((direct) => {
    const row = rows.find(({ name }) => name === direct.name);
    const at = `${PAGE}: ${direct.name}`;
    if (row === undefined) return [`${at} is not explained under "${title}"`];
    const stale = KNOWN.filter((column, index) => row.known[index] !== direct[column]);
    return [
      ...stale.map((column) => `${at}: its ${column} is ${direct[column]}, run it with --write`),
      ...(row.what === '' ? [`${at}: for what?`] : []),
      ...(row.why === '' ? [`${at}: why this one?`] : []),
    ];
  });
  const gone = rows
    .filter(({ name }) => directs.every((direct) => direct.name !== name))
    .map(({ name }) => `${PAGE}: ${name} under "${title}" is no dependency`);
  const counted = tableOf(page, TOTALS)?.rows.includes(total) === true;
  return [
    ...problems,
    ...gone,
    ...(counted ? [] : [`${PAGE}: the total of "${title}" is stale, run it with --write`]),
  ];
}

/**
 * @param {readonly Tree[]} trees
 * @returns {readonly string[]}
 */
function namesOfScripts(trees) {
  return trees.flatMap(({ lock }) =>
    foreign(lock)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([place]) => nameAt(place)),
  );
}

/**
 * @param {Tree} tree
 * @returns {readonly string[]}
 */
function overridesOf({ manifests }) {
  return [...manifests.values()].flatMap(({ overrides }) => Object.keys(overrides ?? {}));
}

/**
 * A table that a person writes: in the first column it names these and no others.
 *
 * @param {string} page
 * @param {string} title
 * @param {readonly string[]} wanted
 * @returns {readonly string[]}
 */
function checkNamed(page, title, wanted) {
  const named = (tableOf(page, title)?.rows ?? []).flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`(?<name>[^`]+)`/gu)].map(
      ({ groups }) => groups?.['name'] ?? '',
    ),
  );
  return [
    ...new Set(
      wanted
        .filter((name) => !named.includes(name))
        .map((name) => `${PAGE}: ${name} is not named under "${title}"`),
    ),
    ...named
      .filter((name) => !wanted.includes(name))
      .map((name) => `${PAGE}: ${name} does not belong under "${title}" any more`),
  ];
}

/**
 * @param {string} page
 * @param {string} title
 * @returns {readonly Row[]}
 */
function rowsOf(page, title) {
  return (tableOf(page, title)?.rows ?? []).map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const [, name = '', version = '', where = '', what = '', why = '', licence = '', brings = ''] =
      cells;
    return { name: name.replaceAll('`', ''), what, why, known: [version, where, licence, brings] };
  });
}

/**
 * The rows of the first table under a heading, and where they are.
 *
 * @param {string} page
 * @param {string} title
 * @returns {{ rows: readonly string[], from: number, to: number } | undefined}
 */
function tableOf(page, title) {
  const heading = `\n## ${title}\n`;
  const start = page.indexOf(heading);
  if (start < 0) return undefined;
  const next = page.indexOf('\n## ', start + heading.length);
  const rule = /^\|(?:-+\|)+\n/mu.exec(page.slice(start, next < 0 ? undefined : next));
  if (rule === null) return undefined;
  const from = start + rule.index + rule[0].length;
  const text = /^(?:\|.*\n)*/u.exec(page.slice(from))?.[0] ?? '';
  return { rows: text.split('\n').filter((line) => line !== ''), from, to: from + text.length };
}

/**
 * @param {string} page
 * @param {string} title
 * @param {readonly string[]} lines
 */
function withTable(page, title, lines) {
  const table = tableOf(page, title);
  if (table === undefined) return page;
  const rows = lines.map((line) => `${line}\n`).join('');
  return page.slice(0, table.from) + rows + page.slice(table.to);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const folder = args.find((arg) => arg !== '--write');
  const root = resolve(folder ?? fileURLToPath(new URL('..', import.meta.url)));
  if (args.includes('--write')) writeFileSync(join(root, PAGE), writtenPage(root));
  const { summary, problems } = checkDeps(root);
  for (const problem of problems) console.error(problem);
  console.log(summary);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
