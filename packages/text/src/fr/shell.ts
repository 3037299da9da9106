/** Around the table in French: home, a new game, the list of games, a record from a file. */
import type { EditionId } from '@palier/rules';
import { say, type SeatPlace, type Sentences } from '../facts.ts';
import type { Part } from '../langs.ts';
import { and, count, niveau, number } from './speech.ts';
import { masters } from './specials.ts';

const newGame: Part<'shell'>['newGame'] = {
  botsTitle: 'Contre des robots',
  deviceTitle: 'Sur un seul appareil',
  deal: 'Donner les cartes',
  dealing: 'On donne…',
  notDealt: 'La partie n’a pas pu commencer. Réessaie.',
  table: 'À table',
  players: 'Nombre de joueurs',
  seats: 'Places',
  yourName: 'Ton nom',
  nameOf: (place) => `Nom, place ${number(place)}`,
  you: 'Toi',
  person: (place) => `Place ${number(place)}`,
  isPerson: 'Personne',
  isBot: 'Robot',
  kindOf: (place) => `Qui joue à la place ${number(place)}`,
  chooseBot: 'Qui joue ici ?',
  chooseCharacter: 'Personnage',
  chooseStrength: 'Force',
  strengthOfAll: 'Force des robots',
  strengthMixed: 'Les robots sont de forces différentes.',
  done: 'Terminé',
  rules: 'Quel jeu',
  edition: 'Édition',
  ladder: 'Échelle',
  ladders: {
    stacked: 'Tu poses les huit paliers dans l’ordre, du premier au dernier.',
    open: 'Les huit sont étalés et tu poses celui qui va à ta main : plus rapide.',
    'one-star': 'Les huit niveaux de la boîte, dans l’ordre : très bien pour commencer.',
    'two-star':
      'Des niveaux plus durs ; à partir du 5, qui n’a pas posé peut garder jusqu’à quatre cartes.',
  },
  ownLadder: 'Une échelle à toi.',
  makeLadder: 'Créer ta propre échelle',
  levelsOf: (ladder) => `À poser : ${ladder}`,
  master: 'Extension',
  masters: {
    none: 'La boîte telle quelle.',
    ...masters,
  },
  noMaster: 'Les cartes de Master ne vont pas avec cette édition.',
  houseRules: 'Règles maison',
  houseRulesAbout: 'Joue comme chez toi : chaque règle peut être changée.',
  asInTheBox: 'Comme dans la boîte',
  changed: (rules) => count(rules, { one: 'changée', other: 'changées' }),
  isChanged: 'changée',
  isOwn: 'comme dans la boîte',
  reset: 'Revenir aux règles de la boîte',
  topics: {
    drawing: 'Prendre et se défausser',
    laying: 'Poser, ajouter, jokers',
    passing: 'Cartes Passe',
    ending: 'La fin de la manche',
    climbing: 'La montée et la victoire',
    keeping: 'Garder des cartes',
  },
  idleRules: (rules) =>
    `${count(rules, { one: 'règle ne change', other: 'règles ne changent' })} rien ici`,
  idle: {
    'no-pass-cards': 'Ce jeu n’a pas de cartes Passe.',
    'no-jokers': 'Ce jeu n’a pas de jokers.',
    'more-than-two': 'Elle ne compte qu’à deux joueurs.',
    'only-two': 'À deux, il n’y a qu’un adversaire.',
    'not-open': 'Elle ne compte que sur l’échelle ouverte.',
    'no-two-sets': 'Ici, on ne pose jamais deux groupes de même valeur à la fois.',
    'not-last-turn': 'Elle ne compte que si l’on finit son tour quand la pioche est vide.',
    'nothing-kept': 'Ici, on ne garde pas de cartes.',
    'one-level': 'Il n’y a qu’un seul échelon à gravir.',
  },
};

const record: Part<'shell'>['record'] = {
  open: 'Ouvrir une partie enregistrée',
  drop: 'Dépose le fichier ici',
  reading: 'Lecture du fichier…',
  unreadable: (line, sentence) => {
    const what =
      line === undefined
        ? 'Ce n’est pas l’enregistrement d’une partie.'
        : `Cet enregistrement est abîmé à la ligne ${number(line)}.`;
    return sentence === undefined ? what : `${what} ${sentence}`;
  },
  notText: 'Ce fichier ne peut pas être lu.',
  tooLarge: (mebibytes) =>
    `Ce fichier dépasse ${number(mebibytes)} Mio : ce n’est pas l’enregistrement d’une partie.`,
  unsound:
    'Cet enregistrement se lit, mais il ne respecte pas les règles ou sa propre parole : il n’est pas gardé.',
  unfinished: 'La partie de cet enregistrement n’est pas terminée. On pourra la revoir ensuite.',
};

/** Only the open ladder of Level Up is climbed in any order. */
const DONE = { one: 'palier terminé', other: 'paliers terminés' };

const PLACES: Sentences<SeatPlace, [edition: EditionId]> = {
  level: ({ level }, edition) => `${niveau(edition)} ${number(level)}`,
  done: ({ done, levels }) => `${count(done, DONE)} sur ${number(levels)}`,
  moon: () => 'sur la lune',
};

const SHORT_PLACES: Sentences<SeatPlace> = {
  level: ({ level }) => number(level),
  done: ({ done, levels }) => `${number(done)} sur ${number(levels)}`,
  moon: () => 'Lune',
};

export const shell: Part<'shell'> = {
  windowTitle: (screen) => `${screen} · Palier`,
  back: 'Retour à l’accueil',
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Chargement…',
  notLoaded: 'Cette page n’a pas pu être chargée. Es-tu hors ligne ?',
  tryAgain: 'Réessayer',
  notSaved: 'L’appareil n’a pas pu l’enregistrer. Sa mémoire est peut-être pleine.',
  languageSwitch: 'Langue',
  updateReady: 'Une nouvelle version est prête.',
  updateNow: 'Mettre à jour',
  home: {
    title: 'Accueil',
    tagline: 'Huit niveaux, une montée vers la lune.',
    play: 'Jouer',
    more: 'Autres pages',
    continueGame: 'Continuer',
    bots: 'Jouer contre des robots',
    botsAbout: 'Toi et un à cinq de nos six personnages.',
    device: 'Sur un seul appareil',
    deviceAbout: 'À plusieurs, de deux à six, en se passant un téléphone ou une tablette.',
    online: 'En ligne entre amis',
    onlineAbout: 'Chacun sur son appareil, par un lien ou un code.',
    learn: 'Apprendre et bricoler',
    learnAbout: 'Leçon, exercices, arbitre, vraies cartes, tes échelles.',
    firstTime: 'Première fois ? Leçon de 3 minutes',
    games: 'Mes parties',
    rulebook: 'Règles du jeu',
    settings: 'Réglages',
  },
  game: {
    round: (round) => `Manche ${number(round)}`,
    seatAt: (name, place, edition) => `${name}, ${say(PLACES, place, edition)}`,
    place: (place) => say(SHORT_PLACES, place),
    winners: (names) => `Victoire : ${and(names)}`,
    players: (names) => and(names),
  },
  games: {
    title: 'Mes parties',
    underWay: 'En cours',
    finished: 'Terminées',
    none: 'Il n’y a pas encore de partie sur cet appareil.',
    start: 'En commencer une',
    continueGame: 'Continuer',
    replay: 'Revoir',
    remove: 'Supprimer',
    removeAsk: 'Supprimer cette partie ?',
    removeAbout: 'Elle disparaît pour de bon, avec son enregistrement.',
    removed: 'La partie est supprimée.',
    keep: 'La garder',
    showAll: (games) => `Montrer les ${number(games)} parties`,
  },
  newGame,
  record,
};
