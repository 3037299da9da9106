import { expect, test } from 'vitest';
import { loadPart } from '../langs.ts';
import { namingOf } from '../testing/texts.ts';
import { aToi, allDo, de, openAll, opens, typeset } from './speech.ts';

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

test('whoever has no name is « le joueur 2 », with a capital only where a sentence begins', () => {
  const naming = namingOf(1, ['Anna', '', 'le petit Ben']);
  const climb = ['montes', 'monte', 'montez', 'montent'] as const;
  expect([aToi(naming, 2), aToi(naming, 3), aToi(naming, 1)]).toEqual([
    'au joueur 2',
    'au petit Ben',
    'à toi',
  ]);
  expect([1, 2, 3].map((seat) => opens(naming, seat, ['montes', 'monte']))).toEqual([
    'Tu montes',
    'Le joueur 2 monte',
    'le petit Ben monte',
  ]);
  expect(openAll(naming, [2, 1], climb)).toBe('Le joueur 2 et toi montez');
  expect([[1], [2], [2, 3]].map((seats) => allDo(naming, seats, climb))).toEqual([
    'tu montes',
    'le joueur 2 monte',
    'le joueur 2 et le petit Ben montent',
  ]);
});

test('the table calls whoever has no name as the sentences do', async () => {
  const table = await loadPart('fr', 'table');
  const sheets = await loadPart('fr', 'tableSheets');
  expect([table.turnOf('Joueur 2'), table.turnOf('Anna')]).toEqual([
    'Au joueur 2 de jouer',
    'À Anna de jouer',
  ]);
  expect([table.deciding(['Joueur 2']), table.deciding(['anna', 'Joueur 2'])]).toEqual([
    'Le joueur 2 choisit',
    'anna et le joueur 2 choisissent',
  ]);
  expect(table.curtain('Joueur 2')).toBe('Passe l’appareil au joueur 2');
  expect(sheets.pickFrom('Joueur 2')).toBe('Chez le joueur 2');
  const { situation } = await loadPart('fr', 'referee');
  expect([situation.skipped('Joueur 2'), situation.skipped(table.you)]).toEqual([
    'Carte Passe devant le joueur 2',
    'Carte Passe devant toi',
  ]);
});

test('no line breaks before high punctuation or a percent sign', () => {
  expect(typeset('Quoi ? « Oui » : 95 % !')).toBe(
    'Quoi\u00a0? «\u00a0Oui\u00a0»\u00a0: 95\u202f%\u00a0!',
  );
  expect(typeset('95\u00a0%')).toBe('95\u202f%');
});
