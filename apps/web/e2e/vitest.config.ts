import { defineConfig } from 'vitest/config';
import { longestFirst } from '../../../tools/vitest-order.ts';
import { leftOut, turnFrom } from '../../../tools/vitest-turns.ts';
import { IN_TURNS } from './in-turns.ts';

/** `PALIER_TASK=screenshots` does one of the tasks instead, which use what the tests use. */
const { PALIER_TASK: task, PALIER_QUICK: quick, PALIER_FIREFOX: firefox } = process.env;

/** Who runs the tests knows where a Firefox is, and says so where there is none. */
const IN_FIREFOX = 'apps/web/e2e/firefox.test.ts';

const LONGEST = [
  'sights.test.ts',
  'languages.test.ts',
  'games.test.ts',
  'online.test.ts',
  'drag.test.ts',
  'layout.test.ts',
  'ladders.test.ts',
  'online-lost.test.ts',
];

export default defineConfig({
  test: {
    root: new URL('../../..', import.meta.url).pathname,
    include: [`apps/web/e2e/${filesFor(task, quick !== undefined)}`],
    exclude: [
      '**/node_modules/**',
      ...(firefox === undefined ? [IN_FIREFOX] : []),
      ...leftOut(IN_TURNS, turnFrom(process.env)),
    ],
    globalSetup: ['apps/web/e2e/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 3,
    // Files share modules and a browser: to make them anew for each took as long as many a test.
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
    experimental: { viteModuleRunner: false },
    // Nothing waits for a time: the limits only end a hang.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
  },
});

/** The inner loop only wants to know that the game opens. */
function filesFor(wanted: string | undefined, isQuick: boolean): string {
  if (wanted !== undefined) return `${wanted}.task.ts`;
  return isQuick ? 'smoke.test.ts' : '*.test.ts';
}
