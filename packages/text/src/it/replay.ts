/** Watching a game again, in Italian. */
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import {
  a,
  and,
  CARDS,
  combination,
  count,
  i,
  joined,
  number,
  ownOr,
  SCARTI,
  te,
} from './speech.ts';

export const replay: Part<'replay'> = {
  file: {
    unreadable: (line, sentence) => {
      const what =
        line === undefined
          ? 'Questo file non è una partita salvata.'
          : `Questa partita salvata è danneggiata alla riga ${number(line)}.`;
      return sentence === undefined ? what : `${what} ${sentence}`;
    },
    notText: 'Questo file non si può leggere.',
    tooLarge: (mebibytes) =>
      `Questo file supera ${i(number(mebibytes))} MiB: non è una partita salvata.`,
    unsound:
      'File modificato: le mescolate, le mosse o il risultato non corrispondono. Non è stato aggiunto.',
    unfinished: 'Questa partita non è ancora finita. Potrai rivederla quando lo sarà.',
  },
  title: 'Rivedi la partita',
  loading: 'Apertura della partita…',
  missing:
    'Qui non c’è una partita finita. Forse è stata eliminata da questo dispositivo, o è ancora in corso.',
  unreadable: 'Questa partita salvata non si può leggere.',
  unsound: (event) =>
    event === undefined
      ? 'File modificato: le mescolate o il risultato non corrispondono.'
      : `File modificato: dall’evento ${number(event)} in poi la partita non segue le regole. Vedi solo quello che viene prima.`,
  controls: 'Scorri la partita',
  first: 'All’inizio',
  back: 'Un passo indietro',
  forward: 'Un passo avanti',
  last: 'Alla fine',
  turnBack: 'Un turno indietro',
  turnForward: 'Un turno avanti',
  play: 'Riproduci',
  pause: 'Pausa',
  speed: 'Velocità',
  speeds: { slow: 'Lenta', normal: 'Normale', fast: 'Veloce' },
  scrubber: 'Punto della partita',
  place: (at, of, round) => `Manche ${round}, passo ${number(at)} di ${number(of)}`,
  count: (at, of) => `${number(at)} / ${number(of)}`,
  round: (round) => `Manche ${round}`,
  jump: 'Vai alla manche',
  eyes: 'Punto di vista',
  open: 'Tutte le mani scoperte',
  spectator: 'Il pubblico',
  seat: (seat, naming) => (isYou(naming, seat) ? 'Tu' : te(naming, seat)),
  start: 'Qui comincia la partita.',
  log: 'Che cosa è successo in questa manche',
  told: {
    drawn: 'Pescata',
    taken: ({ seat, from }, naming) => `Presa ${joined('da', ownOr(naming, seat, from, SCARTI))}`,
    laid: (level) => `Livello ${level} calato`,
    added: ({ seat, to, meld }, naming) =>
      `Attaccata ${joined('a', ownOr(naming, seat, to, combination(naming, to, meld)))}`,
    discarded: 'Scartata',
  },
  review: 'Analizza la partita',
  film: {
    title: 'Filmato da condividere',
    about:
      'Un breve filmato, creato su questo dispositivo. Mostra solo quello che tutti vedevano al tavolo.',
    lengths: { turn: 'L’ultimo turno', game: 'Tutta la partita' },
    making: 'Creazione del filmato…',
    saved: 'Filmato salvato.',
    failed: 'Non è stato possibile creare il filmato.',
  },
  playOn: {
    open: 'Continua da qui',
    title: 'Continua da qui',
    about:
      'Comincia una nuova partita con queste carte, nell’ordine in cui sono. Le mescolate successive saranno nuove. La vecchia partita resta com’è.',
    seat: 'Con le carte di chi giochi?',
    strength: 'Forza dei bot',
    same: 'Come prima',
    start: 'Continua',
    failed: 'Da questo punto la partita non si può continuare.',
  },
  keys: 'Tasti',
  keyHelp: [
    { keys: '← →', says: 'un passo indietro o avanti' },
    { keys: 'Maiusc + ← →', says: 'un turno indietro o avanti' },
    { keys: 'Inizio, Fine', says: 'all’inizio o alla fine' },
    { keys: 'Spazio', says: 'riproduzione o pausa' },
  ],
  table: {
    label: 'Il tavolo',
    turn: (seat, naming) => `Tocca ${a(te(naming, seat))}`,
    level: (level, what) => `Livello ${level}: ${what}`,
    left: (levels) => `Livelli che restano: ${and(levels.map(String))}`,
    done: 'Tutti i livelli superati',
    laid: 'Ha calato',
    dealer: 'Mazziere',
    skipped: 'Salta il prossimo turno',
    held: 'Ha giocato Tieni',
    hand: (seat, cards, naming) =>
      `${isYou(naming, seat) ? 'La tua mano' : `La mano di ${te(naming, seat)}`}, ${count(cards, CARDS)}`,
    cards: (cards) => count(cards, CARDS),
    stock: (cards) => `Mazzo, ${count(cards, CARDS)}`,
    pile: (seat, naming) =>
      isYou(naming, seat) ? 'I tuoi scarti' : `Gli scarti di ${te(naming, seat)}`,
    melds: (seat, naming) =>
      isYou(naming, seat) ? 'Le tue combinazioni' : `Le combinazioni di ${te(naming, seat)}`,
    nothing: 'niente',
  },
};
