/** Around the table in French: home, a new game, the list of games, a record from a file. */
import type { EditionId } from '@palier/rules';
import { say, type SeatPlace, type Sentences } from '../facts.ts';
import type { Part } from '../langs.ts';
import { and, count, joueur, niveau, number } from './speech.ts';
import { masters } from './specials.ts';

const newGame: Part<'shell'>['newGame'] = {
  botsTitle: 'Contre des robots',
  deviceTitle: 'Sur un seul appareil',
  deal: 'Commencer',
  dealing: 'Distribution…',
  notDealt: 'La partie n’a pas pu commencer. Réessaie.',
  table: 'Autour de la table',
  players: 'Nombre de joueurs',
  seats: 'Places',
  yourName: 'Ton nom',
  nameOf: (place) => `Nom du joueur ${number(place)}`,
  you: 'Toi',
  guest: 'Anonyme',
  person: (place) => joueur(place),
  isPerson: 'Humain',
  isBot: 'Robot',
  kindOf: (place) => `Joueur ${number(place)} : humain ou robot`,
  chooseBot: 'Qui joue ici ?',
  chooseCharacter: 'Personnage',
  chooseStrength: 'Force',
  discardBack: 'Annuler une défausse',
  discardBackAbout:
    'Tu peux annuler ta défausse tant que le joueur suivant n’a ni pioché ni pris de carte.',
  strengthOfAll: 'Force des robots',
  strengthMixed: 'Les robots sont de forces différentes.',
  done: 'Terminé',
  rules: 'Le jeu',
  edition: 'Édition',
  ladder: 'Parcours',
  ladders: {
    stacked: 'Tu poses les huit paliers dans l’ordre, du premier au dernier.',
    open: 'Les huit paliers sont étalés et tu poses celui qui te convient : la partie va plus vite.',
    'one-star': 'Huit niveaux, dans l’ordre : l’idéal pour commencer.',
    'two-star':
      'Des niveaux plus durs ; à partir du 5, si tu n’as pas posé, tu peux garder jusqu’à quatre cartes.',
  },
  ownLadder: 'Un parcours à toi.',
  makeLadder: 'Créer ton parcours',
  levelsOf: (ladder) => `Parcours : ${ladder}`,
  master: 'Extension',
  masters: {
    none: 'La boîte telle quelle.',
    ...masters,
  },
  noMaster: 'Level 8 Master ne va pas avec cette édition.',
  houseRules: 'Règles maison',
  noHouseRules: 'Aucune',
  changed: (rules) => count(rules, { one: 'changée', other: 'changées' }),
  isChanged: 'changée',
};

const record: Part<'shell'>['record'] = {
  open: 'Ouvrir une partie enregistrée',
  drop: 'Dépose le fichier ici',
  reading: 'Lecture du fichier…',
};

/** Only the open ladder of Level Up is climbed in any order. */
const DONE = { one: 'palier franchi', other: 'paliers franchis' };

const PLACES: Sentences<SeatPlace, [edition: EditionId]> = {
  level: ({ level }, edition) => `${niveau(edition)} ${number(level)}`,
  done: ({ done, levels }) => `${count(done, DONE)} sur ${number(levels)}`,
  moon: () => 'parcours terminé',
};

const SHORT_PLACES: Sentences<SeatPlace> = {
  level: ({ level }) => number(level),
  done: ({ done, levels }) => `${number(done)} sur ${number(levels)}`,
  moon: () => 'Lune',
};

export const shell: Part<'shell'> = {
  windowTitle: (screen) => `${screen} · Palier`,
  description: 'La table de jeu pour Level Up et Level 8 : mélanges vérifiables, sans publicité.',
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Chargement…',
  notLoaded: 'Cette page n’a pas pu être chargée. Es-tu hors ligne ?',
  tryAgain: 'Réessayer',
  notSaved: 'Impossible d’enregistrer : la mémoire est peut-être pleine.',
  languageSwitch: 'Langue',
  newer: {
    about:
      'Tes parties sont intactes, mais viennent d’une version plus récente de Palier. Recharge la page pour l’obtenir.',
    reload: 'Recharger',
  },
  updateReady: 'Une nouvelle version est prête.',
  updateNow: 'Mettre à jour',
  home: {
    title: 'Accueil',
    hello: (name) => (name === undefined ? 'Bonjour !' : `Bonjour, ${name} !`),
    tagline: 'Huit niveaux, une montée vers la lune.',
    play: 'Jouer',
    more: 'Autres pages',
    continueGame: 'Continuer',
    bots: 'Jouer contre des robots',
    botsAbout: 'Choisis un à cinq adversaires et les règles.',
    device: 'Sur un seul appareil',
    deviceAbout: 'De deux à six, en se passant un téléphone ou une tablette.',
    online: 'En ligne entre amis',
    onlineAbout: 'Chacun sur son appareil, par un lien ou un code.',
    learn: 'Apprendre et s’entraîner',
    learnAbout: 'Leçon, exercices, arbitre, suivi des niveaux…',
    learnFirst: 'Apprendre en 3 minutes',
    learnFirstAbout: 'On apprend en jouant.',
    justPlay: 'Jouer tout de suite',
    justPlayAbout: 'Contre deux robots novices, sans rien régler.',
    games: 'Tes parties',
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
    title: 'Tes parties',
    underWay: 'En cours',
    finished: 'Terminées',
    none: 'Il n’y a pas encore de partie sur cet appareil.',
    start: 'Commencer une partie',
    continueGame: 'Continuer',
    replay: 'Revoir',
    review: 'Analyser',
    remove: 'Supprimer',
    removeAsk: 'Supprimer cette partie ?',
    removeAbout: 'Elle disparaît pour de bon.',
    removed: 'Partie supprimée.',
    keep: 'La garder',
    showAll: (games) => `Voir les ${number(games)} parties`,
    damaged: {
      title: 'Illisibles',
      about:
        'Ces parties sont endommagées ou viennent d’une autre version de Palier. Mises de côté, elles quittent la liste, mais ne sont pas supprimées.',
      unreadable: 'Une partie illisible',
      unknownTime: 'Date inconnue',
      setAside: 'Mettre de côté',
      putBack: 'Remettre dans la liste',
      save: 'Enregistrer dans un fichier',
      isAside: 'Partie mise de côté, en bas de cette page.',
      isBack: 'Partie remise dans la liste.',
      aside: (games) => `Mises de côté : ${number(games)}`,
    },
  },
  own: {
    title: 'Ton apparence',
    invite: 'Choisis ton nom et ton visage',
    faceFor: (name) => `Choisir un visage pour ${name}`,
  },
  newGame,
  record,
};
