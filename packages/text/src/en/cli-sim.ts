/** Help of `palier sim` in English. */
import type { CliCommands } from '../cli-words.ts';
import { setupOptions } from './cli-setup.ts';

export const sim: CliCommands['sim'] = {
  summary: 'let bots play many games against each other',
  about: [
    'Prints how often each bot won, with the interval that holds its true share 95 times out of 100, how long games were and how rounds ended. A shared win counts as a fraction.',
    'The same seed gives the same result, whatever the number of workers. Ctrl-C gives the result so far.',
  ],
  options: {
    ...setupOptions,
    bots: 'the players in the order of their seats: simple, random (without it three times simple)',
    games: 'how many games (100)',
    rotate:
      'play every deal once for each rotation of the seats, so that luck and seat weigh less; N is rounded up to whole deals',
    seed: 'makes a run repeatable',
    workers: 'how many threads play; without it as many as there are cores',
    record: 'write a record of each game to DIR: 0001.jsonl and so on; DIR must not hold any yet',
    soak: 'instead of a match: games of random rules, each checked through and through; without --games until Ctrl-C',
    first: 'begin with game N (with --rotate: deal N) of the run',
  },
  examples: [
    {
      line: 'palier sim --bots simple,random --games 1000 --rotate --seed 1',
      says: 'How much better is simple than random?',
    },
    {
      line: 'palier sim --edition level-up --ladder open --bots simple,simple,simple --games 50 --record games',
      says: 'Fifty games, each written to a file.',
    },
    { line: 'palier sim --soak', says: 'Look for a game that breaks.' },
  ],
};
