// The direct dependencies, as the manifests name them and the lockfiles know them.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { foreign, isBinary, nameAt, readLock, resolveFrom, treeOf } from './lockfile.mjs';

/** @typedef {import('./lockfile.mjs').Lock} Lock */

/** @typedef {'version' | 'where' | 'licence' | 'brings'} Known the columns of a row that are written here */
/** @typedef {Readonly<Record<Known, string>> & { name: string, place: string | undefined }} Direct */

/**
 * @typedef {object} Section a heading of the page with a table of direct dependencies
 * @property {string} title
 * @property {readonly Direct[]} directs
 * @property {string} total its row in the first table
 */

/**
 * @typedef {object} Manifest
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [devDependencies]
 * @property {Readonly<Record<string, string>>} [overrides]
 */

/** @typedef {{ folder: string, lock: Lock, manifests: ReadonlyMap<string, Manifest> }} Tree */

const TREES = [
  '',
  'tools/lab',
  'tools/lab/browsers',
  'tools/lab/compat',
  'tools/lab/packages',
  'tools/lab/peers',
];

const SHIPPED = 'What is shipped';
const BUILDING = 'What builds and starts it';
const TESTING = 'What tests it';

/** @typedef {'shipped' | 'building' | 'testing'} Kind what members, the house itself, and tests need */

/** Licences that a manifest tells in an old form or not at all, as read in the package itself. */
const TOLD = new Map([
  ['base64-arraybuffer@0.1.4', 'MIT'],
  ['only@0.0.2', 'MIT'],
  ['xmlhttprequest-ssl@2.1.2', 'MIT'],
]);

/**
 * @param {string} root
 * @returns {readonly Tree[]}
 */
export function readTrees(root) {
  return TREES.filter((folder) => existsSync(join(root, folder, 'package-lock.json'))).map(
    (folder) => {
      const members = folder === '' ? membersOf(root) : [];
      return {
        folder,
        lock: readLock(root, folder),
        manifests: new Map(['', ...members].map((at) => [at, readManifest(root, folder, at)])),
      };
    },
  );
}

/** @param {string} root */
function membersOf(root) {
  return ['packages', 'apps']
    .filter((kind) => existsSync(join(root, kind)))
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => `${kind}/${name}`))
    .concat('trials')
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/**
 * @param {readonly string[]} path
 * @returns {Manifest}
 */
function readManifest(...path) {
  return /** @type {Manifest} */ (JSON.parse(readFileSync(join(...path, 'package.json'), 'utf8')));
}

/**
 * @param {Tree} tree
 * @returns {readonly Section[]}
 */
export function sectionsOf(tree) {
  const { folder, lock } = tree;
  const places = foreign(lock).map(([place]) => place);
  const building = directsOf(tree, 'building');
  if (folder !== '') return [sectionOf(`\`${folder}\``, building, places, lock)];
  const shipped = directsOf(tree, 'shipped');
  const testing = directsOf(tree, 'testing').filter(({ name }) =>
    [...shipped, ...building].every((own) => own.name !== name),
  );
  const inShipped = treeOf(
    lock,
    shipped.flatMap(({ place }) => place ?? []),
  );
  const isDev = (/** @type {string} */ place) => lock.get(place)?.dev === true;
  const inUse = places.filter((place) => inShipped.has(place));
  const inBuilding = places.filter((place) => !inShipped.has(place) && !isDev(place));
  return [
    sectionOf(SHIPPED, shipped, inUse, lock),
    sectionOf(BUILDING, building, inBuilding, lock),
    sectionOf(TESTING, testing, places.filter(isDev), lock),
  ];
}

/**
 * @param {string} title
 * @param {readonly Direct[]} directs
 * @param {readonly string[]} places
 * @param {Lock} lock
 * @returns {Section}
 */
function sectionOf(title, directs, places, lock) {
  const binaries = places.filter((place) => isBinary(lock, place)).length;
  const total = `| ${title} | ${directs.length} | ${places.length - binaries} | ${binaries} |`;
  return { title, directs, total };
}

/**
 * @param {string} member
 * @param {Manifest} manifest
 * @param {Kind} kind
 * @returns {readonly string[]}
 */
function namesIn(member, { dependencies = {}, devDependencies = {} }, kind) {
  if (kind === 'testing') return Object.keys(devDependencies);
  return (member === '') === (kind === 'building') ? Object.keys(dependencies) : [];
}

/**
 * @param {Tree} tree
 * @param {Kind} kind
 * @returns {readonly Direct[]}
 */
function directsOf(tree, kind) {
  const { folder, lock, manifests } = tree;
  const company = companyOf(tree, kind);
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const [member, manifest] of manifests) {
    for (const name of namesIn(member, manifest, kind)) {
      const place = resolveFrom(lock, member, name);
      if (place !== undefined && lock.get(place)?.link === true) continue;
      users.set(name, [...(users.get(name) ?? []), member]);
    }
  }
  return [...users]
    .map(([name, members]) => {
      const place = resolveFrom(lock, members[0] ?? '', name);
      const entry = place === undefined ? undefined : lock.get(place);
      const where = members.map((member) => (member === '' ? folder : member));
      return {
        name,
        place,
        version: entry?.version ?? '',
        where: where.map((at) => (at === '' ? 'root' : `\`${at}\``)).join(', '),
        licence: place === undefined ? '' : (licenceAt(lock, place) ?? ''),
        brings: place === undefined ? '' : broughtBy(lock, place, company),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * What a package has for company: one that is shipped, the others that are; the rest, all.
 *
 * @param {Tree} tree
 * @param {Kind} kind
 * @returns {readonly string[]}
 */
function companyOf({ lock, manifests }, kind) {
  /** @type {readonly Kind[]} */
  const kinds = kind === 'shipped' ? ['shipped'] : ['shipped', 'building', 'testing'];
  return [...manifests].flatMap(([member, manifest]) =>
    kinds
      .flatMap((one) => namesIn(member, manifest, one))
      .map((name) => resolveFrom(lock, member, name) ?? '')
      .filter((place) => lock.has(place) && lock.get(place)?.link !== true),
  );
}

/**
 * How many packages come with one, and how many of them would go with it where that is not all.
 *
 * @param {Lock} lock
 * @param {string} place
 * @param {readonly string[]} company
 */
function broughtBy(lock, place, company) {
  const others = treeOf(
    lock,
    company.filter((other) => other !== place),
  );
  const tree = [...treeOf(lock, [place])].filter((other) => other !== place);
  const binaries = tree.filter((other) => isBinary(lock, other)).length;
  const alone = tree.filter((other) => !others.has(other) && !isBinary(lock, other)).length;
  const count = tree.length - binaries;
  const packages = count === alone ? String(count) : `${count}, ${alone} alone`;
  return binaries === 0 ? packages : `${packages} + ${binaries} binaries`;
}

/**
 * @param {Lock} lock
 * @param {string} place
 * @returns {string | undefined}
 */
export function licenceAt(lock, place) {
  const { license, version } = lock.get(place) ?? {};
  return license ?? TOLD.get(`${nameAt(place)}@${version}`);
}
