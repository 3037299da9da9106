// Proves a change to tests: `npm run test:hard`. The whole of `npm test` three times while another
// program keeps every core busy, once for each turn of what runs take in turns, and once with the files of both suites in a fresh random order. No
// test may fail for any reason but a defect, and neither a busy machine nor an order is one.
// Ends with the sum, `N passed, N failed`; status 1 where anything failed.

import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ name: string, isBusy: boolean, env: NodeJS.ProcessEnv }} Run */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const root = fileURLToPath(new URL('..', import.meta.url));
const node = join(root, 'node_modules/node/bin/node');

/** Does nothing but work, and ends with who started it: then its input is closed. */
const BURNER = `
  process.stdin.on('end', () => process.exit()).resume();
  const work = () => {
    for (const end = performance.now() + 50; performance.now() < end; );
    setImmediate(work);
  };
  work();
`;

const seed = randomInt(1_000_000);

/** @type {readonly Run[]} */
const RUNS = [
  ...['1', '2', '3'].map((turn) => ({
    name: `busy, turn ${turn} of 3`,
    isBusy: true,
    env: { TEST_TURN: turn },
  })),
  {
    name: `files in the order of seed ${seed}`,
    isBusy: false,
    env: { TEST_ORDER: String(seed) },
  },
];

/** @type {Set<ChildProcess>} */
const running = new Set();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

let passed = 0;
let failed = 0;
for (const { name, isBusy, env } of RUNS) {
  const burners = isBusy ? Array.from({ length: availableParallelism() }, burn) : [];
  const started = performance.now();
  const { output, isOk } = await test(env);
  for (const burner of burners) burner.kill();
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const counts = /^(?<passed>\d+) passed, (?<failed>\d+) failed$/u.exec(last)?.groups;
  // One that says no sum has failed as a whole.
  passed += Number(counts?.['passed'] ?? 0);
  failed += Number(counts?.['failed'] ?? 1);
  if (!isOk) console.log(output.trimEnd());
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name.padEnd(32)} ${seconds} s  ${last}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @returns {ChildProcess} */
function burn() {
  const child = spawn(node, ['-e', BURNER], { stdio: ['pipe', 'ignore', 'ignore'] });
  return keep(child);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ output: string, isOk: boolean }>}
 */
function test(env) {
  const child = keep(
    spawn(node, ['tools/test.mjs'], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
  }
  return new Promise((settle) => {
    child.on('close', (code) => settle({ output, isOk: code === 0 }));
  });
}

/**
 * @param {ChildProcess} child
 * @returns {ChildProcess}
 */
function keep(child) {
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}
