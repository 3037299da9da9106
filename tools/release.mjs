// Makes a version: `npm run release -- 0.2.0`. Every manifest and lockfile of ours gets it, and what the
// changelog has under "Unreleased" stands under it with the day. Nothing is committed or published: what
// is to be done next is printed.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {Record<string, string>} Versions by package */
/** @typedef {{ name?: string, version?: string, private?: boolean, dependencies?: Versions, devDependencies?: Versions }} Manifest */
/** @typedef {Manifest & { packages: Record<string, Manifest> }} Lock */

/** @typedef {{ version: string, day: string }} Plan */
/**
 * @typedef {object} Release
 * @property {ReadonlyMap<string, string>} files their new texts
 * @property {readonly string[]} order what can be published, each after what it needs
 * @property {readonly string[]} problems
 */

const CHANGELOG = 'CHANGELOG.md';
const UNRELEASED = '## Unreleased\n';
const VERSION = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/u;

/** Who has a lockfile. The workspaces stand in that of the root. */
const TREES = [
  '',
  'tools/lab',
  'tools/lab/browsers',
  'tools/lab/compat',
  'tools/lab/packages',
  'tools/lab/peers',
];

/**
 * What a version would change; nothing where something is in its way.
 *
 * @param {string} root
 * @param {Plan} plan
 * @returns {Release}
 */
export function releaseOf(root, { version, day }) {
  const folders = [...TREES, ...workspaces(root)].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
  const manifests = new Map(
    folders.map((folder) => [
      folder,
      /** @type {Manifest} */ (readJson(root, folder, 'package.json')),
    ]),
  );
  const changelog = readFileSync(join(root, CHANGELOG), 'utf8');
  const current = manifests.get('')?.version ?? '';
  const problems = [
    ...(VERSION.test(version) ? [] : [`${version} is not a version like 0.2.0`]),
    ...(isNewer(version, current) ? [] : [`${version} is not newer than ${current}`]),
    ...[...manifests]
      .filter(([, manifest]) => manifest.version !== current)
      .map(
        ([folder, manifest]) => `${folder}/package.json has ${manifest.version}, not ${current}`,
      ),
    ...checkChangelog(changelog, version),
  ];
  if (problems.length > 0) return { files: new Map(), order: [], problems };
  const own = new Set([...manifests.values()].map(({ name }) => name ?? ''));
  const bump = (/** @type {Manifest} */ manifest) => bumped(manifest, version, own);
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [folder, manifest] of manifests) {
    files.set(join(folder, 'package.json'), textOf(bump(manifest)));
  }
  for (const folder of folders.filter((folder) => TREES.includes(folder))) {
    const lock = /** @type {Lock} */ (readJson(root, folder, 'package-lock.json'));
    /** @type {Lock['packages']} */
    const packages = {};
    for (const [place, entry] of Object.entries(lock.packages)) {
      packages[place] = place.includes('node_modules/') ? entry : bump(entry);
    }
    const text = textOf({ ...lock, version, packages });
    files.set(join(folder, 'package-lock.json'), text);
  }
  const heading = `${UNRELEASED}\n## ${version} · ${day}\n`;
  files.set(CHANGELOG, changelog.replace(UNRELEASED, heading));
  return { files, order: publishedIn(manifests), problems };
}

/**
 * @param {string} root
 * @returns {readonly string[]}
 */
function workspaces(root) {
  return ['packages', 'apps']
    .filter((kind) => existsSync(join(root, kind)))
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => `${kind}/${name}`))
    .concat('trials');
}

/**
 * The packages, each after those that it needs, and then the program, which needs none.
 *
 * @param {ReadonlyMap<string, Manifest>} manifests
 * @returns {readonly string[]}
 */
function publishedIn(manifests) {
  const libraries = [...manifests].filter(([folder]) => folder.startsWith('packages/'));
  /** @type {Set<string>} */
  const order = new Set();
  /** @param {readonly [string, Manifest]} library */
  const add = ([folder, { dependencies = {} }]) => {
    const needed = libraries.filter(([, { name = '' }]) => name in dependencies);
    for (const one of needed) add(one);
    order.add(folder);
  };
  for (const library of libraries) add(library);
  return [...order, 'apps/cli'];
}

/**
 * @param {Manifest} manifest
 * @param {string} version
 * @param {ReadonlySet<string>} own
 * @returns {Manifest}
 */
function bumped(manifest, version, own) {
  const result = { ...manifest, version };
  for (const kind of /** @type {const} */ (['dependencies', 'devDependencies'])) {
    const wanted = manifest[kind];
    if (wanted === undefined) continue;
    result[kind] = Object.fromEntries(
      Object.entries(wanted).map(([name, range]) => [name, own.has(name) ? version : range]),
    );
  }
  return result;
}

/**
 * @param {string} changelog
 * @param {string} version
 * @returns {readonly string[]}
 */
function checkChangelog(changelog, version) {
  const [, after] = changelog.split(UNRELEASED);
  if (after === undefined) return [`${CHANGELOG} has no "Unreleased"`];
  const news = after.split('\n## ')[0] ?? '';
  return [
    ...(news.includes('\n- ') ? [] : [`${CHANGELOG}: nothing is under "Unreleased"`]),
    ...(changelog.includes(`\n## ${version} `) ? [`${CHANGELOG} has ${version} already`] : []),
  ];
}

/**
 * @param {string} version
 * @param {string} current
 */
function isNewer(version, current) {
  const [wanted, had] = [version, current].map((text) => text.split('.').map(Number));
  const at = [0, 1, 2].find((index) => wanted?.[index] !== had?.[index]) ?? 0;
  return Number(wanted?.[at]) > Number(had?.[at]);
}

/** @param {readonly string[]} path */
function readJson(...path) {
  return /** @type {unknown} */ (JSON.parse(readFileSync(join(...path), 'utf8')));
}

/** @param {unknown} value As npm writes it. */
function textOf(value) {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/**
 * @param {string} version
 * @param {readonly string[]} order
 */
function whatIsNext(version, order) {
  return `Every manifest and lockfile has ${version}, and so has the changelog. Nothing is committed or published. Next:

  npm test && npm run lab:packages && npm run lab:npx
  git commit -am 'Release ${version}' && git tag v${version}
  npm run packages
${order.map((folder) => `  npm publish ./${folder}/dist`).join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const [version = ''] = process.argv.slice(2);
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  const { files, order, problems } = releaseOf(root, {
    version,
    day: new Date().toISOString().slice(0, 10),
  });
  const all = [
    ...problems,
    ...(changed === '' ? [] : ['there are changes that are not committed']),
  ];
  if (all.length > 0) {
    for (const problem of all) console.error(problem);
    process.exitCode = 1;
  } else {
    for (const [file, text] of files) writeFileSync(join(root, file), text);
    console.log(whatIsNext(version, order));
  }
}
