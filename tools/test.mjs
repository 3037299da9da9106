// Everything that must hold: format, lint, types, arrows, spec, dependencies, and every test. All of
// it begins at once: what waits, as a browser does, leaves its core to the others, and no test may
// depend on how long something takes.
// `--quick` sets PALIER_QUICK=1: shorter property runs, no programs from outside, and of the browser's
// tests only the smoke.
// Ends with `N passed, N failed`: the vitest tests plus one for each step.

import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { countReport } from './count-report.mjs';
import { findFirefox } from './find-firefox.mjs';

/** @typedef {{ name: string, args: readonly string[][] }} Step each of `args` is one command for node */
/** @typedef {{ seconds: number, ok: boolean, output: string }} Outcome */

const root = fileURLToPath(new URL('..', import.meta.url));
const quick = process.argv.includes('--quick');

// Not `node` from the path: called by hand, that may be an older one.
const node = join(root, 'node_modules/node/bin/node');
const { FORCE_COLOR: _, ...inherited } = process.env;
const firefox = findFirefox();
const env = {
  ...inherited,
  NO_COLOR: '1',
  // Every process takes what another has compiled.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/palier'),
  // The compiler and the type-aware lint end before their rubbish would be in anybody's way.
  GOGC: '400',
  // Which of the files that runs take in turns this one takes (tools/vitest-turns.ts).
  TEST_TURN: inherited['TEST_TURN'] ?? String(randomInt(1, 4)),
  ...(quick ? { PALIER_QUICK: '1' } : {}),
  ...(firefox === undefined ? {} : { PALIER_FIREFOX: firefox.program }),
};

/** @type {readonly Step[]} */
const steps = [
  { name: 'format', args: [['node_modules/oxfmt/bin/oxfmt', '--check']] },
  { name: 'lint', args: [['node_modules/oxlint/bin/oxlint', '--deny-warnings']] },
  {
    name: 'types',
    args: ['packages', 'node', 'web', 'e2e'].map((project) => [
      'node_modules/typescript/bin/tsc',
      '--project',
      `tsconfig.${project}.json`,
      // What has not changed since the last run is not looked at again.
      '--incremental',
      '--tsBuildInfoFile',
      `node_modules/.cache/palier/${project}.tsbuildinfo`,
      // Checkers beside each other do much of the work twice, and the cores are taken anyway.
      '--singleThreaded',
    ]),
  },
  { name: 'arrows', args: [['tools/check-arrows.mjs']] },
  { name: 'spec', args: [['tools/check-spec.mjs']] },
  { name: 'deps', args: [['tools/check-deps.mjs']] },
];

const SUITES = [
  { name: 'tests', config: 'vitest.config.ts' },
  { name: 'browser', config: 'apps/web/e2e/vitest.config.ts' },
];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

let passed = 0;
let failed = 0;

// Both suites need the built game, which is made once, while the steps have the other core.
const suites = buildWeb({ quiet: true }).then(async () =>
  Promise.all(SUITES.map(async ({ name, config }) => runTests(name, config))),
);

// They are told in the order of the list.
for (const [index, outcome] of (await Promise.all(steps.map(runStep))).entries()) {
  if (outcome.ok) passed += 1;
  else failed += 1;
  tell(steps[index]?.name ?? '', outcome, '');
}

for (const { count, outcome, detail, name } of await suites) {
  passed += count.passed;
  failed += count.failed;
  tell(name, outcome, detail);
}

if (firefox === undefined) console.log('skipped: the game in Firefox, which is not installed here');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function runStep(step) {
  const outcomes = await Promise.all(step.args.map(run));
  return {
    seconds: Math.max(...outcomes.map((outcome) => outcome.seconds)),
    ok: outcomes.every((outcome) => outcome.ok),
    output: outcomes.map((outcome) => outcome.output).join(''),
  };
}

/**
 * A suite without any test counts as one failed.
 *
 * @param {string} name
 * @param {string} config
 */
async function runTests(name, config) {
  const folder = mkdtempSync(join(tmpdir(), 'palier-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const report = join(folder, 'report.json');
  const outcome = await run([
    'node_modules/vitest/vitest.mjs',
    'run',
    `--config=${config}`,
    '--allowOnly=false',
    // A dot for a test: what failed stands out in a log that is cut.
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const count = countReport(readReport(report), outcome.ok);
  const output = [outcome.output, ...count.problems.map((problem) => `${problem}\n`)].join('');
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  const detail = `${count.passed} passed${skipped}, turn ${env.TEST_TURN} of 3`;
  return { name, count, detail, outcome: { ...outcome, ok: count.failed === 0, output } };
}

/**
 * @param {string} file
 * @returns {unknown} undefined when there is none
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
function run(args) {
  const started = performance.now();
  const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
  }
  return new Promise((settle) => {
    /** @param {boolean} ok */
    const end = (ok) => {
      running.delete(child);
      settle({ seconds: (performance.now() - started) / 1000, ok, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(false);
    });
    child.on('close', (code, signal) => {
      if (signal !== null) output += `ended by ${signal}\n`;
      end(code === 0);
    });
  });
}

/**
 * @param {string} name
 * @param {Outcome} outcome
 * @param {string} detail
 */
function tell(name, outcome, detail) {
  const mark = outcome.ok ? 'ok    ' : 'FAILED';
  console.log(
    `${mark} ${name.padEnd(7)} ${outcome.seconds.toFixed(1).padStart(5)} s  ${detail}`.trimEnd(),
  );
  if (!outcome.ok) console.log(outcome.output.trimEnd());
}
