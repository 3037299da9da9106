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
  'trials/secrets/secrets.test.ts',
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
    // One more than vitest takes by itself: on two cores that is twice as quick.
    maxWorkers: '100%',
    // Files share modules: most of the time would go into importing them anew for each.
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
