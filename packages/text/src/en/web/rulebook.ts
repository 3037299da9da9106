/** The rulebook's own words, in English. */
import type { RulebookWords } from '../../web/rulebook-words.ts';
import { count, quote } from '../speech.ts';

const RULES = { one: 'rule', other: 'rules' };

export const rulebook: RulebookWords = {
  title: 'Rulebook',
  search: 'Search the rules',
  searchHint: 'A word, or an id such as LAY-3',
  found: (rules) => `${count(rules, RULES)} found`,
  noneFound: 'No rule says that. Try another word, or show all rules.',
  forTable: 'For this game',
  edition: 'Edition',
  ladder: 'Ladder',
  master: 'Add-on',
  withHouseRules: (rules) =>
    `With ${count(rules, { one: 'house rule', other: 'house rules' })} of your table`,
  showAll: 'Show all rules',
  showAllAbout: (hidden) =>
    `${count(hidden, { one: 'rule that does', other: 'rules that do' })} not concern this game`,
  chapters: {
    'setting-up': 'Setting up',
    turn: 'Your turn',
    jokers: 'Jokers',
    'pass-cards': 'Pass cards',
    stock: 'The stock',
    'round-end': 'The end of the round',
    winning: 'Winning',
    'open-ladder': 'The open ladder',
    'two-stars': 'Keeping cards',
    master: 'The Master cards',
    'house-rules': 'House rules',
    'own-ladders': 'Your own ladders, unclear moves',
  },
  ladderTitle: (ladder) => `The ladder: ${ladder}`,
  levelHeader: 'Level',
  asksFor: 'asks for',
  atThisTable: 'At this table:',
  inThisBox: 'In this game:',
  notHere: 'does not concern this game',
  linkTo: (id) => `Link to ${id}`,
  unknownRule: (id) => `There is no rule ${quote(id)}.`,
};
