/** `palier serve` in French. */
import type { CliCommands, ServeWords } from '../cli-words.ts';

export const serve: CliCommands['serve'] = {
  summary: 'servir le jeu dans le navigateur',
  about: [
    'Sert le jeu aux navigateurs de cette machine jusqu’à Ctrl-C. Tout se passe dans le navigateur : le serveur ne fait que donner des fichiers, et après la première visite le jeu se passe de lui.',
    'Avec --host 0.0.0.0, les autres appareils du réseau peuvent l’ouvrir aussi. En simple HTTP, leurs navigateurs y jouent tant que ce serveur tourne, mais ne peuvent ni le garder hors ligne ni l’installer : il faut pour cela HTTPS, par exemple derrière un proxy.',
  ],
  options: {
    port: 'le port, 0 pour n’importe lequel de libre (8080)',
    host: 'l’adresse où écouter (127.0.0.1 : cette machine seulement)',
    web: 'le dossier du jeu construit ; sans cette option, celui qui accompagne palier',
  },
  examples: [
    { line: 'palier serve', says: 'Le jeu à l’adresse http://localhost:8080.' },
    { line: 'palier serve --port 80 --host 0.0.0.0', says: 'Pour tout le réseau.' },
  ],
};

export const serveWords: ServeWords = {
  at: (url) => `Palier est à l’adresse ${url}`,
  howToStop: 'Ouvre-la dans un navigateur. Ctrl-C arrête le serveur.',
};
