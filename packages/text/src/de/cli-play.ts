/** Help of `palier play` in German. */
import type { CliCommands } from '../cli-words.ts';

export const play: CliCommands['play'] = {
  summary: 'im Terminal gegen Bots spielen',
  about: [],
  options: {},
  examples: [{ line: 'palier play', says: 'Eine Partie beginnen.' }],
};
