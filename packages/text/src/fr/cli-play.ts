/** Help of `palier play` in French. */
import type { CliCommands } from '../cli-words.ts';

export const play: CliCommands['play'] = {
  summary: 'jouer dans le terminal contre des robots',
  about: [],
  options: {},
  examples: [{ line: 'palier play', says: 'Commencer une partie.' }],
};
