import type { ReviewPageWords } from '../../aside/review-page-words.ts';
import { count, number } from '../speech.ts';

const DECISIONS = { one: 'Entscheidung', other: 'Entscheidungen' };

export const reviewPage: ReviewPageWords = {
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
