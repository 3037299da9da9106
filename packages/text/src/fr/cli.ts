/** The program `palier` in French. */
import type { CliWords } from '../cli-words.ts';
import { isYou } from '../naming.ts';
import { bench, benchWords } from './cli-bench.ts';
import { play } from './cli-play.ts';
import { load, loadFailures, loadWords } from './cli-load.ts';
import { review, reviewWords } from './cli-review.ts';
import { backup, serve, serveFailures, serveWords } from './cli-serve.ts';
import { sim } from './cli-sim.ts';
import { outside } from './outside.ts';
import { toi } from './seats.ts';
import { and, count, number, or, quote } from './speech.ts';

const EVENTS = { one: 'événement', other: 'événements' };
const ROUNDS = { one: 'manche', other: 'manches' };
const PROBLEMS = { one: 'problème', other: 'problèmes' };
const PLAYERS = { one: 'joueur', other: 'joueurs' };

export const cli: CliWords = {
  tagline: 'la table des jeux de cartes où l’on monte de niveau',
  about: [
    'Joue, arbitre, rejoue et vérifie des parties de Level Up et de Level 8. Dans une copie du dépôt, écris « npm run -s palier -- » à la place de « palier ».',
  ],
  headings: {
    usage: 'Usage :',
    commands: 'Commandes :',
    options: 'Options :',
    examples: 'Exemples :',
    status: 'Code de sortie :',
  },
  usage: { command: 'COMMANDE', options: 'OPTIONS' },
  status: {
    done: 'c’est fait',
    refused: 'la demande est refusée',
    unreadable: 'mauvais usage, ou entrée illisible',
    defect: 'un défaut du programme',
  },
  options: {
    help: 'afficher cette aide',
    lang: 'la langue : en, fr ou de ; sinon celle de ton système',
    json: 'afficher un seul document JSON et rien d’autre',
    version: 'afficher la version',
  },
  seeHelp: (line) => `Voir ${quote(line)}.`,
  commands: {
    play,
    judge: {
      summary: 'l’arbitre : jouer des coups à partir d’une position et donner l’avis des règles',
      about: [
        'FILE contient un objet JSON { "position": { … }, "moves": [ … ] } ; « - » le lit sur l’entrée standard. Un coup est un texte comme "draw", ou { "seat": 2, "move": "take 1" }.',
        'Affiche du JSON : pour chaque coup, ses événements ou la règle qui l’interdit, puis la position obtenue, les manches terminées et les gagnants. Un coup refusé ne change rien, et la suite est jugée quand même. Avec --json, tout tient sur une ligne.',
      ],
      options: {},
      examples: [
        { line: 'palier judge position.json', says: 'Juger les coups d’un fichier.' },
        {
          line: `echo '{"position":{"edition":"level-8-101","players":3},"moves":["draw"]}' | palier judge -`,
          says: 'Donner une nouvelle partie et piocher une carte.',
        },
      ],
    },
    sim,
    replay: {
      summary: 'relire une partie enregistrée, tour par tour',
      about: [
        'FILE est un enregistrement ; « - » le lit sur l’entrée standard. Les cartes que personne à la table ne pouvait voir restent cachées, sauf si tu les demandes.',
        'Avec --json : la liste de tous les moments, chacun avec son événement et la table qui en résulte, tels qu’un spectateur les a vus, avec --seat tels que cette place les a vus, ou avec --open la position entière.',
      ],
      options: {
        open: 'montrer toutes les cartes, et chaque main après son tour',
        seat: 'voir la partie par les yeux de la place N',
        from: 'commencer à l’événement N',
        to: 'finir à l’événement N',
        step: 'dans un terminal, attendre une touche après chaque tour : Entrée avance, b recule, q quitte',
      },
      examples: [
        {
          line: 'palier replay game.jsonl',
          says: 'Toute la partie, telle qu’un spectateur l’a vue.',
        },
        {
          line: 'palier replay game.jsonl --seat 2 --step',
          says: 'Tour par tour, telle que la place 2 l’a vue.',
        },
      ],
    },
    verify: {
      summary: 'vérifier une partie enregistrée : chaque coup, le résultat et les mélanges',
      about: [
        'FILE est un enregistrement ; « - » le lit sur l’entrée standard. La partie est rejouée : chaque coup doit être permis, la suite doit être celle que disent les règles, et le résultat doit être vrai. Si l’enregistrement donne la graine ou le secret, chaque mélange est refait aussi.',
        'Le code de sortie est 1 s’il y a un problème.',
      ],
      options: {},
      examples: [
        { line: 'palier verify game.jsonl', says: 'Vérifier un enregistrement.' },
        { line: 'palier verify game.jsonl --json', says: 'Le verdict en JSON.' },
      ],
    },
    review,
    bench,
    serve,
    load,
    backup,
  },
  failures: {
    'no-command': ({ commands }) => `Dis ce qu’il faut faire : ${or(commands)}.`,
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
      `${quote(value)} n’est pas possible pour ${option} : il faut une part comme 0.5% ou 0.005, moins que la moitié.`,
    'too-long': ({ option, length, most }) =>
      `Le texte pour ${option} a ${number(length)} caractères, au plus ${number(most)} sont possibles.`,
    'wrong-number-of-players': ({ players, min, max }) =>
      `Cela fait ${count(players, PLAYERS)} : il en faut de ${number(min)} à ${number(max)}.`,
    'empty-name': ({ option }) => `Il manque un nom dans ${option}.`,
    'no-such-program': ({ program }) =>
      `Il n’y a pas de programme ${quote(program)} qui puisse être lancé.`,
    'not-together': ({ options }) => `${and(options)} ne vont pas ensemble.`,
    'no-such-file': ({ file }) => `Le fichier ${quote(file)} n’existe pas.`,
    'is-a-folder': ({ file }) => `${quote(file)} est un dossier, pas un fichier.`,
    'not-permitted': ({ file }) => `Tu n’as pas le droit de lire ${quote(file)}.`,
    'cannot-read': ({ file, detail }) => `${quote(file)} ne peut pas être lu (${detail}).`,
    'cannot-write': ({ file, detail }) => `${quote(file)} ne peut pas être écrit (${detail}).`,
    'records-there': ({ folder }) =>
      `Il y a déjà des enregistrements dans ${quote(folder)}. Choisis un autre dossier.`,
    'empty-input': ({ file }) => `Il n’y a rien dans ${quote(file)}.`,
    'not-text': ({ file }) => `${quote(file)} n’est pas un texte en UTF-8.`,
    'not-json': ({ near }) =>
      near === ''
        ? 'Ce n’est pas du JSON : le texte s’arrête trop tôt.'
        : `Ce n’est pas du JSON : ${quote(near)} n’a pas sa place ici.`,
    ...serveFailures,
    ...loadFailures,
    'internal-error': ({ detail }) =>
      `Quelque chose s’est mal passé dans palier ; c’est un défaut du programme (${detail}).`,
  },
  standardInput: 'entrée standard',
  standardOutput: 'sortie standard',
  seat: (seat) => `Place ${seat}`,
  place: (line, column) =>
    column === undefined ? `ligne ${line}` : `ligne ${line}, colonne ${column}`,
  bench: benchWords,
  serve: serveWords,
  load: loadWords,
  outside,
  review: reviewWords,
  verify: {
    players: (names) => `Joueurs : ${and(names)}.`,
    checked: (events, rounds) =>
      `Rejoué : ${count(events, EVENTS)} en ${count(rounds, ROUNDS)}, chaque coup et ce qui en résulte.`,
    shuffles: {
      checked: 'Les mélanges ont été refaits d’après ce que dit l’enregistrement.',
      unknown:
        'L’enregistrement ne dit pas d’où viennent les mélanges : ils n’ont pas pu être refaits.',
    },
    stopped: (event, events) =>
      `Rejoué jusqu’à l’événement ${number(event)} sur ${number(events)}, où il a fallu s’arrêter.`,
    unfinished: 'La partie n’est pas encore finie.',
    good: 'Tout est en ordre.',
    bad: (problems) => `${count(problems, PROBLEMS)} :`,
    atEvent: (event, sentence) => `Événement ${event} : ${sentence}`,
    inRecord: (sentence) => `Enregistrement : ${sentence}`,
    problems: {
      'illegal-move': ({ refusal }, saying) =>
        `Le coup n’était pas permis (${refusal.rule}). ${saying.refusal(refusal)}`,
      'event-without-move': () => 'Aucun coup ne peut avoir causé cet événement.',
      'wrong-event': ({ expected }, saying) =>
        expected === undefined
          ? 'D’après les règles, il ne se passe rien ici.'
          : `D’après les règles, il se passe autre chose ici : ${saying.event(expected)}`,
      'wrong-cards': () => 'Le mélange a perdu, doublé ou inventé des cartes.',
      'other-shuffle': () => 'Le mélange n’est pas celui que donne la graine ou le secret.',
      'bad-take-back': () =>
        'On a repris plus que ce que le joueur a lui-même posé et ajouté pendant ce tour.',
      'unfinished-move': () => 'L’enregistrement s’arrête au milieu d’un coup.',
      'bad-position': ({ fault }, saying) =>
        `La position de départ est refusée. ${saying.place(fault.path)} : ${saying.fault(fault)}`,
      'other-ruleset': () =>
        'Les règles nommées dans l’en-tête ne sont pas celles que donnent ses choix.',
      'broken-commitment': () => 'Le secret n’est pas celui qui était promis avant la partie.',
      'missing-secret': () =>
        'La partie est finie et son secret n’est pas montré : les mélanges ne peuvent pas être vérifiés.',
      'wrong-winners': ({ expected }, { naming }) =>
        expected.length === 0
          ? 'Le résultat nomme des gagnants, mais personne n’a gagné.'
          : `Le résultat nomme les mauvais gagnants. Victoire : ${and(expected.map((seat) => toi(naming, seat)))}.`,
      'wrong-rounds': ({ expected }) =>
        `Le résultat compte mal les manches : il y en a eu ${number(expected)}.`,
      'missing-result': () => 'La partie est finie, mais la ligne du résultat manque.',
      'result-too-early': () => 'Il y a une ligne de résultat, mais la partie n’est pas finie.',
    },
  },
  replay: {
    round: (round) => `Manche ${round}`,
    level: (level, what) => `niveau ${level} : ${what}`,
    levelsLeft: (levels) => `niveaux restants : ${and(levels.map(String))}`,
    ladderDone: 'plus aucun niveau',
    hand: (seat, cards, naming) =>
      isYou(naming, seat) ? `Ta main : ${cards}` : `Main de ${toi(naming, seat)} : ${cards}`,
    stepKeys: 'Entrée : avancer   b : reculer   q : quitter',
    empty: 'Il ne s’est encore rien passé.',
  },
};
