/** A new language is a folder and a line: made here from English, outside of the repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTest, sourcePaths } from '../../../tools/source.mjs';
import { parts } from './en/index.ts';
import { LANGS } from './langs.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MODULES = join(ROOT, 'node_modules');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'palier-text-'));
  cpSync(join(ROOT, 'packages/text/src'), join(folder, 'src'), {
    recursive: true,
    filter: (path) => !isTest(path),
  });
  symlinkSync(MODULES, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const compilerOptions = { lib: ['es2025'], types: [] };
  const config = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions, include: ['src'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
});

afterAll(() => rmSync(folder, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, 'src', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

/** A folder like another's, and its line. */
function addLanguage(lang: string, like: string): void {
  cpSync(join(folder, 'src', like), join(folder, 'src', lang), { recursive: true });
  const line = `  ${lang}: { name: '${lang}', load: async () => import('./${lang}/index.ts') },\n`;
  edit('langs.ts', /^\} satisfies /mu, `${line}$&`);
}

/** The files that the checker complains about. */
function complaints(): readonly string[] {
  try {
    execFileSync(join(MODULES, '.bin/tsc'), ['-p', folder, '--singleThreaded'], {
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    const { stdout } = error as { readonly stdout: string };
    return [...new Set([...stdout.matchAll(/src\/(\S+?)\(\d/gu)].map(([, file]) => file!))];
  }
}

describe('a language made from English', () => {
  it('is whole with its line; a message that is missing or too many is a type error', () => {
    addLanguage('xx', 'en');
    // Like German, which is typed by English.
    addLanguage('yy', 'de');
    addLanguage('zz', 'de');
    edit('yy/lesson.ts', /^ {2}title: .*\n/mu, '');
    edit('zz/settings.ts', /^ {2}title: /mu, "  subtitle: '',\n$&");
    expect(complaints()).toEqual(['yy/lesson.ts', 'zz/settings.ts']);
  });

  it('can be loaded, part by part', () => {
    const script = `
      const { LANGS, loadPart } = await import('./src/langs.ts');
      const names = ${JSON.stringify(Object.keys(parts))};
      const loaded = await Promise.all(names.map((name) => loadPart('xx', name)));
      console.log(JSON.stringify([LANGS, loaded.map((part) => Object.keys(part).length > 0)]));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    const [langs, isLoaded] = JSON.parse(said) as [readonly string[], readonly boolean[]];
    expect(langs).toContain('xx');
    expect(isLoaded).toEqual(Object.keys(parts).map(() => true));
  });
});

/** To a bundler, "es" is the format of modules; to a reader of tests, "it" begins one. */
function withoutHomonyms(source: string): string {
  return source.replaceAll(/format: 'es'|'describe', 'it'|`it`(?=, `it\.)/gu, '');
}

it('nothing but that line names a language', () => {
  const others = LANGS.filter((lang) => lang !== 'en').join('|');
  const ours = new RegExp(
    `^packages/text/src/(?:(?:${others})/|langs\\.ts)|/(?:e2e|testing)/`,
    'u',
  );
  const naming = new RegExp(`(?<quote>['"\`])(?:${others})\\k<quote>`, 'u');
  const files = sourcePaths(ROOT, ['packages', 'apps', 'tools']);
  const found = files.filter(
    (path) =>
      !isTest(path) &&
      !ours.test(path) &&
      naming.test(withoutHomonyms(readFileSync(join(ROOT, path), 'utf8'))),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
