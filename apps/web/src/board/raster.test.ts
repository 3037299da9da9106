import { expect, test } from 'vitest';
import { linesOf } from './raster.ts';

const lines = (text: string, most: number) => linesOf(text, most, ({ length }) => length);

test('a text that fits is one line', () => {
  expect(lines('Odile wins', 10)).toEqual(['Odile wins']);
});

test('lines are about equally long, and no more than must be', () => {
  expect(lines('Odile won and reached the moon!', 26)).toEqual([
    'Odile won and',
    'reached the moon!',
  ]);
});

test('a word that is too long stands by itself, and no word is lost', () => {
  expect(lines('a Donaudampfschiff b', 6)).toEqual(['a', 'Donaudampfschiff', 'b']);
});
