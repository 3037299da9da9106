/** Help of `palier sim` in German. */
import type { CliCommands } from '../cli-words.ts';

export const sim: CliCommands['sim'] = {
  summary: 'Bots viele Partien gegeneinander spielen lassen',
  about: [],
  options: {},
  examples: [],
};
