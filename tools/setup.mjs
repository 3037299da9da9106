// Installs what is missing, and nothing when nothing is: `node tools/setup.mjs [--play] [FOLDER]`.
// Plain JavaScript without dependencies, because it runs before anything is installed, on any
// Node from 20 on. FOLDER (default: the repository) holds a package.json with its lockfile.
// `--play`: what playing needs is enough; what only tests and checks need, half of all, can wait.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const UNREACHABLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/u;

const root = fileURLToPath(new URL('..', import.meta.url));
const isForPlay = process.argv[2] === '--play';
const folder = resolve(root, process.argv[isForPlay ? 3 : 2] ?? '.');
const stampFile = join(folder, 'node_modules', '.palier-stamp');

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  fail(
    `Palier needs Node ${OLDEST_NODE} or newer to set itself up; this is Node ${process.versions.node}.`,
  );
} else if (!isInstalled()) {
  await alone(async () => {
    if (!isInstalled()) await install();
  });
}

/**
 * One set-up of a folder at a time: `npm ci` takes node_modules away, also from under another one.
 * The lock lies outside of it and names its owner, so one left behind by a crash does not hold.
 *
 * @param {() => Promise<void>} work
 */
async function alone(work) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `palier-setup-${name}`);
  while (!take(lock)) await new Promise((settle) => setTimeout(settle, 200));
  process.once('exit', () => rmSync(lock, { force: true }));
  await work();
}

/** @param {string} lock */
function take(lock) {
  const own = `${lock}-${process.pid}`;
  // Linked, not written in place: a lock never lies there without its owner's number.
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (!isRunning(ownerOf(lock))) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @param {string} lock */
function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * The stamp says which lockfile was installed, for which machine, and how much of it.
 *
 * @param {'play' | 'all'} what
 */
function stamp(what) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  return `${hash} ${process.platform}-${process.arch} ${what}\n`;
}

function isInstalled() {
  if (!existsSync(stampFile)) return false;
  const installed = readFileSync(stampFile, 'utf8');
  return installed === stamp('all') || (isForPlay && installed === stamp('play'));
}

async function install() {
  const where = folder === resolve(root) ? '' : ` (${relative(root, folder)})`;
  console.error(
    `Setting up Palier${where}: npm ci, once, ${isForPlay ? 'some seconds' : 'about half a minute'}…`,
  );
  rmSync(stampFile, { force: true });
  const { status, output } = await npmCi();
  if (status !== 0 && UNREACHABLE.test(output)) {
    fail(
      'Palier could not be set up: the npm registry cannot be reached. Check the network, then try again.',
    );
    return;
  }
  if (status !== 0) {
    process.stderr.write(output);
    fail('Palier could not be set up: npm ci failed, see above.');
    return;
  }
  // The package `node` fetches its binary in an install script, which npm can be told to ignore.
  if (folder === resolve(root) && !existsSync(join(folder, 'node_modules', 'node', 'bin'))) {
    fail(
      'Palier could not be set up: npm did not run the install script of the package "node" (ignore-scripts?).',
    );
    return;
  }
  writeFileSync(stampFile, stamp(isForPlay ? 'play' : 'all'));
}

/** @returns {Promise<{ status: number, output: string }>} */
function npmCi() {
  // The Node that started npm, not ours: ours may be the one inside node_modules, about to go.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const retries = ['--fetch-retry-mintimeout=2000', '--fetch-retry-factor=2'];
  const parts = isForPlay ? ['--omit=dev'] : [];
  const args = ['ci', '--prefer-offline', '--loglevel=error', ...parts, ...retries];
  const child = npm
    ? spawn(node, [npm, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', args, {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      child.kill(signal);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
  }
  return new Promise((settle) => {
    child.on('error', (error) => settle({ status: 1, output: `${error.message}\n` }));
    child.on('close', (code) => settle({ status: code ?? 1, output }));
  });
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
