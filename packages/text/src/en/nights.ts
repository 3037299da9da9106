/** Duplicate nights of a club, in English. */
import { count, LEVELS, number } from './speech.ts';

const PEOPLE = { one: 'player', other: 'players' };
const POINTS = { one: 'point', other: 'points' };
const PLACES = { one: 'place', other: 'places' };

export const nights = {
  title: 'Duplicate nights',
  one: 'Duplicate night',
  about:
    'Every table plays with the same cards. Whoever does better with them than the others is ahead, so luck does not decide.',
  none: 'There has been none yet.',
  missing: 'This night is not there, or it belongs to a club that you are not in.',
  until: (when: string) => `Until ${when}`,
  over: 'Over',
  isShut: 'Nobody new can enter',
  youAreIn: 'You are taking part',
  you: 'You',
  gone: 'Someone who has left',
  bot: 'Bot',
  people: (n: number) => count(n, PEOPLE),
  levels: (n: number) => count(n, LEVELS),
  points: (n: number) => count(n, POINTS),
  entry: {
    about: 'Take part, and sit down with whoever is there. You play each game once, at one table.',
    does: 'Take part',
    shut: 'Nobody new can take part in this night.',
  },
  deal: {
    title: (n: number) => `Game ${number(n)}`,
    sit: 'Sit down',
    waiting: (n: number, players: number) =>
      `${number(n)} of ${count(players, PEOPLE)} are there. The game begins as soon as all are.`,
    now: 'Begin with bots',
    nowAbout: 'Bots take the free seats: the same at every table.',
    stop: 'Stop waiting',
    youPlay: 'You are playing this game.',
    goOn: 'To your table',
    elsewhere: 'Your seat in this game is on another of your devices.',
    youHave: 'You have played this game. The results come when everyone has.',
    look: 'Your game',
    missed: 'You did not play this game.',
    waits: 'Waiting',
    plays: 'Playing',
    hasPlayed: 'Played',
    toCome: 'Still to play',
    secret:
      'How they did is shown once everyone has played. Until then, please tell nobody what you held.',
  },
  same: {
    title: 'With the same cards',
    yours: 'Your cards',
    seat: (n: number) => `Seat ${number(n)}`,
    made: (place: number, levels: number) => `Place ${number(place)} · ${count(levels, LEVELS)}`,
    rounds: (levels: readonly number[]) => `by round ${levels.map(number).join(' – ')}`,
    nobody: 'Nobody has played it.',
    table: 'Watch your game again',
  },
  ranking: {
    title: 'Result',
    soFar: 'So far',
    gained: (places: number) => signed(places),
    about:
      '100 points: everyone else did worse with your cards. 50: all did the same. Between equal points, places gained decide.',
  },
  running: {
    title: 'Running the night',
    about:
      'Results are shown once everyone who takes part has played and nobody new can come; at the latest when the time is up.',
    shut: {
      does: 'Let nobody new in',
      ask: 'Let nobody new in?',
      about: 'Whoever takes part still plays. Results are shown as soon as all of them have.',
    },
    end: {
      does: 'End the night',
      ask: 'End the night now?',
      about: 'Bots play what is left of unfinished games, then the results are shown.',
    },
  },
  open: {
    does: 'Open a duplicate night',
    about: 'Members take part and sit down with whoever is there, at as many tables as it takes.',
    name: 'Name (optional)',
    players: 'Players at a table',
    levels: 'Levels to climb',
    deals: 'Games for everyone',
    lasts: 'It lasts',
    clock: 'Time for a decision',
    go: 'Open it',
    spans: {
      evening: 'This evening: 4 hours',
      day: 'A day',
      days3: '3 days',
      week: 'A week',
    },
    clocks: {
      relaxed: '90 seconds',
      quick: '30 seconds',
    },
  },
};

/** `+1.5 places`, as much better or worse than the others with these cards. */
function signed(places: number): string {
  if (places === 0) return 'As good as the others';
  const sign = places > 0 ? '+' : '−';
  return `${sign}${count(Math.abs(places), PLACES)}`;
}
