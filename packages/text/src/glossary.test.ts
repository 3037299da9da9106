/** GLOSSARY.md is kept: one thing has one name, in every language and every sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from './langs.ts';
import { sentencesIn, type Sentence } from './testing/sentences.ts';

const GLOSSARY = readFileSync(new URL('../GLOSSARY.md', import.meta.url), 'utf8');

/** What is looked for in the rulebook, not said: there the other names of things belong. */
const NOT_SAID = 'search-words.ts';

function sentencesOf(lang: Lang): readonly Sentence[] {
  const folder = new URL(`${lang}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== NOT_SAID)
    .flatMap((file) => sentencesIn(readFileSync(new URL(file, folder), 'utf8'), file));
}

type Word = {
  readonly thing: string;
  readonly word: string;
  readonly never: readonly RegExp[];
};

/** The words of a language, thing by thing: a heading, then a row for each language. */
function wordsIn(glossary: string, lang: string): readonly Word[] {
  return glossary.split(/^### /mu).flatMap((section) => {
    const thing = section.slice(0, section.indexOf('\n'));
    const row = section.split('\n').find((line) => line.startsWith(`| ${lang} |`));
    if (row === undefined) return [];
    // A bar inside a cell is written `\|`.
    const [word = '', never = ''] = row
      .split(/(?<!\\)\|/u)
      .slice(2)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const quoted = [...never.matchAll(/`(?<text>[^`]+)`/gu)];
    return [{ thing, word, never: quoted.map(({ groups }) => patternOf(groups!['text']!)) }];
  });
}

/** `/Talon/u` is an expression; anything else is whole words, small or capital. */
function patternOf(text: string): RegExp {
  const { source, flags } = /^\/(?<source>.+)\/(?<flags>[a-z]*)$/u.exec(text)?.groups ?? {};
  return source === undefined
    ? new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'iu')
    : new RegExp(source, flags);
}

/** Where a word stands all the same, by key, and why. */
const EXCEPTIONS: { readonly [L in Lang]?: { readonly [key: string]: string } } = {
  en: {
    'cli-help.ts play.options.bots': 'typed: a strength by the name that the program knows',
    'cli-help.ts play.options.level': 'typed: the same',
    'cli-help.ts host.options.level': 'typed: the same',
    'cli-help.ts sim.options.bots': 'typed: the same',
    'cli-help.ts sim.examples.says': 'typed: the same',
    'cli-help.ts load.options.bots': 'typed: the same',
    'lesson.ts skip': 'a step of the lesson is skipped, not a turn',
  },
};

/** Without the names of options, which are typed. */
function spoken(text: string): string {
  return text.replaceAll(/--[a-z-]+/gu, '');
}

function offences(
  sentences: readonly Sentence[],
  words: readonly Word[],
  allowed: ReadonlySet<string>,
): readonly string[] {
  return sentences.flatMap(({ key, text }) =>
    words.flatMap(({ thing, word, never }) =>
      never.some((pattern) => pattern.test(spoken(text))) && !allowed.has(key)
        ? [`${key}: “${text}” (${thing}: ${word})`]
        : [],
    ),
  );
}

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(GLOSSARY, lang);
  const sentences = sentencesOf(lang);
  const exceptions = EXCEPTIONS[lang] ?? {};

  it('every thing has a word', () => {
    const things = wordsIn(GLOSSARY, 'en').map(({ thing }) => thing);
    expect(words.map(({ thing }) => thing)).toEqual(things);
    expect(words.filter(({ word }) => word === '')).toEqual([]);
    expect(words.flatMap(({ never }) => never).length).toBeGreaterThan(20);
  });

  it('no thing is called by another name', () => {
    expect(sentences.length).toBeGreaterThan(1500);
    expect(offences(sentences, words, new Set(Object.keys(exceptions)))).toEqual([]);
  });

  it('every exception is still needed', () => {
    const needed = Object.keys(exceptions).filter((key) =>
      offences(sentences, words, new Set()).some((one) => one.startsWith(`${key}: `)),
    );
    expect(needed).toEqual(Object.keys(exceptions));
  });
});

describe('a forbidden word is found', () => {
  const CODE = `
    /** The stock, in a comment. */
    import { stock } from './stock.ts';
    const KIND = { stock: 'The stock is empty.', 'stock-empty': () => 'x' };
    export const words = {
      title: 'Draw pile',
      list: {
        draw: ({ of }: { of: number }) => \`Draw from the stock: \${count(of, CARDS)} in the stock\`,
      },
      line: 'palier play --stock',
      ending: (by: string) => (by === 'stock' ? 'no cards' : \`\${by === 'x' ? 'a stock' : \`my \${by} stock\`}\`),
    };`;
  const sentences = sentencesIn(CODE, 'x.ts');

  it('in a text, in each piece of a template, and inside of what is put in', () => {
    expect(sentences.map(({ key, text }) => [key, text])).toEqual([
      ['x.ts stock', 'The stock is empty.'],
      ['x.ts stock-empty', 'x'],
      ['x.ts title', 'Draw pile'],
      ['x.ts list.draw', 'Draw from the stock: '],
      ['x.ts list.draw', ' in the stock'],
      ['x.ts ending', 'no cards'],
      ['x.ts ending', 'a stock'],
      ['x.ts ending', 'my '],
      ['x.ts ending', ' stock'],
    ]);
  });

  it('unless its key is an exception', () => {
    const words = wordsIn(GLOSSARY, 'en');
    const keys = (allowed: readonly string[]): readonly string[] =>
      offences(sentences, words, new Set(allowed)).map((one) => one.slice(0, one.indexOf(': ')));
    expect(keys([])).toEqual([
      'x.ts stock',
      'x.ts list.draw',
      'x.ts list.draw',
      'x.ts ending',
      'x.ts ending',
    ]);
    expect(keys(['x.ts list.draw', 'x.ts ending'])).toEqual(['x.ts stock']);
  });

  it.each([
    ['fr', 'Pose la carte sur le talon.'],
    ['de', 'Spiele eine Passkarte.'],
    ['es', 'Has robado del monte.'],
    ['it', 'Pesca dal tallone.'],
  ])('in %s: %s', (lang, text) => {
    expect(offences([{ key: 'x', text }], wordsIn(GLOSSARY, lang), new Set())).toHaveLength(1);
  });
});
