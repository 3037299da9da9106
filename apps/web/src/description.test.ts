/** The page and the installed app describe themselves in the words of the catalogue, in every language. */
import { readFileSync } from 'node:fs';
import { LANGS, loadPart } from '@palier/text';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

const described = Object.fromEntries(
  await Promise.all(
    LANGS.map(async (lang) => [lang, (await loadPart(lang, 'shell')).description] as const),
  ),
);

it('the manifest has the description of every language', () => {
  const {
    lang,
    description,
    description_localized: others,
  } = JSON.parse(read('public/manifest.webmanifest')) as {
    lang: string;
    description: string;
    description_localized: object;
  };
  expect({ [lang]: description, ...others }).toEqual(described);
});

it('the page begins with the English one', () => {
  expect(read('index.html')).toContain(`content="${described['en']}"`);
});
