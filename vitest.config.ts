import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/src/**/*.test.ts', 'apps/**/src/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**'],
    setupFiles: ['tools/vitest-setup.ts'],
    // Threads start quicker than processes; a property on a busy machine may take its time.
    pool: 'threads',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
