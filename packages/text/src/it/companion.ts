/** The companion of a game with real cards, in Italian. */
import type { Part } from '../langs.ts';
import { count, number, ROUNDS } from './speech.ts';

const LEVELS = { one: 'livello da calare', other: 'livelli da calare' };

export const companion: Part<'companion'> = {
  title: 'Segnalivelli',
  about:
    'Voi giocate con le carte vere; il segnalivelli ricorda il livello di ognuno, calcola chi sale e sa chi dà le carte.',
  evenings: 'Le vostre serate',
  newEvening: 'Nuova serata',
  rounds: (rounds) => count(rounds, ROUNDS),
  remove: (names) => `Elimina la serata di ${names}`,
  removeAsk: 'Eliminare questa serata?',
  removeAbout: 'Le sue manche non si potranno più recuperare.',
  removeYes: 'Elimina',
  removed: 'Serata eliminata.',
  notHere: 'Questa serata non è su questo dispositivo.',
  allEvenings: 'Tutte le serate',
  form: {
    people: 'Chi gioca',
    firstDealer: 'Chi dà le carte per primo',
    houseRules: 'Regole della casa per la salita',
    houseRulesAbout:
      'Solo quelle che riguardano la salita, la vittoria, il mazziere e le carte tenute.',
    begin: 'Inizia',
  },
  nowRound: (round) => `Manche ${number(round)}`,
  deals: (name) => `${name} dà le carte`,
  players: 'I giocatori e i loro livelli',
  levelOf: (name, level, levels) => `${name}, livello ${number(level)} di ${number(levels)}`,
  levelsLeft: (name, left) => `${name}, ${count(left, LEVELS)}`,
  finished: 'Tutti i livelli sono superati.',
  lastLevel: 'L’ultimo livello',
  enterRound: 'Segna il risultato',
  undo: 'Annulla',
  redo: 'Ripristina',
  undone: (round) => `Manche ${number(round)} annullata.`,
  redone: (round) => `Manche ${number(round)} ripristinata.`,
  history: 'Le manche giocate',
  noHistory: 'Ancora nessuna manche.',
  historyRound: (round) => `Manche ${number(round)}`,
  again: 'Rivincita',
  awake: 'Lo schermo resta acceso.',
  round: {
    title: (round) => `Manche ${number(round)}: chi ha calato, chi ha chiuso?`,
    about: 'Segna chi ha calato il livello e chi ha chiuso la manche.',
    laid: 'Ha calato',
    out: 'Ha chiuso',
    laidOf: (name) => `${name} ha calato`,
    outOf: (name) => `${name} ha chiuso la manche`,
    whichLevel: (name) => `Il livello calato da ${name}`,
    notLaid: 'Non ha calato',
    level: (level, asks) => `${number(level)}: ${asks}`,
    nobodyOut: 'Nessuno ha chiuso',
    winsByLaying: 'Ultimo livello: chi lo cala vince subito la partita.',
    lastTurn: 'Chi ha giocato l’ultimo turno',
    bonus: (name) => `Il secondo livello che toglie ${name}`,
    chooseOne: 'Scegli…',
    usedUp: 'Il mazzo era finito',
    usedUpAbout:
      'A questo tavolo, chiudendo in quell’ultimo turno non si ottiene il secondo livello.',
    missingEnd: 'Chi ha chiuso? Tocca un nome, o «Nessuno ha chiuso».',
    missingLast: 'Chi ha giocato l’ultimo turno? Darà le carte nella prossima manche.',
    missingBonus: 'Scegli il secondo livello da togliere.',
    enter: 'Segna la manche',
  },
};
