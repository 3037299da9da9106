/**
 * A week in an hour, or some days in some minutes: writes bench/week.md.
 * `npm run lab:week -- [--days 7] [--minutes 60] [--tables 2000] [--seed TEXT] [--out FILE] [--samples FILE]`.
 * `--samples`: what was measured each hour, as JSON.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { weekReport } from './report.ts';
import { verdictOf } from './verdict.ts';
import { runWeek, type WeekPlan } from './week.ts';

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '7' },
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now()) },
    out: { type: 'string', default: 'bench/week.md' },
    samples: { type: 'string' },
  },
});

const { seed, out, samples: file } = values;
const plan: WeekPlan = {
  seed,
  hours: Number(values.days) * 24,
  every: 1,
  time: Number(values.minutes) * 60_000,
  tables: Number(values.tables),
  // Slow enough that many are there at once; and back before a table of the day before is too old.
  habits: { reaction: 1500, pause: 18 },
};
console.log(`seed ${seed}`);
const outcome = await runWeek(plan);
if (file !== undefined) writeFileSync(file, JSON.stringify(outcome.samples));
const verdict = verdictOf(outcome.samples);
const report = weekReport(plan, outcome, verdict);
console.log(report);
writeFileSync(out, `${report.trim()}\n`);
for (const failure of outcome.failures) console.error(failure.slice(0, 2000));
const isGood = outcome.failures.length === 0 && verdict.every(({ isFlat }) => isFlat);
process.exitCode = isGood ? 0 : 1;
