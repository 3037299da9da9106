/** `palier join` and `palier host` in Italian. */
import type { Part } from '../langs.ts';
import { and, number, or, quote } from './speech.ts';

export const terminal: Part<'play'>['online'] = {
  table: (code, url) => `Tavolo ${code} su ${url}`,
  invite: (link, line) => `Per invitare: ${link} o ${quote(line)}`,
  returnCode: (code) =>
    `Il tuo codice di ritorno, che ti riporta al tuo posto da un altro dispositivo: ${code}. Tienilo per te.`,
  howToStart: 'Scrivi who per vedere chi è al tavolo, help per tutto quello che puoi scrivere.',
  howToBegin:
    'Scrivi bots per mettere un bot in ogni posto libero, set per scegliere le regole, start per iniziare.',
  youAre: (name) => `Sei ${name}.`,
  youAreBack: (name) => `Rieccoti, ${name}.`,
  youWatch: 'Stai guardando senza un nome.',
  game: (edition, ladder, players) => `${edition} · ${ladder} · ${number(players)} giocatori`,
  sitter: (name, marks) => (marks.length === 0 ? name : `${name} (${marks.join(', ')})`),
  without: (names) => `Senza posto: ${and(names)}`,
  asking: (names) => `Chiedono di unirsi: ${and(names)}`,
  watchers: (people) => (people === 1 ? '1 persona guarda' : `${number(people)} persone guardano`),
  noSeat: 'Non hai un posto: scrivi sit e un numero per prenderne uno.',
  mayTakeOver: (seat, bot) =>
    `Scrivi sit ${number(seat)} per prendere il posto di ${bot} a fine manche.`,
  botSat: (bot, seat) => `${bot}, un bot, si siede al posto ${number(seat)}.`,
  seatFree: (seat) => `Il posto ${number(seat)} è di nuovo libero.`,
  choice: (typed, now) => `${typed} (${now})`,
  mustBe: (what, allowed) => `Per ${quote(what)} serve ${or(allowed)}.`,
  nobodyCalled: (name) => `Nessuno al tavolo si chiama ${quote(name)}.`,
  needsSeat: 'Aggiungi il numero di un posto: «sit 2».',
  youMaySay: (phrases) => `Scrivi say e una di queste frasi: ${phrases.join(', ')}.`,
  freeText: 'Oppure scrivi say e quello che vuoi.',
  yesOrNo: 'Scrivi yes per sì o no per no.',
  mayVote: (votes, needed) =>
    `Scrivi vote per far giocare un bot in questo turno: ${number(votes)} voti su ${number(needed)}.`,
  afterGame:
    'La partita è finita. «save FILE» la salva, again chiede la rivincita, con Invio esci.',
  toNext: 'Scrivi again per partecipare.',
  onlyAfter: 'Puoi salvare la partita quando è finita: prima nessuno deve vedere tutte le carte.',
  wantsNext: 'Hai chiesto un posto per la prossima partita.',
  seatKept: (line) => `Il tuo posto ti aspetta: ${quote(line)} ti riporta lì.`,
  left: 'Hai lasciato il tavolo.',
  botSits: (name, code, seat) => `${name} è al tavolo ${code}, posto ${number(seat)}.`,
  botWaits: 'Nessun posto è libero: in attesa che si liberi.',
  closed: {
    'old-version':
      'Il server parla un’altra versione del protocollo: usa la stessa versione di palier da entrambe le parti.',
    'bad-message': 'Il server non ha capito questa versione di palier.',
    unknown: 'Il tavolo ha chiuso la connessione.',
  },

  help: [
    { line: 'who', says: 'chi è al tavolo; prima della partita basta Invio' },
    {
      line: 'sit 2 · sit',
      says: 'prendi il posto 2 o il primo libero; durante la partita, quello di un bot',
    },
    { line: 'stand', says: 'lascia il posto e resta al tavolo' },
    { line: 'say Hello', says: 'di’ qualcosa; say da solo mostra che cosa puoi dire' },
    { line: 'name Anna', says: 'cambia nome' },
    { line: 'code', says: 'come si uniscono gli altri, e il tuo codice di ritorno' },
    { line: 'yes · no', says: 'accetta che qualcuno annulli la mossa, oppure no' },
    { line: 'vote', says: 'fai giocare un bot quando l’attesa è troppo lunga' },
    { line: 'want', says: 'chiedi un posto per la prossima partita' },
    { line: 'again', says: 'dopo la partita: la rivincita' },
    { line: 'leave', says: 'lascia il posto per sempre e il tavolo' },
    {
      line: 'bots · bot 3 wanda-expert',
      says: 'host: un bot in ogni posto libero, o questo al posto 3',
    },
    { line: 'free 3', says: 'host: togli il bot dal posto 3' },
    { line: 'set · set clock quick', says: 'host: che cosa si può scegliere, e sceglilo' },
    { line: 'start', says: 'host: dai il via alla partita' },
    { line: 'admit Anna · refuse Anna', says: 'host: fai entrare qualcuno, oppure no' },
    { line: 'remove Anna · ban Anna', says: 'host: fai uscire qualcuno, anche per sempre' },
    { line: 'host Anna', says: 'host: nomina host qualcun altro' },
  ],
};
