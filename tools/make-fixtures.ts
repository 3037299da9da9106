/**
 * Makes the golden files anew: `npm run fixtures`. On purpose only: a difference in what is there
 * already means that the rules count or play otherwise than before, and old games may not replay.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  makePerft,
  makePlaythrough,
  variantName,
  playthroughs,
} from '../packages/rules/src/testing/fixtures.ts';

const folder = fileURLToPath(new URL('../fixtures', import.meta.url));
const games = join(folder, 'playthroughs');

mkdirSync(games, { recursive: true });
for (const name of readdirSync(games)) rmSync(join(games, name));
for (const [number, variant] of playthroughs().entries()) {
  writeFileSync(join(games, `${variantName(variant)}.jsonl`), makePlaythrough(variant, number));
}
const rows = makePerft().map((row) => JSON.stringify(row));
writeFileSync(join(folder, 'perft.json'), `[\n${rows.join(',\n')}\n]\n`);
console.log(`fixtures: ${playthroughs().length} games, ${rows.length} counts`);
