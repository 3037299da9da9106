/**
 * `npm run packages`: makes each package into its `dist`, which is a whole package of its own:
 * `npm publish ./packages/rules/dist`. Nothing is published by itself.
 */
import { join } from 'node:path';
import { buildLibraries } from './build.ts';
import { ROOT, libraries, type Member } from './members.ts';

const distOf = ({ folder }: Member): string => join(ROOT, folder, 'dist');

buildLibraries(distOf);
for (const { folder, manifest } of libraries()) {
  console.log(`${manifest.name} ${manifest.version}  ${folder}/dist`);
}
