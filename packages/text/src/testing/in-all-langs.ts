/** A part of the words in every language, in the order of `LANGS`. */
import { LANGS, loadPart, type Part, type PartName } from '../langs.ts';

export async function inAllLangs<Name extends PartName>(
  name: Name,
): Promise<readonly Part<Name>[]> {
  return Promise.all(LANGS.map(async (lang) => loadPart(lang, name)));
}
