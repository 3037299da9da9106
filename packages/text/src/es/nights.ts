/** Las noches de duplicado de un club, en español. */
import type { Part } from '../langs.ts';
import { count, LEVELS, number } from './speech.ts';

const PEOPLE = { one: 'participante', other: 'participantes' };
const POINTS = { one: 'punto', other: 'puntos' };
const PLACES = { one: 'puesto', other: 'puestos' };

export const nights: Part<'friends'>['nights'] = {
  title: 'Noches de duplicado',
  one: 'Noche de duplicado',
  about:
    'Todas las mesas juegan con las mismas cartas. Vas por delante si las juegas mejor que los demás: la suerte no decide.',
  none: 'Aún no ha habido ninguna.',
  missing: 'Esta noche no existe, o es de un club en el que no estás.',
  until: (when) => `Hasta el ${when}`,
  over: 'Terminada',
  isShut: 'Ya no puede entrar nadie más',
  youAreIn: 'Participas',
  you: 'Tú',
  gone: 'Alguien que se ha ido',
  bot: 'Bot',
  people: (n) => count(n, PEOPLE),
  levels: (n) => count(n, LEVELS),
  points: (n) => count(n, POINTS),
  entry: {
    about: 'Participa y siéntate con quien esté. Juegas cada partida una vez, en una sola mesa.',
    does: 'Participar',
    shut: 'Ya no puede participar nadie más en esta noche.',
  },
  deal: {
    title: (n) => `Partida ${number(n)}`,
    sit: 'Sentarse',
    waiting: (n, players) =>
      `Hay ${number(n)} de ${count(players, PEOPLE)}. La partida empieza en cuanto estén todos.`,
    now: 'Empezar con bots',
    nowAbout: 'Los bots ocupan los sitios libres: los mismos en cada mesa.',
    stop: 'Dejar de esperar',
    youPlay: 'Estás jugando esta partida.',
    goOn: 'A tu mesa',
    elsewhere: 'Tu sitio en esta partida está en otro de tus dispositivos.',
    youHave: 'Ya has jugado esta partida. Los resultados llegan cuando todos la hayan jugado.',
    look: 'Tu partida',
    missed: 'No jugaste esta partida.',
    waits: 'Esperan',
    plays: 'Juegan',
    hasPlayed: 'Han jugado',
    toCome: 'Aún por jugar',
    secret:
      'Lo que hizo cada cual se ve cuando todos hayan jugado. Hasta entonces, no digas a nadie qué tenías.',
  },
  same: {
    title: 'Con las mismas cartas',
    yours: 'Tus cartas',
    seat: (n) => `Sitio ${number(n)}`,
    made: (place, levels) => `Puesto ${number(place)} · ${count(levels, LEVELS)}`,
    rounds: (levels) => `por ronda ${levels.map(number).join(' – ')}`,
    nobody: 'Nadie la ha jugado.',
    table: 'Volver a ver tu partida',
  },
  ranking: {
    title: 'Resultado',
    soFar: 'Por ahora',
    gained: (places) => signed(places),
    about:
      '100 puntos: todos los demás lo hicieron peor con tus cartas. 50: todos igual. Con los mismos puntos, deciden los puestos ganados.',
  },
  running: {
    title: 'Dirigir la noche',
    about:
      'Los resultados aparecen cuando todos los participantes han jugado y ya no puede venir nadie; a más tardar, al acabar el tiempo.',
    shut: {
      does: 'No dejar entrar a nadie más',
      ask: '¿No dejar entrar a nadie más?',
      about: 'Quien participa aún juega. Los resultados aparecen en cuanto todos hayan jugado.',
    },
    end: {
      does: 'Terminar la noche',
      ask: '¿Terminar la noche ahora?',
      about:
        'Los bots juegan lo que queda de las partidas sin acabar y luego aparecen los resultados.',
    },
  },
  open: {
    does: 'Abrir una noche de duplicado',
    about: 'Los miembros participan y se sientan con quien esté, en tantas mesas como haga falta.',
    name: 'Nombre (opcional)',
    players: 'Participantes por mesa',
    levels: 'Niveles que superar',
    deals: 'Partidas para cada cual',
    lasts: 'Dura',
    clock: 'Tiempo para una decisión',
    go: 'Abrir',
    spans: {
      evening: 'Esta noche: 4 horas',
      day: 'Un día',
      days3: '3 días',
      week: 'Una semana',
    },
    clocks: {
      relaxed: '90 segundos',
      quick: '30 segundos',
    },
  },
};

function signed(places: number): string {
  if (places === 0) return 'Igual que los demás';
  const sign = places > 0 ? '+' : '−';
  return `${sign}${count(Math.abs(places), PLACES)}`;
}
