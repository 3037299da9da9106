import { describe, expect, test } from 'vitest';
import { LANGS, loadWords, pickLang } from './index.ts';

describe('pickLang', () => {
  test.each([
    [['fr'], 'fr'],
    [['de-AT'], 'de'],
    [['fr_FR.UTF-8'], 'fr'],
    [['de_DE@euro'], 'de'],
    [['EN-us'], 'en'],
    [[' fr-CA '], 'fr'],
    [['de-Latn-DE-1996'], 'de'],
    [['es-ES', 'nl', 'de', 'fr'], 'de'],
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

test('every language can be loaded and knows its name', async () => {
  const loaded = await Promise.all(LANGS.map(loadWords));
  expect(loaded.map(({ lang }) => lang)).toEqual(LANGS);
});
