/** Help of `palier sim` in English. */
import type { CliCommands } from '../cli-words.ts';
import { setupOptions } from './cli-setup.ts';
import { outsideOptions } from './outside.ts';

export const sim: CliCommands['sim'] = {
  summary: 'let bots play many games against each other',
  about: [
    'Prints how often each bot won, with the interval that holds its true share 95 times out of 100, how long games were and how rounds ended. A shared win counts as a fraction. With --report and --ladder-report there is much more to see.',
    'The same seed gives the same result, whatever the number of workers. Ctrl-C gives the result so far.',
  ],
  options: {
    ...setupOptions,
    bots: 'the players in the order of their seats: novice, steady, expert, master or master:N with N continuations a decision, each with a character before it if you like (odile-expert), random, oracle (a cheat that sees everything), or exec:PROGRAM, a program of your own (without it three times steady)',
    games: 'how many games (100)',
    rotate:
      'play every deal once for each rotation of the seats, so that luck and seat weigh less; N is rounded up to whole deals',
    seed: 'makes a run repeatable',
    workers: 'how many threads play; without it as many as there are cores',
    record: 'write a record of each game to DIR: 0001.jsonl and so on; DIR must not hold any yet',
    until:
      'end early, once the interval of every bot reaches at most W to either side, as in 0.5% or 0.005, and not before 100 games (with --rotate: deals); --games is then the most',
    csv: 'print the table as CSV for a spreadsheet: a row for each bot, with --ladder-report for each level',
    report:
      'write a page for the browser to FILE: who wins, ratings, luck and skill, levels, lengths, what cards are worth',
    'ladder-report':
      'say how well the ladder and its rules play: how hard each level is, minutes at a table, whether leaders run away, and what could be better (without --games, 1,000)',
    soak: 'instead of a match: games of random rules, each checked through and through; without --games until Ctrl-C',
    first: 'begin with game N (with --rotate: deal N) of the run',
    ...outsideOptions,
  },
  examples: [
    {
      line: 'palier sim --bots steady,random --games 1000 --rotate --seed 1',
      says: 'How much better is steady than random?',
    },
    {
      line: 'palier sim --edition level-up --ladder open --bots steady,steady,steady --games 50 --record games',
      says: 'Fifty games, each written to a file.',
    },
    {
      line: 'palier sim --bots steady,random --rotate --until 0.5% --report match.html',
      says: 'Play until it is settled, and write a page about it.',
    },
    {
      line: 'palier sim --ladder two-star --ladder-report',
      says: 'How well does the two-star ladder play?',
    },
    { line: 'palier sim --soak', says: 'Look for a game that breaks.' },
  ],
};
