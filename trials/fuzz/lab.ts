/**
 * The long form of the fuzzer: a server among vandals for some minutes. Writes its part of bench/fuzz.md:
 * `npm run lab:fuzz -- [--store sqlite|postgres] [--minutes 5] [--seed TEXT] [--out FILE]`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runFuzz, type FuzzPlan } from './fuzz.ts';
import { fuzzSection, withFuzz } from './report.ts';

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
const plan: FuzzPlan = { seed, store, time: Number(minutes) * 60_000, growth: GROWTH };
const outcome = await runFuzz(plan);
const section = fuzzSection(plan, outcome);
console.log(section);
writeFileSync(out, withFuzz(existsSync(out) ? readFileSync(out, 'utf8') : '', section));
for (const failure of outcome.failures) console.error(failure.slice(0, 2000));
process.exitCode = outcome.failures.length === 0 ? 0 : 1;
