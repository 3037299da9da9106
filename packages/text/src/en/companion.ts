/** The companion of a game with real cards, in English. */
import type { EditionId } from '@palier/rules';
import { count, number, ROUNDS } from './speech.ts';

const LEVELS = { one: 'level left', other: 'levels left' };

export const companion = {
  title: 'Level tracker',
  /** Under the title of the list: what it is for. */
  about:
    'You play with real cards; this keeps track of everyone’s level, works out who climbs and knows who deals.',
  /** The list of evenings, and the way to a new one. */
  evenings: 'Your game nights',
  newEvening: 'New game night',
  /** In the list: how far an evening is. */
  rounds: (rounds: number) => count(rounds, ROUNDS),
  remove: (names: string) => `Delete the game night with ${names}`,
  removeAsk: 'Delete this game night?',
  removeAbout: 'Its rounds will be gone for good.',
  removeYes: 'Delete',
  removed: 'The game night has been deleted.',
  /** An address of an evening that is not on this device. */
  notHere: 'This game night is not on this device.',
  /** Back from an evening to the list. */
  allEvenings: 'All game nights',
  form: {
    people: 'Who is playing?',
    firstDealer: 'Who deals first?',
    houseRules: 'House rules for climbing',
    houseRulesAbout: 'Only the rules that change how you climb, win, deal or keep cards.',
    begin: 'Start',
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
  finished: 'All levels done.',
  lastLevel: 'The last level',
  enterRound: 'Enter the round’s result',
  undo: 'Undo',
  redo: 'Redo',
  /** Said when a round was taken out again, and put back. */
  undone: (round: number) => `Round ${number(round)} has been undone.`,
  redone: (round: number) => `Round ${number(round)} is back.`,
  history: 'Rounds so far',
  noHistory: 'No rounds yet.',
  historyRound: (round: number) => `Round ${number(round)}`,
  again: 'Rematch',
  /** The screen stays awake while this is open. */
  awake: 'The screen stays on.',
  /** The sheet in which a round is told. */
  round: {
    title: (round: number) => `Round ${number(round)}: who laid a level, who went out?`,
    about: 'Tap everyone who laid their level, and the one who went out.',
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
    lastTurn: 'Who had the last turn?',
    bonus: (name: string) => `The second level ${name} removes`,
    chooseOne: 'Choose…',
    usedUp: 'The draw pile had run out',
    usedUpAbout: 'At this table, going out on that last turn earns no second level.',
    /** What is still to be said before the round can be entered. */
    missingEnd: 'Who went out? Tap a name, or “Nobody went out”.',
    missingLast: 'Who had the last turn? They deal next.',
    missingBonus: 'Choose the second level to remove.',
    enter: 'Save the result',
  },
};
