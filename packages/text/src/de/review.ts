/** The coach in German: in the browser and in `palier review`. It speaks to the player whose decisions are reviewed. */
import type { ReviewInterval } from '@palier/bots/coach';
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import { about, CARDS, count, GAMES, LOCALE, number, opens, wer } from './speech.ts';

const DECISIONS = { one: 'Entscheidung', other: 'Entscheidungen' };

const page: Part<'review'>['page'] = {
  loading: 'Die Partie wird geöffnet …',
  missing:
    'Hier ist keine beendete Partie. Sie wurde vielleicht von diesem Gerät gelöscht oder läuft noch.',
  unreadable: 'Die Aufzeichnung dieser Partie lässt sich nicht lesen.',
  choose: 'Welche Partie?',
  none: 'Auf diesem Gerät wurde noch keine Partie beendet. Danach sieht sich der Trainer jede Entscheidung an.',
  play: 'Gegen Bots spielen',
  seat: 'Wessen Entscheidungen',
  running: (done, of) => `Entscheidung ${number(done)} von ${number(of)}`,
  runningLuck: 'Jetzt dieselben Karten noch einmal, für das Glück',
  runningAbout:
    'Der Trainer spielt jede Entscheidung viele Male weiter. Du kannst die Seite verlassen; was bisher gefunden ist, geht dann verloren.',
  stop: 'Anhalten',
  stopped: 'Angehalten.',
  failed: 'Der Rückblick kam nicht zu Ende.',
  again: 'Rückblick beginnen',
  look: 'Ansehen',
  differently: 'Anders spielen',
  notDifferent: 'Von hier lässt sich diese Partie nicht weiterspielen.',
  position: 'Der Tisch davor',
  marks: { played: 'gespielt', better: 'besser' },
  chart: {
    about: (decisions) =>
      `Deine Gewinnchance vor jeder Entscheidung (${count(decisions, DECISIONS)}), von der ersten zur letzten. Die Liste darunter sagt dasselbe.`,
    legend:
      'Die Linie ist, was gemessen wurde, das Band, wo der wahre Wert zu 95 % liegt. Eine Marke: Hier ging sicher etwas verloren.',
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

const COSTLY_DECISIONS = { one: 'Entscheidung hat', other: 'Entscheidungen haben' };

/** „fehlt dir 1 Karte“: after what makes it so. */
function missing(cards: number): string {
  if (cards === 0) return 'ist dein Level vollständig';
  return `${cards === 1 ? 'fehlt' : 'fehlen'} dir ${count(cards, CARDS)}`;
}

export const review: Part<'review'> = {
  title: 'Rückblick',
  verdicts: {
    'only-move': 'keine Wahl',
    best: 'bester Zug',
    open: 'offen',
    slip: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'grober Fehler',
  },
  meanings: {
    'only-move': 'Es gab keinen anderen Zug.',
    best: 'Jeder andere Zug ist schlechter.',
    open: 'Zu knapp für ein Urteil.',
    slip: 'Das hat ein wenig gekostet: weniger als 3 von 100 Partien.',
    mistake: 'Das hat etwas gekostet: 3 bis 8 von 100 Partien.',
    blunder: 'Das hat viel gekostet: mehr als 8 von 100 Partien.',
  },
  counts: {
    'only-move': (decisions) => `${number(decisions)} ohne Wahl`,
    best: (decisions) => count(decisions, { one: 'bester Zug', other: 'beste Züge' }),
    open: (decisions) => `${number(decisions)} offen`,
    slip: (decisions) => count(decisions, { one: 'Ungenauigkeit', other: 'Ungenauigkeiten' }),
    mistake: (decisions) => count(decisions, { one: 'Fehler', other: 'Fehler' }),
    blunder: (decisions) => count(decisions, { one: 'grober Fehler', other: 'grobe Fehler' }),
  },
  percent,
  interval: range,
  measured,
  lost: (loss, interval) =>
    `Das hat dich ${measured(loss, interval)} aller Partien von hier an gekostet.`,
  open: (interval) => `Der beste andere Zug würde deine Gewinnchance um ${range(interval)} ändern.`,
  chance: (chance, interval) => `Deine Gewinnchance davor: ${measured(chance, interval)}.`,
  where: (round, turn) => `Runde ${round}, Zug ${turn}`,
  played: 'Dein Zug:',
  better: 'Besser:',
  reasons: {
    'could-win': () => 'Damit hättest du sofort gewonnen.',
    'could-go-out': () => 'Du hättest in diesem Zug ausmachen können.',
    'could-lay': ({ level }) => `Du hättest Level ${level} auslegen können.`,
    'could-add': () => 'Du hättest eine Karte anlegen können.',
    'better-wait': () =>
      'Dein Level hätte warten können: Was du auslegst, hilft auch den anderen, und wer in einem Zug ausmacht, steigt um zwei Level auf.',
    'better-keep': () => 'Die angelegte Karte war auf deiner Hand mehr wert.',
    'other-laying': () => 'Dasselbe Level, anders ausgelegt, nützt dir danach mehr.',
    missing: ({ best, played }) => `So ${missing(best)}; nach deinem Zug ${missing(played)}.`,
    outs: ({ best, played }) =>
      `Nach deinem Zug ${played === 1 ? 'hilft' : 'helfen'} dir ${count(played, CARDS)}, so ${best === 1 ? 'ist' : 'sind'} es ${number(best)}.`,
    gave: ({ to, chance, instead }, naming) =>
      `${opens(naming, to, ['kannst', 'kann'])} die abgeworfene Karte vielleicht brauchen (${about(chance)}), diese eher weniger (${about(instead)}).`,
    fed: ({ to }, naming) =>
      `Die abgeworfene Karte passt auf den Tisch, und ${wer(naming, to)} ${isYou(naming, to) ? 'kannst' : 'kann'} sie anlegen.`,
  },
  noReason: 'Einen einfachen Grund gibt es nicht: Weitergespielt ging es damit besser aus.',
  headings: {
    worth: 'Das zuerst ansehen',
    decisions: 'Alle Entscheidungen',
    chances: 'Deine Gewinnchance',
    luck: 'Glück',
    method: 'Wie gerechnet wurde',
  },
  nothingWorth: 'Keine Entscheidung hat dich sicher etwas gekostet.',
  total: ({ decisions, total, interval }) =>
    `${count(decisions, COSTLY_DECISIONS)} zusammen ${measured(total, interval)} einer Partie gekostet.`,
  luck: ({ share, interval, games, expected }) =>
    `Dieselben Karten, von gleich starken Bots gespielt: Dein Platz gewann ${measured(share, interval)} von ${count(games, GAMES)}. Ohne Glück wären es ${percent(expected)}.`,
  fortunes: {
    good: 'Die Karten waren auf deiner Seite.',
    bad: 'Die Karten waren gegen dich.',
    even: 'Die Karten halfen dir nicht mehr und nicht weniger, als Zufall sein kann.',
  },
  method: [
    'Jede Entscheidung wird nach dem beurteilt, was du sehen konntest: Die verdeckten Karten werden auf viele wahrscheinliche Arten verteilt, und dein Zug und der beste andere werden mit denselben Karten von denselben schnellen Spielern bis zum Ende der Runde gespielt.',
    'Der beste andere Zug wird an einem Teil dieser Spiele ausgewählt und an den übrigen gemessen, damit ein zufällig guter nicht besser aussieht, als er ist. Hinter jeder Zahl steht das Intervall, das sie in 95 von 100 Fällen enthielte, wenn diese Spieler endlos weiterspielten; unter stärkeren oder schwächeren kann derselbe Zug mehr oder weniger kosten. Schließt es die Null ein, gibt es kein Urteil.',
    'Für das Glück spielen gleich starke Bots die ganze Partie noch einmal, mit den Karten jeder Verteilung auf denselben Händen.',
  ],
  page,
};
