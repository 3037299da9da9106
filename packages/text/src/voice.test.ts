/** Palier speaks to the player: nothing is “mine” but in what somebody else says. See GLOSSARY.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from './langs.ts';
import { sentencesIn } from './testing/sentences.ts';

const MINE: { readonly [L in Lang]: RegExp } = {
  en: /(?<!\p{L})(?:my|mine|myself)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:mon|ma|mes|mien(?:ne)?s?|moi-même)(?!\p{L})/iu,
  de: /(?<!\p{L})mein(?:e[mnrs]?)?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:mis?|mí[oa]s?|\p{L}+[aei]rme)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:mi[oae]|miei|\p{L}+[aei]rmi|io)(?!\p{L})/iu,
};

/** Where the first person belongs, and whose words they are. */
const FIRST_PERSON: { readonly [key: string]: string } = {
  'peaks.ts': 'a character speaks',
  'greetings.ts': 'a character speaks',
  'referee.ts': 'the player asks',
  'results.ts picture.me': 'the player shares a picture',
  'table-sheets.ts showCards': 'the player says who they are',
  'table.ts sorts.level': 'fixed: For my level',
  'settings.ts sorts.level': 'the same',
};

function firstPersons(lang: Lang): readonly string[] {
  const folder = new URL(`${lang}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => sentencesIn(readFileSync(new URL(file, folder), 'utf8'), file))
    .filter(({ text }) => MINE[lang].test(text))
    .map(({ key, text }) => `${key}: ${text}`);
}

const isAllowed = (found: string): boolean =>
  Object.keys(FIRST_PERSON).some((place) =>
    new RegExp(`^${RegExp.escape(place)}[ :]`, 'u').test(found),
  );

describe.each(LANGS)('in %s', (lang) => {
  it('what is the player’s is theirs, not mine', () => {
    expect(firstPersons(lang).filter((found) => !isAllowed(found))).toEqual([]);
  });
});

it('every place for the first person is still needed', () => {
  const found = LANGS.flatMap(firstPersons);
  const needed = Object.keys(FIRST_PERSON).filter((place) =>
    found.some((one) => one.startsWith(place)),
  );
  expect(needed).toEqual(Object.keys(FIRST_PERSON));
});
