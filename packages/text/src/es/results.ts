/** After a round and after a game, in Spanish. */
import type { ClimbFact, TellingWords } from '../facts.ts';
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import {
  a,
  and,
  called,
  count,
  de,
  does,
  LEVELS,
  MOVES,
  number,
  openAll,
  opened,
  opens,
  ROUNDS,
  TIMES,
  TURNS,
  whoAll,
  whom,
} from './speech.ts';

const JOKERS = { one: 'comodín', other: 'comodines' };

const PASSES = { one: 'carta Paso acabó', other: 'cartas Paso acabaron' };

const SMALL = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

/** «un nivel», «dos niveles» */
function levels(value: number): string {
  const word = SMALL[value];
  return word === undefined
    ? count(value, LEVELS)
    : `${word} ${value < 2 ? LEVELS.one : LEVELS.other}`;
}

/** «queda», «quedan» */
const remain = (value: number): string => (value === 1 ? 'queda' : 'quedan');

type Stay = {
  readonly sigue: string;
  readonly le: string;
  readonly sube: string;
  readonly retira: string;
};

const YOU: Stay = { sigue: 'sigues', le: 'te', sube: 'subes', retira: 'retiras' };
const OTHER: Stay = { sigue: 'sigue', le: 'le', sube: 'sube', retira: 'retira' };

/** How far a seat came and where it stands: «: sube dos niveles, hasta el 5.» */
function standing({ now, climbed }: ClimbFact, { sigue, le, sube, retira }: Stay): string {
  switch (now.t) {
    case 'moon':
      return ' y superado el último nivel.';
    case 'level':
      return climbed === 0
        ? ` y ${sigue} en el nivel ${now.count}.`
        : `: ${sube} ${levels(climbed)}, hasta el ${now.count}.`;
    case 'left':
      return climbed === 0
        ? ` y aún ${le} ${remain(now.count)} ${levels(now.count)}.`
        : `: ${retira} ${levels(climbed)} y ${le} ${remain(now.count)} ${number(now.count)}.`;
  }
}

const round: Part<'results'>['round'] = {
  title: (round) => `Ronda ${round}`,
  ending: {
    'went-out': (seat, naming) => `${opens(naming, seat, ['has', 'ha'])} cerrado la ronda`,
    stock: () => 'No quedaban cartas que robar',
    blocked: () => 'Hacía mucho que nadie exponía ni añadía cartas',
    win: (seat, naming) => `${opens(naming, seat, ['has', 'ha'])} expuesto el último nivel`,
  },
  climb: (fact, naming) => {
    const { seat, how, laid } = fact;
    const stay = isYou(naming, seat) ? YOU : OTHER;
    switch (how) {
      case 'won':
        return `${opens(naming, seat, ['has', 'ha'])} expuesto el nivel ${laid} y ganado la partida.`;
      case 'out':
        return `${opens(naming, seat, ['has', 'ha'])} cerrado la ronda${standing(fact, stay)}`;
      case 'laid':
        return `${opens(naming, seat, ['has', 'ha'])} expuesto el nivel ${laid}${standing(fact, stay)}`;
      case 'late':
        return `${opens(naming, seat, ['has', 'ha'])} expuesto el nivel ${laid}, pero ha ganado otro jugador.`;
      case 'none':
        return `${opens(naming, seat, ['no has', 'no ha'])} expuesto nada${standing(fact, stay)}`;
    }
  },
  keepers: (seats, naming) =>
    `${openAll(naming, seats, ['puedes', 'puede', 'podéis', 'pueden'])} conservar cartas para la siguiente ronda.`,
  nextDealer: (seat, naming) =>
    `${opens(naming, seat, ['repartes', 'reparte'])} la siguiente ronda.`,
  nearMoon: (seats, naming) =>
    `¡${openAll(naming, seats, ['estás', 'está', 'estáis', 'están'])} a un nivel de la Luna!`,
  outWins: (seats, naming) =>
    `${openAll(naming, seats, ['puedes', 'puede', 'podéis', 'pueden'])} llegar a la Luna cerrando la ronda.`,
  hurry: 'Acelerar',
  nextRound: 'Siguiente ronda',
};

const tellings: TellingWords = {
  won: ({ how, seat, level, round }, naming) => {
    const won = isYou(naming, seat) ? 'ganaste' : 'ganó';
    switch (how) {
      case 'laying':
        return `${opens(naming, seat, ['expusiste', 'expuso'])} el nivel ${level} en la ronda ${round} y ${won}.`;
      case 'going-out':
        return `${opens(naming, seat, ['cerraste', 'cerró'])} la ronda ${round} con el nivel ${level} expuesto y ${won}.`;
      case 'round-end':
        return `${opens(naming, seat, ['tenías', 'tenía'])} el nivel ${level} en la mesa al final de la ronda ${round}, y ${won}.`;
    }
  },
  shared: ({ seats, round }, naming) =>
    `${openAll(naming, seats, ['superaste', 'superó', 'superasteis', 'superaron'])} el último nivel a la vez, en la ronda ${round}: la victoria se comparte.`,
  stalled: ({ seats, rounds }, naming) =>
    `Después de ${count(rounds, ROUNDS)}, ya no subía nadie. En lo más alto: ${whoAll(naming, seats)}.`,
  comeback: ({ seat, behind, round }, naming) =>
    `Después de la ronda ${round}, ${does(naming, seat, ['aún ibas', 'aún iba'])} ${levels(behind)} por detrás.`,
  allTheWay: ({ seat, rounds }, naming) =>
    `En ${count(rounds, ROUNDS)}, nadie llegó a ponerse por delante ${de(whom(naming, seat))}.`,
  led: ({ seat, times, rounds }, naming) =>
    `${opens(naming, seat, ['ibas', 'iba'])} en cabeza en solitario después de ${number(times)} de las ${count(rounds, ROUNDS)}, pero no ${isYou(naming, seat) ? 'ganaste' : 'ganó'}.`,
  leadChanged: ({ times }) => `El primer puesto cambió de manos ${count(times, TIMES)}.`,
  finale: ({ seats }, naming) =>
    `${openAll(naming, seats, ['estabas', 'estaba', 'estabais', 'estaban'])} a un solo nivel del final antes de la última ronda.`,
  streak: ({ seat, levels: climbed, from, to }, naming) =>
    `${opens(naming, seat, ['subiste', 'subió'])} en todas las rondas, de la ${from} a la ${to}: ${levels(climbed)} en total.`,
  outs: ({ seat, times }, naming) =>
    `${opens(naming, seat, ['cerraste', 'cerró'])} ${count(times, ROUNDS)}, más que nadie.`,
  stuck: ({ seat, level, rounds }, naming) => {
    if (level === undefined) {
      return `${opens(naming, seat, ['no subiste', 'no subió'])} durante ${count(rounds, ROUNDS)}.`;
    }
    return isYou(naming, seat)
      ? `El nivel ${level} se te resistió durante ${count(rounds, ROUNDS)}.`
      : `El nivel ${level} se le resistió ${a(whom(naming, seat))} durante ${count(rounds, ROUNDS)}.`;
  },
  atOnce: ({ seat, level, round }, naming) =>
    `En la ronda ${round}, ${does(naming, seat, ['expusiste', 'expuso'])} el nivel ${level} ya en el primer turno.`,
  passed: ({ seat, times }, naming) => `${count(times, PASSES)} delante ${de(whom(naming, seat))}.`,
  jokers: ({ seat, count: jokers }, naming) =>
    `${opens(naming, seat, ['pusiste', 'puso'])} ${count(jokers, JOKERS)} en la mesa.`,
  lengths: ({ longest, shortest }) =>
    `La ronda ${longest.round} fue la más larga, con ${count(longest.turns, TURNS)}; la ${shortest.round}, la más corta, con ${number(shortest.turns)}.`,
};

const legal = (moves: number): string =>
  moves === 1 ? 'La única jugada es válida' : `Las ${number(moves)} jugadas son válidas`;

const REACH = ['ganas y llegas', 'gana y llega', 'ganáis y llegáis', 'ganan y llegan'] as const;

export const results: Part<'results'> = {
  round,
  tellings,
  title: 'Resultados',
  headline: (winners, naming) => `¡${openAll(naming, winners, REACH)} a la Luna!`,
  stalled: (winners, naming) =>
    winners.length === 1
      ? `${openAll(naming, winners, ['estás', 'está', 'estáis', 'están'])} en el nivel más alto y ${isYou(naming, winners[0]!) ? 'ganas' : 'gana'} la partida.`
      : `${openAll(naming, winners, ['estás', 'está', 'estáis', 'están'])} en el nivel más alto: la victoria se comparte.`,
  lost: ({ climbed, of }) => {
    if (climbed === of - 1) return 'Por muy poco: te faltó un solo nivel para llegar a la Luna.';
    if (climbed === 0) return 'Toda subida empieza desde abajo. La Luna te espera.';
    return `Superaste ${climbed} de ${count(of, LEVELS)}. La Luna te espera.`;
  },
  story: 'Así fue la partida',
  chart: {
    title: 'La subida',
    about: (rounds, names) =>
      `Los niveles después de cada ronda (${count(rounds, ROUNDS)}): ${and(names)}. La tabla de abajo dice lo mismo.`,
    showTable: 'La subida en una tabla',
    start: 'Salida',
    round: (round) => `Ronda ${round}`,
    legend: 'En vertical, los niveles; en horizontal, las rondas. Marca rellena: cerró la ronda.',
    moon: 'Luna',
  },
  figures: {
    title: 'En cifras',
    totals: (rounds, moves) => `${count(rounds, ROUNDS)}, ${count(moves, MOVES)}.`,
    rows: {
      climbed: 'Niveles subidos',
      outs: 'Rondas cerradas',
      laid: 'Niveles expuestos',
      passes: 'Cartas Paso en contra',
      jokers: 'Comodines usados',
    },
  },
  receipt: {
    title: 'Comprobación del barajado',
    checking: 'Comprobando la partida…',
    good: {
      secret: (moves) =>
        `${legal(moves)}, y el barajado sale del secreto elegido antes de la primera carta.`,
      seed: (moves) => `${legal(moves)}, y el barajado sale de la semilla.`,
      unknown: (moves) => `${legal(moves)}. La partida guardada no dice de dónde sale el barajado.`,
    },
    bad: (event) =>
      event === undefined
        ? 'Archivo modificado: el barajado o el resultado no coinciden.'
        : `Archivo modificado: el evento ${number(event)} no cumple las reglas.`,
    unavailable: 'No se ha podido leer la partida guardada, así que no se ha comprobado.',
    playedOn: (moves) =>
      `${legal(moves)}. Esta partida empezó en mitad de otra: su reparto no se puede comprobar.`,
    playedOnHow:
      'La partida empezó con las cartas tal como estaban en la otra, y lo que se barajó después sale de una semilla que eligió este dispositivo y que nadie vio de antemano. Lo jugado desde entonces se acaba de comprobar aquí, jugada a jugada; lo que no se puede comprobar es si las primeras cartas se repartieron limpiamente.',
    more: 'Cómo se comprueba',
    how: {
      secret:
        'Antes de la primera carta, este dispositivo eligió un secreto y mostró su huella. Ahora que la partida ha terminado, se muestra también el secreto. La partida se ha vuelto a jugar aquí de principio a fin: el secreto tiene esa huella, el barajado sale de él y de lo que aportaron los jugadores, y todas las jugadas eran válidas. Con la partida guardada, cualquiera puede hacer lo mismo.',
      seed: 'El barajado de esta partida sale de una semilla que figura en la partida guardada. La partida se ha vuelto a jugar aquí de principio a fin: el barajado sale de la semilla y todas las jugadas eran válidas. Con la partida guardada, cualquiera puede hacer lo mismo.',
      unknown:
        'La partida se ha vuelto a jugar aquí de principio a fin, y todas las jugadas eran válidas. La partida guardada no dice de dónde sale el barajado, así que no se ha podido repetir.',
    },
    commitment: 'Huella mostrada antes de la primera carta',
    secret: 'Secreto mostrado ahora',
    seed: 'Semilla',
    salt: (seat, naming) => opens(naming, seat, ['has aportado', 'ha aportado']),
    noSalt: 'nada',
    ruleset: 'Reglas',
  },
  picture: {
    share: 'Compartir la imagen',
    making: 'Dibujando la imagen…',
    saved: 'Imagen guardada.',
    failed: 'No se ha podido crear la imagen.',
    title: 'Tu imagen',
    send: 'Compartir o guardar',
    me: 'Yo',
    climbed: (name, { climbed, of }) =>
      `${name === undefined ? 'He' : `${opened(called(name))} ha`} superado ${climbed} de ${of} niveles`,
    mine: {
      moon: '¡He ganado y he llegado a la Luna!',
      furthest: '¡He subido más que nadie y he ganado!',
    },
    level: (level) => `Nivel ${level}`,
  },
  rematch: 'Revancha',
  review: 'Analizar',
  replay: 'Ver la repetición',
  save: 'Guardar la partida',
  home: 'Inicio',
  fileName: 'palier',
};
