/** The odds of levels, found once each by a worker that is started when a ladder rests for a moment. */
import type { LevelOdds } from '@palier/bots/lab';
import { MIN_PLAYERS, type EditionId, type Level } from '@palier/rules';
import { signal } from '@preact/signals';
import { runJob } from '../jobs/jobs.ts';
import { choiceOn } from '../new-game/ladder-code.ts';

const found = signal<ReadonlyMap<string, readonly LevelOdds[]>>(new Map());

function keyOf(edition: EditionId, level: Level): string {
  return JSON.stringify([edition, level]);
}

/** Undefined until they are known. Read inside a component, it is drawn again then. */
export function oddsOf(edition: EditionId, level: Level): readonly LevelOdds[] | undefined {
  return found.value.get(keyOf(edition, level));
}

/** Milliseconds in which another change may follow. */
const REST = 250;

/** Finds those not known yet; to be ended when the ladder changes, and called again. */
export function findLevelOdds(edition: EditionId, levels: readonly Level[]): () => void {
  const missing = new Map(levels.map((level) => [keyOf(edition, level), level]));
  for (const key of found.peek().keys()) missing.delete(key);
  if (missing.size === 0) return () => undefined;
  const controller = new AbortController();
  const inputs = [...missing].map(([key, level]) => ({
    key,
    choice: choiceOn({ edition, name: '', levels: [level] }, MIN_PLAYERS),
  }));
  const timer = setTimeout(() => {
    void runJob('ladder-odds', inputs, {
      onNews: ({ key, odds }) => {
        found.value = new Map([...found.peek(), [key, odds]]);
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
