/** The program `palier` in French: its frame and its failures. */
import type { Part } from '../langs.ts';
import { commands } from './cli-help.ts';
import { admin, bench, load, outside, replay, review, serve, verify } from './cli-output.ts';
import { and, count, joueur, number, or, quote } from './speech.ts';

const PLAYERS = { one: 'joueur', other: 'joueurs' };

export const cli: Part<'cli'> = {
  tagline: 'la table des jeux de cartes où l’on monte de niveau',
  about: [
    'Pour jouer, arbitrer, revoir et vérifier des parties de Level Up et de Level 8. Dans une copie du dépôt, écris « npm run -s palier -- » à la place de « palier ».',
  ],
  headings: {
    usage: 'Usage :',
    commands: 'Commandes :',
    options: 'Options :',
    examples: 'Exemples :',
    status: 'Code de sortie :',
  },
  status: {
    done: 'réussite',
    refused: 'demande refusée',
    unreadable: 'commande incorrecte, ou entrée illisible',
    defect: 'défaut du programme',
  },
  options: {
    help: 'afficher cette aide',
    lang: (langs) => `la langue : ${or(langs)} ; sinon celle de ton système`,
    json: 'afficher un seul document JSON et rien d’autre',
    version: 'afficher la version',
  },
  nodeTooOld: ({ oldest, found }) =>
    `Palier a besoin de Node ${oldest} ou plus récent ; celui-ci est Node ${found}. Le plus récent est sur nodejs.org.`,
  seeHelp: (line) => `Voir ${quote(line)}.`,
  commands,
  failures: {
    'no-command': ({ commands }) => `Indique une commande : ${or(commands)}.`,
    'unknown-command': ({ command, commands }) =>
      `La commande ${quote(command)} n’existe pas : il faut ${or(commands)}.`,
    'unknown-option': ({ option }) => `L’option ${quote(option)} n’est pas connue ici.`,
    'option-needs-value': ({ option }) => `L’option ${quote(option)} demande une valeur.`,
    'option-takes-no-value': ({ option }) => `L’option ${quote(option)} ne prend pas de valeur.`,
    'missing-operand': ({ operand }) => `Il manque ${operand}.`,
    'surplus-operand': ({ operand }) => `${quote(operand)} est un mot de trop.`,
    'bad-value': ({ option, value, allowed }) =>
      `${quote(value)} n’est pas possible pour ${option} : il faut ${or(allowed)}.`,
    'bad-number': ({ option, value, min, max }) =>
      `${quote(value)} n’est pas possible pour ${option} : il faut un nombre entier de ${number(min)} à ${number(max)}.`,
    'bad-share': ({ option, value }) =>
      `${quote(value)} n’est pas possible pour ${option} : il faut une part de moins de la moitié, par exemple 0.5% ou 0.005.`,
    'too-long': ({ option, length, most }) =>
      `Le texte pour ${option} a ${number(length)} caractères : ${number(most)} au plus.`,
    'wrong-number-of-players': ({ players, min, max }) =>
      `Cela fait ${count(players, PLAYERS)} : il en faut de ${number(min)} à ${number(max)}.`,
    'empty-name': ({ option }) => `Il manque un nom dans ${option}.`,
    'no-such-program': ({ program }) => `Le programme ${quote(program)} ne peut pas être lancé.`,
    'not-together': ({ options }) => `${and(options)} ne vont pas ensemble.`,
    'no-such-file': ({ file }) => `Le fichier ${quote(file)} n’existe pas.`,
    'is-a-folder': ({ file }) => `${quote(file)} est un dossier, pas un fichier.`,
    'not-permitted': ({ file }) => `Tu n’as pas le droit de lire ${quote(file)}.`,
    'cannot-read': ({ file, detail }) => `${quote(file)} ne peut pas être lu (${detail}).`,
    'cannot-write': ({ file, detail }) => `${quote(file)} ne peut pas être écrit (${detail}).`,
    'records-there': ({ folder }) =>
      `Il y a déjà des parties enregistrées dans ${quote(folder)}. Choisis un autre dossier.`,
    'empty-input': ({ file }) => `Il n’y a rien dans ${quote(file)}.`,
    'not-text': ({ file }) => `${quote(file)} n’est pas un texte en UTF-8.`,
    'not-json': ({ near }) =>
      near === ''
        ? 'Ce n’est pas du JSON : le texte s’arrête trop tôt.'
        : `Ce n’est pas du JSON : ${quote(near)} n’a pas sa place ici.`,
    'port-taken': ({ port }) =>
      `Le port ${port} est pris : un autre programme, peut-être un autre serveur palier, y écoute. Choisis-en un autre avec --port.`,
    'port-forbidden': ({ port }) =>
      `Tu n’as pas le droit d’écouter sur le port ${port}. Choisis-en un au-dessus de 1023 avec --port.`,
    'no-such-address': ({ host }) => `${quote(host)} n’est pas une adresse de cette machine.`,
    'no-web-app': ({ folder }) =>
      `Il n’y a pas de jeu construit dans ${quote(folder)}. Dans une copie du dépôt, ${quote('npm start')} le construit et le sert.`,
    'bad-url': ({ option, allowed }) =>
      `La valeur donnée pour ${option} n’est pas possible : il faut une adresse qui commence par ${or(allowed)}.`,
    'bad-proxies': ({ option, value }) =>
      `${quote(value)} n’est pas possible pour ${option} : il faut des adresses (par exemple 10.0.0.0/8,::1), ou loopback, private, ou un nombre de 0 à 10.`,
    'bad-token': ({ option, least }) =>
      `La valeur de ${option} n’est pas possible : il faut un jeton d’au moins ${least} lettres et chiffres, ou plusieurs sous la forme NAME:TOKEN,NAME:TOKEN.`,
    'unknown-variable': ({ variable }) =>
      `La variable d’environnement ${variable} n’est pas connue.`,
    'data-in-use': ({ folder }) =>
      `Un autre serveur palier garde ses tables dans ${quote(folder)}. Arrête-le, ou choisis un autre dossier avec --data.`,
    'no-data-folder': ({ folder, detail }) =>
      `Le dossier ${quote(folder)} ne peut pas servir pour les tables (${detail}). Choisis-en un autre avec --data.`,
    'no-database': ({ database, detail }) =>
      `La base de données à l’adresse ${database} ne peut pas servir (${detail}).`,
    'newer-database': ({ place }) =>
      `Une version plus récente de palier a gardé des tables dans ${quote(place)}. Cette version ne peut pas les lire.`,
    'not-a-database': ({ place }) =>
      `Ce qui est dans ${quote(place)} n’a pas été écrit par palier, ou est endommagé. Restaure une copie comme le dit docs/OPERATIONS.md ; palier backup --check FILE dit si elle est intacte.`,
    'file-there': ({ file }) => `Le fichier ${quote(file)} existe déjà. Choisis un autre nom.`,

    'no-server': ({ url, detail }) => `Aucun serveur ne répond à ${url} (${detail}).`,
    'no-tables-there': ({ url }) =>
      `Ce qui répond à ${url} n’est pas un serveur palier avec des tables en ligne.`,
    'other-server': ({ url }) =>
      `Le serveur à ${url} parle une autre version du protocole : il faut la même version de palier des deux côtés.`,
    'bad-code': ({ code, why }) => `${quote(code)} n’est pas possible. ${why}`,
    'no-kept-seat': () =>
      'Il n’y a aucune table où revenir depuis ici. Ajoute le code d’une table.',

    'load-failed': ({ detail }) => `Les clients n’ont pas pu jouer (${detail}).`,

    'no-token': ({ option, variable }) =>
      `Il manque un jeton. Mets-le dans un fichier pour ${option}, ou dans la variable d’environnement ${variable}.`,
    'no-admin': ({ url }) =>
      `Le serveur à ${url} n’a pas d’opérateur. Lance-le avec PALIER_ADMIN_TOKEN, comme le dit docs/OPERATIONS.md.`,
    'internal-error': ({ detail }) =>
      `Erreur interne : c’est un défaut du programme palier (${detail}).`,
  },
  standardInput: 'entrée standard',
  standardOutput: 'sortie standard',
  seat: joueur,
  place: (line, column) =>
    column === undefined ? `ligne ${line}` : `ligne ${line}, colonne ${column}`,
  bench,
  serve,
  load,
  outside,
  review,
  verify,
  replay,
  admin,
};
