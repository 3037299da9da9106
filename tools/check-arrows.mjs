// Arrows point one way, and packages touch nothing outside themselves.
// `node tools/check-arrows.mjs [ROOT]` prints what is wrong, one line each.

import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix, resolve } from 'node:path';
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

/** @typedef {import('./source.mjs').Node} Node */
/** @typedef {import('./source.mjs').Source} Source */

/**
 * @typedef {object} Member one workspace
 * @property {string} folder `packages/rules`
 * @property {string} name `@palier/rules`
 * @property {ReadonlySet<string>} dependencies declared in its package.json
 * @property {ReadonlySet<string>} doors its `exports`: `.`, `./notation`
 */

/** @typedef {{ node: Node, specifier: string | undefined, typeOnly: boolean }} Import */

/**
 * What each workspace may import. `types` means `import type` only; tests, which are not shipped,
 * may run what they describe.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, 'values' | 'types'>>>>}
 */
const ARROWS = {
  'packages/rules': {},
  'packages/bots': { 'packages/rules': 'values' },
  'packages/text': {
    'packages/rules': 'values',
    'packages/bots': 'types',
    'packages/table': 'types',
  },
  'packages/table': { 'packages/rules': 'values' },
  // Names and faces are those of a table.
  'packages/people': { 'packages/rules': 'values', 'packages/table': 'values' },
  'apps/web': everyPackage(),
  'apps/server': everyPackage(),
  'apps/cli': { ...everyPackage(), 'apps/server': 'values' },
  // Nothing is built on trials: no row has them as a target, and tools start them.
  trials: {
    'packages/rules': 'values',
    'packages/table': 'values',
    'packages/people': 'values',
    'apps/server': 'values',
  },
};

/**
 * What the folders of an app's `src` may import of each other. A folder stands below all that import
 * it, so there are no cycles. What lies in `src` itself starts the app and may import everything.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>}
 */
const FOLDERS = {
  'apps/server': {
    base: [],
    people: [],
    ledger: ['people'],
    'bot-decider': ['base'],
    live: ['base'],
    api: ['base'],
    admin: ['api', 'base', 'ledger'],
    push: ['base', 'ledger'],
  },
  'apps/web': {
    board: [],
    minds: [],
    jobs: ['minds'],
    state: [],
    local: ['minds', 'state'],
    styles: [],
    ui: ['board', 'state', 'styles'],
    people: ['state'],
    rulebook: ['board', 'state', 'styles', 'ui'],
    settings: ['local', 'people', 'state', 'styles', 'ui'],
    you: ['board', 'local', 'people', 'state', 'ui'],
    'new-game': ['board', 'local', 'state', 'ui', 'you'],
    goals: ['board', 'local', 'new-game', 'state', 'ui'],
    results: ['board', 'goals', 'local', 'state', 'ui'],
    table: ['board', 'local', 'results', 'rulebook', 'settings', 'state', 'ui'],
    replay: ['board', 'local', 'state', 'table', 'ui'],
    online: ['board', 'new-game', 'people', 'state', 'table', 'ui'],
    profile: ['board', 'online', 'people', 'state', 'ui', 'you'],
    nights: ['board', 'online', 'people', 'state', 'ui'],
    clubs: ['board', 'new-game', 'nights', 'online', 'people', 'profile', 'results', 'state', 'ui'],
    'online-table': ['board', 'local', 'nights', 'online', 'results', 'state', 'table', 'ui'],
    tv: ['board', 'new-game', 'online', 'online-table', 'state', 'table', 'ui'],
    games: ['board', 'local', 'online', 'replay', 'state', 'ui'],
    companion: ['board', 'new-game', 'state', 'ui'],
    drills: ['board', 'jobs', 'local', 'results', 'state', 'table', 'ui'],
    home: [
      'board',
      'drills',
      'games',
      'goals',
      'local',
      'new-game',
      'online',
      'replay',
      'state',
      'styles',
      'ui',
    ],
    ladders: ['board', 'jobs', 'local', 'new-game', 'state', 'ui'],
    learn: ['board', 'state', 'ui'],
    lesson: ['board', 'new-game', 'state', 'table', 'ui', 'you'],
    referee: ['board', 'companion', 'new-game', 'rulebook', 'state', 'table', 'ui'],
    review: ['board', 'jobs', 'local', 'replay', 'results', 'state', 'table', 'ui'],
    statistics: ['board', 'local', 'people', 'state', 'ui'],
    places: [
      'clubs',
      'companion',
      'drills',
      'goals',
      'ladders',
      'learn',
      'lesson',
      'online',
      'people',
      'profile',
      'referee',
      'review',
      'state',
      'statistics',
      'tv',
      'ui',
      'you',
    ],
    gallery: ['board', 'online', 'state', 'styles', 'ui'],
  },
};

/** These depend on no library at all. */
const ALONE = new Set(['packages/rules', 'packages/bots', 'packages/text']);

/** Globals a package has no use for: time, chance, I/O, and the ways around this list. */
const FORBIDDEN = new Set([
  'Date',
  'Temporal',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'crypto',
  'console',
  'process',
  'fetch',
  'globalThis',
  'require',
  'eval',
]);

const BUILTINS = new Set(builtinModules);

function everyPackage() {
  return /** @type {const} */ ({
    'packages/rules': 'values',
    'packages/bots': 'values',
    'packages/text': 'values',
    'packages/table': 'values',
    'packages/people': 'values',
  });
}

/**
 * @param {string} root
 * @returns {{ files: number, problems: readonly string[] }}
 */
export function checkArrows(root) {
  const members = readMembers(root);
  const problems = members
    .filter((member) => ARROWS[member.folder] === undefined)
    .map((member) => `${member.folder}: no arrows known for it, add it to tools/check-arrows.mjs`);
  problems.push(...checkFolders());
  const paths = sourcePaths(root, ['packages', 'apps', 'tools', 'trials']);
  for (const path of paths) {
    const source = tryRead(root, path);
    if (typeof source === 'string') problems.push(source);
    else problems.push(...checkSource(source, members));
  }
  if (paths.length === 0) problems.push(`${root}: no source found`);
  return { files: paths.length, problems };
}

/**
 * Each folder imports only from those written before it.
 *
 * @returns {readonly string[]}
 */
function checkFolders() {
  return Object.entries(FOLDERS).flatMap(([app, folders]) => {
    const names = Object.keys(folders);
    return names.flatMap((name, place) =>
      (folders[name] ?? [])
        .filter((below) => !names.slice(0, place).includes(below))
        .map((below) => `${app}: ${name} may not stand above ${below} in tools/check-arrows.mjs`),
    );
  });
}

/**
 * @param {string} root
 * @returns {readonly Member[]}
 */
function readMembers(root) {
  return ['packages', 'apps']
    .filter((kind) => existsSync(join(root, kind)))
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => `${kind}/${name}`))
    .concat('trials')
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest =
        /** @type {{ name: string, dependencies?: object, exports?: object | string }} */ (
          JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
        );
      const { exports = {} } = manifest;
      return {
        folder,
        name: manifest.name,
        dependencies: new Set(Object.keys(manifest.dependencies ?? {})),
        doors: new Set(typeof exports === 'string' ? ['.'] : Object.keys(exports)),
      };
    });
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Source | string}
 */
function tryRead(root, path) {
  try {
    return readSource(root, path);
  } catch (error) {
    return `${path}: does not parse: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * @param {Source} source
 * @param {readonly Member[]} members
 * @returns {readonly string[]}
 */
function checkSource(source, members) {
  const member = members.find(({ folder }) => source.path.startsWith(`${folder}/`));
  /** @type {string[]} */
  const problems = [];
  walkTree(source.tree, (node, parent, key) => {
    /** @param {string | undefined} problem */
    const report = (problem) => {
      if (problem !== undefined) problems.push(`${locationOf(source, node)}: ${problem}`);
    };
    if (node.type === 'ExportAllDeclaration') report('export * hides what is public, name it');
    if (member === undefined) return;
    const found = importOf(node);
    if (found !== undefined) report(checkImport(found, member, { source, members }));
    if (member.folder.startsWith('packages/') && !isTest(source.path)) {
      report(checkGlobal(node, parent, key));
    }
  });
  return problems;
}

/**
 * @param {Node} node
 * @returns {Import | undefined}
 */
function importOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
      return {
        node,
        specifier: stringOf(node['source']),
        typeOnly: node['importKind'] === 'type' || everyIsType(node['specifiers'], 'importKind'),
      };
    case 'ExportNamedDeclaration':
      if (!isNode(node['source'])) return undefined;
      return {
        node,
        specifier: stringOf(node['source']),
        typeOnly: node['exportKind'] === 'type' || everyIsType(node['specifiers'], 'exportKind'),
      };
    case 'ExportAllDeclaration':
      return {
        node,
        specifier: stringOf(node['source']),
        typeOnly: node['exportKind'] === 'type',
      };
    case 'ImportExpression':
      return { node, specifier: stringOf(node['source']), typeOnly: false };
    case 'TSImportType':
      return { node, specifier: stringOf(node['source'] ?? node['argument']), typeOnly: true };
    default:
      return undefined;
  }
}

/**
 * @param {unknown} specifiers
 * @param {string} kind
 */
function everyIsType(specifiers, kind) {
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((specifier) => isNode(specifier) && specifier[kind] === 'type')
  );
}

/**
 * @param {Import} found
 * @param {Member} member
 * @param {{ source: Source, members: readonly Member[] }} context
 * @returns {string | undefined}
 */
function checkImport({ specifier, typeOnly }, member, { source, members }) {
  const test = isTest(source.path) || isUnshipped(source.path);
  if (specifier === undefined) return 'an import whose target is computed cannot be checked';
  if (specifier.startsWith('.')) return checkRelative(specifier, member, source.path);
  if (specifier.startsWith('/')) return `${specifier} is an absolute path`;
  if (specifier.startsWith('node:') || BUILTINS.has(specifier.split('/')[0] ?? '')) {
    return member.folder.startsWith('packages/') && !isForTests(source.path)
      ? `${specifier} is Node's, and a package runs anywhere`
      : undefined;
  }
  // Written by a plugin while the app is built.
  if (specifier.startsWith('virtual:') && member.folder.startsWith('apps/')) return undefined;
  const target = members.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (target === undefined) return test ? undefined : checkLibrary(specifier, member);
  // Tests in a browser start everything.
  if (target === member || /^apps\/[^/]+\/e2e\//u.test(source.path)) return undefined;
  const arrow = ARROWS[member.folder]?.[target.folder];
  if (arrow === undefined) return `${member.folder} must not import ${target.folder}`;
  if (arrow === 'types' && !typeOnly && !test) {
    return `${member.folder} may import only types from ${target.folder}`;
  }
  // `?url`: a file's address, asked of the build.
  const door = `.${specifier.slice(target.name.length).replace(/\?url$/u, '')}`;
  if (!target.doors.has(door)) return `${specifier} is not in the exports of ${target.folder}`;
  if (door === './testing' && !isForTests(source.path)) return `${specifier} is for tests only`;
  return member.dependencies.has(target.name) ? undefined : undeclared(target.name, member);
}

/**
 * What builds an app, helps its tests, drives it in a browser or tries it: never inside what is shipped.
 *
 * @param {string} path
 */
function isUnshipped(path) {
  return /^trials\/|^apps\/[^/]+\/(?:build\/|e2e\/|[^/]+\.config\.|src\/(?:[^/]+\/)*testing\/)/u.test(
    path,
  );
}

/**
 * A test, or what helps tests: it may use what others keep for tests.
 *
 * @param {string} path
 */
function isForTests(path) {
  return isTest(path) || isUnshipped(path) || path.includes('/testing/');
}

/**
 * @param {string} specifier
 * @param {Member} member
 * @param {string} path
 */
function checkRelative(specifier, member, path) {
  const target = posix.join(posix.dirname(path), specifier);
  if (target.startsWith(`${member.folder}/`)) {
    const isHelper = target.includes('/testing/') && !isForTests(path);
    return isHelper ? `${specifier} is for tests only` : checkFolder(target, member, path);
  }
  const shared = (isTest(path) || isUnshipped(path)) && /^(?:fixtures|tools|spec)\//u.test(target);
  return shared ? undefined : `${specifier} leads out of ${member.folder}`;
}

/**
 * @param {string} target
 * @param {Member} member
 * @param {string} path
 */
function checkFolder(target, member, path) {
  const folders = FOLDERS[member.folder];
  const from = folderIn(member, path);
  const to = folderIn(member, target);
  if (folders === undefined || from === to || from === undefined) return undefined;
  if (isForTests(path)) return undefined;
  if (to === undefined) return `${target} starts ${member.folder}, and ${from} is below it`;
  const below = folders[from];
  if (below === undefined) return `no arrows known for ${from}, add it to tools/check-arrows.mjs`;
  return below.includes(to) ? undefined : `${from} must not import ${to}`;
}

/**
 * The folder of an app's `src` that a file is in: undefined right under `src` and outside of it.
 *
 * @param {Member} member
 * @param {string} path
 */
function folderIn({ folder }, path) {
  const inside = path.slice(`${folder}/src/`.length);
  const [name, file] = inside.split('/');
  return path.startsWith(`${folder}/src/`) && file !== undefined ? name : undefined;
}

/**
 * @param {string} specifier
 * @param {Member} member
 */
function checkLibrary(specifier, member) {
  const parts = specifier.split('/');
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  if (ALONE.has(member.folder)) return `${name} is a library, and ${member.folder} uses none`;
  return member.dependencies.has(name) ? undefined : undeclared(name, member);
}

/**
 * @param {string} name
 * @param {Member} member
 */
function undeclared(name, member) {
  return `${name} is not among the dependencies in ${member.folder}/package.json`;
}

/**
 * @param {Node} node
 * @param {Node | undefined} parent
 * @param {string} key
 * @returns {string | undefined}
 */
function checkGlobal(node, parent, key) {
  if (node.type !== 'Identifier' || parent === undefined || isOnlyName(parent, key)) {
    return undefined;
  }
  const name = String(node['name']);
  if (FORBIDDEN.has(name)) return `${name} is not for packages: no clock, no chance, no I/O`;
  if (name === 'Math' && !isHarmlessMath(parent, key)) {
    return 'Math.random is not for packages, take a Chance (and write other uses as Math.name)';
  }
  return undefined;
}

/**
 * A name that is no reference: a property, a label, an imported or exported name.
 *
 * @param {Node} parent
 * @param {string} key
 */
function isOnlyName(parent, key) {
  switch (parent.type) {
    case 'MemberExpression':
      return key === 'property' && parent['computed'] !== true;
    case 'ImportSpecifier':
      return key === 'imported';
    case 'ExportSpecifier':
      return key === 'exported';
    case 'TSQualifiedName':
      return key === 'right';
    case 'TSImportType':
      return key === 'qualifier';
    default:
      return key === 'label' || (key === 'key' && parent['computed'] !== true);
  }
}

/**
 * @param {Node} parent
 * @param {string} key
 */
function isHarmlessMath(parent, key) {
  if (parent.type !== 'MemberExpression' || key !== 'object' || parent['computed'] === true) {
    return false;
  }
  return isNode(parent['property']) && parent['property']['name'] !== 'random';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  const { files, problems } = checkArrows(root);
  for (const problem of problems) console.error(problem);
  console.log(`arrows: ${files} files, ${problems.length} problems`);
  // Where there are no files it looked in the wrong place.
  process.exitCode = files > 0 && problems.length === 0 ? 0 : 1;
}
