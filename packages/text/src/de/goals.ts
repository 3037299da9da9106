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
    how: 'Wie man Schritte schafft',
    about:
      'In jeder Ausgabe hat jede der sechs Figuren eine Treppe mit einem Schritt für jede Stärke. Du schaffst einen Schritt, wenn du eine Partie gegen Bots gewinnst, in der diese Figur in dieser Stärke mitspielt. Gespielt werden müssen alle Level der Ausgabe: Mit eigenen Levelsets oder einer Hausregel, die den Aufstieg verkürzt, schaffst du keinen Schritt. Gemeinsame Siege zählen nicht; schlägst du die Figur in einer höheren Stärke, zählt das auch für die Schritte darunter.',
    climbed: (done, of) => `${done} von ${of} Schritten`,
    earned: (strength, date) => `${strength}, geschafft am ${date}`,
    open: (strength) => `${strength}, noch offen`,
  },
  next: {
    title: 'Nächstes Ziel',
    play: 'Jetzt spielen',
    allDone: 'Du hast in jeder Ausgabe alle Schritte geschafft. Der Mond gehört dir.',
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
    'Gezählt werden die Partien, die du auf diesem Gerät zu Ende gespielt hast. Deine Ziele werden zusammen mit deiner Statistik gespeichert und gelöscht.',
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
      equal: (reached) => `${reached}, gleichauf mit deiner Bestleistung`,
      quickest: (won) => `${won}, dein schnellster Sieg`,
    },
    kind: {
      close: 'Ganz knapp: Bis zum Mond fehlte nur ein Level.',
      first: 'Dein erster Aufstieg. Ab jetzt wird es leichter.',
      best: 'So hoch warst du noch nie. Weiter so!',
      other: 'Der Mond wartet auf dich. Beim nächsten Mal!',
    },
    well: 'Toller Aufstieg!',
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
    shared: (rounds) => `Gemeinsam gewonnen in ${count(rounds, ROUNDS)}`,
    lost: (climbed, levels) => `Verloren mit ${climbed} von ${levels} Leveln`,
    yourTurn: 'Du bist dran',
    turnOf: (name) => `${name} ist dran`,
    with: (names) => `Mit ${and(names)}`,
  },
};
