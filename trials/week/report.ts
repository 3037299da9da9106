/** A week as bench/week.md tells it. */
import { failureLines, machineLine, row, tallyRows } from '../shared/report.ts';
import { middleOf } from './growth.ts';
import type { Sample } from './sample.ts';
import type { Grown } from './verdict.ts';
import type { WeekOutcome, WeekPlan } from './week.ts';

const HEAD = `# A week in an hour

A real \`palier serve\` on SQLite whose calendar runs fast (\`apps/server/src/testing/fast-calendar.ts\`, loaded before the program: days pass, seconds stay seconds), with usual limits. People come by the rhythm of a day, few in the morning and most in the evening, each party from an address of its own: they play to the end, leave a table until the next day or for good, do not get past the lobby, or never come; they vanish for a moment or for so long that a bot plays for them, and return from another device; some only watch. Every game that ends is judged as in [chaos](chaos.md): its record, each acknowledged move, every view. Tables are kept for a day.

Once an hour the server is measured, its heap after a garbage collection. Growth is told from the second hour to the last, as a share of the usual value: each hour beside the same hour of the other days only, the middle of all those slopes (Theil and Sen's, by seasons), so that neither the rhythm of the day nor a busy machine counts. What grows by more than its limit fails.
`;

const DAY = 24;

export function weekReport(
  plan: WeekPlan,
  outcome: WeekOutcome,
  verdict: readonly Grown[],
): string {
  const { samples, after, tally, failures, seconds } = outcome;
  const grown = verdict.filter(({ isFlat }) => !isFlat).map(({ check }) => check.what);
  const isGood = failures.length === 0 && grown.length === 0;
  const days = Map.groupBy(samples, ({ hour }) => Math.ceil(hour / DAY));
  const command = `npm run lab:week -- --days ${plan.hours / DAY} --minutes ${plan.time / 60_000} --tables ${plan.tables} --seed ${plan.seed}`;
  return [
    HEAD,
    `\`${command}\``,
    '',
    `${machineLine()} ${Math.round(seconds)} s in all.`,
    '',
    `**Verdict: ${isGood ? 'nothing lost, nothing grows' : [...grown.map((what) => `${what} grows`), `${failures.length} failures`].join(', ')}.**`,
    '',
    row(['from the second hour to the last', 'growth', 'limit']),
    '|---|---:|---:|',
    ...verdict.map(({ check, growth }) => {
      const since = check.from > 2 ? ` (from hour ${check.from})` : '';
      return row([`${check.what}${since}`, percent(growth), percent(check.most)]);
    }),
    '',
    row(['middle of the day’s hours', ...[...days.keys()].map((day) => `day ${day}`), 'after']),
    `|---|${'---:|'.repeat(days.size + 1)}`,
    ...ROWS.map(([what, of]) => {
      const ofDays = [...days.values()].map((ofDay) => middleOf(ofDay.map(of)));
      return row([what, ...ofDays.map(short), after === undefined ? '' : short(of(after))]);
    }),
    '',
    '“After”: when all have gone, and three days have passed without anybody.',
    '',
    row(['what people did, and what came of it', '']),
    '|---|---:|',
    ...tallyRows(tally),
    ...failureLines(failures),
    '',
  ].join('\n');
}

const MEGA = 2 ** 20;

const ROWS: readonly (readonly [what: string, of: (sample: Sample) => number])[] = [
  ['heap, MiB', ({ heap }) => heap / MEGA],
  ['buffers, MiB', ({ external }) => external / MEGA],
  ['RSS, MiB', ({ rss }) => rss / MEGA],
  ['descriptors', ({ descriptors }) => descriptors],
  ['sockets', ({ sockets }) => sockets],
  ['tables open', ({ tablesOpen }) => tablesOpen],
  ['tables kept', ({ tablesStored }) => tablesStored],
  ['database, MiB', ({ file }) => file / MEGA],
  ['of it in use, MiB', ({ used }) => used / MEGA],
  ['steps kept, MiB', ({ kept }) => kept / MEGA],
  ['log of the database, MiB', ({ log }) => log / MEGA],
  ['moves an hour', ({ moves }) => moves],
  ['p50 of moves, ms', ({ p50 }) => p50],
  ['p99 of moves, ms', ({ p99 }) => p99],
  ['p99 of the event loop’s delay, ms', ({ late }) => late],
  ['processor time for 1,000 moves, s', ({ cpu }) => cpu],
];

function short(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: value < 100 ? 3 : 6 });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
