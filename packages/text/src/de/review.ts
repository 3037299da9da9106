/** The coach in German: in the browser and in `palier review`. It speaks to the player whose decisions are reviewed. */
import type { ReviewInterval } from '@palier/bots/coach';
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { about, CARDS, count, countTenths, GAMES, LOCALE, number, opens } from './speech.ts';

const DECISIONS = { one: 'Entscheidung', other: 'Entscheidungen' };

/** The one unit in which a cost is told. */
const POINTS = { one: 'Prozentpunkt', other: 'Prozentpunkte' };

const page: Part<'review'>['page'] = {
  loading: 'Die Partie wird geöffnet …',
  missing:
    'Hier gibt es keine beendete Partie. Vielleicht wurde sie auf diesem Gerät gelöscht, oder sie läuft noch.',
  unreadable: 'Diese Partie kann nicht gelesen werden.',
  choose: 'Welche Partie?',
  none: 'Auf diesem Gerät wurde noch keine Partie zu Ende gespielt. Nach der ersten sieht sich der Trainer jede Entscheidung an.',
  play: 'Gegen Bots spielen',
  seat: 'Wessen Entscheidungen?',
  running: (done, of) => `Entscheidung ${number(done)} von ${number(of)}`,
  runningLuck: 'Zum Schluss: Wie viel war Glück?',
  runningAbout:
    'Der Trainer spielt jede Entscheidung viele Male weiter. Verlässt du die Seite, geht das bisherige Ergebnis verloren.',
  stop: 'Anhalten',
  stopped: 'Angehalten.',
  failed: 'Die Analyse konnte nicht abgeschlossen werden.',
  again: 'Analyse starten',
  look: 'Ansehen',
  differently: 'Anders spielen',
  notDifferent: 'Von hier aus gibt es nichts mehr zu spielen.',
  position: 'Der Tisch vor der Entscheidung',
  marks: { played: 'gespielt', better: 'besser' },
  chart: {
    about: (decisions) =>
      `Deine Gewinnchance vor jeder Entscheidung (${count(decisions, DECISIONS)}), von der ersten zur letzten. Dasselbe steht in der Liste darunter.`,
    legend:
      'Linie: der gemessene Wert. Band: Hier liegt der wahre Wert mit 95 % Sicherheit. Markierung: Hier ging sicher etwas verloren.',
    round: (round) => `R${round}`,
  },
  round: (round, decisions) => `Runde ${round}: ${count(decisions, DECISIONS)}`,
  won: 'Du hast diese Partie gewonnen.',
  lost: 'Du hast diese Partie nicht gewonnen.',
};

const figures = figuresOf(LOCALE);

const percent = (share: number): string => figures.percent(share).replace('-', '−');

const range = ({ low, high }: ReviewInterval): string => `${percent(low)} bis ${percent(high)}`;

const measured = (share: number, interval: ReviewInterval): string =>
  `${percent(share)} (${range(interval)})`;

/** A difference of chances, in percentage points: „4,2“ */
const points = (by: number): string => figures.tenths(by * 100);

const pointsRange = ({ low, high }: ReviewInterval): string => `${points(low)} bis ${points(high)}`;

/** „4,2 Prozentpunkte Gewinnchance gekostet (2,9 bis 5,5)“ */
const costing = (loss: number, interval: ReviewInterval): string =>
  `${countTenths(loss * 100, POINTS)} Gewinnchance gekostet (${pointsRange(interval)})`;

/** „−1,0 bis +2,0“ */
function change({ low, high }: ReviewInterval): string {
  return `${figures.signed(low * 100)} bis ${figures.signed(high * 100)}`;
}

const COSTLY_DECISIONS = { one: 'Entscheidung hat', other: 'Entscheidungen haben' };

/** „fehlt dir 1 Karte“: after what makes it so. */
function missing(cards: number): string {
  if (cards === 0) return 'ist dein Level vollständig';
  return `${cards === 1 ? 'fehlt' : 'fehlen'} dir ${count(cards, CARDS)}`;
}

export const review: Part<'review'> = {
  title: 'Analyse',
  verdicts: {
    'only-move': 'keine Wahl',
    best: 'beste Wahl',
    open: 'zu knapp',
    hinted: 'wie im Tipp',
    slip: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'grober Fehler',
  },
  meanings: {
    'only-move': 'Du hattest keine andere Möglichkeit.',
    best: 'Alles andere wäre schlechter gewesen.',
    open: 'Zu knapp für ein Urteil.',
    hinted: 'Genau das rät hier auch der Tipp, darum zählt es nicht als Fehler.',
    slip: 'Das hat ein wenig gekostet: weniger als 3 Prozentpunkte Gewinnchance.',
    mistake: 'Das hat etwas gekostet: 3 bis 8 Prozentpunkte Gewinnchance.',
    blunder: 'Das hat viel gekostet: mehr als 8 Prozentpunkte Gewinnchance.',
  },
  counts: {
    'only-move': (decisions) => `${number(decisions)}-mal keine Wahl`,
    best: (decisions) => `${number(decisions)}-mal beste Wahl`,
    open: (decisions) => `${number(decisions)}-mal zu knapp`,
    hinted: (decisions) => `${number(decisions)}-mal wie im Tipp`,
    slip: (decisions) => count(decisions, { one: 'Ungenauigkeit', other: 'Ungenauigkeiten' }),
    mistake: (decisions) => count(decisions, { one: 'Fehler', other: 'Fehler' }),
    blunder: (decisions) => count(decisions, { one: 'grober Fehler', other: 'grobe Fehler' }),
  },
  percent,
  interval: range,
  measured,
  points,
  pointsInterval: pointsRange,
  measuredPoints: (loss, interval) => `${points(loss)} (${pointsRange(interval)})`,
  lost: (loss, interval) => `Das hat dich ${costing(loss, interval)}.`,
  open: (interval) =>
    `Die beste Alternative hätte deine Gewinnchance um ${change(interval)} Prozentpunkte verändert.`,
  chance: (chance, interval) => `Deine Gewinnchance davor: ${measured(chance, interval)}.`,
  where: (round, turn) => `Runde ${round}, Zug ${turn}`,
  played: 'Gespielt:',
  better: 'Besser:',
  reasons: {
    'could-win': () => 'Damit hättest du sofort gewonnen.',
    'could-go-out': () => 'Du hättest in diesem Zug Schluss machen können.',
    'could-lay': ({ level }) => `Du hättest Level ${level} auslegen können.`,
    'could-add': () => 'Du hättest eine Karte anlegen können.',
    'better-wait': () =>
      'Dein Level hätte warten können: Was du auslegst, hilft auch den anderen, und wenn du in einem Zug Schluss machst, steigst du zwei Level auf.',
    'better-keep': () => 'Die angelegte Karte war auf deiner Hand mehr wert.',
    'other-laying': () => 'Dasselbe Level, anders ausgelegt, hätte dir mehr genützt.',
    missing: ({ best, played }) =>
      `So ${missing(best)}; nach deiner Entscheidung ${missing(played)}.`,
    outs: ({ best, played }) =>
      `So ${best === 1 ? 'hilft' : 'helfen'} dir ${count(best, CARDS)}; nach deiner Entscheidung ${played === 0 ? 'keine' : `nur ${number(played)}`}.`,
    gave: ({ to, chance, instead }, naming) =>
      `${opens(naming, to, ['kannst', 'kann'])} die abgeworfene Karte ${about(chance)} gebrauchen, die andere seltener (${about(instead)}).`,
    fed: ({ to }, naming) =>
      `${opens(naming, to, ['kannst', 'kann'])} die abgeworfene Karte auf dem Tisch anlegen.`,
  },
  noReason: 'Einen einfachen Grund gibt es nicht: Beim Weiterspielen ging es damit besser aus.',
  scores: {
    1: {
      name: 'Viel zu entdecken',
      about: 'Jede Partie bringt dich weiter. Aus diesen Momenten lernst du am meisten.',
    },
    2: {
      name: 'Gute Momente',
      about: 'Da waren gute Entscheidungen dabei, und beim nächsten Mal ist noch mehr drin.',
    },
    3: {
      name: 'Gut gespielt',
      about:
        'Die meisten deiner Entscheidungen waren richtig. Ein paar sind einen zweiten Blick wert.',
    },
    4: { name: 'Sehr gut gespielt', about: 'Der Trainer hat kaum etwas auszusetzen.' },
    5: {
      name: 'Fehlerfrei',
      about: 'Der Trainer hat keinen Fehler gefunden.',
    },
  },
  stars: (stars, of) => `${stars} von ${of} Sternen`,
  praise: 'Gut gespielt: Alles andere wäre schlechter gewesen.',
  cost: (loss) => {
    const whole = Math.round(loss * 100);
    return whole === 0
      ? 'Das hat dich weniger als 1 Prozentpunkt Gewinnchance gekostet.'
      : `Das hat dich etwa ${count(whole, POINTS)} Gewinnchance gekostet.`;
  },
  exact: 'Genaue Zahlen',
  headings: {
    worth: 'Sieh dir das zuerst an',
    decisions: 'Alle Entscheidungen',
    chances: 'Deine Gewinnchance',
    luck: 'Glück',
    method: 'So wurde gerechnet',
    figures: 'Alle Zahlen',
  },
  nothingWorth: 'Keine deiner Entscheidungen zählt als Fehler.',
  total: ({ decisions, total, interval }) =>
    `${count(decisions, COSTLY_DECISIONS)} dich insgesamt ${costing(total, interval)}.`,
  luck: ({ share, interval, games, expected }) =>
    `Spielen gleich starke Bots mit denselben Karten, gewinnt dein Platz ${measured(share, interval)} von ${count(games, GAMES)}. Ohne Glück wären es ${percent(expected)}.`,
  fortunes: {
    good: 'Die Karten waren auf deiner Seite.',
    bad: 'Die Karten waren gegen dich.',
    even: 'Die Karten brachten dir weder Glück noch Pech.',
  },
  method: [
    'Jede Entscheidung wird nach dem beurteilt, was du sehen konntest: Die verdeckten Karten werden auf viele wahrscheinliche Arten verteilt, und deine Entscheidung und die beste Alternative werden mit denselben Karten von denselben schnellen Bots bis zum Ende der Runde gespielt.',
    'Die beste Alternative wird an einem Teil dieser Versuche ausgewählt und an den übrigen gemessen, damit eine zufällig gute nicht besser aussieht, als sie ist. Hinter jeder Zahl steht das Intervall, in dem der wahre Wert in 95 von 100 Fällen liegt, wenn diese Bots weiterspielen; unter stärkeren oder schwächeren kann dieselbe Entscheidung mehr oder weniger kosten. Ein Urteil gibt es nur, wenn das ganze Intervall über 1 % liegt.',
    'Für das Glück spielen gleich starke Bots die ganze Partie noch einmal, und jeder Platz bekommt dieselben Karten.',
  ],
  page,
};
