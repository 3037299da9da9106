import { expect, test } from 'vitest';
import { de, typeset } from './speech.ts';

test.each([
  ['Anna', 'd’Anna'],
  ['Élise', 'd’Élise'],
  ['Œdipe', 'd’Œdipe'],
  ['Ben', 'de Ben'],
  ['Joueur 2', 'du joueur 2'],
  ['Joueur', 'de Joueur'],
  ['Joueuse 2', 'de Joueuse 2'],
  // A mute h, and one that is breathed.
  ['Hélène', 'd’Hélène'],
  ['hugo 2', 'd’hugo 2'],
  ['Henri-Paul', 'd’Henri-Paul'],
  ['Harry', 'de Harry'],
  ['Helmut', 'de Helmut'],
  ['H', 'de H'],
  // A y before a consonant is a vowel.
  ['Yves', 'd’Yves'],
  ['Yvette', 'd’Yvette'],
  ['Yann', 'de Yann'],
  ['Youssef', 'de Youssef'],
  ['Y', 'de Y'],
  ['7 nains', 'de 7 nains'],
])('%s: %s', (name, said) => {
  expect(de(name)).toBe(said);
});

test('no line breaks before high punctuation or a percent sign', () => {
  expect(typeset('Quoi ? « Oui » : 95 % !')).toBe(
    'Quoi\u00a0? «\u00a0Oui\u00a0»\u00a0: 95\u202f%\u00a0!',
  );
  expect(typeset('95\u00a0%')).toBe('95\u202f%');
});
