/** Around the table in English: home, a new game, the list of games, a saved game from a file. */
import type { EditionId, LadderId, Master } from '@palier/rules';
import { say, type SeatPlace, type Sentences } from '../facts.ts';
import { and, count, LEVELS, number } from './speech.ts';
import { masters } from './specials.ts';

const newGame = {
  botsTitle: 'Play against bots',
  deviceTitle: 'Pass and play',
  deal: 'Start',
  dealing: 'Dealing…',
  notDealt: 'The game could not be started. Please try again.',
  /** Who sits where. */
  table: 'At the table',
  players: 'Players',
  seats: 'Seats',
  yourName: 'Your name',
  nameOf: (place: number) => `Name of player ${number(place)}`,
  /** Who plays against bots and gives no name. */
  you: 'You',
  /** The name of somebody at this device who gives none, where others may read it. */
  guest: 'Guest',
  /** Somebody of whom only the place is known. */
  person: (place: number) => `Player ${number(place)}`,
  isPerson: 'Person',
  isBot: 'Bot',
  kindOf: (place: number) => `Player ${number(place)}: person or bot`,
  chooseBot: 'Who plays here?',
  chooseCharacter: 'Character',
  chooseStrength: 'Strength',
  discardBack: 'Take back discards',
  discardBackAbout: 'You can take back your discard until the next player draws or takes a card.',
  strengthOfAll: 'Strength of the bots',
  strengthMixed: 'The bots have different strengths.',
  done: 'Done',
  /** Which box is played. */
  rules: 'Which game?',
  edition: 'Edition',
  ladder: 'Level set',
  ladders: {
    stacked: 'You lay the eight levels in order, from the first to the last.',
    open: 'All eight lie face up, and you lay the one that suits your hand: a quicker game.',
    'one-star': 'The easier eight levels, in order: good to start with.',
    'two-star':
      'Harder levels; from level 5 on, players who lay nothing may keep up to four cards.',
  } satisfies Record<LadderId, string>,
  /** About a ladder that players made. */
  ownLadder: 'Your own level set.',
  /** The way to where ladders are made. */
  makeLadder: 'Make your own level set',
  levelsOf: (ladder: string) => `The levels: ${ladder}`,
  master: 'Add-on',
  masters: {
    none: 'The box as it comes.',
    ...masters,
  } satisfies Record<Master, string>,
  noMaster: 'The Master cards cannot be used with this edition.',
  houseRules: 'House rules',
  /** None of them is chosen. */
  noHouseRules: 'None',
  changed: (rules: number) => `${number(rules)} changed`,
  isChanged: 'changed',
};

const record = {
  open: 'Open a saved game',
  drop: 'Drop the file here',
  reading: 'Reading the file…',
};

const PLACES: Sentences<SeatPlace> = {
  level: ({ level }) => `level ${number(level)}`,
  done: ({ done, levels }) => `${number(done)} of ${count(levels, LEVELS)} done`,
  moon: () => 'all levels done',
};

const SHORT_PLACES: Sentences<SeatPlace> = {
  level: ({ level }) => number(level),
  done: ({ done, levels }) => `${number(done)} of ${number(levels)}`,
  moon: () => 'Done',
};

export const shell = {
  /** The window's title: the screen's name and ours. */
  windowTitle: (screen: string) => `${screen} · Palier`,
  /** What search engines and the installed app say of it. */
  description: 'A card table for Level Up and Level 8: fair shuffles you can check, no ads.',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  notLoaded: 'This page could not be loaded. Are you offline?',
  tryAgain: 'Try again',
  /** What went wrong on the device, for example a full disk. */
  notSaved: 'This could not be saved. The device may be full.',
  languageSwitch: 'Language',
  /** Above every screen where an older page has come back. */
  newer: {
    about:
      'Your games are safe, but they were saved by a newer version of Palier. Reload the page to get that version.',
    reload: 'Reload',
  },
  updateReady: 'A new version is ready.',
  updateNow: 'Update',
  home: {
    title: 'Home',
    /** Beside one's face; without a name where none was given. */
    hello: (name: string | undefined) => (name === undefined ? 'Hello!' : `Hello, ${name}!`),
    /** One line under the name. */
    tagline: 'Eight levels, one climb to the moon.',
    /** The ways to play, for a screen reader. */
    play: 'Play',
    more: 'More',
    continueGame: 'Continue',
    bots: 'Play against bots',
    botsAbout: 'Choose one to five opponents and the rules.',
    device: 'Pass and play',
    deviceAbout: 'Two to six people pass one phone or tablet around.',
    online: 'Play online with friends',
    onlineAbout: 'Everyone on their own device, by link or code.',
    learn: 'Learn and practise',
    learnAbout: 'Lesson, drills, referee, level tracker, your own level sets.',
    /** For those who have never played here: the lesson, or a game at once. */
    learnFirst: 'Learn in 3 minutes',
    learnFirstAbout: 'A hands-on lesson.',
    justPlay: 'Just play',
    justPlayAbout: 'Two novice bots, right away.',
    games: 'Your games',
    rulebook: 'Rulebook',
    settings: 'Settings',
  },
  /** A game in a list. */
  game: {
    round: (round: number) => `Round ${number(round)}`,
    /** One seat: "Odile, level 3". */
    seatAt: (name: string, place: SeatPlace, _edition: EditionId) =>
      `${name}, ${say(PLACES, place)}`,
    /** The same beside a name and a staircase, as short as can be: "3". */
    place: (place: SeatPlace) => say(SHORT_PLACES, place),
    /** Who won: "Winner: Anna". */
    winners: (names: readonly string[]) =>
      `${names.length === 1 ? 'Winner' : 'Winners'}: ${and(names)}`,
    players: (names: readonly string[]) => and(names),
  },
  games: {
    title: 'Your games',
    underWay: 'In progress',
    finished: 'Finished',
    none: 'There are no games on this device yet.',
    start: 'Start one',
    continueGame: 'Continue',
    replay: 'Replay',
    /** To the coach's review of a finished game. */
    review: 'Review',
    remove: 'Delete',
    removeAsk: 'Delete this game?',
    removeAbout: 'It will be gone for good.',
    removed: 'The game has been deleted.',
    keep: 'Keep it',
    /** Under the newest of many. */
    showAll: (games: number) => `Show all ${number(games)} games`,
    /** Games that are kept and cannot be read. */
    damaged: {
      title: 'Cannot be read',
      about:
        'These games are damaged or come from another version of Palier. A game that you set aside leaves this list, but is not deleted.',
      unreadable: 'A game that cannot be read',
      unknownTime: 'Date unknown',
      setAside: 'Set aside',
      putBack: 'Put back',
      save: 'Save as a file',
      isAside: 'The game has been set aside. It is at the bottom of this page.',
      isBack: 'The game is back in the list.',
      aside: (games: number) => `Set aside: ${number(games)}`,
    },
  },
  /** The way to one’s name and face, and the wish that somebody chooses them. */
  own: {
    title: 'Your look',
    invite: 'Choose your name and face',
    /** At one device, for each who sits there. */
    faceFor: (name: string) => `Choose a face for ${name}`,
  },
  newGame,
  record,
};
