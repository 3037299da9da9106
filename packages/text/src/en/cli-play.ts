/** Help of `palier play` in English. */
import type { CliCommands } from '../cli-words.ts';

export const play: CliCommands['play'] = {
  summary: 'play in the terminal against bots',
  about: [],
  options: {},
  examples: [{ line: 'palier play', says: 'Start a game.' }],
};
