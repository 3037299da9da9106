/** What there is to reach on this device, and the part of home that tells of it, in Spanish. */
import type { Part } from '../langs.ts';
import { greetings } from './greetings.ts';
import { and, called, count, de, LEVELS, ROUNDS } from './speech.ts';

const STEPS = { one: 'peldaño', other: 'peldaños' };
const QUESTIONS = { one: 'pregunta', other: 'preguntas' };
const BOTS = { one: 'bot', other: 'bots' };
const WINS = { one: 'victoria', other: 'victorias seguidas' };
const DAYS = { one: 'día', other: 'días seguidos' };

/** A goal behind a colon. */
function lower(goal: string): string {
  return goal.charAt(0).toLowerCase() + goal.slice(1);
}

export const goals: Part<'goals'> = {
  title: 'Metas',
  loading: 'Contando…',
  failed: 'En este dispositivo no se pueden leer las metas.',
  goal: (name, strength) => `Gana a ${name} (${strength})`,
  climb: {
    title: 'La subida',
    how: 'Cómo se suben los peldaños',
    about:
      'Cada uno de nuestros seis personajes tiene una escalinata en cada edición, con un peldaño por cada fuerza. Para subir un peldaño, gana una partida contra bots en la que ese personaje juegue con esa fuerza; así subes también los peldaños de abajo. No cuentan las victorias compartidas ni las partidas con tu propia serie de niveles o con una regla de la casa que acorte la subida.',
    climbed: (done, of) => `${done} de ${count(of, STEPS)}`,
    earned: (strength, date) => `${strength}, logrado el ${date}`,
    open: (strength) => `${strength}, por lograr`,
  },
  next: {
    title: 'Próxima meta',
    play: 'Jugar ahora',
    allDone: 'Has subido todos los peldaños, en todas las ediciones. La Luna es tuya.',
  },
  bests: {
    title: 'Récords personales',
    rows: {
      quickest: {
        name: 'Victoria más rápida (ocho niveles o más)',
        value: (rounds) => count(rounds, ROUNDS),
      },
      streak: { name: 'Mejor racha', value: (wins) => count(wins, WINS) },
      table: { name: 'Victoria con más rivales', value: (bots) => count(bots, BOTS) },
      round: { name: 'Más niveles en una ronda', value: (levels) => count(levels, LEVELS) },
      comeback: {
        name: 'Mayor remontada',
        value: (levels) => count(levels, LEVELS),
      },
    },
    none: 'por lograr',
  },
  about:
    'Las metas salen de las partidas que has terminado en este dispositivo. Se guardan y se borran con tus estadísticas.',
  record: {
    short: (won, lost) => `${won}–${lost}`,
    long: (won, lost) =>
      `${won} ${won === 1 ? 'ganada' : 'ganadas'}, ${lost} ${lost === 1 ? 'perdida' : 'perdidas'}`,
    none: 'Aún sin partidas',
  },
  statistics: 'Estadísticas',
  earned: {
    title: (badges) => (badges === 1 ? 'Un peldaño más' : `${count(badges, STEPS)} más`),
    beaten: (name, strength) => `Has ganado a ${name} (${strength})`,
    look: 'Ver tus metas',
  },
  after: {
    title: 'Tu subida',
    reached: (climbed, of) => `${climbed} de ${count(of, LEVELS)}`,
    notes: {
      best: (reached) => `${reached}, tu récord`,
      equal: (reached) => `${reached}, igual que tu récord`,
      quickest: (won) => `${won}, tu victoria más rápida`,
    },
    kind: {
      first: 'Tu primera subida. A partir de ahora será más fácil.',
      best: 'Más alto que nunca. ¡Sigue así!',
    },
    well: '¡Buena subida!',
    next: (goal) => `Próxima meta: ${lower(goal)}`,
    play: 'Jugar',
    uncounted: {
      other:
        'Esta partida cuenta en tus estadísticas. Para tus metas hacen falta todos los niveles de la caja, del primero al último.',
      shared: 'Las victorias compartidas no cuentan para tus metas.',
      people: 'Las partidas entre varios en un solo dispositivo no cuentan para tus metas.',
      playedOn: 'Una partida que empezó en mitad de otra no cuenta para tus metas.',
    },
  },
  greetings,
  home: {
    title: 'Ahora mismo',
    daily: 'Reto diario',
    steps: (done, of) => `${done} de ${count(of, QUESTIONS)}`,
    doneToday: 'Hecho por hoy',
    days: (days) => count(days, DAYS),
    waits: (left, days) =>
      days === 0
        ? `Hoy te ${left === 1 ? 'espera' : 'esperan'} ${count(left, QUESTIONS)}.`
        : `Con ${count(left, QUESTIONS)} más serán ${count(days + 1, DAYS)}.`,
    tomorrow: (hours) => `El próximo llega dentro de ${hours} h.`,
    week: (done, of) => `Hecho en ${done} de los últimos ${of} días`,
    quick: 'Partida rápida',
    quickAbout: (names) => `Tres niveles contra ${and(names)}`,
    last: 'Última partida',
    won: (rounds) => `Ganada en ${count(rounds, ROUNDS)}`,
    shared: (rounds) => `Victoria compartida en ${count(rounds, ROUNDS)}`,
    lost: (climbed, levels) => `Perdida, con ${climbed} de ${levels} niveles`,
    yourTurn: 'Tu turno',
    turnOf: (name) => `Turno ${de(name)}`,
    with: (names) => `Con ${and(names.map(called))}`,
  },
};
