/** What one of the six characters says on home to somebody who has played, in German. */
import type { Part } from '../langs.ts';
import { count } from './speech.ts';

const DAYS = { one: 'Tag', other: 'Tage' };

export const greetings: Part<'goals'>['greetings'] = {
  does: {
    daily: 'Tagesaufgabe',
    rematch: 'Revanche',
    goal: 'Spielen',
    running: 'Weiterspielen',
  },
  own: {
    odile: {
      won: 'Du hast mich geschlagen, alle Achtung. Noch eine Partie?',
      lost: 'Lass dir Zeit. Der Mond läuft nicht weg.',
    },
    bruno: {
      won: 'Die nächste gewinne ich! Revanche?',
      lost: 'Kopf hoch! Komm und schlag mich!',
    },
    wanda: {
      won: 'Ich weiß noch genau, wer gewonnen hat. Revanche.',
      lost: 'Du willst es doch nicht etwa dabei belassen?',
    },
    hugo: {
      won: 'Meine besten Karten habe ich für die Revanche aufgehoben.',
      lost: 'Ich habe dir deinen Platz aufgehoben. Ich hebe alles auf.',
    },
    nell: {
      won: 'Schnell, schnell, ich will Revanche!',
      lost: 'Los, noch eine! Vielleicht bist es diesmal du!',
    },
    sami: {
      won: 'Gut gespielt. Sehen wir, wer die nächste gewinnt?',
      lost: 'Das war eine schöne Partie. Noch eine?',
    },
  },
  won: ['Letztes Mal hast du gewonnen. Gibst du mir noch eine Chance?'],
  lost: [
    'Letztes Mal hat es nicht gereicht. Versuchen wir es wieder?',
    'Neue Partie, neue Karten. Bist du dabei?',
  ],
  high: (climbed, of) =>
    `Letztes Mal hast du ${climbed} von ${of} Leveln geschafft. Bis zum Mond ist es nicht mehr weit.`,
  score: {
    ahead: (won, lost) => [
      `Du führst ${won} zu ${lost} gegen mich. Nicht mehr lange!`,
      `${won} zu ${lost} für dich. Lässt du mich aufholen?`,
    ],
    behind: (won, lost) => [
      `Gegen mich steht es für dich ${won} zu ${lost}. Wollen wir das ändern?`,
      `${won} gewonnen, ${lost} verloren gegen mich. Holst du auf?`,
    ],
    level: (won, lost) => [
      `${won} zu ${lost} zwischen uns. Wer geht in Führung?`,
      `Es steht ${won} zu ${lost}. Noch eine Partie?`,
    ],
  },
  streak: (days) => [
    `${count(days, DAYS)} in Folge! Mit der Tagesaufgabe sind es ${days + 1}.`,
    `Die Tagesaufgabe wartet. Dann sind es ${count(days + 1, DAYS)} in Folge.`,
    'Mit der Tagesaufgabe geht deine Serie weiter.',
  ],
  grown: (days) => [
    `${count(days, DAYS)} in Folge, und die Tagesaufgabe ist geschafft. Stark!`,
    'Die Tagesaufgabe ist geschafft. Zeit für eine Partie?',
  ],
  back: (days) => [
    'Da bist du ja wieder! Dein Platz am Tisch ist frei.',
    `Wir haben uns ${count(days, DAYS)} nicht gesehen. Spielen wir?`,
    'Schön, dich wiederzusehen. Spielen wir?',
  ],
  running: (round) => [
    `Wir sind in Runde ${round}. Spielen wir weiter?`,
    'Deine Karten sind noch da, wo du sie gelassen hast.',
  ],
  near: {
    ten: [
      'Noch eine Partie zu Ende gespielt, und ein neues Tischtuch gehört dir.',
      'Dir fehlt nur noch eine Partie bis zum neuen Tischtuch.',
    ],
    row: [
      'Noch ein Sieg in Folge, und ein neues Tischtuch gehört dir.',
      'Dir fehlt nur noch ein Sieg bis zum neuen Tischtuch.',
    ],
  },
  lastOne: [
    'Die anderen fünf hast du geschlagen. Jetzt bin ich dran!',
    'Fünf sind geschlagen, nur ich fehle noch.',
  ],
  goal: [
    'Als Nächstes komme ich. Spielen wir?',
    'Auf der nächsten Etappe warte ich. Traust du dich?',
  ],
};
