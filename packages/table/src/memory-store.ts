/** Games kept in memory: for tests, and for tables that need no tomorrow. */
import type { StoredGame } from './game.ts';
import type { Store } from './ports.ts';
import type { Summary } from './summary.ts';

export type MemoryStore = Store & {
  readonly summaries: () => readonly (Summary & { readonly id: string })[];
};

type Kept = { readonly game: StoredGame; readonly lines: string[]; summary: Summary };

export function memoryStore(): MemoryStore {
  const games = new Map<string, Kept>();
  return {
    create: async (game, summary) => {
      if (games.has(game.id)) throw new Error(`there is a game ${game.id}`);
      games.set(game.id, { game, lines: [...game.lines], summary });
    },
    load: async (id) => {
      const kept = games.get(id);
      return kept && { ...kept.game, lines: [...kept.lines] };
    },
    append: async (id, { from, lines, summary }) => {
      const kept = games.get(id);
      if (kept === undefined) return 'missing';
      if (kept.lines.length !== from) return 'conflict';
      kept.lines.push(...lines);
      kept.summary = summary;
      return 'stored';
    },
    summaries: () => [...games].map(([id, { summary }]) => ({ id, ...summary })),
  };
}
