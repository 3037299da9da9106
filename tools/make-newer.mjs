// Writes apps/web/build/newer.json, by `npm run lab:compat`: what some browser that the game is made for
// does not have, as MDN's data tell it. `apps/web/e2e/newer.test.ts` holds the built game against it.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OLDEST } from '../apps/web/build/oldest-browsers.ts';

/**
 * @typedef {object} Support
 * @property {string | boolean | null} version_added
 * @property {string | boolean} [version_removed]
 * @property {unknown} [flags]
 * @property {string} [prefix]
 * @property {string} [alternative_name]
 * @property {boolean} [partial_implementation]
 */
/** @typedef {{ support: Readonly<Record<string, Support | readonly Support[]>> }} Compat */
/**
 * Features with features within them, each of which may tell of its support.
 *
 * @typedef {{ readonly [name: string]: Features }} Features
 */
/** @typedef {readonly [name: string, compat: Compat, place: Features]} Feature */

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(join(root, 'tools/lab/compat/package.json'));
const data =
  /** @type {{ javascript: Features, api: Features, css: Features, __meta: { version: string } }} */ (
    JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'))
  );

/** Phones have numbers of their own. */
const BROWSERS = Object.entries(OLDEST).flatMap(([name, version]) => [
  { name, version, short: name },
  { name: name === 'safari' ? 'safari_ios' : `${name}_android`, version, short: name },
]);

/** What there is one of, and the interfaces it has its members from. */
const SINGLE = {
  navigator: ['Navigator'],
  document: ['Document', 'Node', 'EventTarget'],
  window: ['Window', 'EventTarget'],
  globalThis: ['Window', 'EventTarget'],
  self: ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope', 'EventTarget'],
  location: ['Location'],
  history: ['History'],
  screen: ['Screen'],
  performance: ['Performance', 'EventTarget'],
  crypto: ['Crypto'],
  localStorage: ['Storage'],
  sessionStorage: ['Storage'],
  indexedDB: ['IDBFactory'],
  caches: ['CacheStorage'],
};

const { css } = data;
const names = namesOf([data.javascript['builtins'] ?? {}, data.api]);
const list = {
  source: `@mdn/browser-compat-data ${data.__meta.version}`,
  oldest: OLDEST,
  // Whatever it is a member of.
  names: newerIn(names),
  globals: newerIn(childrenOf([data.javascript['builtins'] ?? {}, data.api])),
  // Of what a program calls by its own name: `navigator.share`, `URL.canParse`.
  members: newerInEach([
    ...Object.entries(SINGLE).map(([name, owners]) => withPlaces(name, owners.map(placeOf))),
    ...classes().map((name) => withPlaces(name, [placeOf(name)])),
  ]),
  properties: newerIn(childrenOf([css['properties'] ?? {}])),
  values: newerInEach(
    Object.entries(css['properties'] ?? {}).map(([name, place]) => withPlaces(name, [place])),
  ),
  functions: newerIn(namesOf([css['types'] ?? {}])),
  atRules: newerIn(childrenOf([css['at-rules'] ?? {}])),
  features: newerIn(
    childrenOf([css['at-rules']?.['media'] ?? {}, css['at-rules']?.['container'] ?? {}]),
  ),
  selectors: newerIn(childrenOf([css['selectors'] ?? {}])),
};
writeFileSync(join(root, 'apps/web/build/newer.json'), `${JSON.stringify(list, undefined, 2)}\n`);

/**
 * What is directly in some places, by its name.
 *
 * @param {readonly Features[]} places
 * @returns {ReadonlyMap<string, readonly Compat[]>}
 */
function childrenOf(places) {
  return grouped(places.flatMap(childrenIn));
}

/**
 * All that is somewhere in some places, by its name.
 *
 * @param {readonly Features[]} places
 */
function namesOf(places) {
  /** @type {(place: Features) => readonly Feature[]} */
  const all = (place) => childrenIn(place).flatMap((child) => [child, ...all(child[2])]);
  return grouped(places.flatMap(all));
}

/**
 * @param {Features} place
 * @returns {readonly Feature[]}
 */
function childrenIn(place) {
  return Object.entries(place)
    .filter(([name]) => name !== '__compat')
    .map(([name, child]) => {
      const compat = compatOf(child);
      return /** @type {const} */ ([name.replace(/_static$/u, ''), compat, child]);
    });
}

/**
 * A group has no support of its own, and tells of nothing newer.
 *
 * @param {Features} place
 * @returns {Compat}
 */
function compatOf(place) {
  return (
    /** @type {Compat | undefined} */ (/** @type {unknown} */ (place['__compat'])) ?? {
      support: {},
    }
  );
}

/** @param {readonly Feature[]} features */
function grouped(features) {
  /** @type {Map<string, Compat[]>} */
  const found = new Map();
  for (const [name, compat] of features) found.set(name, [...(found.get(name) ?? []), compat]);
  return found;
}

/** @param {string} name */
function placeOf(name) {
  return data.api[name] ?? data.javascript['builtins']?.[name] ?? {};
}

/** Classes and namespaces: a member of one's own stands beside those of its objects. */
function classes() {
  return Object.keys({ ...data.api, ...data.javascript['builtins'] }).filter(
    (name) => /^[A-Z]/u.test(name) && !isNewer(compatOf(placeOf(name))),
  );
}

/** @typedef {readonly [name: string, places: readonly Features[]]} WithPlaces */

/**
 * @param {string} name
 * @param {readonly Features[]} places
 * @returns {WithPlaces}
 */
function withPlaces(name, places) {
  return [name, places];
}

/** @param {readonly WithPlaces[]} all */
function newerInEach(all) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [name, places] of all) {
    const newer = newerIn(childrenOf(places));
    if (newer !== '') found[name] = newer;
  }
  return found;
}

/**
 * Names that are everywhere newer, apart by spaces; no events, which hurt nobody where they do not come.
 *
 * @param {ReadonlyMap<string, readonly Compat[]>} features
 */
function newerIn(features) {
  return [...features]
    .filter(
      ([name, compats]) =>
        /^[\w$-]+$/u.test(name) && !name.endsWith('_event') && compats.every(isNewer),
    )
    .map(([name]) => name)
    .toSorted()
    .join(' ');
}

/** @param {Compat} compat */
function isNewer({ support }) {
  if (Object.keys(support).length === 0) return false;
  return BROWSERS.some(({ name, version }) => {
    const said = support[name];
    return said !== undefined && ![said].flat().some((one) => hasIt(one, version));
  });
}

/**
 * @param {Support} support
 * @param {string} version
 */
function hasIt(support, version) {
  const { version_added: added, version_removed: removed } = support;
  const isPlain = !support.flags && !support.prefix && !support.alternative_name;
  if (!isPlain || support.partial_implementation === true || removed !== undefined) return false;
  if (typeof added !== 'string' || added === 'preview') return added === true;
  return isUpTo(added.replace('≤', ''), version);
}

/**
 * @param {string} one
 * @param {string} other
 */
function isUpTo(one, other) {
  const [a = [], b = []] = [one, other].map((version) => version.split('.').map(Number));
  const at = [0, 1].find((place) => (a[place] ?? 0) !== (b[place] ?? 0));
  return at === undefined || (a[at] ?? 0) < (b[at] ?? 0);
}
