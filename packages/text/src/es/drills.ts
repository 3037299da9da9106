/** Drills and the daily challenge, in Spanish. */
import type { Leaves } from '../facts.ts';
import type { Part } from '../langs.ts';
import { CARDS, count, number } from './speech.ts';

const DAYS = { one: 'día', other: 'días seguidos' };

const RIGHT = { one: 'acierto', other: 'aciertos seguidos' };

const tenths = (share: number): number => Math.round(share * 1000) / 10;

/** «4,2» of a hundred. */
const points = (share: number): string => number(tenths(share));

const missingCards = (missing: number): string =>
  `te ${missing === 1 ? 'falta' : 'faltan'} ${count(missing, CARDS)}`;

const useful = (outs: number): string =>
  outs === 0
    ? 'no hay ninguna que te sirva'
    : `hay ${number(outs)} que te ${outs === 1 ? 'sirve' : 'sirven'}`;

function lacks({ missing, outs }: Leaves): string {
  return missing === 0 ? 'tienes el nivel completo' : `${missingCards(missing)} y ${useful(outs)}`;
}

export const drills: Part<'drills'> = {
  title: 'Ejercicios',
  intro:
    'Posiciones de partidas reales, cada una con una respuesta clara. Se complican a medida que aciertas.',
  whatToPractise: 'Qué practicar',
  kinds: {
    mixed: { name: 'Un poco de todo', about: 'Los cuatro tipos, mezclados.' },
    lay: { name: 'Exponer el nivel', about: 'El nivel está en tu mano. Encuéntralo.' },
    discard: { name: 'Qué descartar', about: 'Sobra una carta. ¿Cuál?' },
    draw: { name: 'Tomar o robar', about: '¿Una carta a la vista o el mazo?' },
    out: { name: 'Cerrar la ronda', about: 'Quédate sin cartas en un solo turno.' },
  },
  edition: 'Edición',
  start: 'Empezar',
  choose: 'Otro ejercicio',
  streak: (right) => count(right, RIGHT),
  bestStreak: (right) => `Récord: ${number(right)}`,
  difficulty: (difficulty, most) => `Dificultad ${difficulty} de ${most}`,
  looking: 'Buscando una buena posición…',
  failed: 'No se ha encontrado ninguna posición.',
  tryAgain: 'Reintentar',

  questions: {
    lay: 'Expón tu nivel',
    layBest: 'Expón tu nivel y acaba el turno con el menor número de cartas posible',
    discard: '¿Qué carta descartas?',
    draw: '¿De dónde robas?',
    out: 'Cierra la ronda en este turno',
  },
  level: (level, parts) => `Nivel ${level}: ${parts}`,
  hasLaid: (level) => `Ya has expuesto tu nivel ${level}.`,
  how: {
    lay: 'Elige una combinación y luego sus cartas.',
    discard: 'Elige una carta de tu mano.',
    draw: 'Elige el mazo o una carta a la vista.',
    outLay: 'Primero expón tu nivel: elige una combinación y luego sus cartas.',
    outAdd: 'Elige una carta y la combinación a la que va. Descarta la última.',
  },
  table: 'La mesa',
  confirm: { lay: 'Exponer', discard: 'Descartarla', draw: 'Confirmar' },
  startOver: 'Volver a empezar',
  stillHeld: (left) =>
    `Así acabaría tu turno con ${count(left, CARDS)} todavía en la mano. Añade más antes o vuelve a empezar.`,
  showMe: 'Enséñame cómo',
  showMeCounts: 'Enséñame cómo (cuenta como fallo)',

  right: '¡Bien hecho!',
  wrong: 'Esta vez no',
  shown: 'Se hace así',
  layingLeaves: (stays) =>
    stays === 0
      ? 'Así podrías incluso cerrar la ronda en este turno.'
      : `Después de añadir lo que encaja y descartar, te ${stays === 1 ? 'queda' : 'quedan'} ${count(stays, CARDS)} en la mano.`,
  layingFewer: (stays, best) =>
    `Puedes exponerlo así, pero después de añadir y descartar te ${stays === 1 ? 'queda' : 'quedan'} ${count(stays, CARDS)}; de otra forma ${best === 0 ? 'no te queda ninguna' : `te ${best === 1 ? 'queda' : 'quedan'} ${number(best)}`}.`,
  wentOut: 'Te has quedado sin cartas: cierras la ronda y subes dos niveles.',
  notOut: (left) =>
    `Te ${left === 1 ? 'queda' : 'quedan'} ${count(left, CARDS)} en la mano, y podías deshacerte de todas.`,
  leaves: (yours, best) => `Con tu jugada, ${lacks(yours)}; con la mejor, ${lacks(best)}.`,
  givesAway: (games) =>
    `De 100 partidas desde este momento, ganarías más o menos ${number(games)} menos.`,
  asGood: 'Igual de bueno:',
  oneWay: 'Una forma de hacerlo',
  next: 'Siguiente',
  inRulebook: 'Ver en el reglamento',
  allMoves: 'Comparar todas las jugadas',
  allMovesAbout: (worlds) =>
    `Cada jugada se ha continuado hasta el final de la ronda con hasta ${number(worlds)} repartos posibles de las cartas ocultas, los mismos para todas. Los números son los puntos porcentuales de probabilidad de ganar que se pierden.`,
  best: 'la mejor',
  within: 'igual de buena, dentro del margen de error',
  loss: (loss, error) => `−${points(loss)} ± ${points(error)}`,
  leavesShort: ({ missing, outs }) =>
    missing === 0
      ? 'nivel completo'
      : `${missing === 1 ? 'falta' : 'faltan'} ${missing}, ${outs === 1 ? 'sirve' : 'sirven'} ${outs}`,

  daily: {
    title: 'Reto diario',
    intro:
      'Cada día, cinco momentos de partidas entre bots, los mismos para todo el mundo. En cada uno decides tú. Solo hay un intento.',
    onward: 'Y ahora, una partida',
    start: 'Empezar',
    goOn: 'Continuar',
    question: (one, of) => `Pregunta ${one} de ${of}`,
    score: (right, of) => `${right} de ${of}`,
    days: (days) => count(days, DAYS),
    practice: 'Práctica',
    practiceAbout: 'Este es el reto de otro día: no cuenta.',
    yesterday: 'Practicar con el reto de ayer',
    today: 'Ir al reto de hoy',
    noDeal: 'Solo se puede jugar el reto de hoy y, para practicar, el de ayer.',
    comeBack: (hours) => `Próximo reto: dentro de ${hours} h.`,
    share: 'Compartir',
    copy: 'Copiar el resultado',
    copied: 'Copiado',
    notCopied: 'Cópialo a mano',
    shareLine: (date, right, of) => `Palier, reto del ${date}: ${right}/${of}`,
    shareText: 'Lo que verán los demás',
    result: 'Tu resultado',
    cheers: {
      all: '¡Pleno de aciertos!',
      most: '¡Bien hecho!',
      fewer: 'La próxima vez irá mejor.',
    },
    mark: (one, isRight) => `Pregunta ${one}: ${isRight ? 'acierto' : 'fallo'}`,
    nextQuestion: 'Siguiente pregunta',
    toResult: 'Ver el resultado',
    lookAt: (one) => `Volver a ver la pregunta ${one}`,
    toDrills: 'Practicar con ejercicios',
  },
};
