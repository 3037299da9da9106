// Which Firefox there is to test in.

import { spawnSync } from 'node:child_process';

/**
 * The one that is installed, or that PALIER_FIREFOX names.
 *
 * @returns {{ program: string, version: string } | undefined}
 */
export function findFirefox() {
  const { PALIER_FIREFOX: wanted } = process.env;
  for (const program of wanted === undefined ? ['firefox-esr', 'firefox'] : [wanted]) {
    const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    if (status === 0) return { program, version: stdout.trim() };
  }
  return undefined;
}
