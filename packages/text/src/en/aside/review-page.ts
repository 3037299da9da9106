import type { ReviewPageWords } from '../../aside/review-page-words.ts';
import { count, number } from '../speech.ts';

const DECISIONS = { one: 'decision', other: 'decisions' };

export const reviewPage: ReviewPageWords = {
  loading: 'Opening the game…',
  missing:
    'There is no finished game here. It may have been removed from this device, or is still going on.',
  unreadable: 'The record of this game cannot be read.',
  choose: 'Which game?',
  none: 'No game has been finished on this device yet. After one, the coach looks at every decision.',
  play: 'Play bots',
  seat: 'Whose decisions',
  running: (done, of) => `Decision ${number(done)} of ${number(of)}`,
  runningLuck: 'Now the same deals once more, for the luck',
  runningAbout:
    'The coach plays every decision on many times. You may leave the page; what is found so far is then lost.',
  stop: 'Stop',
  stopped: 'Stopped.',
  failed: 'The review did not come to its end.',
  again: 'Review this game',
  look: 'Look at it',
  differently: 'Try it differently',
  notDifferent: 'This game cannot be played on from here.',
  position: 'The table before it',
  marks: { played: 'played', better: 'better' },
  chart: {
    about: (decisions) =>
      `Your chance to win before each of ${count(decisions, DECISIONS)}, from the first to the last. The list below says the same.`,
    legend:
      'The line is what is measured, the band where the true value lies with 95% certainty. A mark: something was given away for certain.',
    round: (round) => `R${round}`,
  },
  round: (round, decisions) => `Round ${round}: ${count(decisions, DECISIONS)}`,
  won: 'You won this game.',
  lost: 'You did not win this game.',
};
