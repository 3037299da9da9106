/** The statistics of this device, in English. */
import type { ShareFact } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import { and, count, GAMES, LOCALE } from './speech.ts';

const { whole } = figuresOf(LOCALE);

export const statistics = {
  title: 'Statistics',
  loading: 'Counting…',
  failed: 'The statistics cannot be read on this device.',
  /** Nothing has been played to its end yet. */
  none: 'Nothing to count yet. Finish a game against bots and it will appear here.',
  play: 'Play against bots',
  /** The last games, as marks and in a sentence. */
  trend: {
    title: 'Lately',
    wins: (wins: number, games: number) =>
      games === 1
        ? `You ${wins === 1 ? 'won' : 'did not win'} your last game.`
        : `You won ${wins} of your last ${count(games, GAMES)}.`,
    /** The later half of them beside the earlier one. */
    turns: {
      up: 'That is getting better and better.',
      even: 'You are keeping it up.',
      down: 'The games before those went better. It will turn again.',
    },
    legend: 'The newest is on the right. A moon marks a win.',
  },
  /** Won and lost against each character. */
  against: 'Against our six',
  tiles: {
    games: 'Games',
    wins: 'Wins' /** Wins in a row: now, and the most there have been. */,
    streak: 'Wins in a row',
    longest: 'Longest streak',
  },
  /** All games together: the share of wins, in one figure. */
  share: ({ share }: ShareFact) => `You win ${whole(share)} of your games.`,
  /** How sure that is, and what chance alone would give against equals. */
  certain: ({ low, high }: ShareFact, expected: number) =>
    `With 95% certainty, your share of wins is between ${whole(low)} and ${whole(high)}. If everyone were equally strong, it would be ${whole(expected)}.`,
  /** The fold with the intervals and the groups. */
  figures: 'All the figures',
  climbs: {
    title: 'Your climbs',
    /** What the picture shows, for those who do not see it. */
    about: (games: number) =>
      `How high you climbed in your last ${count(games, GAMES)}, the newest on the right. The table below shows the same.`,
    legend: 'A column for each game, as high as you climbed. A moon marks a win.',
    showTable: 'Your climbs as a table',
    date: 'Ended',
    result: 'Result',
    won: 'Won',
    lost: 'Lost',
    sharedWin: 'Shared win',
    level: 'Levels',
    /** "5 of 8". */
    climbed: (climbed: number, levels: number) => `${climbed} of ${levels}`,
    rounds: 'Rounds',
  },
  reached: {
    title: 'Where your games ended',
    about: 'How many levels you had climbed when your games ended.',
    level: 'Levels climbed',
    games: 'Games',
  },
  groups: {
    edition: 'By edition',
    strength: 'By strength of the bots',
    players: 'By number of players',
    /** Bots of several strengths at one table. */
    mixed: 'Mixed',
    playersOf: (players: number) => `${players} players`,
    games: 'Games',
    wins: 'Wins',
    /** "60 % (39–78 %)" */
    share: ({ share, low, high }: ShareFact) => `${whole(share)} (${whole(low)}–${whole(high)})`,
    /** What the bars, the thin lines and the mark are. */
    legend:
      'Bar: share of wins. Thin line: the 95% interval. Mark: the share if everyone were equally strong.',
  },
  /** Games at tables online, which are counted apart. */
  online: {
    title: 'Online',
    wins: (wins: number, games: number) =>
      games === 1
        ? `You ${wins === 1 ? 'won' : 'did not win'} your only game online.`
        : `You won ${wins} of ${count(games, GAMES)} online.`,
    /** What chance alone would give against equals. */
    fair: (expected: number) =>
      `If everyone were equally strong, you would win ${whole(expected)}.`,
    /** Played with the same profile. */
    elsewhere: (games: number) => `Of these, ${count(games, GAMES)} on other devices.`,
  },
  /** What is kept here and not counted above. */
  apart: (people: number, playedOn: number) => {
    const parts = [
      ...(people > 0
        ? [count(people, { one: 'pass-and-play game', other: 'pass-and-play games' })]
        : []),
      ...(playedOn > 0 ? [`${count(playedOn, GAMES)} continued from another`] : []),
    ];
    return `Not counted: ${and(parts)}.`;
  },
  about:
    'These are the games that one person played against bots and finished on this device, including those you have since deleted; games online are counted apart. None of it leaves the device.',
  /** The fold with the files and the eraser. */
  keeping: 'Save or erase',
  save: 'Save as a file',
  saveJson: 'JSON',
  saveCsv: 'CSV',
  /** The beginning of the file's name: lower case, no spaces. */
  fileName: 'palier-statistics',
  /** The way to the goals. */
  goals: 'Goals',
  erase: 'Erase statistics',
  eraseAsk: 'Erase the statistics?',
  eraseAbout: 'Statistics and goals start again from zero. Your games stay where they are.',
  eraseNow: 'Erase',
  erased: 'The statistics have been erased.',
};
