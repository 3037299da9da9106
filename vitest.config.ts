import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/src/**/*.test.ts', 'apps/**/src/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**'],
    setupFiles: ['tools/vitest-setup.ts'],
    // Threads start quicker than processes. No test depends on the clock: the limits only end a hang.
    pool: 'threads',
    // Node runs TypeScript by itself: quicker by half than through a second module system.
    experimental: { viteModuleRunner: false },
    // The inner loop shares modules between files: half of its time would go into importing them.
    isolate: process.env['PALIER_QUICK'] === undefined,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
