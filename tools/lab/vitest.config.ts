import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/rules/src/**/*.test.ts'],
    setupFiles: ['tools/vitest-setup.ts'],
    // Thousands of runs: properties stay short.
    env: { PALIER_QUICK: '1' },
  },
});
