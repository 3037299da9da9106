// Reading the repository's source: which files there are, and their syntax trees.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';

/** @typedef {{ type: string, start: number, end: number } & Record<string, unknown>} Node ESTree */

/**
 * @typedef {object} Source
 * @property {string} path from the root, with `/`
 * @property {string} text
 * @property {Node} tree
 */

/** @typedef {(node: Node, parent: Node | undefined, key: string) => void} Visit */

/** What others wrote, or what was built. */
const SKIPPED = new Set(['node_modules', 'dist']);

const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/u;
const TEST = /\.test\.[jt]sx?$/u;

/** @param {string} path */
export function isTest(path) {
  return TEST.test(path);
}

/**
 * @param {string} root
 * @param {readonly string[]} folders
 * @returns {readonly string[]} paths from the root, sorted
 */
export function sourcePaths(root, folders) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((file) => SOURCE.test(file))
    .map((file) => relative(root, file).split(sep).join('/'))
    .sort();
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Source} throws when the file does not parse
 */
export function readSource(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message);
  return { path, text, tree: /** @type {Node} */ (/** @type {unknown} */ (program)) };
}

/**
 * Calls `visit` for every node below `node`, it included, parents first.
 *
 * @param {Node} node
 * @param {Visit} visit
 * @param {Node} [parent]
 * @param {string} [key] the member of the parent that holds the node
 */
export function walkTree(node, visit, parent, key = '') {
  visit(node, parent, key);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walkTree(child, visit, node, name);
    }
  }
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
export function isNode(value) {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

/**
 * @param {unknown} node
 * @returns {string | undefined} the text of a string literal, or of a template without holes
 */
export function stringOf(node) {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = /** @type {readonly { value: { cooked: string } }[]} */ (node['quasis']);
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/**
 * @param {Source} source
 * @param {Node} node
 * @returns {string} `path:line`
 */
export function locationOf(source, node) {
  return `${source.path}:${source.text.slice(0, node.start).split('\n').length}`;
}
