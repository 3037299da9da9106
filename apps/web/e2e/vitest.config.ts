import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../../..', import.meta.url).pathname,
    // The inner loop only wants to know that the game opens.
    include: [
      process.env['PALIER_QUICK'] === undefined
        ? 'apps/web/e2e/*.test.ts'
        : 'apps/web/e2e/smoke.test.ts',
    ],
    globalSetup: ['apps/web/e2e/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    experimental: { viteModuleRunner: false },
    // Nothing waits for a time: the limits only end a hang.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
