/** `palier serve` in English. */
import type { CliCommands, ServeWords } from '../cli-words.ts';

export const serve: CliCommands['serve'] = {
  summary: 'serve the browser game',
  about: [
    'Serves the game for browsers on this machine until you press Ctrl-C. Everything runs in the browser: the server only hands out files, and after the first visit the game works without it.',
    'With --host 0.0.0.0 other devices in your network can open it too. Over plain HTTP their browsers play it as long as this server runs, but cannot keep it for offline use or install it: that takes HTTPS, for example from a proxy in front.',
  ],
  options: {
    port: 'the port, 0 for any that is free (8080)',
    host: 'the address to listen at (127.0.0.1: this machine only)',
    web: 'the folder of the built game; without it the one that comes with palier',
  },
  examples: [
    { line: 'palier serve', says: 'The game at http://localhost:8080.' },
    { line: 'palier serve --port 80 --host 0.0.0.0', says: 'For everybody in the network.' },
  ],
};

export const serveWords: ServeWords = {
  at: (url) => `Palier is at ${url}`,
  howToStop: 'Open it in a browser. Ctrl-C stops it.',
};
