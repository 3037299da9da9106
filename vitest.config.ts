import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { IN_TURNS } from './tools/in-turns.ts';
import { longestFirst } from './tools/vitest-order.ts';
import { leftOut, turnFrom } from './tools/vitest-turns.ts';

const isQuick = process.env['PALIER_QUICK'] !== undefined;

/** Real processes and databases, whole games, many samples: the inner loop leaves them to `npm test`. */
const SLOW = [
  'apps/cli/src/exec/outside.test.ts',
  'apps/cli/src/load/load.test.ts',
  'apps/cli/src/online/**',
  'apps/cli/src/pack.test.ts',
  'apps/cli/src/serve/serve.test.ts',
  'apps/server/src/clocks.test.ts',
  'apps/server/src/ledger/postgres/**',
  'packages/bots/src/coach/judge-move.test.ts',
  'packages/bots/src/coach/review-game.test.ts',
  'packages/bots/src/drills/drills.test.ts',
  'packages/bots/src/drills/daily.test.ts',
  'packages/bots/src/same-answer.test.ts',
  'packages/bots/src/strength.test.ts',
  'trials/chaos/**',
  'trials/fuzz/**',
  'trials/secrets/**',
];

const LONGEST = [
  'apps/server/src/ledger/postgres/postgres-storage.test.ts',
  'apps/server/src/pushes.test.ts',
  'trials/chaos/chaos.test.ts',
  'apps/cli/src/exec/outside.test.ts',
  'packages/bots/src/drills/drills.test.ts',
  'packages/bots/src/drills/daily.test.ts',
  'packages/rules/src/battery.test.ts',
  'packages/bots/src/bots.test.ts',
  'packages/bots/src/no-leak.test.ts',
  'packages/bots/src/characters.test.ts',
  'trials/simulation/simulation.test.ts',
  'packages/bots/src/coach/review-game.test.ts',
  'apps/server/src/ledger/sqlite/sqlite-storage.test.ts',
  'apps/server/src/ledger/postgres/postgres-bus.test.ts',
  'trials/secrets/secrets.test.ts',
  'apps/server/src/results.test.ts',
  'apps/cli/src/pack.test.ts',
];

export default defineConfig({
  test: {
    include: [
      'packages/**/src/**/*.test.ts',
      'apps/**/src/**/*.test.ts',
      'tools/**/*.test.ts',
      'trials/**/*.test.ts',
    ],
    exclude: [
      '**/node_modules/**',
      '**/.stryker-tmp/**',
      ...(isQuick ? SLOW : []),
      ...leftOut(IN_TURNS, turnFrom(process.env)),
    ],
    setupFiles: ['tools/vitest-setup.ts'],
    // Threads start quicker than processes. No test depends on the clock: the limits only end a hang.
    pool: 'threads',
    // Node runs TypeScript by itself: quicker by half than through a second module system.
    experimental: { viteModuleRunner: false },
    // One more than two cores: what waits for a database or a program leaves its core to others.
    maxWorkers: Math.max(3, availableParallelism()),
    // Files share modules: most of the time would go into importing them anew for each.
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
