/**
 * Makes what strangers install: JavaScript, types, manifest, README and licence in a folder, which
 * `npm publish FOLDER` takes as it is. The workspace itself goes on with its TypeScript.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, libraries, type Member } from './members.ts';
import { filesOf, libraryManifest, publishedReadme, sourcesOf } from './published.ts';

/** The compiler writes `./cards.js` for `./cards.ts` in JavaScript, but not in types. */
const RELATIVE = /(?<start>(?:from |import\()'\.{1,2}\/[^']*)\.ts'/gu;

/** All of them at once: they are compiled together. */
export function buildLibraries(folderOf: (member: Member) => string): void {
  const members = libraries();
  const work = mkdtempSync(join(tmpdir(), 'palier-libraries-'));
  try {
    compile(members, work);
    for (const member of members) {
      const out = folderOf(member);
      rmSync(out, { recursive: true, force: true });
      // Each is compiled into its own folder below the common root.
      cpSync(join(work, member.folder.slice('packages/'.length), 'src'), out, { recursive: true });
      for (const file of filesOf(member.manifest)) {
        copyFileSync(join(ROOT, member.folder, file), join(out, file));
      }
      writeCompany(member, libraryManifest(member.manifest), out);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** What lies beside the code. */
export function writeCompany({ folder }: Member, manifest: object, out: string): void {
  const readme = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
  writeFileSync(join(out, 'README.md'), publishedReadme(readme));
  copyFileSync(join(ROOT, 'LICENSE'), join(out, 'LICENSE'));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** How a compiler comes from the doors to all that can be reached by them, and to nothing else. */
export function writeConfig(config: string, members: readonly Member[], options: object): void {
  const doors = members.flatMap(pathsOf);
  const settings = {
    extends: join(ROOT, 'tsconfig.packages.json'),
    compilerOptions: {
      rootDir: join(ROOT, 'packages'),
      // By way of node_modules the packages would be strangers to each other, which are not written out.
      paths: Object.fromEntries(doors),
      ...options,
    },
    include: [],
    files: doors.flatMap(([, files]) => files),
  };
  writeFileSync(config, JSON.stringify(settings));
}

function compile(members: readonly Member[], out: string): void {
  const config = join(out, 'tsconfig.json');
  writeConfig(config, members, {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    // As new as the page may be: a bundler makes it older.
    target: 'es2023',
    outDir: out,
  });
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '--project', config], { cwd: ROOT, stdio: 'inherit' });
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(out, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(RELATIVE, "$<start>.js'"));
  }
}

/** What each door's name means. */
function pathsOf({ folder, manifest }: Member): readonly (readonly [string, readonly string[]])[] {
  return sourcesOf(manifest).map(([door, source]) => [
    `${manifest.name}${door.slice(1)}`,
    [join(ROOT, folder, source)],
  ]);
}
