// Builds the browser game into apps/web/dist, and does nothing when nothing has changed since.
// `node tools/build-web.mjs`; `buildWeb()` for others. A build takes a few seconds and is put in
// place at once, so that nobody ever reads half of one.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));

export const WEB_DIST = join(root, 'apps/web/dist');

/** Says from which sources a build was made. A dot file: it is not served. */
const STAMP = '.palier-stamp';

/** What a build is made from; tests beside it change nothing. */
const SOURCES = [
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'apps/web/public',
  'apps/web/src',
  'packages',
  'package-lock.json',
  'tools/build-web.mjs',
];

/** What gets smaller. Fonts and pictures are compressed already. */
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

/** Where `.br` and `.gz` would gain less than they cost. */
const SMALLEST = 512;

/**
 * @param {{ quiet?: boolean }} [options]
 * @returns {Promise<{ folder: string, built: boolean }>}
 */
export async function buildWeb({ quiet = false } = {}) {
  const stamp = stampOf(root);
  if (isFresh(stamp)) return { folder: WEB_DIST, built: false };
  if (!quiet) console.error('Building the browser game, a few seconds…');
  const fresh = join(root, 'node_modules', '.cache', `palier-web-${process.pid}`);
  try {
    await runVite(fresh);
    await compressAll(fresh);
    await writeFile(join(fresh, STAMP), stamp);
    putInPlace(fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return { folder: WEB_DIST, built: true };
}

/**
 * A process of its own: whoever calls may be a test, whose environment would make another game.
 *
 * @param {string} outDir
 * @returns {Promise<void>}
 */
async function runVite(outDir) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const { NODE_ENV: _, PALIER_QUICK: __, ...env } = process.env;
  const child = spawn(process.execPath, [vite, ...args], {
    cwd: join(root, 'apps/web'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = /** @type {unknown[]} */ (await once(child, 'close'));
  if (status !== 0) throw new Error('the browser game could not be built, see above');
}

/**
 * The fingerprint of everything a build is made from.
 *
 * @param {string} folder the repository
 * @returns {string}
 */
export function stampOf(folder) {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) => filesAt(join(folder, source)));
  for (const file of files.sort()) {
    const path = relative(folder, file).split(sep).join('/');
    hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  }
  return `${hash.digest('hex')}\n`;
}

/** @param {string} stamp */
function isFresh(stamp) {
  const file = join(WEB_DIST, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/**
 * @param {string} path a file or a folder, or nothing
 * @returns {readonly string[]}
 */
function filesAt(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter(({ name }) => !/^(?:node_modules|dist|testing)$|\.test\.tsx?$|\.md$/u.test(name))
      .flatMap(({ name }) => filesAt(join(path, name)));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return [path];
    throw error;
  }
}

/** @param {string} folder */
async function compressAll(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names
      .filter((name) => COMPRESSED.has(extname(name)) && !name.startsWith('.'))
      .map(async (name) => compress(join(folder, name))),
  );
}

/** @param {string} file */
async function compress(file) {
  const text = await readFile(file);
  if (text.length < SMALLEST) return;
  const brotli = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params: brotli }));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/** @param {string} fresh */
function putInPlace(fresh) {
  const old = `${fresh}-old`;
  mkdirSync(WEB_DIST, { recursive: true });
  renameSync(WEB_DIST, old);
  renameSync(fresh, WEB_DIST);
  rmSync(old, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildWeb();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
