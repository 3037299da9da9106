/** The odds of levels, found once each by a worker that is started when a ladder rests for a moment. */
import type { LevelOdds } from '@palier/bots/lab';
import { signal } from '@preact/signals';
import type { EditionId, Level } from '@palier/rules';
import { runJob } from '../aside/run-job.ts';
import type { OddsInput } from './jobs.ts';

const found = signal<ReadonlyMap<string, readonly LevelOdds[]>>(new Map());

function keyOf({ edition, level }: OddsInput): string {
  return JSON.stringify([edition, level]);
}

/** Undefined until they are known. Read inside a component, it is drawn again then. */
export function oddsOf(edition: EditionId, level: Level): readonly LevelOdds[] | undefined {
  return found.value.get(keyOf({ edition, level }));
}

/** Milliseconds in which another change may follow. */
const REST = 250;

/** Finds those not known yet; to be called again, or ended, when the ladder changes. */
export function findLevelOdds(wanted: readonly OddsInput[]): () => void {
  const missing = new Map(wanted.map((one) => [keyOf(one), one]));
  for (const key of found.peek().keys()) missing.delete(key);
  if (missing.size === 0) return () => undefined;
  const controller = new AbortController();
  const timer = setTimeout(() => {
    void runJob('ladder-odds', [...missing.values()], {
      onNews: ({ of, odds }) => {
        found.value = new Map([...found.peek(), [keyOf(of), odds]]);
      },
      signal: controller.signal,
      // Ended by the next change, or broken: then the odds stay unknown.
    }).catch(() => undefined);
  }, REST);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
