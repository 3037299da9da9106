// The first thing that runs in the executable. What is packed into it, the program, its workers and the
// browser game, is laid into a folder of the user's once for each version, and run from there as
// `npm install -g palier` would have laid it: so both are one program.

import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, isAbsolute, join, sep } from 'node:path';
import { getAsset, getAssetKeys } from 'node:sea';

const FINGERPRINT = 'fingerprint';
const PROGRAM = 'palier.js';

const { argv, env } = process;
const folder = unpacked();
// Started by itself with a script of its own, as `fork` does: that one is meant, and what stands before
// it is for Node.
const own = argv.findIndex((one, index) => index > 1 && one.startsWith(folder + sep));
const program = argv[own] ?? join(folder, PROGRAM);
process.argv = [process.execPath, program, ...argv.slice(own === -1 ? 2 : own + 1)];
// What is inside cannot import what lies outside; a script that lies there can.
const door = join(folder, 'door.mjs');
const { run } = /** @type {typeof import('./door.mjs')} */ (createRequire(door)(door));
void run(program, own === -1 ? [] : argv.slice(2, own));

function unpacked() {
  const name = `palier-${getAsset(FINGERPRINT, 'utf8')}`;
  const place = join(cacheFolder(), name);
  if (existsSync(place)) return place;
  try {
    return unpackTo(place);
  } catch {
    // Nothing can be kept here: then it is unpacked at every start, and nobody else's is trusted.
    const once = mkdtempSync(join(tmpdir(), `${name}-`));
    process.once('exit', () => rmSync(once, { recursive: true, force: true }));
    fill(once);
    return once;
  }
}

/**
 * At once or not at all: another start may be doing the same.
 *
 * @param {string} place
 */
function unpackTo(place) {
  mkdirSync(dirname(place), { recursive: true });
  const fresh = mkdtempSync(`${place}-`);
  try {
    fill(fresh);
    renameSync(fresh, place);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
  return place;
}

/** @param {string} place */
function fill(place) {
  for (const key of getAssetKeys()) {
    if (key === FINGERPRINT) continue;
    const file = join(place, ...key.split('/'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, new Uint8Array(getAsset(key)));
  }
}

/** Where programs keep what they can make again. */
function cacheFolder() {
  const home = homedir();
  switch (process.platform) {
    case 'win32':
      return env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local');
    case 'darwin':
      return join(home, 'Library', 'Caches');
    default:
      // XDG Base Directory Specification: what is not absolute is ignored.
      return absolute(env['XDG_CACHE_HOME']) ?? join(home, '.cache');
  }
}

/** @param {string | undefined} path */
function absolute(path) {
  return path !== undefined && isAbsolute(path) ? path : undefined;
}
