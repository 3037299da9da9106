/**
 * The long form of the fuzzer: a server among vandals for some minutes. Writes bench/fuzz.md:
 * `npm run lab:fuzz -- [--store sqlite|postgres] [--minutes 5] [--seed TEXT] [--out FILE]`.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { machineLine } from '../chaos/report.ts';
import { runFuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now()) },
    out: { type: 'string', default: 'bench/fuzz.md' },
  },
});

/** Bytes. What is compiled still grows a little after a third of the time. */
const GROWTH = 6 << 20;

const { store, minutes, seed, out } = values;
if (store !== 'sqlite' && store !== 'postgres') throw new Error('--store is sqlite or postgres');
console.log(`seed ${seed}`);
const { tally, failures, heaps } = await runFuzz({
  seed,
  store,
  time: Number(minutes) * 60_000,
  growth: GROWTH,
});

const rows = [...tally].toSorted(([a], [b]) => (a < b ? -1 : 1));
const report = `# Fuzz

A server process among vandals: random bytes, broken JSON, deep nesting, huge strings and numbers, prototype names, mutated messages, messages in wrong states and orders, wrong ids and keys, crowds of connections, hellos that never end, binary frames, ping floods, fragments, bad frames and upgrades, odd requests; while people play at the same server. Held: it does not crash, logs no error, never answers 500, cuts off or fails nobody who plays, tells nobody a card, token or secret that is not theirs (every answer read against the truth), and does not grow.

\`npm run lab:fuzz -- --store ${store} --minutes ${minutes} --seed ${seed}\`

${machineLine()}

**Verdict: ${failures.length === 0 ? 'nothing broken, nothing told, nobody disturbed' : `${failures.length} failures`}.** Heap after a garbage collection: ${heaps.map(megabytes).join(' after a third of the time, ')} at the end.

| what | times |
|---|---:|
${rows.map(([what, times]) => `| ${what} | ${times.toLocaleString('en')} |`).join('\n')}
${failures
  .slice(0, 10)
  .map((failure) => `\n- ${failure.slice(0, 500)}`)
  .join('')}`;

console.log(report);
writeFileSync(out, `${report.trim()}\n`);
for (const failure of failures) console.error(failure.slice(0, 2000));
process.exitCode = failures.length === 0 ? 0 : 1;

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
