/** Around the table, in German. */
import type { SeatPlace, ShellWords } from '../../web/shell-words.ts';
import { and, number } from '../speech.ts';
import { newGame } from './new-game.ts';

function placeOf(place: SeatPlace): string {
  switch (place.t) {
    case 'level':
      return `Level ${number(place.level)}`;
    case 'done':
      return `${number(place.done)} von ${number(place.levels)} Leveln geschafft`;
    case 'moon':
      return 'auf dem Mond';
  }
}

export const shell: ShellWords = {
  windowTitle: (screen) => `${screen} · Palier`,
  back: 'Zurück zum Start',
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Lädt …',
  notLoaded: 'Diese Seite ließ sich nicht laden. Bist du offline?',
  tryAgain: 'Noch einmal versuchen',
  notSaved: 'Das Gerät konnte es nicht speichern. Vielleicht ist der Speicher voll.',
  languageSwitch: 'Sprache',
  updateReady: 'Eine neue Version ist da.',
  updateNow: 'Aktualisieren',
  home: {
    title: 'Start',
    tagline: 'Acht Level, ein Aufstieg bis zum Mond.',
    play: 'Spielen',
    more: 'Mehr',
    continueGame: 'Weiterspielen',
    bots: 'Gegen Bots spielen',
    botsAbout: 'Du und ein bis fünf unserer sechs Figuren.',
    device: 'An einem Gerät',
    deviceAbout: 'Zwei bis sechs Leute reichen ein Handy oder Tablet herum.',
    online: 'Online mit Freunden',
    onlineAbout: 'Alle am eigenen Gerät, per Link oder Code.',
    learn: 'Lernen und tüfteln',
    learnAbout: 'Lektion, Übungen, Schiedsrichter, echte Karten, eigene Leitern.',
    firstTime: 'Neu hier? Lektion in 3 Minuten',
    games: 'Meine Partien',
    rulebook: 'Spielregeln',
    settings: 'Einstellungen',
  },
  game: {
    round: (round) => `Runde ${number(round)}`,
    seatAt: (name, place) => `${name}, ${placeOf(place)}`,
    place: (place) => {
      switch (place.t) {
        case 'level':
          return number(place.level);
        case 'done':
          return `${number(place.done)} von ${number(place.levels)}`;
        case 'moon':
          return 'Mond';
      }
    },
    winners: (names) => `Gewonnen: ${and(names)}`,
    players: (names) => and(names),
  },
  games: {
    title: 'Meine Partien',
    underWay: 'Laufende',
    finished: 'Beendete',
    none: 'Auf diesem Gerät gibt es noch keine Partie.',
    start: 'Eine anfangen',
    continueGame: 'Weiterspielen',
    replay: 'Nachspielen',
    remove: 'Löschen',
    removeAsk: 'Diese Partie löschen?',
    removeAbout: 'Sie ist dann endgültig weg, samt ihrer Aufzeichnung.',
    removed: 'Die Partie ist gelöscht.',
    keep: 'Behalten',
    showAll: (games) => `Alle ${number(games)} Partien zeigen`,
  },
  newGame,
};
