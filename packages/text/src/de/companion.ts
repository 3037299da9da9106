/** The companion of a game with real cards, in German. */
import type { Part } from '../langs.ts';
import { count, number } from './speech.ts';

const ROUNDS = { one: 'Runde', other: 'Runden' };

const LEVELS = { one: 'Level übrig', other: 'Level übrig' };

export const companion: Part<'companion'> = {
  title: 'Level-Zähler',
  about:
    'Ihr spielt mit den echten Karten; Palier merkt sich jedes Level, berechnet den Aufstieg und weiß, wer gibt.',
  evenings: 'Eure Abende',
  newEvening: 'Neuer Abend',
  rounds: (rounds) => count(rounds, ROUNDS),
  remove: (names) => `Den Abend von ${names} löschen`,
  removeAsk: 'Diesen Abend löschen?',
  removeAbout: 'Seine Runden sind dann endgültig weg.',
  removeYes: 'Löschen',
  removed: 'Der Abend ist gelöscht.',
  notHere: 'Dieser Abend ist nicht auf diesem Gerät.',
  allEvenings: 'Alle Abende',
  form: {
    people: 'Wer spielt',
    firstDealer: 'Wer gibt zuerst',
    houseRules: 'Hausregeln zum Aufstieg',
    houseRulesAbout:
      'Nur die Regeln, die Aufstieg, Sieg, Geben oder das Behalten von Karten ändern.',
    begin: 'Anfangen',
  },
  nowRound: (round) => `Runde ${number(round)}`,
  deals: (name) => `${name} gibt`,
  players: 'Wer spielt und auf welchem Level',
  levelOf: (name, level, levels) => `${name}, Level ${number(level)} von ${number(levels)}`,
  levelsLeft: (name, left) => `${name}, ${count(left, LEVELS)}`,
  finished: 'Alle Level sind geschafft.',
  lastLevel: 'Das letzte Level',
  enterRound: 'Die Runde ist vorbei',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undone: (round) => `Runde ${number(round)} ist zurückgenommen.`,
  redone: (round) => `Runde ${number(round)} ist wieder da.`,
  history: 'Die Runden bisher',
  noHistory: 'Noch keine Runde.',
  historyRound: (round) => `Runde ${number(round)}`,
  again: 'Noch eine Partie, dieselben Leute',
  awake: 'Der Bildschirm bleibt an.',
  round: {
    title: (round) => `Runde ${number(round)}: Wer hat ausgelegt, wer ausgemacht?`,
    about: 'Tippe alle an, die ihr Level ausgelegt haben, und wer ausgemacht hat.',
    laid: 'Ausgelegt',
    out: 'Ausgemacht',
    laidOf: (name) => `${name} hat ausgelegt`,
    outOf: (name) => `${name} hat ausgemacht`,
    whichLevel: (name) => `Das Level, das ${name} ausgelegt hat`,
    notLaid: 'Nicht ausgelegt',
    level: (level, asks) => `${number(level)}: ${asks}`,
    nobodyOut: 'Niemand hat ausgemacht',
    winsByLaying: 'Letztes Level: Wer es auslegt, gewinnt sofort.',
    lastTurn: 'Wer hatte den letzten Zug',
    bonus: (name) => `Das zweite Level, das ${name} entfernt`,
    chooseOne: 'Wählen …',
    usedUp: 'Der Nachziehstapel war aufgebraucht',
    usedUpAbout: 'An diesem Tisch bringt das Ausmachen im letzten Zug kein zweites Level.',
    missingEnd: 'Wer hat ausgemacht? Tippe einen Namen an oder „Niemand hat ausgemacht“.',
    missingLast: 'Wer hatte den letzten Zug? Wer es war, gibt als Nächstes.',
    missingBonus: 'Wähl das zweite Level zum Entfernen.',
    enter: 'Runde eintragen',
  },
};
