/** Reading the words, for the tests. */
import type { EditionId, Viewer } from '@palier/rules';
import { LANGS, loadPart, type Part, type PartName } from '../langs.ts';
import type { Naming } from '../naming.ts';

/** A part in every language, in the order of `LANGS`. */
export async function inAllLangs<Name extends PartName>(
  name: Name,
): Promise<readonly Part<Name>[]> {
  return Promise.all(LANGS.map(async (lang) => loadPart(lang, name)));
}

/** In English, French and German: what tests expect word for word, they give in these. */
export async function inExamples<Name extends PartName>(
  name: Name,
): Promise<readonly Part<Name>[]> {
  return Promise.all((['en', 'fr', 'de'] as const).map(async (lang) => loadPart(lang, name)));
}

/** How seats are called, at a table of Level 8 where no other edition is said. */
export function namingOf(
  viewer: Viewer,
  names: readonly string[],
  edition: EditionId = 'level-8-101',
): Naming {
  return { viewer, names, edition };
}

type Found = readonly [path: string, text: string];

/**
 * Every text of a part by its path; one that is made from facts is asked with those that `factsFor` its
 * path gives, and left out where it gives none.
 */
export function textsOf(
  words: unknown,
  factsFor: (path: string) => readonly unknown[] | undefined = () => undefined,
  path = '',
): readonly Found[] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    const facts = factsFor(path);
    const say = words as (...facts: readonly unknown[]) => unknown;
    return facts === undefined ? [] : textsOf(say(...facts), factsFor, path);
  }
  return Object.entries(words as object).flatMap(([name, member]) =>
    textsOf(member, factsFor, path === '' ? name : `${path}.${name}`),
  );
}
