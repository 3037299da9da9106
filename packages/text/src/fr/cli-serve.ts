/** `palier serve` and `palier backup` in French. */
import type { CliCommands, CliWords } from '../cli-words.ts';
import type { ServeFailureFacts, ServeWords } from '../serve-words.ts';
import { or, quote } from './speech.ts';

export const serve: CliCommands['serve'] = {
  summary: 'servir le jeu dans le navigateur et ses tables en ligne',
  about: [
    'Sert le jeu aux navigateurs de cette machine jusqu’à Ctrl-C, et garde les tables jouées en ligne. Les parties contre des robots ou autour d’un seul appareil se jouent dans le navigateur, et après la première visite sans ce serveur.',
    'Avec --host 0.0.0.0, les autres appareils du réseau peuvent l’ouvrir aussi. En simple HTTP, leurs navigateurs y jouent tant que ce serveur tourne, mais ne peuvent ni le garder hors ligne ni l’installer : il faut pour cela HTTPS, par exemple derrière un proxy.',
    'Chaque option peut aussi être donnée par une variable d’environnement : --public-url est PALIER_PUBLIC_URL. La ligne de commande l’emporte. docs/OPERATIONS.md dit comment servir beaucoup de monde.',
  ],
  options: {
    port: 'le port, 0 pour n’importe lequel de libre (8080)',
    host: 'l’adresse où écouter (127.0.0.1 : cette machine seulement)',
    web: 'le dossier du jeu construit ; sans cette option, celui qui accompagne palier',
    data: 'le dossier où les tables sont gardées ; sans cette option, un dossier à toi, là où ton système les met',
    database:
      'garder les tables dans PostgreSQL, postgres://… ; plusieurs serveurs peuvent en partager une (plutôt par PALIER_DATABASE, car une ligne de commande se voit)',
    'public-url': 'l’adresse où les joueurs trouvent ce serveur, s’il est derrière un proxy',
    origins: 'les autres sites, séparés par des virgules, dont les pages peuvent l’utiliser',
    'trust-proxy':
      'croire ce que des proxys disent de leurs clients : leurs adresses (10.0.0.0/8,::1), loopback, private, ou combien il y en a à la suite (0 : aucun)',
    tables: 'combien de tables sont gardées, 0 pour autant qu’on veut (10000)',
    'idle-days':
      'une table inachevée disparaît après tant de jours sans un coup, 0 pour jamais (30)',
    'retention-days': 'une table finie disparaît après tant de jours, 0 pour jamais (90)',
    watchers: 'combien de personnes sans nom peuvent regarder une table (50)',
    connections: 'combien de joueurs peuvent être connectés, 0 pour autant qu’on veut (20000)',
    'connections-per-address': 'combien d’entre eux par adresse, 0 pour autant qu’on veut (100)',
    'message-rate': 'messages par seconde d’un joueur, 0 pour autant qu’on veut (20)',
    'request-rate': 'requêtes HTTP par minute et par adresse, 0 pour autant qu’on veut (240)',
    'table-rate': 'tables créées par minute et par adresse, 0 pour autant qu’on veut (20)',
    grace: 'secondes avant qu’un robot joue pour quelqu’un qui est parti (45)',
    'bot-pace': 'millisecondes qu’un robot attend avant de jouer (900)',
    'bot-threads':
      'dans combien de fils d’exécution les robots réfléchissent (un de moins que de cœurs)',
    metrics: 'qui peut lire /metrics : local (cette machine, par défaut), public ou off (personne)',
    log: 'ce qui est noté sur la sortie d’erreur : silent, error, warn (par défaut dans un terminal), info (par défaut ailleurs) ou debug',
  },
  examples: [
    { line: 'palier serve', says: 'Le jeu à l’adresse http://localhost:8080.' },
    { line: 'palier serve --port 80 --host 0.0.0.0', says: 'Pour tout le réseau.' },
    {
      line: 'PALIER_DATABASE=postgres://palier@db/palier palier serve --trust-proxy private',
      says: 'Un serveur parmi plusieurs derrière un proxy.',
    },
  ],
};

export const backup: CliCommands['backup'] = {
  summary: 'copier les tables d’un serveur dans un fichier',
  about: [
    'Fonctionne pendant que le serveur tourne : la copie est entière, telle qu’à un instant. Pour la remettre, arrête le serveur et place le fichier dans son dossier comme le dit docs/OPERATIONS.md. Pour des tables dans PostgreSQL, il y a pg_dump.',
  ],
  options: {
    data: 'le dossier de données du serveur ; sans cette option, celui par défaut',
  },
  examples: [{ line: 'palier backup tables.db', says: 'Écrire une copie de toutes les tables.' }],
};

export const serveWords: ServeWords = {
  at: (url) => `Palier est à l’adresse ${url}`,
  inNetwork: (url) => `Dans ton réseau, à l’adresse ${url}`,
  howToStop: 'Ouvre-la dans un navigateur. Ctrl-C arrête le serveur.',
  backedUp: (file) => `Les tables sont dans ${quote(file)}.`,
  problems: {
    'not-json': 'Le corps de la requête doit être du JSON.',
    'other-origin': 'Les pages d’autres sites n’ont pas accès à ce serveur.',
    'no-such-table': 'Cette table n’existe pas.',
    'no-such-page': 'Il n’y a rien à cette adresse.',
    'not-over': 'La partie n’est pas finie : son enregistrement dévoile toutes les cartes.',
    'too-large': 'La requête est trop grande.',
    'too-fast': 'Trop de requêtes : attends une minute.',
    failed: 'Quelque chose s’est mal passé dans le serveur.',
    'too-many-tables': 'Ce serveur n’a plus de place pour une table.',
    stopping: 'Ce serveur est en train de s’arrêter.',
  },
};

export const serveFailures: Pick<CliWords['failures'], keyof ServeFailureFacts> = {
  'port-taken': ({ port }) =>
    `Le port ${port} est pris : un autre programme, peut-être un autre palier, y écoute. Choisis-en un autre avec --port.`,
  'port-forbidden': ({ port }) =>
    `Tu n’as pas le droit d’écouter sur le port ${port}. Choisis-en un au-dessus de 1023 avec --port.`,
  'no-such-address': ({ host }) => `${quote(host)} n’est pas une adresse de cette machine.`,
  'no-web-app': ({ folder }) =>
    `Il n’y a pas de jeu construit dans ${quote(folder)}. Dans une copie du dépôt, ${quote('npm start')} le construit et le sert.`,
  'bad-url': ({ option, allowed }) =>
    `La valeur donnée pour ${option} n’est pas possible : il faut une adresse qui commence par ${or(allowed)}.`,
  'bad-proxies': ({ option, value }) =>
    `${quote(value)} n’est pas possible pour ${option} : il faut des adresses comme 10.0.0.0/8,::1, ou loopback, private, ou un nombre de 0 à 10.`,
  'unknown-variable': ({ variable }) => `La variable d’environnement ${variable} n’est pas connue.`,
  'data-in-use': ({ folder }) =>
    `Un autre palier garde ses tables dans ${quote(folder)}. Arrête-le, ou choisis un autre dossier avec --data.`,
  'no-data-folder': ({ folder, detail }) =>
    `Le dossier ${quote(folder)} ne peut pas servir pour les tables (${detail}). Choisis-en un autre avec --data.`,
  'no-database': ({ database, detail }) =>
    `La base de données à l’adresse ${database} ne peut pas servir (${detail}).`,
  'newer-database': ({ place }) =>
    `Une version plus récente de palier a gardé des tables dans ${quote(place)}. Cette version ne peut pas les lire.`,
  'not-a-database': ({ place }) =>
    `Ce qui est dans ${quote(place)} n’a pas été écrit par palier, ou est abîmé.`,
  'file-there': ({ file }) => `Le fichier ${quote(file)} existe déjà. Choisis un autre nom.`,
};
