/** Drills and the daily challenge, in German. */
import type { Leaves } from '../facts.ts';
import type { Part } from '../langs.ts';
import { CARDS, count, number } from './speech.ts';

const DAYS = { one: 'Tag', other: 'Tage' };
const HOURS = { one: 'Stunde', other: 'Stunden' };

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
    'Situationen aus echten Partien, jede mit einer klaren Antwort. Je öfter du richtigliegst, desto schwerer werden sie.',
  whatToPractise: 'Was möchtest du üben?',
  kinds: {
    mixed: { name: 'Von allem etwas', about: 'Alle vier Übungen im Wechsel.' },
    lay: { name: 'Level auslegen', about: 'Du hast dein Level auf der Hand. Finde es.' },
    discard: { name: 'Was abwerfen?', about: 'Eine Karte muss weg. Welche?' },
    draw: { name: 'Ziehen oder nehmen?', about: 'Eine offene Karte oder der Nachziehstapel?' },
    out: { name: 'Schluss machen', about: 'Werde in einem Zug alle Karten los.' },
  },
  edition: 'Ausgabe',
  start: 'Starten',
  choose: 'Andere Übung',
  streak: (right) => `${number(right)} in Folge`,
  bestStreak: (right) => `Rekord: ${number(right)}`,
  difficulty: (difficulty, most) => `Schwierigkeit ${difficulty} von ${most}`,
  looking: 'Eine gute Situation wird gesucht …',
  failed: 'Es wurde keine passende Situation gefunden.',
  tryAgain: 'Noch einmal versuchen',

  questions: {
    lay: 'Lege dein Level aus',
    layBest:
      'Lege dein Level so aus, dass in diesem Zug möglichst wenige Karten auf der Hand bleiben',
    discard: 'Welche Karte wirfst du ab?',
    draw: 'Ziehen oder nehmen?',
    out: 'Mache in diesem Zug Schluss',
  },
  level: (level, parts) => `Level ${level}: ${parts}`,
  hasLaid: (level) => `Dein Level ${level} liegt aus.`,
  how: {
    lay: 'Wähle eine Kombination, dann die Karten dafür.',
    discard: 'Wähle eine Karte auf deiner Hand.',
    draw: 'Wähle den Nachziehstapel oder eine offene Karte.',
    outLay: 'Lege zuerst dein Level aus: Wähle eine Kombination, dann die Karten dafür.',
    outAdd: 'Wähle eine Karte, dann die Kombination, an die du sie anlegst. Wirf die letzte ab.',
  },
  table: 'Der Tisch',
  confirm: { lay: 'Auslegen', discard: 'Abwerfen', draw: 'Bestätigen' },
  startOver: 'Von vorn beginnen',
  stillHeld: (left) =>
    `Damit wäre dein Zug zu Ende, und du hättest noch ${count(left, CARDS)} auf der Hand. Du kannst erst noch anlegen oder von vorn beginnen.`,
  showMe: 'Zeig es mir',
  showMeCounts: 'Zeig es mir (zählt als falsch)',

  right: 'Richtig!',
  wrong: 'Leider falsch',
  shown: 'So geht es',
  layingLeaves: (stays) =>
    stays === 0
      ? 'Damit könntest du in diesem Zug sogar Schluss machen.'
      : `Nach dem Anlegen und Abwerfen ${stays === 1 ? 'bleibt' : 'bleiben'} dir ${count(stays, CARDS)} auf der Hand.`,
  layingFewer: (stays, best) =>
    `So darfst du auslegen, aber nach dem Anlegen und Abwerfen ${stays === 1 ? 'bleibt' : 'bleiben'} dir ${count(stays, CARDS)} auf der Hand; bei einer anderen Lösung ${best === 0 ? 'bleibt keine' : best === 1 ? 'bleibt nur 1' : `bleiben nur ${number(best)}`}.`,
  wentOut: 'Deine Hand ist leer: Du machst Schluss und steigst zwei Level auf.',
  notOut: (left) =>
    `${count(left, CARDS)} ${left === 1 ? 'bleibt' : 'bleiben'} auf deiner Hand, dabei hättest du alle loswerden können.`,
  leaves: (yours, best) => `Nach deiner Wahl ${lacks(yours)}; nach der besten ${lacks(best)}.`,
  givesAway: (games) =>
    `Von 100 Partien ab hier würdest du damit etwa ${number(games)} weniger gewinnen.`,
  asGood: 'Genauso gut:',
  oneWay: 'Eine Lösung',
  next: 'Weiter',
  inRulebook: 'In den Spielregeln zeigen',
  allMoves: 'Alle Möglichkeiten im Vergleich',
  allMovesAbout: (worlds) =>
    `Jede wurde bis zum Ende der Runde weitergespielt, mit bis zu ${number(worlds)} möglichen Verteilungen der verdeckten Karten, für alle dieselben. Die Zahlen sind Prozentpunkte der Gewinnchance.`,
  best: 'am besten',
  within: 'praktisch gleich gut',
  loss: (loss, error) => `−${points(loss)} ± ${points(error)}`,
  leavesShort: ({ missing, outs }) =>
    missing === 0
      ? 'Level vollständig'
      : `${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}, ${outs} ${outs === 1 ? 'hilft' : 'helfen'}`,

  daily: {
    title: 'Tagesaufgabe',
    intro:
      'Jeden Tag fünf Situationen aus Partien der Bots, für alle dieselben. Du entscheidest und hast jedes Mal nur einen Versuch.',
    onward: 'Jetzt eine Partie',
    start: 'Starten',
    goOn: 'Weiter',
    question: (one, of) => `Frage ${one} von ${of}`,
    score: (right, of) => `${right} von ${of} richtig`,
    days: (days) => `${count(days, DAYS)} in Folge`,
    practice: 'Übung',
    practiceAbout: 'Das ist die Aufgabe eines anderen Tages: Sie zählt nicht.',
    yesterday: 'Aufgabe von gestern üben',
    today: 'Zur Aufgabe von heute',
    noDeal: 'Für diesen Tag gibt es keine Aufgabe, nur für heute und, zum Üben, für gestern.',
    comeBack: (hours) => `Die nächste Tagesaufgabe kommt in ${count(hours, HOURS)}.`,
    share: 'Teilen',
    copy: 'Ergebnis kopieren',
    copied: 'Kopiert',
    notCopied: 'Kopieren hat nicht geklappt',
    shareLine: (date, right, of) => `Palier, Tagesaufgabe vom ${date}: ${right}/${of}`,
    shareText: 'Das sehen die anderen',
    result: 'Dein Ergebnis',
    cheers: {
      all: 'Fehlerfrei, großartig!',
      most: 'Gut gemacht!',
      fewer: 'Beim nächsten Mal klappt es besser.',
    },
    mark: (one, isRight) => `Frage ${one}: ${isRight ? 'richtig' : 'falsch'}`,
    nextQuestion: 'Nächste Frage',
    toResult: 'Zum Ergebnis',
    lookAt: (one) => `Frage ${one} noch einmal ansehen`,
    toDrills: 'Weiter üben',
  },
};
