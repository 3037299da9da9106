// Whether a change made Palier slower: this checkout beside another one, in one run.
//
//   node tools/bench-against.mjs ../before [--heats 8] [--rounds 9] [--loads 9] > bench/against.md
//
// The other must be set up (`node tools/setup.mjs` there). A machine wobbles by a fifth from one minute to
// the next: so both are asked in turn, the first one changing each round, the kernel and the bots of both
// in one process and for a fraction of a second, and each round has a ratio of its own. Which of two equal
// programs is loaded first is worth some per cent for as long as a process lives: so there are several,
// heats, that load them in turn. Told is the median of the ratios, with an interval that holds it in 95 of
// 100 runs. Above one this checkout is better.

import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    heats: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '9' },
    loads: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '4' },
    /** For a heat, which is a process of its own: which one it loads first. */
    first: { type: 'string' },
  },
});
const [other] = positionals;
if (other === undefined) throw new Error('Which checkout to compare with?');
const HERE = fileURLToPath(new URL('..', import.meta.url));
const checkouts = /** @type {const} */ ([resolve(other), HERE]);

/** @typedef {Map<string, number>} Figures those in µs and s are the better the smaller */
/** @typedef {readonly [before: Figures, now: Figures]} Round */

/**
 * What `palier bench` measures, of one checkout; fewer games than there, so that a turn is short.
 *
 * @param {string} root
 * @returns {Promise<() => Figures>}
 */
async function kernelOf(root) {
  /** @type {(path: string) => Promise<unknown>} */
  const load = async (path) => import(pathToFileURL(join(root, path)).href);
  const rules = /** @type {typeof import('@palier/rules')} */ (
    await load('packages/rules/src/index.ts')
  );
  const kernel = /** @type {typeof import('../apps/cli/src/bench/measure.ts')} */ (
    await load('apps/cli/src/bench/measure.ts')
  );
  const bots = /** @type {typeof import('../apps/cli/src/bench/minds.ts')} */ (
    await load('apps/cli/src/bench/minds.ts')
  );
  const solver = /** @type {typeof import('../apps/cli/src/bench/solver-times.ts')} */ (
    await load('apps/cli/src/bench/solver-times.ts')
  );
  const setup = rules.makeSetup({ edition: 'level-8-101', players: 4 });
  if (rules.isFault(setup)) throw new Error(setup.code);
  return () => {
    const { p50, p99 } = solver.timeSolver('bench', 10).all;
    return new Map([
      ['fold-events, 1/s', kernel.eventsPerSecond(setup, 'bench', 40)],
      ['play-commands, 1/s', kernel.commandsPerSecond(setup, 'bench', 40)],
      ['solver-p50, µs', p50],
      ['solver-p99, µs', p99],
      ['expert-decision, µs', bots.expertDecision(setup, 2)],
      ['master-continuations, 1/s', bots.continuationsPerSecond(setup, 4)],
      ['expert-games, 1/s', bots.gamesPerSecond(setup, 'expert', 2)],
      ['steady-games, 1/s', bots.gamesPerSecond(setup, 'steady', 8)],
    ]);
  };
}

/** @typedef {{ movesPerSecond: number, server: { cpuPer1000Moves: number } }} Load */

/**
 * @param {string} root
 * @returns {Figures}
 */
function online(root) {
  /** @type {Figures} */
  const figures = new Map();
  const node = join(root, 'node_modules/node/bin/node');
  for (const tables of [50, 200]) {
    const asked = ['load', '--serve', '--tables', String(tables), '--seconds', values.seconds];
    const text = execFileSync(node, ['apps/cli/src/main.ts', ...asked, '--json'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { movesPerSecond, server } = /** @type {Load} */ (JSON.parse(text));
    figures.set(`online, ${tables} tables, moves/s`, movesPerSecond);
    figures.set(`online, ${tables} tables, server's s for 1,000 moves`, server.cpuPer1000Moves);
  }
  return figures;
}

/**
 * @param {number} rounds
 * @param {readonly [before: () => Figures, now: () => Figures]} measures
 * @returns {readonly Round[]}
 */
function inTurn(rounds, [before, now]) {
  return Array.from({ length: rounds }, (_, round) => {
    console.error(`round ${round + 1} of ${rounds}`);
    if (round % 2 === 0) return [before(), now()];
    const fresh = now();
    return [before(), fresh];
  });
}

/** @param {readonly number[]} numbers */
const sortedOf = (numbers) => numbers.toSorted((a, b) => a - b);

/** @param {readonly number[]} numbers */
const medianOf = (numbers) => sortedOf(numbers)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Where the median of all rounds there could be lies, by how many of these are below it.
 *
 * @param {readonly number[]} numbers
 */
function intervalOf(numbers) {
  const away = Math.ceil(0.98 * Math.sqrt(numbers.length));
  const middle = Math.floor(numbers.length / 2);
  const sorted = sortedOf(numbers);
  return [
    sorted[Math.max(0, middle - away)] ?? 0,
    sorted[Math.min(numbers.length - 1, middle + away)] ?? 0,
  ];
}

/** @param {readonly Round[]} rounds */
function tell(rounds) {
  for (const name of rounds[0]?.[0].keys() ?? []) {
    const isTime = /µs| s for /u.test(name);
    const pairs = rounds.map(([before, now]) => [before.get(name) ?? 0, now.get(name) ?? 0]);
    const ratios = pairs.map(([old = 0, fresh = 0]) => (isTime ? old / fresh : fresh / old));
    const told = [0, 1].map((place) => {
      const median = medianOf(pairs.map((pair) => pair[place] ?? 0));
      return Number(median.toPrecision(4)).toLocaleString('en');
    });
    const [low, high] = intervalOf(ratios).map((ratio) => ratio.toFixed(3));
    console.log(
      `| ${name} | ${told.join(' | ')} | ${medianOf(ratios).toFixed(3)} | ${low} to ${high} |`,
    );
  }
}

/**
 * One heat, in this process: the figures of each round.
 *
 * @param {string | undefined} first
 */
async function runHeat(first) {
  const loaded = [];
  for (const root of first === 'now' ? checkouts.toReversed() : checkouts) {
    loaded.push(await kernelOf(root));
  }
  const [before, now] = first === 'now' ? loaded.reverse() : loaded;
  if (before === undefined || now === undefined) throw new Error('There are two of them.');
  // Compiled code is measured: the first turns only bring it about.
  inTurn(3, [before, now]);
  const rounds = inTurn(Number(values.rounds), [before, now]);
  console.log(JSON.stringify(rounds.map((round) => round.map((figures) => [...figures]))));
}

/**
 * @param {number} heat
 * @returns {readonly Round[]}
 */
function heatApart(heat) {
  console.error(`heat ${heat + 1} of ${values.heats}`);
  const first = heat % 2 === 0 ? 'before' : 'now';
  const asked = [checkouts[0], '--rounds', values.rounds, '--first', first];
  const text = execFileSync(process.execPath, [fileURLToPath(import.meta.url), ...asked], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const rounds = /** @type {[[string, number][], [string, number][]][]} */ (JSON.parse(text));
  return rounds.map(([before, now]) => [new Map(before), new Map(now)]);
}

if (values.first !== undefined) {
  await runHeat(values.first);
  process.exit();
}
const kernel = Array.from({ length: Number(values.heats) }, (_, heat) => heatApart(heat)).flat();
const loads = inTurn(Number(values.loads), [() => online(checkouts[0]), () => online(HERE)]);

/** @param {string} root */
const commitOf = (root) =>
  execFileSync('git', ['-C', root, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const [old, fresh] = checkouts.map(commitOf);
console.log(`# Against an earlier state

\`node tools/bench-against.mjs OTHER --heats ${values.heats} --rounds ${values.rounds} --loads ${values.loads}\`, ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()} × ${cpus().length}. Both in turn, round by round; medians, and the median of the rounds' ratios with its 95 % interval. Above one is better than before.

| | ${old} | ${fresh} | ratio | interval |
|---|---|---|---|---|`);
tell(kernel);
tell(loads);
