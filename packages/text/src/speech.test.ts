import { expect, test } from 'vitest';
import { quotable, speechOf } from './speech.ts';

const CARDS = {
  en: { one: 'card', other: 'cards' },
  fr: { one: 'carte', other: 'cartes' },
  de: { one: 'Karte', other: 'Karten' },
  es: { one: 'carta', other: 'cartas' },
  it: { one: 'carta', other: 'carte' },
} as const;

test.each([
  ['en', [0, 1, 2, 1_500_000], ['0 cards', '1 card', '2 cards', '1,500,000 cards']],
  ['fr', [0, 1, 2, 21], ['0 carte', '1 carte', '2 cartes', '21 cartes']],
  ['de', [0, 1, 2, 12_500], ['0 Karten', '1 Karte', '2 Karten', '12.500 Karten']],
  ['es', [0, 1, 2, 12_500], ['0 cartas', '1 carta', '2 cartas', '12.500 cartas']],
  ['it', [0, 1, 2, 12_500], ['0 carte', '1 carta', '2 carte', '12.500 carte']],
] as const)('counts in %s', (lang, numbers, texts) => {
  const { count } = speechOf(lang);
  expect(numbers.map((number) => count(number, CARDS[lang]))).toEqual(texts);
});

test.each([
  ['en-GB', 'a, b and c', 'a, b or c'],
  ['fr', 'a, b et c', 'a, b ou c'],
  ['de', 'a, b und c', 'a, b oder c'],
  ['es', 'a, b y c', 'a, b o c'],
  ['it', 'a, b e c', 'a, b o c'],
])('lists in %s', (locale, all, any) => {
  const { and, or } = speechOf(locale);
  expect([and(['a', 'b', 'c']), or(['a', 'b', 'c']), and(['a'])]).toEqual([all, any, 'a']);
});

test.each([
  ['draw', 'draw'],
  ['\u001b[2Jdraw\nmore', '[2Jdraw more'],
  ['a\u202eb\u200bc', 'abc'],
  ['x'.repeat(200), `${'x'.repeat(80)}…`],
  ['🂡'.repeat(90), `${'🂡'.repeat(80)}…`],
])('text from outside is quoted short and plain: %j', (text, quoted) => {
  expect(quotable(text)).toBe(quoted);
});
