import { expect, test } from 'vitest';
import { discOf, initialsOf } from './initials.ts';

test.each([
  ['Léa', 'L'],
  ['ümit', 'Ü'],
  ['Jean Moreau', 'JM'],
  ['  Anna  von der Heide ', 'AH'],
  ['🦊 fox', '🦊F'],
  ['', ''],
])('%j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name keeps its disc, and names do not all share one', () => {
  const discs = ['Léa', 'Ana', 'Per', 'Zoë', 'Max', 'Ida'].map((name) => discOf(name, 6));
  expect(discs).toEqual(['Léa', 'Ana', 'Per', 'Zoë', 'Max', 'Ida'].map((name) => discOf(name, 6)));
  expect(discs.every((disc) => disc >= 0 && disc < 6)).toBe(true);
  expect(new Set(discs).size).toBeGreaterThan(2);
});
