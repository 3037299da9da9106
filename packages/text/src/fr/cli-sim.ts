/** Help of `palier sim` in French. */
import type { CliCommands } from '../cli-words.ts';

export const sim: CliCommands['sim'] = {
  summary: 'faire jouer beaucoup de parties à des robots',
  about: [],
  options: {},
  examples: [],
};
