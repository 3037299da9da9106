/** The statistics of this device, in German. */
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { and, count, GAMES, LOCALE } from './speech.ts';

const { whole } = figuresOf(LOCALE);

export const statistics: Part<'statistics'> = {
  title: 'Statistik',
  loading: 'Wird gezählt …',
  failed: 'Die Statistik kann auf diesem Gerät nicht gelesen werden.',
  none: 'Noch keine Partien. Spiele eine Partie gegen Bots zu Ende, dann steht sie hier.',
  play: 'Gegen Bots spielen',
  trend: {
    title: 'In letzter Zeit',
    wins: (wins, games) =>
      games === 1
        ? `Deine letzte Partie hast du ${wins === 1 ? 'gewonnen' : 'verloren'}.`
        : `Von deinen letzten ${count(games, GAMES)} hast du ${wins} gewonnen.`,
    turns: {
      up: 'Es wird immer besser.',
      even: 'Du hältst dein Niveau.',
      down: 'Davor lief es besser. Das kommt wieder.',
    },
    legend: 'Die neueste steht rechts. Mit Mond: gewonnen.',
  },
  against: 'Gegen unsere sechs Figuren',
  tiles: { games: 'Partien', wins: 'Siege', streak: 'Siege in Folge', longest: 'Längste Serie' },
  share: ({ share }) => `Du gewinnst ${whole(share)} deiner Partien.`,
  certain: ({ low, high }, expected) =>
    `Mit 95 % Sicherheit liegt dein Anteil an Siegen zwischen ${whole(low)} und ${whole(high)}. Wären alle gleich stark, wären es ${whole(expected)}.`,
  figures: 'Alle Zahlen',
  climbs: {
    title: 'Deine Aufstiege',
    about: (games) =>
      `So hoch bist du zuletzt gekommen (${count(games, GAMES)}), die neueste Partie rechts. Dasselbe steht in der Tabelle darunter.`,
    legend: 'Eine Säule je Partie, so hoch, wie du gekommen bist. Mit Mond: gewonnen.',
    showTable: 'Deine Aufstiege als Tabelle',
    date: 'Datum',
    result: 'Ergebnis',
    won: 'Gewonnen',
    lost: 'Verloren',
    sharedWin: 'Gemeinsam gewonnen',
    level: 'Level',
    climbed: (climbed, levels) => `${climbed} von ${levels}`,
    rounds: 'Runden',
  },
  reached: {
    title: 'Wo deine Partien endeten',
    about: 'Wie viele Level du geschafft hast und in wie vielen Partien.',
    level: 'Level geschafft',
    games: 'Partien',
  },
  groups: {
    edition: 'Nach Ausgabe',
    strength: 'Nach Stärke der Bots',
    players: 'Nach Anzahl der Spieler',
    mixed: 'Gemischt',
    playersOf: (players) => `${players} Spieler`,
    games: 'Partien',
    wins: 'Siege',
    share: ({ share, low, high }) => `${whole(share)} (${whole(low)} bis ${whole(high)})`,
    legend:
      'Balken: Anteil der Siege. Dünne Linie: Hier liegt der wahre Anteil mit 95 % Sicherheit. Markierung: wenn alle gleich stark wären.',
  },
  online: {
    title: 'Online',
    wins: (wins, games) =>
      games === 1
        ? `Deine einzige Partie online hast du ${wins === 1 ? 'gewonnen' : 'verloren'}.`
        : `Von ${count(games, GAMES)} online hast du ${wins} gewonnen.`,
    fair: (expected) => `Wären alle gleich stark, wären es ${whole(expected)}.`,
    elsewhere: (games) => `Davon auf anderen Geräten: ${count(games, GAMES)}.`,
  },
  apart: (people, playedOn) => {
    const parts = [
      ...(people > 0 ? [`${count(people, GAMES)} mit mehreren Menschen an diesem Gerät`] : []),
      ...(playedOn > 0
        ? [
            `${count(playedOn, GAMES)}, die ${playedOn === 1 ? 'eine andere mittendrin fortsetzt' : 'andere mittendrin fortsetzen'}`,
          ]
        : []),
    ];
    return `Nicht gezählt: ${and(parts)}.`;
  },
  about:
    'Gezählt werden Partien gegen Bots, die du allein auf diesem Gerät zu Ende gespielt hast, auch inzwischen gelöschte; Partien online zählen für sich. Nichts davon verlässt das Gerät.',
  keeping: 'Speichern oder löschen',
  save: 'Als Datei speichern',
  saveJson: 'JSON',
  saveCsv: 'CSV',
  fileName: 'palier-statistik',
  goals: 'Ziele',
  erase: 'Statistik löschen',
  eraseAsk: 'Statistik löschen?',
  eraseAbout: 'Statistik und Ziele beginnen von vorn. Deine Partien bleiben erhalten.',
  eraseNow: 'Löschen',
  erased: 'Die Statistik wurde gelöscht.',
};
