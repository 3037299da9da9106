/** The end of a round and the story of a game, in English. */
import type { ClimbFact, RoundWords, TellingWords } from '../../web/story-words.ts';
import { does, openAll, opens, whom } from '../seats.ts';
import { and, count, number } from '../speech.ts';

const LEVELS = { one: 'level', other: 'levels' };
const ROUNDS = { one: 'round', other: 'rounds' };
const TURNS = { one: 'turn', other: 'turns' };
const TIMES = { one: 'time', other: 'times' };
const JOKERS = { one: 'joker', other: 'jokers' };
const PASSES = { one: 'Pass card', other: 'Pass cards' };

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "one level", "two levels" */
function levels(value: number): string {
  const word = SMALL[value];
  return word === undefined ? count(value, LEVELS) : `${word} ${value === 1 ? 'level' : 'levels'}`;
}

/** How far a seat came and where it stands: ": two levels up, now on level 5." */
function standing({ now, climbed }: ClimbFact): string {
  switch (now.t) {
    case 'moon':
      return ' and reached the moon.';
    case 'level':
      return climbed === 0
        ? ` and stayed on level ${now.count}.`
        : `: ${levels(climbed)} up, now on level ${now.count}.`;
    case 'left':
      return climbed === 0
        ? ` and still had ${levels(now.count)} to go.`
        : `: ${levels(climbed)} fewer, ${number(now.count)} to go.`;
  }
}

export const round: RoundWords = {
  title: (round) => `Round ${round}`,
  ending: ({ by, seat }, naming) => {
    switch (by) {
      case 'went-out':
        return `${opens(naming, seat ?? 1, ['went', 'went'])} out`;
      case 'stock':
        return 'There were no more cards to draw';
      case 'blocked':
        return 'Nobody laid or added for a long time';
      case 'win':
        return `${opens(naming, seat ?? 1, ['laid', 'laid'])} the last level`;
    }
  },
  climb: (fact, naming) => {
    const { seat, how, laid } = fact;
    switch (how) {
      case 'won':
        return `${opens(naming, seat, ['laid', 'laid'])} level ${laid} and reached the moon.`;
      case 'out':
        return `${opens(naming, seat, ['went', 'went'])} out${standing(fact)}`;
      case 'laid':
        return `${opens(naming, seat, ['laid', 'laid'])} level ${laid}${standing(fact)}`;
      case 'late':
        return `${opens(naming, seat, ['laid', 'laid'])} level ${laid}, but the game was won first.`;
      case 'none':
        return `${opens(naming, seat, ['did', 'did'])} not lay${standing(fact)}`;
    }
  },
  keepers: (seats, naming) =>
    `${openAll(naming, seats, ['may', 'may'])} keep cards for the next round.`,
  nextDealer: (seat, naming) => `${opens(naming, seat, ['deal', 'deals'])} next.`,
  nextRound: 'Next round',
  toResults: 'See the results',
};

export const tellings: TellingWords = {
  won: ({ how, seat, level, round }, naming) => {
    switch (how) {
      case 'laying':
        return `${opens(naming, seat, ['laid', 'laid'])} level ${level} in round ${round} and won.`;
      case 'going-out':
        return `${opens(naming, seat, ['went', 'went'])} out with level ${level} in round ${round} and won.`;
      case 'round-end':
        return `${opens(naming, seat, ['had', 'had'])} level ${level} on the table when round ${round} ended, and won.`;
    }
  },
  shared: ({ seats, round }, naming) =>
    `${openAll(naming, seats, ['reached', 'reached'])} the moon together, in round ${round}, and share the victory.`,
  stalled: ({ seats, rounds }, naming) =>
    `After ${count(rounds, ROUNDS)} nobody climbed any more: ${and(seats.map((seat) => whom(naming, seat)))} stood highest.`,
  comeback: ({ seat, behind, round }, naming) =>
    `After round ${round}, ${does(naming, seat, ['were', 'was'])} still ${levels(behind)} behind the leader.`,
  allTheWay: ({ seat, rounds }, naming) =>
    `In ${count(rounds, ROUNDS)} nobody was ever ahead of ${whom(naming, seat)}.`,
  led: ({ seat, times, rounds }, naming) =>
    `${opens(naming, seat, ['were', 'was'])} alone in front after ${number(times)} of ${count(rounds, ROUNDS)}, and did not win.`,
  leadChanged: ({ times }) => `The lead changed hands ${count(times, TIMES)}.`,
  finale: ({ seats }, naming) =>
    `Before the last round ${and(seats.map((seat) => whom(naming, seat)))} each needed just one more level.`,
  streak: ({ seat, levels: climbed, from, to }, naming) =>
    `${opens(naming, seat, ['climbed', 'climbed'])} ${levels(climbed)} in a row, from round ${from} to round ${to}.`,
  outs: ({ seat, times }, naming) =>
    `${opens(naming, seat, ['went', 'went'])} out ${count(times, TIMES)}, more often than anybody else.`,
  stuck: ({ seat, level, rounds }, naming) =>
    level === undefined
      ? `${opens(naming, seat, ['did', 'did'])} not get ahead for ${count(rounds, ROUNDS)}.`
      : `Level ${level} held ${whom(naming, seat)} up for ${count(rounds, ROUNDS)}.`,
  atOnce: ({ seat, level, round }, naming) =>
    `In round ${round}, ${does(naming, seat, ['laid', 'laid'])} level ${level} in the very first turn.`,
  passed: ({ seat, times }, naming) =>
    `${count(times, PASSES)} ended up in front of ${whom(naming, seat)}.`,
  jokers: ({ seat, count: jokers }, naming) =>
    `${opens(naming, seat, ['put', 'put'])} down ${count(jokers, JOKERS)}.`,
  lengths: ({ longest, shortest }) =>
    `Round ${longest.round} was the longest with ${count(longest.turns, TURNS)}, round ${shortest.round} the shortest with ${number(shortest.turns)}.`,
};
