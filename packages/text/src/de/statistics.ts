/** The statistics of this device, in German. */
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { and, count, GAMES, LOCALE } from './speech.ts';

const { whole } = figuresOf(LOCALE);

export const statistics: Part<'statistics'> = {
  title: 'Statistik',
  loading: 'Wird gezählt …',
  failed: 'Die Statistik lässt sich auf diesem Gerät nicht lesen.',
  none: 'Noch nichts zu zählen. Spiel eine Partie gegen Bots zu Ende, dann steht sie hier.',
  play: 'Gegen Bots spielen',
  tiles: { games: 'Partien', wins: 'Siege', streak: 'Siege in Folge', longest: 'Längste Serie' },
  share: ({ share, low, high }, expected) =>
    `Du gewinnst ${whole(share)} deiner Partien (zu 95 % sicher: zwischen ${whole(low)} und ${whole(high)}). Unter Gleichen gäbe der Zufall allein ${whole(expected)}.`,
  climbs: {
    title: 'Deine Aufstiege',
    about: (games) =>
      `Wie hoch du in deinen letzten Partien (${count(games, GAMES)}) gekommen bist, die neueste rechts. Die Tabelle darunter sagt dasselbe.`,
    legend: 'Eine Säule je Partie, so hoch, wie du gekommen bist. Mit Mond: gewonnen.',
    showTable: 'Deine Aufstiege als Tabelle',
    date: 'Ende',
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
    about: 'Wie viele Partien mit so vielen geschafften Leveln endeten.',
    level: 'Level geschafft',
    games: 'Partien',
  },
  groups: {
    edition: 'Nach Ausgabe',
    strength: 'Nach Stärke der Bots',
    players: 'Nach Anzahl der Spieler',
    mixed: 'gemischt',
    playersOf: (players) => `${players} Spieler`,
    games: 'Partien',
    wins: 'Siege',
    share: ({ share, low, high }) => `${whole(share)} (${whole(low)} bis ${whole(high)})`,
    legend:
      'Balken: Anteil der Siege. Dünne Linie: wo der wahre Anteil zu 95 % liegt. Marke: was der Zufall allein gäbe.',
  },
  apart: (people, playedOn) => {
    const parts = [
      ...(people > 0 ? [`${count(people, GAMES)} von mehreren an diesem Gerät`] : []),
      ...(playedOn > 0
        ? [`${count(playedOn, GAMES)}, mitten aus einer anderen weitergespielt`]
        : []),
    ];
    return `Nicht gezählt: ${and(parts)}.`;
  },
  about:
    'Gezählt werden Partien einer Person gegen Bots, die auf diesem Gerät zu Ende gespielt wurden, auch seither gelöschte. Nichts davon verlässt das Gerät.',
  save: 'Als Datei speichern',
  saveJson: 'JSON',
  saveCsv: 'CSV',
  fileName: 'palier-statistik',
  erase: 'Statistik löschen',
  eraseAsk: 'Statistik löschen?',
  eraseAbout: 'Die Zählung beginnt von vorn. Deine Partien bleiben, wo sie sind.',
  eraseNow: 'Löschen',
  erased: 'Die Statistik ist gelöscht.',
};
