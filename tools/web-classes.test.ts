/** Styles are loaded with the screens that need them and stay: a name means one thing everywhere. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../apps/web/src/', import.meta.url).pathname;

/** The classes that begin a rule of their own, by the folder that says what they look like. */
function owners(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync(`${root}**/*.css`)) {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//gu, '');
    // Two spaces at most: a rule, or a rule inside one condition.
    for (const [, name] of css.matchAll(/^(?: {2})?\.([a-z][\w-]*)(?=\s*[,{])/gmu)) {
      const folders = found.get(name!) ?? new Set<string>();
      found.set(name!, folders.add(relative(root, dirname(file)) || '.'));
    }
  }
  return found;
}

it('a class is drawn by one folder', () => {
  const shared = [...owners()].filter(([, folders]) => folders.size > 1);
  expect(shared.map(([name, folders]) => `${name}: ${[...folders].join(', ')}`)).toEqual([]);
});
