import { describe, expect, it } from 'vitest';
import { storedGame } from './game.ts';
import { memoryStore } from './memory-store.ts';
import { summaryOf } from './summary.ts';
import { describeStore } from './testing/describe-store.ts';
import { dealtGame, planWith } from './testing/table-of.ts';

describeStore('a store in memory', async () => ({ store: memoryStore() }), { describe, it });

it('a store in memory lists what there is to tell of its games', async () => {
  const store = memoryStore();
  const game = dealtGame(planWith('pb', 2));
  await store.create(storedGame(game), summaryOf(game));
  const summary = { ...summaryOf(game), turn: 1, levels: [2, 1] };
  expect(store.summaries()).toEqual([{ id: 'game', ...summaryOf(game) }]);
  await store.append('game', { from: game.entries.length, lines: ['x'], summary });
  expect(store.summaries()).toEqual([{ id: 'game', ...summary }]);
});
