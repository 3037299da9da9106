/** The rulebook's own words, in German. */
import type { RulebookWords } from '../../web/rulebook-words.ts';
import { count, quote } from '../speech.ts';

const RULES = { one: 'Regel', other: 'Regeln' };

export const rulebook: RulebookWords = {
  title: 'Spielregeln',
  search: 'In den Regeln suchen',
  searchHint: 'Ein Wort oder eine Nummer wie LAY-3',
  found: (rules) => `${count(rules, RULES)} gefunden`,
  noneFound: 'Davon spricht keine Regel. Versuch ein anderes Wort oder zeig alle Regeln.',
  forTable: 'Für dieses Spiel',
  edition: 'Ausgabe',
  ladder: 'Leiter',
  master: 'Erweiterung',
  withHouseRules: (rules) =>
    `Mit ${count(rules, { one: 'Hausregel', other: 'Hausregeln' })} deines Tisches`,
  showAll: 'Alle Regeln zeigen',
  showAllAbout: (hidden) =>
    `${count(hidden, { one: 'Regel, die', other: 'Regeln, die' })} dieses Spiel nicht ${hidden === 1 ? 'betrifft' : 'betreffen'}`,
  chapters: {
    'setting-up': 'Der Aufbau',
    turn: 'Dein Zug',
    jokers: 'Die Joker',
    'pass-cards': 'Die Passkarten',
    stock: 'Der Nachziehstapel',
    'round-end': 'Das Ende der Runde',
    winning: 'Gewinnen',
    'open-ladder': 'Die offene Leiter',
    'two-stars': 'Karten behalten',
    master: 'Die Master-Karten',
    'house-rules': 'Hausregeln',
    'own-ladders': 'Eigene Leitern, unklare Züge',
  },
  ladderTitle: (ladder) => `Die Leiter: ${ladder}`,
  levelHeader: 'Level',
  asksFor: 'verlangt',
  atThisTable: 'An diesem Tisch:',
  inThisBox: 'In diesem Spiel:',
  notHere: 'betrifft dieses Spiel nicht',
  linkTo: (id) => `Link zu ${id}`,
  unknownRule: (id) => `Eine Regel ${quote(id)} gibt es nicht.`,
};
