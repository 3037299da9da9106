/** The companion of a game with real cards, in English. */
import type { EditionId } from '@palier/rules';
import { count, number, ROUNDS } from './speech.ts';

const LEVELS = { one: 'level left', other: 'levels left' };

export const companion = {
  title: 'Level tracker',
  /** Under the title of the list: what it is for. */
  about:
    'You play with the real cards; this remembers everybody’s level, works out the climb and knows who deals.',
  /** The list of evenings, and the way to a new one. */
  evenings: 'Your evenings',
  newEvening: 'New evening',
  /** In the list: how far an evening is. */
  rounds: (rounds: number) => count(rounds, ROUNDS),
  remove: (names: string) => `Delete the evening of ${names}`,
  removeAsk: 'Delete this evening?',
  removeAbout: 'Its rounds are gone for good.',
  removeYes: 'Delete',
  removed: 'The evening is deleted.',
  /** An address of an evening that is not on this device. */
  notHere: 'This evening is not on this device.',
  /** Back from an evening to the list. */
  allEvenings: 'All evenings',
  form: {
    people: 'Who plays',
    firstDealer: 'Who deals first',
    houseRules: 'House rules of the climb',
    houseRulesAbout: 'Only the rules that change how you climb, win, deal or keep cards.',
    begin: 'Begin',
  },
  /** Round number and dealer above the players. */
  nowRound: (round: number) => `Round ${number(round)}`,
  deals: (name: string) => `${name} deals`,
  /** The players with their levels, as a list. */
  players: 'Players and their levels',
  /** For those who listen: whose level, and what it asks for. */
  levelOf: (name: string, level: number, levels: number, _edition: EditionId) =>
    `${name}, level ${number(level)} of ${number(levels)}`,
  levelsLeft: (name: string, left: number) => `${name}, ${count(left, LEVELS)}`,
  finished: 'Every level is done.',
  lastLevel: 'The last level',
  enterRound: 'The round is over',
  undo: 'Undo',
  redo: 'Redo',
  /** Said when a round was taken out again, and put back. */
  undone: (round: number) => `Round ${number(round)} is undone.`,
  redone: (round: number) => `Round ${number(round)} is back.`,
  history: 'Rounds so far',
  noHistory: 'No round yet.',
  historyRound: (round: number) => `Round ${number(round)}`,
  again: 'Another game, same people',
  /** The screen stays awake while this is open. */
  awake: 'The screen stays on.',
  /** The sheet in which a round is told. */
  round: {
    title: (round: number) => `Round ${number(round)}: who laid, who went out?`,
    about: 'Tap everybody who laid their level, and the one who went out.',
    /** A toggle beside a name. */
    laid: 'Laid',
    out: 'Went out',
    /** The same for those who do not see the name beside it. */
    laidOf: (name: string) => `${name} laid`,
    outOf: (name: string) => `${name} went out`,
    /** On an open ladder: which level, none first. */
    whichLevel: (name: string) => `The level ${name} laid`,
    notLaid: 'Not laid',
    level: (level: number, asks: string) => `${number(level)}: ${asks}`,
    nobodyOut: 'Nobody went out',
    winsByLaying: 'Last level: laying it wins at once.',
    lastTurn: 'Who had the last turn',
    bonus: (name: string) => `The second level ${name} removes`,
    chooseOne: 'Choose …',
    usedUp: 'The stock was used up',
    usedUpAbout: 'At this table going out on that last turn earns no second level.',
    /** What is still to be said before the round can be entered. */
    missingEnd: 'Who went out? Tap a name, or “Nobody went out”.',
    missingLast: 'Who had the last turn? They deal next.',
    missingBonus: 'Choose the second level to remove.',
    enter: 'Enter the round',
  },
};
