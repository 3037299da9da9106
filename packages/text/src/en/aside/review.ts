/** The coach in English. */
import type { Interval } from '@palier/bots/coach';
import type { ReviewWords } from '../../aside/review-words.ts';
import { figuresOf } from '../../figures.ts';
import { frequencyOf } from '../../frequency.ts';
import { opens, whom } from '../seats.ts';
import { count, number } from '../speech.ts';

const figures = figuresOf('en-GB');
const percent = (share: number): string => figures.percent(share).replace('-', '−');
const range = ({ low, high }: Interval): string => `${percent(low)} to ${percent(high)}`;
const measured = (share: number, interval: Interval): string =>
  `${percent(share)} (${range(interval)})`;

const CARDS = { one: 'card', other: 'cards' };
/** Unseen cards that help. */
const OUTS = { one: 'out', other: 'outs' };
const DECISIONS = { one: 'decision', other: 'decisions' };
const GAMES = { one: 'game', other: 'games' };

const missing = (cards: number): string =>
  cards === 0 ? 'completes your level' : `leaves ${count(cards, CARDS)} missing`;

function about(chance: number): string {
  const frequency = frequencyOf(chance);
  switch (frequency.t) {
    case 'never':
      return 'hardly ever';
    case 'times':
      return `about ${frequency.times} in ${frequency.of}`;
    case 'always':
      return 'almost always';
  }
}

export const review: ReviewWords = {
  title: 'Review',
  verdicts: {
    'only-move': 'no choice',
    best: 'best',
    open: 'open',
    slip: 'slip',
    mistake: 'mistake',
    blunder: 'blunder',
  },
  meanings: {
    'only-move': 'There was no other move.',
    best: 'Every other move is worse.',
    open: 'Too close to call: no verdict.',
    slip: 'It gave a little away: less than 3 in 100 games.',
    mistake: 'It gave something away: 3 to 8 in 100 games.',
    blunder: 'It gave a lot away: more than 8 in 100 games.',
  },
  counts: {
    'only-move': (decisions) => `${number(decisions)} without a choice`,
    best: (decisions) => `${number(decisions)} best`,
    open: (decisions) => `${number(decisions)} open`,
    slip: (decisions) => count(decisions, { one: 'slip', other: 'slips' }),
    mistake: (decisions) => count(decisions, { one: 'mistake', other: 'mistakes' }),
    blunder: (decisions) => count(decisions, { one: 'blunder', other: 'blunders' }),
  },
  percent,
  interval: range,
  measured,
  lost: (loss, interval) => `It cost you ${measured(loss, interval)} of all games from here.`,
  open: (interval) => `The next best move would change your chance to win by ${range(interval)}.`,
  chance: (chance, interval) => `Your chance to win before it: ${measured(chance, interval)}.`,
  where: (round, turn) => `Round ${round}, turn ${turn}`,
  played: 'You played:',
  better: 'Better:',
  reasons: {
    'could-win': () => 'It wins the game at once.',
    'could-go-out': () => 'You could have gone out this turn.',
    'could-lay': ({ level }) => `You could have laid level ${level}.`,
    'could-add': () => 'You could have added a card to the table.',
    'better-wait': () =>
      'Your level could wait: what you lay helps the others too, and going out in one turn climbs two levels.',
    'better-keep': () => 'The card you added was worth more in your hand.',
    'other-laying': () => 'The same level laid differently serves you better afterwards.',
    missing: ({ best, played }) => `This ${missing(best)}; your move ${missing(played)}.`,
    outs: ({ best, played }) => `Your move leaves ${count(played, OUTS)}; this leaves ${best}.`,
    gave: ({ to, chance, instead }, naming) =>
      `${opens(naming, to, ['may', 'may'])} well want the card you threw (${about(chance)}); this one less (${about(instead)}).`,
    fed: ({ to }, naming) =>
      `The card you threw fits on the table, and ${whom(naming, to)} can add it.`,
  },
  noReason: 'There is no plain reason: it simply did better when the game was played on.',
  headings: {
    worth: 'Look at these first',
    decisions: 'Every decision',
    chances: 'Your chance to win',
    luck: 'Luck',
    method: 'How this was reckoned',
  },
  nothingWorth: 'No decision is certain to have lost you anything.',
  total: ({ decisions, total, interval }) =>
    `${count(decisions, DECISIONS)} gave away ${measured(total, interval)} of a game in all.`,
  luck: ({ share, interval, games, expected }) =>
    `The same deals, played on by equal bots: your seat won ${measured(share, interval)} of ${count(games, GAMES)}. Without luck it would be ${percent(expected)}.`,
  fortunes: {
    good: 'The cards were on your side.',
    bad: 'The cards were against you.',
    even: 'The cards helped you no more and no less than can be chance.',
  },
  method: [
    'Each decision is judged by what you could see: the hidden cards are dealt in many likely ways, and your move and the best of the others are played on in the same deals by the same quick players to the end of the round.',
    'The best other move is chosen on some of these games and measured on the rest, so that a lucky one does not look better than it is. Behind each number stands the interval that would hold it 95 times out of 100 if those players went on for ever; between stronger or weaker players the same move may cost more or less. Where the interval includes zero there is no verdict.',
    'For the luck, equal bots play the whole game again with the cards of every deal in the same hands.',
  ],
};
