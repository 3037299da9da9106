// Whether a change made Palier slower: this checkout beside another one, in one run.
//
//   node tools/bench-against.mjs ../before [--rounds 5] > bench/against.md
//
// The other must be set up (`node tools/setup.mjs` there). Machines wobble, and only ever to the worse:
// both are asked in turn, the first one changing each round, and of each figure the best of all rounds
// is told. A ratio above one means that this checkout is better.

import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '6' } },
});
const [other] = positionals;
if (other === undefined) throw new Error('Which checkout to compare with?');
const HERE = fileURLToPath(new URL('..', import.meta.url));
const checkouts = [resolve(other), HERE];

/** @typedef {Map<string, number>} Figures those in µs, ms and s are the better the smaller */

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {unknown}
 */
function palier(root, args) {
  const node = join(root, 'node_modules/node/bin/node');
  const text = execFileSync(node, ['apps/cli/src/main.ts', ...args, '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(text);
}

/** @typedef {{ rows: readonly { name: string, value: number, unit: string }[] }} Bench */
/** @typedef {{ movesPerSecond: number, server: { cpuPer1000Moves: number } }} Load */

/**
 * @param {string} root
 * @returns {Figures}
 */
function measure(root) {
  /** @type {Figures} */
  const figures = new Map();
  const { rows } = /** @type {Bench} */ (palier(root, ['bench']));
  for (const { name, value, unit } of rows) {
    // How long a thought goes on after its end: a matter of the machine's timers.
    if (name !== 'master-overrun') figures.set(`${name}, ${unit}`, value);
  }
  for (const tables of [50, 200]) {
    const asked = ['load', '--serve', '--tables', String(tables), '--seconds', values.seconds];
    const { movesPerSecond, server } = /** @type {Load} */ (palier(root, asked));
    figures.set(`online, ${tables} tables, moves/s`, movesPerSecond);
    figures.set(`online, ${tables} tables, server's s for 1,000 moves`, server.cpuPer1000Moves);
  }
  return figures;
}

/** @type {Figures[][]} */
const measured = [[], []];
for (let round = 0; round < Number(values.rounds); round++) {
  for (const place of round % 2 === 0 ? [0, 1] : [1, 0]) {
    measured[place]?.push(measure(checkouts[place] ?? ''));
    console.error(`round ${round + 1}, ${checkouts[place]}`);
  }
}

/** @param {string} root */
const commitOf = (root) =>
  execFileSync('git', ['-C', root, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const [before, now] = checkouts.map(commitOf);
console.log(`# Against an earlier state

\`node tools/bench-against.mjs OTHER --rounds ${values.rounds}\`, ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()} × ${cpus().length}. Both in turn in one run, the best of all rounds; the ratio is above one where it has become better.

| | ${before} | ${now} | ratio |
|---|---|---|---|`);
for (const name of measured[0]?.[0]?.keys() ?? []) {
  const isTime = /µs| s for /u.test(name);
  const [old = 0, fresh = 0] = measured.map((rounds) => {
    const figures = rounds.map((one) => one.get(name) ?? 0);
    return isTime ? Math.min(...figures) : Math.max(...figures);
  });
  const ratio = isTime ? old / fresh : fresh / old;
  const told = [old, fresh].map((number) => Number(number.toPrecision(4)).toLocaleString('en'));
  console.log(`| ${name} | ${told.join(' | ')} | ${ratio.toFixed(2)} |`);
}
