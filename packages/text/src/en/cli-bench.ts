/** Help of `palier bench` in English. */
import type { CliCommands } from '../cli-words.ts';

export const bench: CliCommands['bench'] = {
  summary: 'measure how fast this machine plays',
  about: ['Prints the speed table: how many events, moves and games per second.'],
  options: {},
  examples: [{ line: 'palier bench --json', says: 'The table as JSON.' }],
};
