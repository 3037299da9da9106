// Runs one of the tasks (`NAME.task.ts`): written like tests and with their helpers, but made by
// hand and not part of them. `node apps/web/e2e/task.mjs NAME [vitest's options]`

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [name = '', ...options] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const config = 'apps/web/e2e/vitest.config.ts';
const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', config, ...options];
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PALIER_TASK: name },
});
process.exitCode = status ?? 1;
