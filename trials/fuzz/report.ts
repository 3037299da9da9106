/** A run of the fuzzer as a section of bench/fuzz.md. */
import { failureLines, machineLine, row, tallyRows, withSection } from '../shared/report.ts';
import type { FuzzOutcome, FuzzPlan } from './fuzz.ts';

const TITLES: { readonly [S in FuzzPlan['store']]: string } = {
  sqlite: 'SQLite',
  postgres: 'PostgreSQL',
};

const HEAD = `# Fuzz

A server process among vandals: random bytes, broken JSON, deep nesting, huge strings and numbers, prototype names, mutated messages, messages in wrong states and orders, wrong ids and keys, crowds of connections, hellos that never end, binary frames, ping floods, fragments, bad frames and upgrades, odd requests; while people play at the same server. Held: it does not crash, logs no error, never answers 500, cuts off or fails nobody who plays, tells nobody a card, token or secret that is not theirs (every answer read against the truth), and does not grow.
`;

export function fuzzSection(plan: FuzzPlan, { tally, failures, heaps }: FuzzOutcome): string {
  const isGood = failures.length === 0;
  const verdict = isGood ? 'nothing broken, nothing told, nobody disturbed' : undefined;
  const memory = heaps.map(megabytes).join(' after a third of the time, ');
  return [
    `## ${TITLES[plan.store]}`,
    '',
    `\`npm run lab:fuzz -- --store ${plan.store} --minutes ${plan.time / 60_000} --seed ${plan.seed}\``,
    '',
    machineLine(),
    '',
    `**Verdict: ${verdict ?? `${failures.length} failures`}.** Heap after a garbage collection: ${memory} at the end.`,
    '',
    row(['what', 'times']),
    '|---|---:|',
    ...tallyRows(tally),
    ...failureLines(failures),
    '',
  ].join('\n');
}

/** The document with this section in the place of the one before. */
export function withFuzz(document: string, section: string): string {
  return withSection(document, section, { head: HEAD, titles: Object.values(TITLES) });
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
