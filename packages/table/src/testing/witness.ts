/** A store that remembers every truth there was, so that any message can be held against its moment. */
import {
  assert,
  emptyState,
  evolve,
  isFault,
  parseRecord,
  type RecordedEvent,
  type State,
} from '@palier/rules';
import { storedGame, type Game } from '../game.ts';
import { followEntry, timelineFrom, type Timeline } from '../timeline.ts';
import { memoryStore, type MemoryStore } from '../memory-store.ts';
import type { Store } from '../ports.ts';
import { summaryOf } from '../summary.ts';

export type StoreWitness = {
  readonly store: Store;
  readonly memory: MemoryStore;
  /** All that was stored. */
  readonly entries: readonly RecordedEvent[];
  /** The truth after so many entries, and what may be taken back then. */
  readonly at: (number: number) => Timeline<State>;
};

/** Keeps a game that was just dealt, and sees all that is added to it. */
export async function witnessOf(game: Game): Promise<StoreWitness> {
  const memory = memoryStore();
  const stored = storedGame(game);
  await memory.create(stored, summaryOf(game));
  const entries: RecordedEvent[] = [];
  const lines: Timeline<State>[] = [timelineFrom(emptyState(game.timeline.at.table.setup))];
  const add = (added: readonly string[]): void => {
    const record = parseRecord([stored.header, ...added].join('\n'));
    assert(!isFault(record), 'what is stored can be read');
    for (const entry of record.events) {
      entries.push(entry);
      lines.push(followEntry(lines.at(-1)!, entry, evolve));
    }
  };
  add(stored.lines);
  return {
    memory,
    store: {
      ...memory,
      append: async (id, addition) => {
        const outcome = await memory.append(id, addition);
        if (outcome === 'stored') add(addition.lines);
        return outcome;
      },
    },
    entries,
    at: (number) => lines[number]!,
  };
}
