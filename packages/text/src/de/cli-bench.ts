/** Help of `palier bench` in German. */
import type { CliCommands } from '../cli-words.ts';

export const bench: CliCommands['bench'] = {
  summary: 'messen, wie schnell dieser Rechner spielt',
  about: [
    'Gibt die Tabelle der Geschwindigkeiten aus: wie viele Ereignisse, Züge und Partien je Sekunde.',
  ],
  options: {},
  examples: [{ line: 'palier bench --json', says: 'Die Tabelle als JSON.' }],
};
