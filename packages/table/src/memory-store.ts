/** Games kept in memory: for tests, and for tables that need no tomorrow. */
import type { StoredGame } from './game.ts';
import type { Store } from './ports.ts';
import type { Summary } from './summary.ts';

export type MemoryStore = Store & {
  readonly summaries: () => readonly (Summary & { readonly id: string })[];
};

export function memoryStore(): MemoryStore {
  const games = new Map<string, { readonly game: StoredGame; readonly summary: Summary }>();
  return {
    create: async (game, summary) => {
      if (games.has(game.id)) throw new Error(`there is a game ${game.id}`);
      games.set(game.id, { game, summary });
    },
    load: async (id) => games.get(id)?.game,
    append: async (id, { from, lines, summary }) => {
      const kept = games.get(id);
      if (kept === undefined) return 'missing';
      if (kept.game.lines.length !== from) return 'conflict';
      const game = { ...kept.game, lines: [...kept.game.lines, ...lines] };
      games.set(id, { game, summary });
      return 'stored';
    },
    summaries: () => [...games].map(([id, { summary }]) => ({ id, ...summary })),
  };
}
