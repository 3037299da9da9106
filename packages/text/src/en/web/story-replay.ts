/** Watching a game again and opening a record, in English. */
import type { ReplayWords } from '../../web/story-words.ts';
import { opens, whom, whose } from '../seats.ts';
import { and, count, number } from '../speech.ts';

const CARDS = { one: 'card', other: 'cards' };

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const replay: ReplayWords = {
  title: 'Watch again',
  home: 'Back to the first page',
  loading: 'Opening the game…',
  missing:
    'There is no finished game here. It may have been removed from this device, or is still going on.',
  unreadable: 'The record of this game cannot be read.',
  unsound: (event) =>
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
  place: (at, of, round) => `Round ${round}, step ${number(at)} of ${number(of)}`,
  count: (at, of) => `${number(at)} / ${number(of)}`,
  round: (round) => `Round ${round}`,
  jump: 'Go to round',
  eyes: 'Seen by',
  open: 'All hands open',
  spectator: 'A spectator',
  seat: (seat, naming) => capital(whom(naming, seat)),
  start: 'The game begins here.',
  log: 'What happened in this round',
  review: 'Review this game',
  playOn: {
    open: 'Play on from here',
    title: 'Play on from here',
    about:
      'A new game begins with these cards, in the order they lie in. What is shuffled later is new. The old game stays as it was.',
    seat: 'Whose cards do you take?',
    strength: 'The others are bots',
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
    turn: (seat, naming) => `${opens(naming, seat, ['are', 'is'])} to play`,
    level: (level, what) => `Level ${level}: ${what}`,
    left: (levels) => `Levels to go: ${and(levels.map(String))}`,
    done: 'On the moon',
    laid: 'Laid',
    dealer: 'Dealer',
    skipped: 'Misses the next turn',
    held: 'Holds cards back',
    hand: (seat, cards, naming) => `${capital(whose(naming, seat))} hand, ${count(cards, CARDS)}`,
    cards: (cards) => count(cards, CARDS),
    stock: (cards) => `Stock, ${count(cards, CARDS)}`,
    pile: (seat, naming) => `${capital(whose(naming, seat))} discard pile`,
    melds: (seat, naming) => `${capital(whose(naming, seat))} combinations`,
    nothing: 'empty',
  },
};
