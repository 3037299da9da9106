/** Around the table, in French. */
import type { SeatPlace, ShellWords } from '../../web/shell-words.ts';
import { and, count, number } from '../speech.ts';
import { newGame } from './new-game.ts';

const DONE = { one: 'niveau terminé', other: 'niveaux terminés' };

function placeOf(place: SeatPlace): string {
  switch (place.t) {
    case 'level':
      return `niveau ${number(place.level)}`;
    case 'done':
      return `${count(place.done, DONE)} sur ${number(place.levels)}`;
    case 'moon':
      return 'sur la lune';
  }
}

export const shell: ShellWords = {
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
    seatAt: (name, place) => `${name}, ${placeOf(place)}`,
    place: (place) => {
      switch (place.t) {
        case 'level':
          return number(place.level);
        case 'done':
          return `${number(place.done)} sur ${number(place.levels)}`;
        case 'moon':
          return 'Lune';
      }
    },
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
};
