/** Watching a game again, in Spanish. */
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import { capital } from '../speech.ts';
import {
  a,
  and,
  CARDS,
  count,
  de,
  label,
  number,
  ownOr,
  theCombination,
  whom,
  yoursOr,
} from './speech.ts';

export const replay: Part<'replay'> = {
  file: {
    unreadable: (line, sentence) => {
      const what =
        line === undefined
          ? 'Este archivo no es una partida guardada.'
          : `Esta partida guardada está dañada en la línea ${number(line)}.`;
      return sentence === undefined ? what : `${what} ${sentence}`;
    },
    notText: 'Este archivo no se puede leer.',
    tooLarge: (mebibytes) =>
      `Este archivo ocupa más de ${number(mebibytes)} MiB: no es una partida guardada.`,
    unsound:
      'Archivo modificado: no cumple las reglas, o el barajado o el resultado no coinciden. No se ha guardado.',
    unfinished: 'La partida de este archivo no ha terminado. Podrás verla cuando acabe.',
  },
  title: 'Repetición',
  loading: 'Abriendo la partida…',
  missing:
    'Aquí no hay ninguna partida terminada. Quizá se borró de este dispositivo o aún se está jugando.',
  unreadable: 'Esta partida guardada no se puede leer.',
  unsound: (event) =>
    event === undefined
      ? 'Archivo modificado: el barajado o el resultado no coinciden.'
      : `Archivo modificado: a partir del evento ${number(event)} no cumple las reglas. Solo se muestra lo anterior.`,
  controls: 'Recorrer la partida',
  first: 'Al principio',
  back: 'Un paso atrás',
  forward: 'Un paso adelante',
  last: 'Al final',
  turnBack: 'Un turno atrás',
  turnForward: 'Un turno adelante',
  play: 'Reproducir',
  pause: 'Pausar',
  speed: 'Velocidad',
  speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
  scrubber: 'Momento de la partida',
  place: (at, of, round) => `Ronda ${round}, paso ${number(at)} de ${number(of)}`,
  count: (at, of) => `${number(at)} / ${number(of)}`,
  round: (round) => `Ronda ${round}`,
  jump: 'Ir a la ronda',
  eyes: 'Punto de vista',
  open: 'Todas las manos a la vista',
  spectator: 'El público',
  seat: (seat, naming) => label(naming, seat),
  start: 'Aquí empieza la partida.',
  log: 'Qué pasó en esta ronda',
  told: {
    drawn: 'Robada',
    taken: ({ seat, from }, naming) => `Tomada de ${ownOr(naming, seat, from)('la pila')}`,
    laid: (level) => `Nivel ${level} expuesto`,
    added: ({ seat, to, meld }, naming) =>
      `Añadida ${a(ownOr(naming, seat, to)(theCombination(naming, to, meld)))}`,
    discarded: 'Descartada',
  },
  review: 'Analizar la partida',
  film: {
    title: 'Animación para compartir',
    about:
      'Una animación corta, hecha en este dispositivo. Solo muestra lo que todos veían en la mesa.',
    lengths: { turn: 'El último turno', game: 'Toda la partida' },
    making: 'Preparando la animación…',
    saved: 'Animación guardada.',
    failed: 'No se ha podido crear la animación.',
  },
  playOn: {
    open: 'Jugar desde aquí',
    title: 'Jugar desde aquí',
    about:
      'Empieza una partida nueva con estas cartas, en el orden en que están. Lo que se baraje después será nuevo. La partida anterior queda como estaba.',
    seat: '¿Con qué cartas juegas?',
    strength: 'Fuerza de los bots',
    same: 'Como antes',
    start: 'Jugar',
    failed: 'Desde este momento no se puede seguir jugando.',
  },
  keys: 'Atajos de teclado',
  keyHelp: [
    { keys: '← →', says: 'un paso atrás o adelante' },
    { keys: 'Mayús + ← →', says: 'un turno atrás o adelante' },
    { keys: 'Inicio, Fin', says: 'ir al principio o al final' },
    { keys: 'Espacio', says: 'reproducir o pausar' },
  ],
  table: {
    label: 'La mesa',
    turn: (seat, naming) => (isYou(naming, seat) ? 'Tu turno' : `Turno ${de(whom(naming, seat))}`),
    level: (level, what) => `Nivel ${level}: ${what}`,
    left: (levels) => `Niveles que quedan: ${and(levels.map(String))}`,
    done: 'Todos los niveles superados',
    laid: 'Expuesto',
    dealer: 'Reparte',
    skipped: 'Pierde el siguiente turno',
    held: 'Ha jugado Reserva',
    hand: (seat, cards, naming) =>
      `${capital(yoursOr(naming, seat, 'la mano'))}, ${count(cards, CARDS)}`,
    cards: (cards) => count(cards, CARDS),
    stock: (cards) => `Mazo de robo, ${count(cards, CARDS)}`,
    pile: (seat, naming) => capital(yoursOr(naming, seat, 'la pila de descartes')),
    melds: (seat, naming) => capital(yoursOr(naming, seat, 'las combinaciones')),
    nothing: 'vacía',
  },
};
