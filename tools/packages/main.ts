/**
 * `npm run packages`: makes each package, and the program, into its `dist`, which is whole:
 * `npm publish ./packages/rules/dist`. Nothing is published by itself.
 */
import { join } from 'node:path';
import { buildLibraries } from './build.ts';
import { buildProgram } from './build-program.ts';
import { ROOT, libraries, program, type Member } from './members.ts';

const distOf = ({ folder }: Member): string => join(ROOT, folder, 'dist');

buildLibraries(distOf);
await buildProgram(distOf(program()));
for (const { folder, manifest } of [...libraries(), program()]) {
  console.log(`${manifest.name} ${manifest.version}  ${folder}/dist`);
}
