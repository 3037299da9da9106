/** The replay of a game, in English. */
import type { EditionId, EventOf, Seat } from '@palier/rules';
import { isYou, type Naming } from '../naming.ts';
import { capital } from '../speech.ts';
import { and, CARDS, combination, count, number, ownOr, whom, whose } from './speech.ts';

export const replay = {
  /** What is wrong with a file that somebody opens. */
  file: {
    /** `line`: where it stops being a saved game; `sentence`: what is wrong, if there are plain words for it. */
    unreadable: (line: number | undefined, sentence: string | undefined) => {
      const what =
        line === undefined
          ? 'This is not a saved game.'
          : `This saved game is damaged at line ${number(line)}.`;
      return sentence === undefined ? what : `${what} ${sentence}`;
    },
    notText: 'This file cannot be read.',
    tooLarge: (mebibytes: number) =>
      `This file is larger than ${number(mebibytes)} MiB: it is not a saved game.`,
    unsound:
      'This file has been changed: its moves, shuffles or result do not match. It has not been kept.',
    unfinished: 'This game is not over yet. You can watch it once it is.',
  },
  title: 'Replay',
  loading: 'Opening the game…',
  missing:
    'There is no finished game here. It may have been deleted from this device, or may still be in progress.',
  unreadable: 'This saved game cannot be read.',
  /** The saved game breaks the rules from this event on. */
  unsound: (event: number | undefined) =>
    event === undefined
      ? 'This file has been changed: the shuffles or the result do not match.'
      : `This game breaks the rules from event ${number(event)} on: only what comes before is shown.`,
  controls: 'Replay controls',
  first: 'To the beginning',
  back: 'One step back',
  forward: 'One step forward',
  last: 'To the end',
  turnBack: 'One turn back',
  turnForward: 'One turn forward',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  scrubber: 'Position in the game',
  place: (at: number, of: number, round: number) =>
    `Round ${round}, step ${number(at)} of ${number(of)}`,
  /** The same, as short as can be. */
  count: (at: number, of: number) => `${number(at)} / ${number(of)}`,
  round: (round: number) => `Round ${round}`,
  jump: 'Go to round',
  eyes: 'View',
  open: 'All cards face up',
  spectator: 'As a spectator',
  seat: (seat: Seat, naming: Naming) => capital(whom(naming, seat)),
  start: 'The game begins here.',
  log: 'What happened in this round',
  /** What somebody did, as short as can be: who did it stands above, the cards are drawn behind it. */
  told: {
    drawn: 'Drawn',
    taken: ({ seat, from }: EventOf<'cardTaken'>, naming: Naming) =>
      `Taken from ${ownOr(naming, seat, from)} pile`,
    laid: (level: number, _edition: EditionId) => `Level ${level} laid`,
    added: ({ seat, to, meld }: EventOf<'cardAdded'>, naming: Naming) =>
      `Added to ${ownOr(naming, seat, to)} ${combination(naming, to, meld)}`,
    discarded: 'Discarded',
  },
  /** To the coach's review of this game. */
  review: 'Review this game',
  /** A short film of the game for others: an animated picture, made on the device. */
  film: {
    title: 'Film to share',
    about: 'A short film, made on this device. It shows only what everyone at the table could see.',
    lengths: { turn: 'The last turn', game: 'The whole game' },
    making: 'Making the film…',
    saved: 'Film saved.',
    failed: 'The film could not be made.',
  },
  playOn: {
    open: 'Play on from here',
    title: 'Play on from here',
    about:
      'A new game starts with the cards exactly as they lie here. Later shuffles are new. The old game stays as it is.',
    /** Whose cards one takes. */
    seat: 'Whose cards will you play?',
    strength: 'Strength of the bots',
    /** The bots stay what they were. */
    same: 'As before',
    start: 'Play on',
    failed: 'You cannot play on from here.',
  },
  keys: 'Keyboard shortcuts',
  keyHelp: [
    { keys: '← →', says: 'one step back or forward' },
    { keys: 'Shift + ← →', says: 'one turn back or forward' },
    { keys: 'Home, End', says: 'to the beginning or the end' },
    { keys: 'Space', says: 'play or pause' },
  ],
  table: {
    label: 'The table',
    turn: (seat: Seat, naming: Naming) =>
      isYou(naming, seat) ? 'Your turn' : `${capital(whose(naming, seat))} turn`,
    level: (level: number, what: string, _edition: EditionId) => `Level ${level}: ${what}`,
    left: (levels: readonly number[]) => `Levels left: ${and(levels.map(String))}`,
    done: 'All levels done',
    laid: 'Laid',
    dealer: 'Dealer',
    skipped: 'Misses the next turn',
    held: 'Has played Hold',
    hand: (seat: Seat, cards: number, naming: Naming) =>
      `${capital(whose(naming, seat))} hand, ${count(cards, CARDS)}`,
    cards: (cards: number) => count(cards, CARDS),
    stock: (cards: number) => `Draw pile, ${count(cards, CARDS)}`,
    pile: (seat: Seat, naming: Naming) => `${capital(whose(naming, seat))} discard pile`,
    melds: (seat: Seat, naming: Naming) => `${capital(whose(naming, seat))} combinations`,
    nothing: 'empty',
  },
};
