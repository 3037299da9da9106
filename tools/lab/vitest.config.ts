import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/rules/src/**/*.test.ts'],
    // They play whole games: a second or more for each of a thousand mutants, and what they alone
    // would catch deserves a test of its own.
    exclude: ['battery', 'fixtures', 'schemas', 'verify'].map((name) => `**/${name}.test.ts`),
    setupFiles: ['tools/vitest-setup.ts'],
    // Thousands of runs: properties stay short.
    env: { PALIER_QUICK: '1' },
  },
});
