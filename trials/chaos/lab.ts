/**
 * The long form of the chaos test: writes its part of bench/chaos.md.
 * `npm run lab:chaos -- [--store sqlite|postgres] [--minutes 5] [--tables 16] [--strikes 3] [--seed TEXT] [--out FILE] [--history FOLDER]`.
 * `--strikes`: seconds between two strikes at a server, about; `--history`: what was asked and answered, for Elle.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runChaos, type ChaosPlan } from './chaos.ts';
import { chaosSection, withChaos } from './report.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    minutes: { type: 'string', default: '5' },
    tables: { type: 'string', default: '16' },
    strikes: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now()) },
    out: { type: 'string', default: 'bench/chaos.md' },
    history: { type: 'string' },
  },
});

const { store, seed, out } = values;
if (store !== 'sqlite' && store !== 'postgres') throw new Error('--store is sqlite or postgres');

const plan: ChaosPlan = {
  seed,
  store,
  storm: Number(values.minutes) * 60_000,
  tables: Number(values.tables),
  strikes: Number(values.strikes) * 1000,
  shakes: 40_000,
  histories: values.history,
};

console.log(`seed ${seed}`);
const outcome = await runChaos(plan);
const section = chaosSection(plan, outcome);
console.log(section);
writeFileSync(out, withChaos(existsSync(out) ? readFileSync(out, 'utf8') : '', section));
for (const failure of outcome.failures) console.error(failure);
process.exitCode = outcome.failures.length === 0 ? 0 : 1;
