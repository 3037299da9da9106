/** The rulebook's own words, in French. */
import type { RulebookWords } from '../../web/rulebook-words.ts';
import { count, quote } from '../speech.ts';

export const rulebook: RulebookWords = {
  title: 'Règles du jeu',
  search: 'Chercher dans les règles',
  searchHint: 'Un mot, ou un numéro comme LAY-3',
  found: (rules) => count(rules, { one: 'règle trouvée', other: 'règles trouvées' }),
  noneFound: 'Aucune règle ne dit cela. Essaie un autre mot, ou montre toutes les règles.',
  forTable: 'Pour ce jeu',
  edition: 'Édition',
  ladder: 'Échelle',
  master: 'Extension',
  withHouseRules: (rules) =>
    `Avec ${count(rules, { one: 'règle maison', other: 'règles maison' })} de ta table`,
  showAll: 'Montrer toutes les règles',
  showAllAbout: (hidden) =>
    `${count(hidden, { one: 'règle qui ne concerne', other: 'règles qui ne concernent' })} pas ce jeu`,
  chapters: {
    'setting-up': 'Mise en place',
    turn: 'Ton tour',
    jokers: 'Les jokers',
    'pass-cards': 'Les cartes Passe',
    stock: 'La pioche',
    'round-end': 'La fin de la manche',
    winning: 'Gagner',
    'open-ladder': 'L’échelle ouverte',
    'two-stars': 'Garder des cartes',
    master: 'Les cartes de Master',
    'house-rules': 'Règles maison',
    'own-ladders': 'Échelles à toi, coups illisibles',
  },
  ladderTitle: (ladder) => `L’échelle : ${ladder}`,
  levelHeader: 'Niveau',
  asksFor: 'demande',
  atThisTable: 'À cette table :',
  inThisBox: 'Dans ce jeu :',
  notHere: 'ne concerne pas ce jeu',
  linkTo: (id) => `Lien vers ${id}`,
  unknownRule: (id) => `Il n’y a pas de règle ${quote(id)}.`,
};
