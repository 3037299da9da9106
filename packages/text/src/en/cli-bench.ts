/** `palier bench` in English. */
import type { BenchWords, CliCommands } from '../cli-words.ts';
import { number } from './speech.ts';

export const bench: CliCommands['bench'] = {
  summary: 'measure how fast this machine plays',
  about: [
    'Plays full games on one core with a fast random player that lays and adds whenever it can, then folds their events again. Legality, luck and events are included.',
    'The checksum is the same for the same seed and rules on every machine; the best of five runs is shown.',
    'The solver is asked everything about random hands of eleven cards for every level of every ladder, whatever the rules of the games.',
  ],
  options: {
    edition: 'whose rules are played',
    ladder: 'the ladder to climb',
    master: 'the Master add-on: none, specials or all',
    rules: 'house rules, as in goingOut=any,levels=4',
    players: 'how many play, 2 to 6 (4)',
    games: 'how many games a run (300)',
    seed: 'what the deals come from (bench)',
    memory: 'also play so many games and show the memory in use',
  },
  examples: [
    { line: 'palier bench --json', says: 'The table as JSON.' },
    {
      line: 'node --expose-gc apps/cli/src/main.ts bench --memory 100000',
      says: 'Shows that memory stays flat over 100,000 games.',
    },
  ],
};

const tenths = (value: number): string => number(Math.round(value * 10) / 10);

export const benchWords: BenchWords = {
  machine: (machine) => `Machine: ${machine}`,
  games: (ruleset, games, seed) => `Games:   ${number(games)} of ${ruleset}, seed “${seed}”`,
  units: {
    '1/s': (value) => `${number(value)} a second`,
    µs: (value) => `${number(value)} µs`,
  },
  rows: {
    'fold-events': 'events folded by evolve',
    'play-commands': 'commands in full games',
    'solver-p50': 'a full answer about a hand: half are quicker',
    'solver-p99': 'the same: 99 of 100 are quicker',
    'expert-decision': 'half of an expert’s decisions are quicker',
    'master-continuations': 'rounds played on to their end by the search',
    'master-overrun': 'a search told to stop runs on at most so long',
    'expert-games': 'full games between experts',
    'steady-games': 'full games between steady bots',
  },
  ladders: 'The solver by ladder, in µs: half of the answers are quicker, 99 of 100 are quicker.',
  checksum: (checksum) => `Checksum of the games: ${checksum}`,
  heap: (games, mebibytes) => `${number(games)} games: ${tenths(mebibytes)} MiB in use`,
};
