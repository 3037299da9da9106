/** Around the table, in English. */
import type { SeatPlace, ShellWords } from '../../web/shell-words.ts';
import { and, count, number } from '../speech.ts';
import { newGame } from './new-game.ts';

const LEVELS = { one: 'level', other: 'levels' };

function placeOf(place: SeatPlace): string {
  switch (place.t) {
    case 'level':
      return `level ${number(place.level)}`;
    case 'done':
      return `${number(place.done)} of ${count(place.levels, LEVELS)} done`;
    case 'moon':
      return 'on the moon';
  }
}

export const shell: ShellWords = {
  windowTitle: (screen) => `${screen} · Palier`,
  back: 'Back to home',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading …',
  notLoaded: 'This page could not be loaded. Are you offline?',
  tryAgain: 'Try again',
  notSaved: 'This device could not store it. Perhaps its memory is full.',
  languageSwitch: 'Language',
  updateReady: 'A new version is ready.',
  updateNow: 'Update',
  home: {
    title: 'Home',
    tagline: 'Eight levels, one climb to the moon.',
    play: 'Play',
    more: 'More',
    continueGame: 'Continue',
    bots: 'Play bots',
    botsAbout: 'You and one to five of our six characters.',
    device: 'One device',
    deviceAbout: 'Two to six people pass one phone or tablet around.',
    online: 'Play online with friends',
    onlineAbout: 'Everybody on their own device, by a link or a code.',
    learn: 'Learn and tinker',
    learnAbout: 'Lesson, drills, referee, real cards, ladders of your own.',
    firstTime: 'First time? The three-minute lesson',
    games: 'My games',
    rulebook: 'Rulebook',
    settings: 'Settings',
  },
  game: {
    round: (round) => `Round ${number(round)}`,
    seatAt: (name, place) => `${name}, ${placeOf(place)}`,
    place: (place) => {
      switch (place.t) {
        case 'level':
          return number(place.level);
        case 'done':
          return `${number(place.done)} of ${number(place.levels)}`;
        case 'moon':
          return 'Moon';
      }
    },
    winners: (names) => `${names.length === 1 ? 'Winner' : 'Winners'}: ${and(names)}`,
    players: (names) => and(names),
  },
  games: {
    title: 'My games',
    underWay: 'Under way',
    finished: 'Finished',
    none: 'There are no games on this device yet.',
    start: 'Start one',
    continueGame: 'Continue',
    replay: 'Replay',
    remove: 'Delete',
    removeAsk: 'Delete this game?',
    removeAbout: 'It is gone for good, with its record.',
    removed: 'The game is deleted.',
    keep: 'Keep it',
    showAll: (games) => `Show all ${number(games)} games`,
  },
  newGame,
};
