import { describe, expect, test } from 'vitest';
import { LANGS, languageName, pickLang } from './index.ts';
import { inAllLangs } from './testing/texts.ts';

describe('pickLang', () => {
  test.each([
    [['fr'], 'fr'],
    [['de-AT'], 'de'],
    [['fr_FR.UTF-8'], 'fr'],
    [['de_DE@euro'], 'de'],
    [['EN-us'], 'en'],
    [[' fr-CA '], 'fr'],
    [['de-Latn-DE-1996'], 'de'],
    [['es-MX'], 'es'],
    [['es_ES.UTF-8', 'fr'], 'es'],
    [['it-CH'], 'it'],
    [['it_IT.UTF-8', 'fr'], 'it'],
    [['pt-PT', 'nl', 'de', 'fr'], 'de'],
    [['C'], 'en'],
    [['C.UTF-8', 'fr'], 'en'],
    [['POSIX', 'de'], 'en'],
    [['', 'fr_BE'], 'fr'],
    [['fro', 'den', 'english'], 'en'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('%j is read in %s', (wanted, lang) => {
    expect(pickLang(wanted)).toBe(lang);
  });
});

test('every language can be loaded and knows what it is', async () => {
  const loaded = await inAllLangs('game');
  const langs = loaded.map(({ locale }) => new Intl.Locale(locale).language);
  expect(langs).toEqual(LANGS);
  const own = LANGS.map((lang) => new Intl.DisplayNames(lang, { type: 'language' }).of(lang));
  expect(LANGS.map(languageName).map((name) => name.toLowerCase())).toEqual(
    own.map((name) => name!.toLowerCase()),
  );
});
