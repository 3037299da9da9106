/** What there is to reach on this device, and the part of home that tells of it, in German. */
import type { Part } from '../langs.ts';
import { greetings } from './greetings.ts';
import { and, count, ROUNDS } from './speech.ts';

const BOTS = { one: 'Bot', other: 'Bots' };
const WINS = { one: 'Sieg', other: 'Siege' };
const DAYS = { one: 'Tag', other: 'Tage' };
const QUESTIONS = { one: 'Frage', other: 'Fragen' };
const LEVELS = { one: 'Level', other: 'Level' };

export const goals: Part<'goals'> = {
  title: 'Ziele',
  loading: 'Wird gezählt …',
  failed: 'Deine Ziele können auf diesem Gerät nicht gelesen werden.',
  goal: (name, strength) => `${name} schlagen (${strength})`,
  climb: {
    title: 'Der Aufstieg',
    how: 'Wie du Etappen schaffst',
    about:
      'Für jede der sechs Figuren gibt es in jeder Ausgabe einen Aufstieg mit vier Etappen, eine für jede Stärke. Du schaffst eine Etappe, wenn du eine Partie gegen Bots gewinnst, in der diese Figur in dieser Stärke mitspielt; das zählt auch für die Etappen darunter. Nicht gezählt werden gemeinsame Siege und Partien mit eigenen Levelsets oder mit einer Hausregel, die den Aufstieg verkürzt.',
    climbed: (done, of) => `${done} von ${of} Etappen`,
    earned: (strength, date) => `${strength}, geschafft am ${date}`,
    open: (strength) => `${strength}, noch offen`,
  },
  next: {
    title: 'Nächstes Ziel',
    play: 'Jetzt spielen',
    allDone: 'Du hast in jeder Ausgabe alle Etappen geschafft. Der Mond gehört dir.',
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
        value: (levels) => `${count(levels, LEVELS)} Rückstand aufgeholt`,
      },
    },
    none: 'noch offen',
  },
  about:
    'Gezählt werden die Partien, die du auf diesem Gerät zu Ende gespielt hast. Deine Ziele werden zusammen mit deiner Statistik gespeichert und gelöscht.',
  record: {
    short: (won, lost) => `${won}–${lost}`,
    long: (won, lost) => `${won} gewonnen, ${lost} verloren`,
    none: 'Noch keine Partie',
  },
  statistics: 'Statistik',
  earned: {
    title: (badges) =>
      badges === 1 ? 'Eine neue Etappe geschafft' : `${badges} Etappen geschafft`,
    beaten: (name, strength) => `${name} geschlagen (${strength})`,
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
      first: 'Dein erster Aufstieg. Ab jetzt wird es leichter.',
      best: 'So hoch warst du noch nie. Weiter so!',
    },
    well: 'Toller Aufstieg!',
    next: (goal) => `Nächstes Ziel: ${goal}`,
    play: 'Spielen',
    uncounted: {
      other:
        'Diese Partie zählt für deine Statistik. Für deine Ziele zählen alle Level aus der Schachtel, vom ersten bis zum letzten.',
      shared: 'Gemeinsame Siege zählen nicht für deine Ziele.',
      people: 'Partien zu mehreren an einem Gerät zählen nicht für deine Ziele.',
      playedOn: 'Partien, die mitten in einer anderen beginnen, zählen nicht für deine Ziele.',
    },
  },
  greetings,
  home: {
    title: 'Aktuell',
    daily: 'Tagesaufgabe',
    steps: (done, of) => `${done} von ${of} Fragen`,
    doneToday: 'Für heute geschafft',
    days: (days) => `${count(days, DAYS)} in Folge`,
    waits: (left, days) =>
      days === 0
        ? `Heute ${left === 1 ? 'wartet' : 'warten'} ${count(left, QUESTIONS)} auf dich.`
        : `Noch ${count(left, QUESTIONS)} bis zu ${days + 1} Tagen in Folge.`,
    tomorrow: (hours) => `Die nächste kommt in ${hours} Std.`,
    week: (done, of) => `${done} der letzten ${of} Tage geschafft`,
    quick: 'Schnelle Partie',
    quickAbout: (names) => `Drei Level gegen ${and(names)}`,
    last: 'Letzte Partie',
    won: (rounds) => `Gewonnen in ${count(rounds, ROUNDS)}`,
    shared: (rounds) => `Gemeinsam gewonnen in ${count(rounds, ROUNDS)}`,
    lost: (climbed, levels) => `Verloren mit ${climbed} von ${levels} Leveln`,
    yourTurn: 'Du bist dran',
    turnOf: (name) => `${name} ist dran`,
    with: (names) => `Mit ${and(names)}`,
  },
};
