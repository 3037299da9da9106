/** `npm run executable`: see build.ts. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProgram } from '../packages/build-program.ts';
import { HERE, buildExecutables, isTarget } from './build.ts';

const { values } = parseArgs({
  options: {
    for: { type: 'string', default: HERE },
    out: { type: 'string', default: 'reports/executable' },
  },
});

const targets = values.for.split(',').map((name) => {
  if (!isTarget(name)) throw new Error(`no executable can be made for ${name}`);
  return name;
});

const MEBI = 2 ** 20;
const folder = mkdtempSync(join(tmpdir(), 'palier-pack-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await buildProgram(folder);
for (const file of buildExecutables(folder, targets, resolve(values.out))) {
  console.log(`${file}  ${(statSync(file).size / MEBI).toFixed(0)} MiB`);
}
