// The rule ledger, the tests, the refusals and the kernel's sources speak of the same rules.
// `node tools/check-spec.mjs [ROOT]` prints what is wrong, one line each.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isNode,
  isTest,
  locationOf,
  readSource,
  sourcePaths,
  stringOf,
  walkTree,
} from './source.mjs';
import { checkSources, readSources } from './spec-sources.mjs';

/** @typedef {import('./source.mjs').Node} Node */
/** @typedef {import('./source.mjs').Source} Source */
/** @typedef {{ id: string, place: string }} Mention */
/** @typedef {{ mentions: readonly Mention[], problems: readonly string[] }} Reading */
/** @typedef {import('./spec-sources.mjs').Entry} Entry */

/** Chapters of the ledger. A string of this form in a package's source is a rule id. */
const CHAPTERS = [
  'TURN',
  'DEAL',
  'DRAW',
  'LAY',
  'ADD',
  'DISC',
  'JOKER',
  'PASS',
  'STOCK',
  'END',
  'WIN',
  'OPEN',
  'KEEP',
  'MASTER',
  'LADDER',
  'INPUT',
  'HOUSE',
];

const ENTRY = /^### (?<id>[A-Z]+-[A-Za-z0-9]+) · \S/u;
const ALMOST_ENTRY = /^#{1,6}\s*[A-Z]{2,}-[A-Za-z0-9]/u;
const RULE_ID = new RegExp(`^(?:${CHAPTERS.join('|')})-[A-Za-z0-9]+$`, 'u');
const LEADING_IDS = /^(?:\[[^\]]*\]\s*)+/u;
const TITLED = new Set(['describe', 'it', 'suite', 'test']);

/**
 * @param {string} root
 * @returns {Promise<{ summary: string, problems: readonly string[] }>}
 */
export async function checkSpec(root) {
  const ledger = readLedger(root);
  const sources = checkSources(ledger.mentions, await readSources(root));
  const paths = sourcePaths(root, ['packages', 'apps', 'tools']);
  const titles = read(root, paths.filter(isTest), titlesIn);
  const literals = read(
    root,
    paths.filter((path) => /^packages\/[^/]+\/src\//u.test(path) && !isTest(path)),
    ruleIdsIn,
  );
  const known = new Set(ledger.mentions.map(({ id }) => id));
  const tested = new Set(titles.mentions.map(({ id }) => id));
  const problems = [
    ...ledger.problems,
    ...titles.problems,
    ...literals.problems,
    ...sources.problems,
    ...ledger.mentions
      .filter(({ id }) => !tested.has(id))
      .map(({ id, place }) => `${place}: ${id} has no test, write one titled '[${id}] …'`),
    ...[...titles.mentions, ...literals.mentions]
      .filter(({ id }) => !known.has(id))
      .map(({ id, place }) => `${place}: ${id} is not in the ledger`),
  ];
  const untested = [...known].filter((id) => !tested.has(id)).length;
  const summary =
    `spec: ${known.size} rules, ${known.size - untested} of them tested, ` +
    `${titles.mentions.length} mentions in titles, ${literals.mentions.length} in source, ` +
    `${sources.book} book (${sources.partly} of them in part a ruling), ${sources.ruling} ruling, ` +
    `${problems.length} problems`;
  return { summary, problems };
}

/**
 * @param {string} root
 * @returns {Reading & { mentions: readonly Entry[] }}
 */
function readLedger(root) {
  const folder = join(root, 'spec');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.md'),
      )
    : [];
  const chapters = files.sort().map((name) => {
    return readChapter(`spec/${name}`, readFileSync(join(folder, name), 'utf8'));
  });
  const mentions = chapters.flatMap((chapter) => chapter.mentions);
  const problems = chapters.flatMap((chapter) => chapter.problems);
  if (mentions.length === 0) problems.push('spec: no ledger entry found');
  /** @type {Map<string, string>} */
  const first = new Map();
  for (const { id, place } of mentions) {
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, place);
    else problems.push(`${place}: ${id} is already at ${earlier}`);
    if (!RULE_ID.test(id)) {
      problems.push(`${place}: ${id} is in no known chapter, add it to tools/check-spec.mjs`);
    }
  }
  return { mentions, problems };
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {Reading & { mentions: readonly Entry[] }}
 */
function readChapter(path, text) {
  /** @type {(Mention & { lines: string[] })[]} */
  const mentions = [];
  /** @type {string[]} */
  const problems = [];
  let fenced = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(?:```|~~~)/u.test(line)) fenced = !fenced;
    if (fenced) continue;
    const place = `${path}:${index + 1}`;
    const id = ENTRY.exec(line)?.groups?.['id'];
    if (id !== undefined) mentions.push({ id, place, lines: [] });
    else mentions.at(-1)?.lines.push(line);
    if (id === undefined && ALMOST_ENTRY.test(line))
      problems.push(`${place}: write it as '### ID-1 · short title'`);
  }
  return { mentions, problems };
}

/**
 * @param {string} root
 * @param {readonly string[]} paths
 * @param {(source: Source) => Reading} reader
 * @returns {Reading}
 */
function read(root, paths, reader) {
  const readings = paths.map((path) => {
    try {
      return reader(readSource(root, path));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { mentions: [], problems: [`${path}: does not parse: ${reason}`] };
    }
  });
  return {
    mentions: readings.flatMap((reading) => reading.mentions),
    problems: readings.flatMap((reading) => reading.problems),
  };
}

/**
 * The ids at the start of test titles: `it('[LAY-3] [JOKER-3] …')`, `test.each(cases)('[LAY-3] …')`.
 *
 * @param {Source} source
 * @returns {Reading}
 */
function titlesIn(source) {
  /** @type {Mention[]} */
  const mentions = [];
  /** @type {string[]} */
  const problems = [];
  walkTree(source.tree, (node) => {
    if (node.type !== 'CallExpression' || !TITLED.has(rootName(node['callee']))) return;
    const start = titleStart(Array.isArray(node['arguments']) ? node['arguments'][0] : undefined);
    if (start === undefined || !start.startsWith('[')) return;
    const place = locationOf(source, node);
    const leading = LEADING_IDS.exec(start)?.[0] ?? '';
    const ids = leading.match(/[^\][\s]+/gu) ?? [];
    mentions.push(...ids.map((id) => ({ id, place })));
    if (ids.length === 0 || start.startsWith('[', leading.length)) {
      problems.push(`${place}: write the id out, '[ID-1] …'`);
    }
  });
  return { mentions, problems };
}

/**
 * @param {unknown} callee `it`, `it.only`, `it.each(…)`, a tagged `it.each`
 * @returns {string}
 */
function rootName(callee) {
  if (!isNode(callee)) return '';
  switch (callee.type) {
    case 'Identifier':
      return String(callee['name']);
    case 'MemberExpression':
      return rootName(callee['object']);
    case 'CallExpression':
      return rootName(callee['callee']);
    case 'TaggedTemplateExpression':
      return rootName(callee['tag']);
    default:
      return '';
  }
}

/**
 * @param {unknown} title
 * @returns {string | undefined} a title's text, up to its first hole
 */
function titleStart(title) {
  const whole = stringOf(title);
  if (whole !== undefined || !isNode(title) || title.type !== 'TemplateLiteral') return whole;
  const quasis = /** @type {readonly { value: { cooked: string } }[]} */ (title['quasis']);
  return quasis[0]?.value.cooked;
}

/**
 * @param {Source} source
 * @returns {Reading}
 */
function ruleIdsIn(source) {
  /** @type {Mention[]} */
  const mentions = [];
  walkTree(source.tree, (node) => {
    const text = stringOf(node);
    if (text !== undefined && RULE_ID.test(text)) {
      mentions.push({ id: text, place: locationOf(source, node) });
    }
  });
  return { mentions, problems: [] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  const { summary, problems } = await checkSpec(root);
  for (const problem of problems) console.error(problem);
  console.log(summary);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
