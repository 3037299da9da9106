/** Le serate in duplicato di un club, in italiano. */
import type { Part } from '../langs.ts';
import { count, LEVELS, number } from './speech.ts';

const PEOPLE = { one: 'giocatore', other: 'giocatori' };
const POINTS = { one: 'punto', other: 'punti' };
const PLACES = { one: 'posto', other: 'posti' };

export const nights: Part<'friends'>['nights'] = {
  title: 'Serate in duplicato',
  one: 'Serata in duplicato',
  about:
    'Tutti i tavoli giocano con le stesse carte. Sei davanti se le giochi meglio degli altri: la fortuna non decide.',
  none: 'Non ce n’è ancora stata nessuna.',
  missing: 'Questa serata non c’è, oppure è di un club di cui non fai parte.',
  until: (when) => `Fino al ${when}`,
  over: 'Finita',
  isShut: 'Non può più entrare nessuno',
  youAreIn: 'Partecipi',
  you: 'Tu',
  gone: 'Qualcuno che se n’è andato',
  bot: 'Bot',
  people: (n) => count(n, PEOPLE),
  levels: (n) => count(n, LEVELS),
  points: (n) => count(n, POINTS),
  entry: {
    about: 'Partecipa e siediti con chi c’è. Giochi ogni partita una volta, a un solo tavolo.',
    does: 'Partecipa',
    shut: 'A questa serata non può più partecipare nessuno.',
  },
  deal: {
    title: (n) => `Partita ${number(n)}`,
    sit: 'Siediti',
    waiting: (n, players) =>
      `Ci sono ${number(n)} su ${count(players, PEOPLE)}. La partita comincia appena ci sono tutti.`,
    now: 'Comincia con i bot',
    nowAbout: 'I bot prendono i posti liberi: gli stessi a ogni tavolo.',
    stop: 'Non aspettare più',
    youPlay: 'Stai giocando questa partita.',
    goOn: 'Al tuo tavolo',
    elsewhere: 'Il tuo posto in questa partita è su un altro tuo dispositivo.',
    youHave: 'Hai giocato questa partita. I risultati arrivano quando l’avranno giocata tutti.',
    look: 'La tua partita',
    missed: 'Non hai giocato questa partita.',
    waits: 'Aspettano',
    plays: 'Giocano',
    hasPlayed: 'Hanno giocato',
    toCome: 'Devono ancora giocare',
    secret:
      'Che cosa ha fatto ciascuno si vede quando tutti hanno giocato. Fino ad allora non dire a nessuno che cosa avevi.',
  },
  same: {
    title: 'Con le stesse carte',
    yours: 'Le tue carte',
    seat: (n) => `Posto ${number(n)} al tavolo`,
    made: (place, levels) => `Piazzamento ${number(place)} · ${count(levels, LEVELS)}`,
    rounds: (levels) => `per manche ${levels.map(number).join(' – ')}`,
    nobody: 'Nessuno l’ha giocata.',
    table: 'Rivedi la tua partita',
  },
  ranking: {
    title: 'Risultato',
    soFar: 'Finora',
    gained: (places) => signed(places),
    about:
      '100 punti: tutti gli altri hanno fatto peggio con le tue carte. 50: tutti uguale. A parità di punti decidono i posti guadagnati.',
  },
  running: {
    title: 'Guidare la serata',
    about:
      'I risultati si vedono quando tutti i partecipanti hanno giocato e non può più venire nessuno; al più tardi allo scadere del tempo.',
    shut: {
      does: 'Chiudi le iscrizioni',
      ask: 'Chiudere le iscrizioni?',
      about: 'Chi partecipa gioca ancora. I risultati si vedono appena tutti hanno giocato.',
    },
    end: {
      does: 'Termina la serata',
      ask: 'Terminare la serata adesso?',
      about: 'I bot giocano il resto delle partite incompiute, poi si vedono i risultati.',
    },
  },
  open: {
    does: 'Apri una serata in duplicato',
    about: 'I membri partecipano e si siedono con chi c’è, a tutti i tavoli che servono.',
    name: 'Nome (facoltativo)',
    players: 'Giocatori a un tavolo',
    levels: 'Livelli da superare',
    deals: 'Partite per ciascuno',
    lasts: 'Durata',
    clock: 'Tempo per una decisione',
    go: 'Apri',
    spans: {
      evening: 'Stasera: 4 ore',
      day: 'Un giorno',
      days3: '3 giorni',
      week: 'Una settimana',
    },
    clocks: {
      relaxed: '90 secondi',
      quick: '30 secondi',
    },
  },
};

function signed(places: number): string {
  if (places === 0) return 'Come gli altri';
  const sign = places > 0 ? '+' : '−';
  return `${sign}${count(Math.abs(places), PLACES)}`;
}
