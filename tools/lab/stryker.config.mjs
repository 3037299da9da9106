// Mutation testing of the rules: `npm run lab:mutate` from the root (installs this folder first).
// A mutant that survives is a line no test depends on.

import { existsSync } from 'node:fs';

/** The files whose tests are put to the test; Stryker's globs and `file.ts:10-20` work too. */
const FILES = [
  'packages/rules/src/melds.ts',
  'packages/rules/src/lay.ts',
  'packages/rules/src/layings.ts',
  'packages/rules/src/tally.ts',
  'packages/rules/src/check.ts',
  'packages/rules/src/stock.ts',
  'packages/rules/src/round.ts',
  'packages/rules/src/decide.ts',
];

const missing = FILES.filter((file) => !/[*:]/u.test(file) && !existsSync(file));
if (missing.length > 0) throw new Error(`tools/lab/stryker.config.mjs: no ${missing.join(', ')}`);

export default {
  mutate: FILES,
  testRunner: 'vitest',
  // Only the rules' own tests: node_modules/@palier/* lead to the real packages, not to the mutants.
  vitest: { configFile: 'tools/lab/vitest.config.ts' },
  // Without tsconfig.json in its copy, Stryker does not ask for the API that TypeScript 7 has not.
  ignorePatterns: ['/apps', '/bench', '/docs', '/examples', '/reports', '/tsconfig*.json'],
  concurrency: 2,
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  tempDirName: '.stryker-tmp',
};
