/** What one of the six characters says on home to somebody who has played, in Spanish. */
import type { Part } from '../langs.ts';
import { count, LEVELS } from './speech.ts';

const DAYS = { one: 'día', other: 'días seguidos' };

export const greetings: Part<'goals'>['greetings'] = {
  does: {
    daily: 'Reto diario',
    rematch: 'Revancha',
    goal: 'Jugar',
    running: 'Continuar',
  },
  own: {
    odile: {
      won: 'Me has ganado, y con razón. ¿Otra partida?',
      lost: 'Con calma. La Luna no se va a ir.',
    },
    bruno: {
      won: '¡La próxima la gano yo! ¿Revancha?',
      lost: '¡Ánimo! ¡Ven a ganarme!',
    },
    wanda: {
      won: 'No he olvidado quién ganó. Revancha.',
      lost: '¿No irás a dejarlo así?',
    },
    hugo: {
      won: 'He guardado mis mejores cartas para la revancha.',
      lost: 'Te he guardado el sitio. Yo lo guardo todo.',
    },
    nell: {
      won: '¡Rápido, rápido, la revancha!',
      lost: '¡Venga, otra! ¡A lo mejor esta la ganas tú!',
    },
    sami: {
      won: 'Bien jugado. ¿Vemos quién gana la próxima?',
      lost: 'Fue una buena partida. ¿Otra?',
    },
  },
  won: ['La última vez ganaste. ¿Me das otra oportunidad?'],
  lost: [
    'La última vez no pudo ser. ¿Lo intentamos de nuevo?',
    'Partida nueva, cartas nuevas. ¿Te apuntas?',
  ],
  high: (climbed, of) =>
    `La última vez subiste ${climbed} de ${count(of, LEVELS)}. La Luna no está lejos.`,
  score: {
    ahead: (won, lost) => [
      `Me ganas ${won} a ${lost}. ¡No por mucho tiempo!`,
      `${won} a ${lost} para ti. ¿Me dejas alcanzarte?`,
    ],
    behind: (won, lost) => [
      `Contra mí, ${won} ganadas y ${lost} perdidas. ¿Lo cambiamos?`,
      `${won} a ${lost} contra mí. ¿Remontas?`,
    ],
    level: (won, lost) => [`${won} a ${lost}. ¿Quién se adelanta?`, `Empate a ${won}. ¿Otra?`],
  },
  streak: (days) => [
    `Llevas ${count(days, DAYS)}. Con el reto diario serán ${days + 1}.`,
    `El reto diario te espera: serán ${count(days + 1, DAYS)}.`,
    'Con el reto diario, tu racha continúa.',
  ],
  grown: (days) => [
    `Llevas ${count(days, DAYS)} y el reto de hoy está hecho. ¡Enhorabuena!`,
    'El reto de hoy está hecho. ¿Jugamos una partida?',
  ],
  back: (days) => [
    '¡Aquí estás otra vez! Tu sitio en la mesa está libre.',
    `Hace ${days} días que no nos vemos. ¿Jugamos?`,
    'Qué bien verte de nuevo. ¿Jugamos?',
  ],
  running: (round) => [
    `Vamos por la ronda ${round}. ¿Seguimos?`,
    'Tus cartas están donde las dejaste.',
  ],
  near: {
    ten: [
      'Una partida más hasta el final y un tapete nuevo es tuyo.',
      'Te falta una sola partida para un tapete nuevo.',
    ],
    row: [
      'Una victoria seguida más y un tapete nuevo es tuyo.',
      'Te falta una sola victoria para un tapete nuevo.',
    ],
  },
  lastOne: [
    'Ya has ganado a los otros cinco. ¡Ahora me toca a mí!',
    'Cinco de seis: solo falto yo.',
  ],
  goal: ['En tu subida, ahora espero yo. ¿Jugamos?', 'El próximo peldaño soy yo. ¿Te atreves?'],
};
