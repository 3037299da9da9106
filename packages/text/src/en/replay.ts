/** Watching a game again, in English. */
import type { EditionId, Seat } from '@palier/rules';
import type { Naming } from '../naming.ts';
import { capital } from '../speech.ts';
import { and, CARDS, count, number, opens, whom, whose } from './speech.ts';

export const replay = {
  title: 'Watch again',
  home: 'Back to the first page',
  loading: 'Opening the game…',
  missing:
    'There is no finished game here. It may have been removed from this device, or is still going on.',
  unreadable: 'The record of this game cannot be read.',
  /** The record breaks the rules from this event on. */
  unsound: (event: number | undefined) =>
    event === undefined
      ? 'This record does not keep its word about its shuffles or its result.'
      : `This record does not follow the rules from event ${number(event)} on: what comes before is shown.`,
  controls: 'Steps through the game',
  first: 'To the beginning',
  back: 'One step back',
  forward: 'One step on',
  last: 'To the end',
  turnBack: 'One turn back',
  turnForward: 'One turn on',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  scrubber: 'Place in the game',
  place: (at: number, of: number, round: number) =>
    `Round ${round}, step ${number(at)} of ${number(of)}`,
  /** The same, as short as can be. */
  count: (at: number, of: number) => `${number(at)} / ${number(of)}`,
  round: (round: number) => `Round ${round}`,
  jump: 'Go to round',
  eyes: 'Seen by',
  open: 'All hands open',
  spectator: 'A spectator',
  seat: (seat: Seat, naming: Naming) => capital(whom(naming, seat)),
  start: 'The game begins here.',
  log: 'What happened in this round',
  /** To the coach's review of this game. */
  review: 'Review this game',
  playOn: {
    open: 'Play on from here',
    title: 'Play on from here',
    about:
      'A new game begins with these cards, in the order they lie in. What is shuffled later is new. The old game stays as it was.',
    /** Whose cards one takes. */
    seat: 'Whose cards do you take?',
    strength: 'The others are bots',
    /** The bots stay what they were. */
    same: 'As before',
    start: 'Play on',
    failed: 'From this moment nothing can be played on.',
  },
  keys: 'Keys',
  keyHelp: [
    { keys: '← →', says: 'one step back or on' },
    { keys: 'Shift + ← →', says: 'one turn back or on' },
    { keys: 'Home, End', says: 'to the beginning or the end' },
    { keys: 'Space', says: 'play or pause' },
  ],
  table: {
    label: 'The table',
    turn: (seat: Seat, naming: Naming) => `${opens(naming, seat, ['are', 'is'])} to play`,
    level: (level: number, what: string, _edition: EditionId) => `Level ${level}: ${what}`,
    left: (levels: readonly number[]) => `Levels to go: ${and(levels.map(String))}`,
    done: 'On the moon',
    laid: 'Laid',
    dealer: 'Dealer',
    skipped: 'Misses the next turn',
    held: 'Holds cards back',
    hand: (seat: Seat, cards: number, naming: Naming) =>
      `${capital(whose(naming, seat))} hand, ${count(cards, CARDS)}`,
    cards: (cards: number) => count(cards, CARDS),
    stock: (cards: number) => `Stock, ${count(cards, CARDS)}`,
    pile: (seat: Seat, naming: Naming) => `${capital(whose(naming, seat))} discard pile`,
    melds: (seat: Seat, naming: Naming) => `${capital(whose(naming, seat))} combinations`,
    nothing: 'empty',
  },
};
