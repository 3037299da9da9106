/** What there is to reach on this device, and the part of home that tells of it, in German. */
import type { Part } from '../langs.ts';
import { and, count, ROUNDS } from './speech.ts';

const BOTS = { one: 'Bot', other: 'Bots' };
const WINS = { one: 'Sieg', other: 'Siege' };
const DAYS = { one: 'Tag', other: 'Tage' };
const LEVELS = { one: 'Level', other: 'Level' };

export const goals: Part<'goals'> = {
  title: 'Ziele',
  loading: 'Wird gezählt …',
  failed: 'Deine Ziele können auf diesem Gerät nicht gelesen werden.',
  goal: (name, strength) => `${name} (${strength}) schlagen`,
  climb: {
    title: 'Der Aufstieg',
    about:
      'In jeder Ausgabe hat jede der sechs Figuren eine Treppe, mit einem Schritt für jede Stärke. Du schaffst ihn, wenn du gegen Bots eine Partie gewinnst, in der die Figur in dieser Stärke mitspielt. Es zählen nur die Level der Ausgabe selbst, vom ersten bis zum letzten: Mit einer Hausregel, die den Aufstieg verkürzt, oder mit eigenen Leveln gibt es keinen Schritt. Ein geteilter Sieg zählt nicht; ein Sieg über einen stärkeren Bot zählt auch für die Schritte darunter.',
    climbed: (done, of) => `${done} von ${of} Schritten`,
    earned: (strength, date) => `${strength}, geschafft am ${date}`,
    open: (strength) => `${strength}, noch offen`,
  },
  next: {
    title: 'Nächstes Ziel',
    play: 'Jetzt spielen',
    allDone: 'Du hast alle Treppen erklommen, in jeder Ausgabe. Der Mond gehört dir.',
  },
  bests: {
    title: 'Persönliche Bestleistungen',
    rows: {
      quickest: {
        name: 'Schnellster Sieg mit mindestens acht Leveln',
        value: (rounds) => count(rounds, ROUNDS),
      },
      streak: {
        name: 'Längste Siegesserie',
        value: (wins) => `${count(wins, WINS)} in Folge`,
      },
      table: { name: 'Sieg gegen die meisten Bots', value: (bots) => count(bots, BOTS) },
      round: { name: 'Meiste Level in einer Runde', value: (levels) => count(levels, LEVELS) },
      comeback: {
        name: 'Größte Aufholjagd',
        value: (levels) => `${count(levels, LEVELS)} Rückstand, dann gewonnen`,
      },
    },
    none: 'noch offen',
  },
  about:
    'Die Ziele ergeben sich aus den Partien, die du auf diesem Gerät beendet hast. Sie werden zusammen mit deiner Statistik gespeichert und mit ihr auch gelöscht.',
  statistics: 'Statistik',
  earned: {
    title: (badges) =>
      badges === 1 ? 'Ein neuer Schritt geschafft' : `${badges} Schritte geschafft`,
    beaten: (name, strength) => `${name} (${strength}) geschlagen`,
    look: 'Deine Ziele ansehen',
  },
  after: {
    title: 'Dein Aufstieg',
    reached: (climbed, of) => `${climbed} von ${of} Leveln`,
    notes: {
      best: (reached) => `${reached}, deine Bestleistung`,
      equal: (reached) => `${reached}, so weit wie bei deiner Bestleistung`,
      quickest: (won) => `${won}, dein schnellster Sieg`,
    },
    kind: {
      close: 'Ganz knapp: Nur ein Level hat bis zum Mond gefehlt.',
      first: 'Dein erster Aufstieg. Ab jetzt wird es leichter.',
      best: 'So hoch warst du noch nie. Weiter so!',
      other: 'Der Mond wartet auf dich. Beim nächsten Mal!',
    },
    well: 'Gut geklettert!',
    next: (goal) => `Nächstes Ziel: ${goal}`,
    play: 'Spielen',
  },
  home: {
    title: 'Aktuell',
    daily: 'Tagesaufgabe',
    steps: (done, of) => `${done} von ${of} Fragen`,
    doneToday: 'Für heute geschafft',
    days: (days) => `${count(days, DAYS)} in Folge`,
    last: 'Letzte Partie',
    won: (rounds) => `Gewonnen in ${count(rounds, ROUNDS)}`,
    shared: (rounds) => `Geteilter Sieg in ${count(rounds, ROUNDS)}`,
    lost: (climbed, levels) => `Verloren mit ${climbed} von ${levels} Leveln`,
    yourTurn: 'Du bist dran',
    turnOf: (name) => `${name} ist dran`,
    with: (names) => `Mit ${and(names)}`,
  },
};
