// What a lockfile says of the packages in it, without looking at what is installed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Entry one place of a lockfile, as npm writes it
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [resolved]
 * @property {boolean} [link] a workspace
 * @property {boolean} [dev] only for development
 * @property {boolean} [hasInstallScript]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [devDependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, { optional?: boolean }>>} [peerDependenciesMeta]
 */

/** @typedef {ReadonlyMap<string, Entry>} Lock by place: `node_modules/a/node_modules/b` */

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Lock}
 */
export function readLock(root, folder) {
  const { packages } = /** @type {{ packages: Record<string, Entry> }} */ (
    JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'))
  );
  return new Map(Object.entries(packages));
}

/** @param {string} place */
export function nameAt(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * The packages that others wrote.
 *
 * @param {Lock} lock
 * @returns {readonly (readonly [place: string, entry: Entry])[]}
 */
export function foreign(lock) {
  return [...lock].filter(([place, entry]) => place.includes('node_modules/') && !entry.link);
}

/**
 * Where `name` is found from a place: there, or above.
 *
 * @param {Lock} lock
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
export function resolveFrom(lock, from, name) {
  const here = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (lock.has(here)) return here;
  const cut = from.lastIndexOf('node_modules/');
  return from === '' ? undefined : resolveFrom(lock, cut > 0 ? from.slice(0, cut - 1) : '', name);
}

/**
 * Everything that comes with a package, itself included.
 *
 * @param {Lock} lock
 * @param {readonly string[]} places
 * @returns {ReadonlySet<string>}
 */
export function treeOf(lock, places) {
  const seen = new Set(places);
  // A set that grows is walked to its end.
  for (const place of seen) {
    for (const name of needsOf(lock.get(place))) {
      const found = resolveFrom(lock, place, name);
      if (found !== undefined) seen.add(found);
    }
  }
  return seen;
}

/**
 * @param {Entry | undefined} entry
 * @returns {readonly string[]}
 */
function needsOf(entry) {
  const peers = Object.keys(entry?.peerDependencies ?? {});
  return [
    ...Object.keys(entry?.dependencies ?? {}),
    ...Object.keys(entry?.optionalDependencies ?? {}),
    ...peers.filter((name) => entry?.peerDependenciesMeta?.[name]?.optional !== true),
  ];
}

/**
 * A binary for one kind of machine: of many such, one is installed.
 *
 * @param {Lock} lock
 * @param {string} place
 */
export function isBinary(lock, place) {
  const { os, cpu } = lock.get(place) ?? {};
  return os !== undefined || cpu !== undefined;
}
