import { expect, it } from 'vitest';
import { parseUsage } from './metrics.ts';

const TEXT = `# HELP process_cpu_seconds_total Total user and system CPU time spent in seconds.
# TYPE process_cpu_seconds_total counter
process_cpu_seconds_total 12.5
process_resident_memory_bytes 104857600
nodejs_heap_size_used_bytes 2.5e7
`;

it('reads what a server tells of itself', () => {
  expect(parseUsage(TEXT)).toEqual({ cpu: 12.5, rss: 104_857_600, heap: 25_000_000 });
});

it('does not guess what it does not tell', () => {
  expect(parseUsage(TEXT.replace('process_cpu_seconds_total 12.5\n', ''))).toBeUndefined();
  expect(parseUsage('')).toBeUndefined();
});
