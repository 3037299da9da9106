/** What servers elsewhere use, from their `/metrics`, where that may be read. */
import type { Usage } from './usage.ts';

const NAMES = {
  cpu: 'process_cpu_seconds_total',
  rss: 'process_resident_memory_bytes',
  heap: 'nodejs_heap_size_used_bytes',
} as const;

/** All of them together; undefined where one does not tell. */
export async function usageOfAll(urls: readonly string[]): Promise<Usage | undefined> {
  const all = await Promise.all(urls.map(usageAt));
  let sum: Usage = { cpu: 0, rss: 0, heap: 0 };
  for (const one of all) {
    if (one === undefined) return undefined;
    sum = { cpu: sum.cpu + one.cpu, rss: sum.rss + one.rss, heap: sum.heap + one.heap };
  }
  return sum;
}

async function usageAt(url: string): Promise<Usage | undefined> {
  const response = await fetch(`${url}/metrics`).catch(() => undefined);
  return response?.ok === true ? parseUsage(await response.text()) : undefined;
}

/** From the text format of Prometheus. */
export function parseUsage(text: string): Usage | undefined {
  const value = (name: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? Number.NaN);
  };
  const usage = { cpu: value(NAMES.cpu), rss: value(NAMES.rss), heap: value(NAMES.heap) };
  return Object.values(usage).some((number) => Number.isNaN(number)) ? undefined : usage;
}
