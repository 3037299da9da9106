/** `palier join` and `palier host` in Spanish. */
import type { Part } from '../langs.ts';
import { and, number, or, quote } from './speech.ts';

export const terminal: Part<'play'>['online'] = {
  table: (code, url) => `Mesa ${code} en ${url}`,
  invite: (link, line) => `Para invitar: ${link} o ${quote(line)}`,
  returnCode: (code) =>
    `Tu código de regreso, que te devuelve a tu asiento desde otro dispositivo: ${code}. No lo compartas.`,
  howToStart:
    'Escribe who para ver quién está en la mesa y help para todo lo que se puede escribir.',
  howToBegin:
    'Escribe bots para poner un bot en cada asiento libre, set para elegir las reglas y start para empezar.',
  youAre: (name) => `Eres ${name}.`,
  youAreBack: (name) => `Aquí estás otra vez, ${name}.`,
  youWatch: 'Estás mirando sin dar un nombre.',
  game: (edition, ladder, players) => `${edition} · ${ladder} · ${number(players)} jugadores`,
  sitter: (name, marks) => (marks.length === 0 ? name : `${name} (${marks.join(', ')})`),
  without: (names) => `Sin asiento: ${and(names)}`,
  asking: (names) => `Piden unirse: ${and(names)}`,
  watchers: (people) =>
    people === 1 ? '1 persona está mirando' : `${number(people)} personas están mirando`,
  noSeat: 'No tienes asiento: escribe sit y un número para ocupar uno.',
  mayTakeOver: (seat, bot) =>
    `Escribe sit ${number(seat)} para jugar en lugar de ${bot} cuando termine esta ronda.`,
  botSat: (bot, seat) => `${bot}, un bot, ha ocupado el asiento ${number(seat)}.`,
  seatFree: (seat) => `El asiento ${number(seat)} vuelve a estar libre.`,
  choice: (typed, now) => `${typed} (${now})`,
  mustBe: (what, allowed) => `Para ${quote(what)} tiene que ser ${or(allowed)}.`,
  nobodyCalled: (name) => `Nadie en la mesa se llama ${quote(name)}.`,
  needsSeat: 'Añade el número de un asiento: «sit 2».',
  youMaySay: (phrases) => `Escribe say y una de estas frases: ${phrases.join(', ')}.`,
  freeText: 'O escribe say y lo que quieras.',
  yesOrNo: 'Escribe yes para sí o no para no.',
  mayVote: (votes, needed) =>
    `Escribe vote para que un bot juegue este turno: ${number(votes)} de ${number(needed)} votos.`,
  afterGame:
    'La partida ha terminado. «save FILE» la guarda, again pide la revancha; Intro para salir.',
  toNext: 'Escribe again para participar.',
  onlyAfter: 'Podrás guardar la partida cuando termine: antes nadie debe ver todas las cartas.',
  wantsNext: 'Has pedido asiento en la próxima partida.',
  seatKept: (line) => `Tu asiento queda guardado: con ${quote(line)} vuelves a él.`,
  left: 'Has dejado la mesa.',
  botSits: (name, code, seat) => `${name} está en la mesa ${code}, asiento ${number(seat)}.`,
  botWaits: 'No hay ningún asiento libre: esperando uno.',
  closed: {
    'old-version':
      'El servidor habla otra versión del protocolo: usa la misma versión de palier en ambos lados.',
    'bad-message': 'El servidor no ha entendido esta versión de palier.',
    unknown: 'La mesa ha cerrado la conexión.',
  },

  help: [
    { line: 'who', says: 'quién está en la mesa; antes de la partida, también Intro' },
    {
      line: 'sit 2 · sit',
      says: 'ocupar el asiento 2 o el primero libre; durante la partida, el de un bot',
    },
    { line: 'stand', says: 'dejar el asiento y quedarse en la mesa' },
    { line: 'say Hello', says: 'decir algo; say sin más muestra lo que se puede decir' },
    { line: 'name Anna', says: 'cambiar de nombre' },
    { line: 'code', says: 'cómo se une más gente, y tu código de regreso' },
    { line: 'yes · no', says: 'aceptar que alguien deshaga su jugada, o no' },
    { line: 'vote', says: 'que juegue un bot cuando se espera demasiado' },
    { line: 'want', says: 'pedir asiento en la próxima partida' },
    { line: 'again', says: 'después de la partida: la revancha' },
    { line: 'leave', says: 'dejar el asiento del todo y la mesa' },
    {
      line: 'bots · bot 3 wanda-expert',
      says: 'quien organiza: un bot en cada asiento libre, o este en el 3',
    },
    { line: 'free 3', says: 'quien organiza: quitar el bot del asiento 3' },
    { line: 'set · set clock quick', says: 'quien organiza: lo que se puede elegir, y elegirlo' },
    { line: 'start', says: 'quien organiza: empezar la partida' },
    { line: 'admit Anna · refuse Anna', says: 'quien organiza: aceptar a alguien, o no' },
    { line: 'remove Anna · ban Anna', says: 'quien organiza: expulsar a alguien, o para siempre' },
    { line: 'host Anna', says: 'quien organiza: dejar que organice otro jugador' },
  ],
};
