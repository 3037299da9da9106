/** `palier serve` in German. */
import type { CliCommands, ServeWords } from '../cli-words.ts';

export const serve: CliCommands['serve'] = {
  summary: 'das Spiel für den Browser bereitstellen',
  about: [
    'Stellt das Spiel für Browser auf diesem Rechner bereit, bis du Strg-C drückst. Alles läuft im Browser: Der Server gibt nur Dateien heraus, und nach dem ersten Besuch geht es auch ohne ihn.',
    'Mit --host 0.0.0.0 können es auch andere Geräte im Netz öffnen. Über einfaches HTTP spielen sie, solange dieser Server läuft; offline behalten oder installieren können sie das Spiel nur über HTTPS, etwa mit einem Proxy davor.',
  ],
  options: {
    port: 'der Port, 0 für irgendeinen freien (8080)',
    host: 'die Adresse, an der gelauscht wird (127.0.0.1: nur dieser Rechner)',
    web: 'der Ordner des gebauten Spiels; sonst der, der zu palier gehört',
  },
  examples: [
    { line: 'palier serve', says: 'Das Spiel unter http://localhost:8080.' },
    { line: 'palier serve --port 80 --host 0.0.0.0', says: 'Für alle im Netz.' },
  ],
};

export const serveWords: ServeWords = {
  at: (url) => `Palier ist unter ${url} zu finden`,
  howToStop: 'Öffne die Adresse in einem Browser. Strg-C beendet den Server.',
};
