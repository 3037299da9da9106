/** The table in the browser, in Spanish. */
import type { Deed } from '../facts.ts';
import type { Part } from '../langs.ts';
import { capital } from '../speech.ts';
import { buttons } from '../specials.ts';
import { a, and, called, CARDS, count, de, ofOwner, opened, or, theMeld } from './speech.ts';
import { specials } from './specials.ts';

/** What can be done in a turn; to discard stands alone where nothing else can. */
const toDo: { readonly [D in Deed]: string } = {
  lay: 'expón tu nivel',
  add: 'añade',
  pass: 'juega una carta Paso',
  special: 'juega una carta especial',
  either: 'juega una carta Paso o especial',
  discard: 'descarta',
};

export const table: Part<'table'> = {
  loading: 'Preparando la mesa…',
  unreadable: 'Esta partida no se puede leer.',
  unreadableWhy:
    'Está dañada o es de otra versión de Palier. No se ha borrado nada: en «Tus partidas» puedes apartarla o guardarla en un archivo.',
  missing: 'Esta partida no está en este dispositivo.',
  elsewhere: 'Esta partida está abierta en otra pestaña.',
  elsewhereWhy: 'Solo se puede jugar en un sitio a la vez. Puedes seguir allí o jugar aquí.',
  failed: 'No se ha podido abrir la partida.',
  tryAgain: 'Reintentar',
  takeOver: 'Jugar aquí',
  toHome: 'Volver al inicio',

  heading: (round, edition) => `${edition}, ronda ${round}`,
  round: (round) => `Ronda ${round}`,
  furthest: (place) => `En cabeza: ${place}`,
  you: 'Tú',
  level: (level) => `Nivel ${level}`,
  levelAsks: (level, what) => `Nivel ${level}: ${what}`,
  cards: (cards) => count(cards, CARDS),
  laid: 'nivel expuesto',
  missesTurn: 'pierde el turno',
  holds: 'ha jugado Reserva',
  deals: 'reparte esta ronda',
  seat: (name, facts) => [name, ...facts].join(', '),
  leads: 'en cabeza',
  nearMoon: 'a un nivel de la Luna',

  stock: (cards) => `Mazo de robo, ${count(cards, CARDS)}`,
  pileOf: (name, top, cards) =>
    top === undefined
      ? `Pila de descartes ${de(name)}, vacía`
      : `Pila de descartes ${de(name)}: ${top}, ${count(cards, CARDS)}`,
  ownPile: (top, cards) =>
    top === undefined
      ? 'Tu pila de descartes, vacía'
      : `Tu pila de descartes: ${top}, ${count(cards, CARDS)}`,
  stockName: 'Mazo',
  ownPileName: 'Tu pila',
  emptyPile: 'vacía',
  meld: (owner, meld, cards) => `${capital(ofOwner(owner, theMeld(meld)))}: ${cards}`,
  nothingLaid: 'Nadie ha expuesto aún su nivel en la mesa.',
  melds: 'Combinaciones en la mesa',
  opponents: 'Rivales',
  players: 'Jugadores',
  toHand: 'Ir a tu mano',
  hand: (cards) => `Tu mano, ${count(cards, CARDS)}`,
  handCard: (card, { isFresh, isSpare, fits }) =>
    [
      card,
      ...(isFresh ? ['nueva'] : []),
      ...(fits ? ['se puede añadir'] : []),
      ...(isSpare ? ['sobra'] : []),
    ].join(', '),
  isTarget: 'posible ahora',

  yourTurn: (step) => `Tu turno: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  canNow: (deeds) =>
    `Tu turno: ${deeds.length > 1 ? or(deeds.map((deed) => toDo[deed])) : 'descarta una carta'}`,
  firstPrompts: {
    draw: () => 'Tu turno: toca el mazo',
    spare: () => 'Las cartas grises sobran: descarta una',
    lay: () => 'Nivel completo: exponlo en la mesa',
  },
  turnOf: (name) => `Turno ${de(name)}`,
  deciding: (names) =>
    `${opened(and(names.map(called)))} ${names.length === 1 ? 'está eligiendo' : 'están eligiendo'}`,
  paused: 'En pausa',

  yourLevel: (level) => `Tu nivel ${level}`,
  partFilled: (part, have, size) => `${part}: ${have} de ${size}`,
  nearestLevel: (level) => `El más cercano: nivel ${level}`,
  doneOf: (done, levels) => `${done} de ${levels} superados`,
  cardsMissing: (missing) => (missing === 1 ? 'falta 1 carta' : `faltan ${missing} cartas`),
  canLay: 'completo',
  youLaid: (level) => `Nivel ${level} expuesto`,
  thenGoOut: 'Añade lo que encaje y deshazte del resto.',

  draw: 'Robar del mazo',
  lay: (level) => `Exponer el nivel ${level}`,
  addTo: (owner, meld) => `Añadir ${a(ofOwner(owner, theMeld(meld)))}`,
  addWhere: 'Añadir…',
  discard: 'Descartar',
  chooseDiscard: 'Elige una carta',
  chooseDraw: 'Tomar un descarte',
  skip: (name) => `Dejar sin turno ${a(name)}`,
  skipWhom: '¿Quién pierde el turno?',
  plays: buttons(specials),
  wait: 'Espera',

  sort: 'Ordenar la mano',
  sorts: {
    value: 'Por número',
    colour: 'Por color',
    level: 'Para mi nivel',
    own: 'A mano',
  },
  unsorted: 'Ahora tu mano se queda en el orden que le des.',
  sortAgain: 'Volver a ordenar',
  hint: 'Pista',
  takeBack: 'Deshacer',
  menu: 'Menú',
  history: 'Qué ha pasado',
  situation: '¿Qué puedo hacer?',
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Volver',
  next: 'Siguiente',
  previous: 'Anterior',

  pause: 'Pausa',
  resume: 'Seguir jugando',
  leave: 'Dejar la mesa',
  leaveAbout: 'La partida se guarda: puedes continuarla cuando quieras.',
  rulebook: 'Reglamento',
  settings: 'Ajustes',
  soundOn: 'Activar el sonido',
  soundOff: 'Quitar el sonido',
  pace: 'Ritmo de los bots',
  paces: { slow: 'Lento', normal: 'Normal', fast: 'Rápido', instant: 'Al instante' },

  seeRule: (rule) => `Regla ${rule}`,
  whyRule: '¿Por qué? Ver la regla',

  troubles: {
    'choose-first': 'Primero elige una carta de tu mano.',
    'fits-nowhere': 'Esta carta no encaja en ninguna combinación de la mesa.',
    'not-stored': 'La jugada no se ha podido guardar, así que no cuenta. Vuelve a intentarlo.',
    stale: 'La partida ya había avanzado, así que tu jugada no cuenta. Vuelve a mirar la mesa.',
    'not-yours': 'Este no es tu asiento.',
    'nothing-to-take-back': 'Ahora no hay nada que deshacer.',
    'not-over': 'Para eso tiene que terminar la partida.',
  },

  hintTitle: 'Una pista',
  doIt: 'Hacerlo',

  whichLevel: '¿Qué nivel?',
  stays: (cards) =>
    cards === 0
      ? 'No te queda ninguna carta en la mano.'
      : `Te ${cards === 1 ? 'queda' : 'quedan'} ${count(cards, CARDS)} en la mano:`,
  partEmpty: 'sin cartas aún',
  whichMeaning: '¿Qué representan los comodines?',
  whichWay: '¿Qué quieres hacer?',

  keepTitle: (most) => `Conserva hasta ${count(most, CARDS)}`,
  keepAbout: 'Se quedan en tu mano para la siguiente ronda, sin que nadie las vea.',
  keepThese: (cards) => (cards === 0 ? 'No conservar nada' : `Conservar ${count(cards, CARDS)}`),
  offerTitle: (cards) => `Ofrece ${count(cards, CARDS)}`,
  offerAbout: 'Alguien ha jugado Toma y se llevará una sola de las cartas ofrecidas.',
  offerThese: 'Ofrecer estas',
  choose: (chosen, most) => `${chosen} de ${most} elegidas`,

  curtain: (name) => `Pasa el dispositivo ${a(name)}`,

  done: 'superado',
  faceUp: (cards) => `debajo, boca arriba: ${cards}`,
};
