/** Drills and the daily deal, in German. */
import type { Leaves } from '../facts.ts';
import type { Part } from '../langs.ts';
import { CARDS, count, number } from './speech.ts';

const DAYS = { one: 'Tag', other: 'Tage' };

/** „4,2“ of a hundred. */
const points = (share: number): string => number(Math.round(share * 1000) / 10);

function lacks({ missing, outs }: Leaves): string {
  if (missing === 0) return 'ist das Level vollständig';
  const cards =
    outs === 0 ? 'keine Karte hilft' : `${count(outs, CARDS)} ${outs === 1 ? 'hilft' : 'helfen'}`;
  return `${missing === 1 ? 'fehlt' : 'fehlen'} noch ${count(missing, CARDS)}, und ${cards} weiter`;
}

export const drills: Part<'drills'> = {
  title: 'Übungen',
  intro:
    'Stellungen aus echten Partien, jede mit einer sicheren Antwort. Mit jedem Erfolg werden sie schwerer.',
  whatToPractise: 'Was üben?',
  kinds: {
    mixed: { name: 'Von allem etwas', about: 'Alle vier im Wechsel.' },
    lay: { name: 'Leg es aus', about: 'Das Level ist auf deiner Hand. Finde es.' },
    discard: { name: 'Was abwerfen?', about: 'Eine Karte muss weg. Welche?' },
    draw: { name: 'Nehmen oder ziehen', about: 'Eine offene Karte oder der Stapel?' },
    out: { name: 'Jetzt ausmachen', about: 'Leere deine Hand in einem einzigen Zug.' },
  },
  edition: 'Ausgabe',
  start: 'Los',
  choose: 'Wechseln',
  streak: (right) => `${number(right)} in Folge`,
  bestStreak: (right) => `Rekord: ${number(right)}`,
  difficulty: (difficulty, most) => `Schwierigkeit ${difficulty} von ${most}`,
  looking: 'Eine gute Stellung wird gesucht …',
  failed: 'Es konnte keine Stellung gefunden werden.',
  tryAgain: 'Noch einmal versuchen',

  questions: {
    lay: 'Leg dein Level aus',
    layBest:
      'Leg dein Level so aus, dass in diesem Zug möglichst wenige Karten auf der Hand bleiben',
    discard: 'Welche Karte wirfst du ab?',
    draw: 'Woher nimmst du deine Karte?',
    out: 'Mach in diesem Zug aus',
  },
  level: (level, parts) => `Level ${level}: ${parts}`,
  hasLaid: (level) => `Dein Level ${level} liegt aus.`,
  how: {
    lay: 'Wähl eine Kombination, dann die Karten dafür.',
    discard: 'Wähl eine Karte auf deiner Hand.',
    draw: 'Wähl den Nachziehstapel oder eine offene Karte.',
    outLay: 'Leg zuerst dein Level aus: Wähl eine Kombination, dann die Karten dafür.',
    outAdd: 'Wähl eine Karte, dann die Kombination, an die sie kommt. Wirf die letzte ab.',
  },
  table: 'Der Tisch',
  confirm: { lay: 'Diese auslegen', discard: 'Abwerfen', draw: 'Von dort nehmen' },
  startOver: 'Von vorn',
  showMe: 'Zeig es mir',

  right: 'Richtig!',
  wrong: 'Diesmal nicht',
  shown: 'So geht es',
  layingLeaves: (stays) =>
    stays === 0
      ? 'Damit könntest du in diesem Zug sogar ausmachen.'
      : `Wenn alles Passende angelegt und eine Karte abgeworfen ist, ${stays === 1 ? 'bleibt' : 'bleiben'} dir ${count(stays, CARDS)} auf der Hand.`,
  layingFewer: (stays, best) =>
    `Das darf man so auslegen, aber nach Anlegen und Abwerfen ${stays === 1 ? 'bleibt' : 'bleiben'} dir ${count(stays, CARDS)} auf der Hand; anders ${best === 0 ? 'bleibt keine' : best === 1 ? 'bleibt nur 1' : `bleiben nur ${number(best)}`}.`,
  wentOut: 'Deine Hand ist leer: Du machst aus und steigst zwei Level auf.',
  notOut: (left) =>
    `${count(left, CARDS)} ${left === 1 ? 'bleibt' : 'bleiben'} auf deiner Hand, obwohl alle hätten weggehen können.`,
  leaves: (yours, best) => `Nach deinem Zug ${lacks(yours)}; nach dem besten ${lacks(best)}.`,
  givesAway: (loss, error) =>
    `Er verschenkt etwa ${points(loss)} von hundert Punkten deiner Gewinnchance (± ${points(error)}).`,
  asGood: 'Hier sind mehrere Züge gleich gut, und deiner ist einer davon.',
  oneWay: 'So kann es gehen',
  next: 'Weiter',
  inRulebook: 'Im Regelheft zeigen',
  allMoves: 'Alle Züge im Vergleich',
  allMovesAbout: (worlds) =>
    `Jeder wurde bis zum Ende der Runde weitergespielt, in bis zu ${number(worlds)} möglichen Verteilungen der verdeckten Karten, für alle dieselben. Die Zahlen sind Punkte von hundert der Gewinnchance.`,
  best: 'am besten',
  within: 'gleich gut, im Rahmen des Fehlers',
  loss: (loss, error) => `−${points(loss)} ± ${points(error)}`,
  leavesShort: ({ missing, outs }) =>
    missing === 0
      ? 'Level vollständig'
      : `${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}, ${outs} ${outs === 1 ? 'hilft' : 'helfen'}`,

  daily: {
    title: 'Partie des Tages',
    intro:
      'Jeden Tag fünf Stellen aus Partien, die der Computer spielt, für alle dieselben. An jeder entscheidest du. Jeweils ein Versuch.',
    start: 'Los',
    goOn: 'Weiter',
    question: (one, of) => `Frage ${one} von ${of}`,
    score: (right, of) => `${right} von ${of} richtig`,
    days: (days) => `${count(days, DAYS)} in Folge`,
    practice: 'Übung',
    practiceAbout: 'Das war die Partie eines anderen Tages: Sie zählt nicht.',
    yesterday: 'Die Partie von gestern üben',
    today: 'Zur Partie von heute',
    noDeal: 'Hier gibt es keine Partie: nur die von heute und, zum Üben, die von gestern.',
    comeBack: 'Die nächste Partie kommt um Mitternacht, Weltzeit.',
    share: 'Teilen',
    copy: 'Ergebnis kopieren',
    copied: 'Kopiert',
    notCopied: 'Das Kopieren ging nicht',
    shareLine: (date, right, of) => `Palier, Partie vom ${date}: ${right}/${of}`,
    shareText: 'Was andere sehen',
    result: 'Dein Ergebnis',
    mark: (one, isRight) => `Frage ${one}: ${isRight ? 'richtig' : 'falsch'}`,
    nextQuestion: 'Nächste Frage',
    toResult: 'Zum Ergebnis',
    lookAt: (one) => `Frage ${one} noch einmal ansehen`,
    toDrills: 'Mit Übungen trainieren',
  },
};
