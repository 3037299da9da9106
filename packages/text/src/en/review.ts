/** The coach in English: in the browser and in `palier review`. It speaks to the player whose decisions are reviewed. */
import type { CoachVerdict, ReviewInterval, Lost, Luck } from '@palier/bots/coach';
import type { ContrastWords } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import { about, CARDS, count, GAMES, LOCALE, number, whom, wouldHelp } from './speech.ts';

const DECISIONS = { one: 'decision', other: 'decisions' };

/** The one unit in which a cost is told. */
const POINTS = { one: 'percentage point', other: 'percentage points' };

const page = {
  loading: 'Opening the game…',
  missing:
    'There is no finished game here. It may have been deleted from this device, or may still be in progress.',
  unreadable: 'This saved game cannot be read.',
  /** Where no game was named: which of those on this device. */
  choose: 'Which game?',
  none: 'No game has been finished on this device yet. Once you finish one, the coach can look at every decision you made.',
  play: 'Play against bots',
  /** Whose decisions are looked at. */
  seat: 'Whose decisions?',
  /** While the coach plays the decisions on; then the whole game, for the luck. */
  running: (done: number, of: number) => `Decision ${number(done)} of ${number(of)}`,
  runningLuck: 'Playing the same deals again, to measure the luck',
  runningAbout:
    'The coach plays out every decision many times. If you leave the page, the results so far are lost.',
  stop: 'Stop',
  stopped: 'Stopped.',
  failed: 'The review could not be finished.',
  again: 'Review this game',
  /** To the replay at that moment. */
  look: 'Look at it',
  /** To a game that begins just before that decision. */
  differently: 'Try another way',
  notDifferent: 'You cannot play on from here.',
  /** The picture of a position. */
  position: 'The table before this move',
  marks: { played: 'played', better: 'better' },
  chart: {
    /** What the picture shows, for those who do not see it. */
    about: (decisions: number) =>
      `Your chance of winning before each of ${count(decisions, DECISIONS)}, from the first to the last. The list below shows the same.`,
    legend:
      'The line is the measured chance; the true value lies in the band with 95% certainty. A mark shows a decision that clearly cost you something.',
    round: (round: number) => `R${round}`,
  },
  /** A round of the list, with what its decisions were: "Round 2: 7 decisions". */
  round: (round: number, decisions: number) => `Round ${round}: ${count(decisions, DECISIONS)}`,
  /** How the game ended for this seat. */
  won: 'You won this game.',
  lost: 'You did not win this game.',
};

const figures = figuresOf(LOCALE);

const percent = (share: number): string => figures.percent(share).replace('-', '−');

/** A difference of chances, in percentage points: "4.2"; and with its sign: "−1.2", "+0.8". */
const points = (by: number): string => figures.tenths(by * 100);
const change = (by: number): string => figures.signed(by * 100);

const pointsRange = ({ low, high }: ReviewInterval): string => `${points(low)} to ${points(high)}`;

/** "4.2 percentage points of your chance of winning (2.9 to 5.5)" */
const costing = (loss: number, interval: ReviewInterval): string =>
  `${count(Math.round(loss * 1000) / 10, POINTS)} of your chance of winning (${pointsRange(interval)})`;

const range = ({ low, high }: ReviewInterval): string => `${percent(low)} to ${percent(high)}`;

const measured = (share: number, interval: ReviewInterval): string =>
  `${percent(share)} (${range(interval)})`;

const missing = (cards: number): string =>
  cards === 0 ? 'completes your level' : `leaves ${count(cards, CARDS)} missing`;

export const review = {
  title: 'Review',
  /** A word or two, small letters where the language allows: "slip". */
  verdicts: {
    'only-move': 'no choice',
    best: 'best',
    open: 'too close',
    hinted: 'as hinted',
    slip: 'slip',
    mistake: 'mistake',
    blunder: 'blunder',
  } satisfies Record<CoachVerdict, string>,
  /** What the word stands for, a sentence. */
  meanings: {
    'only-move': 'There was no other move.',
    best: 'Every other move is worse.',
    open: 'Too close to call: no verdict.',
    hinted: 'This is what the hint suggests here, so it does not count against you.',
    slip: 'It cost you a little: less than 3 percentage points of your chance of winning.',
    mistake: 'It cost you something: 3 to 8 percentage points of your chance of winning.',
    blunder: 'It cost you a lot: more than 8 percentage points of your chance of winning.',
  } satisfies Record<CoachVerdict, string>,
  /** How many decisions got a verdict, for a list: "3 slips". */
  counts: {
    'only-move': (decisions) => `${number(decisions)} without a choice`,
    best: (decisions) => `${number(decisions)} best`,
    open: (decisions) => `${number(decisions)} too close to call`,
    hinted: (decisions) => `${number(decisions)} as hinted`,
    slip: (decisions) => count(decisions, { one: 'slip', other: 'slips' }),
    mistake: (decisions) => count(decisions, { one: 'mistake', other: 'mistakes' }),
    blunder: (decisions) => count(decisions, { one: 'blunder', other: 'blunders' }),
  } satisfies Record<CoachVerdict, (count: number) => string>,
  /** A chance: "34.2%", below zero with a minus sign. */
  percent,
  /** Both ends: "32.9% to 35.5%". */
  interval: range,
  /** A number with its interval in brackets: "34.2% (32.9% to 35.5%)". */
  measured,
  /** The same of a cost, in percentage points: "4.2", "2.9 to 5.5", "4.2 (2.9 to 5.5)". */
  points,
  pointsInterval: pointsRange,
  measuredPoints: (loss: number, interval: ReviewInterval) =>
    `${points(loss)} (${pointsRange(interval)})`,
  /** A loss that is certain, a sentence. */
  lost: (loss: number, interval: ReviewInterval) => `It cost you ${costing(loss, interval)}.`,
  /** An open decision, a sentence: how far the best other move is ahead or behind. */
  open: ({ low, high }: ReviewInterval) =>
    `The best other move would change your chance of winning by ${change(low)} to ${change(high)} percentage points.`,
  /** The chance of winning before a decision, a sentence. */
  chance: (chance: number, interval: ReviewInterval) =>
    `Your chance of winning before this move: ${measured(chance, interval)}.`,
  /** Where a decision stands: "Round 2, turn 5". */
  where: (round: number, turn: number) => `Round ${round}, turn ${turn}`,
  /** What was done and what is better, before the move's own call: "Your move:", "Better:". */
  played: 'Your move:',
  better: 'Better:',
  /** Why the better move is better, a sentence. */
  reasons: {
    'could-win': () => 'It wins the game at once.',
    'could-go-out': () => 'You could have gone out this turn.',
    'could-lay': ({ level }) => `You could have laid level ${level}.`,
    'could-add': () => 'You could have added a card to the table.',
    'better-wait': () =>
      'Your level could wait: what you lay helps the others too, and going out in a single turn takes you up two levels.',
    'better-keep': () => 'The card you added was worth more in your hand.',
    'other-laying': () => 'Laying the same level another way leaves you better off.',
    missing: ({ best, played }) => `This ${missing(best)}; your move ${missing(played)}.`,
    outs: ({ best, played }) =>
      `After your move, ${played === 0 ? 'no cards' : count(played, CARDS)} can help you; after this one, ${best}.`,
    gave: ({ to, chance, instead }, naming) =>
      `The card you discarded ${wouldHelp(naming, to, chance)}; this one, ${about(instead)}.`,
    fed: ({ to }, naming) =>
      `The card you discarded fits on the table, and ${whom(naming, to)} can add it.`,
  } satisfies ContrastWords as ContrastWords,
  /** Nothing plain speaks for the better move: it came out ahead in the rounds played out. */
  noReason: 'There is no simple reason: it just did better when the round was played out.',
  /** One score for the game, in a word or two and a kind sentence, by its stars. */
  scores: {
    1: {
      name: 'Plenty to discover',
      about: 'Every game teaches you something. These moments will teach you the most.',
    },
    2: {
      name: 'Good moments',
      about: 'You made some good decisions, and there is more to gain next time.',
    },
    3: {
      name: 'Well played',
      about: 'Most of your decisions were right. A few are worth another look.',
    },
    4: { name: 'Very well played', about: 'The coach found very little to correct.' },
    5: {
      name: 'Flawless',
      about: 'The coach found no mistakes.',
    },
  },
  /** For those who do not see the stars. */
  stars: (stars: number, of: number) => `${stars} of ${of} stars`,
  /** Of a decision that was right, a sentence. */
  praise: 'Well played: every other move would have been worse.',
  /** What a decision gave away, in one plain figure, a sentence: whole percentage points. */
  cost: (loss: number) => {
    const whole = Math.round(loss * 100);
    return whole === 0
      ? 'It cost you less than 1 percentage point of your chance of winning.'
      : `It cost you about ${count(whole, POINTS)} of your chance of winning.`;
  },
  /** The fold with the intervals. */
  exact: 'Exact figures',
  headings: {
    worth: 'Look at these first',
    decisions: 'Every decision',
    chances: 'Your chance of winning',
    luck: 'Luck',
    method: 'How this was worked out',
    figures: 'All the figures',
  },
  /** No verdict is against a decision: it may still have cost something, where a hint advised it. */
  nothingWorth: 'None of your decisions counts against you.',
  /** What the decisions with a verdict against them gave away together, a sentence. */
  total: ({ decisions, total, interval }: Lost) =>
    `In all, ${count(decisions, DECISIONS)} cost you ${costing(total, interval)}.`,
  /** A seat's share of the wins with the same deals and equal bots, a sentence or two. */
  luck: ({ share, interval, games, expected }: Luck) =>
    `With the same deals, played by equally strong bots, your seat won ${measured(share, interval)} of ${count(games, GAMES)}. An even share would be ${percent(expected)}.`,
  fortunes: {
    good: 'The cards were on your side.',
    bad: 'The cards were against you.',
    even: 'You had neither good nor bad luck.',
  },
  /** How it was worked out, paragraphs. */
  method: [
    'Each decision is judged by what you could see: the hidden cards are dealt in many likely ways, and fast bots play out your move and the best of the others, from the same deals, to the end of the round.',
    'The best other move is chosen on some of these games and measured on the rest, so that a lucky one does not look better than it is. After each number comes its 95% interval, for games between such bots; among stronger or weaker players the same move may cost more or less. Unless the whole interval lies above 1%, there is no verdict.',
    'To measure the luck, equally strong bots play the whole game again, with the same cards dealt to the same seats.',
  ],
  page,
};
