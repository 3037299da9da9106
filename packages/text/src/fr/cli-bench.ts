/** Help of `palier bench` in French. */
import type { CliCommands } from '../cli-words.ts';

export const bench: CliCommands['bench'] = {
  summary: 'mesurer la vitesse de cette machine',
  about: [
    'Affiche le tableau des vitesses : combien d’événements, de coups et de parties par seconde.',
  ],
  options: {},
  examples: [{ line: 'palier bench --json', says: 'Le tableau en JSON.' }],
};
