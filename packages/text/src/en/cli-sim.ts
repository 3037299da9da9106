/** Help of `palier sim` in English. */
import type { CliCommands } from '../cli-words.ts';

export const sim: CliCommands['sim'] = {
  summary: 'let bots play many games against each other',
  about: [],
  options: {},
  examples: [],
};
