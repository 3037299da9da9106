/** The packages as strangers get them, in a folder that knows nothing of this repository. */
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLibraries } from './build.ts';
import { printedBy, samplesOf } from './first-programs.ts';
import { ROOT, libraries, type Member } from './members.ts';

const MEMBERS = libraries();
const NAMES = new Set(MEMBERS.map(({ manifest }) => manifest.name));

describe('the built packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palier-built-'));
  const modules = join(folder, 'node_modules');
  const placeOf = ({ manifest }: Member): string => join(modules, manifest.name);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  beforeAll(() => {
    buildLibraries(placeOf);
    for (const { manifest } of MEMBERS) {
      for (const name of Object.keys(manifest.dependencies ?? {})) {
        const place = join(modules, name);
        if (NAMES.has(name) || existsSync(place)) continue;
        mkdirSync(dirname(place), { recursive: true });
        symlinkSync(join(ROOT, 'node_modules', name), place);
      }
    }
  });

  it.each(MEMBERS)('$folder: all that its files import is there, and no test', (member) => {
    const files = globSync('**/*.{js,d.ts}', { cwd: placeOf(member) });
    expect(files).toContain('index.js');
    expect(files).toContain('index.d.ts');
    expect(files.filter((file) => file.endsWith('.test.js'))).toEqual([]);
    const stale = files.flatMap((file) => {
      const text = readFileSync(join(placeOf(member), file), 'utf8');
      return [...text.matchAll(/(?:from |import\()'(?<path>\.[^']*)'/gu)]
        .map(({ groups }) => join(dirname(file), groups!['path']!))
        .filter((path) => !files.includes(path));
    });
    expect(stale).toEqual([]);
  });

  it.each(MEMBERS)('$folder: every door opens', ({ manifest: { name, exports = {} } }) => {
    const doors = Object.keys(exports).map((door) => `${name}${door.slice(1)}`);
    const program = `for (const door of ${JSON.stringify(doors)}) {
      if (door.endsWith('.bin')) (await import('node:fs')).readFileSync(new URL(import.meta.resolve(door)));
      else if (Object.keys(await import(door)).length === 0) throw new Error(door);
      console.log(door);
    }`;
    expect(printedBy(program, folder).trim().split('\n')).toEqual(doors);
  });

  it.each(samplesOf(MEMBERS))(
    '$folder: its first program prints the same',
    ({ program, prints }) => {
      expect(printedBy(program, folder)).toBe(prints);
    },
  );
});
