/** Where one learns, judges and tinkers, in Spanish: the list of it. */
import type { Part } from '../langs.ts';

export const learn: Part<'learn'> = {
  title: 'Aprender y practicar',
  about: 'Todo lo que rodea al juego. También funciona sin conexión.',
  groups: { learn: 'Aprender', judge: 'Comprobar y analizar', tinker: 'Crear y anotar' },
  places: {
    lesson: { title: 'Lección', about: 'Aprende jugando, en tres minutos.' },
    drills: { title: 'Ejercicios', about: 'Pequeños problemas de partidas reales, explicados.' },
    daily: {
      title: 'Reto diario',
      about: 'Cinco preguntas al día, las mismas para todo el mundo.',
    },
    rules: { title: 'Reglamento', about: 'Todas las reglas, fáciles de encontrar.' },
    referee: { title: 'Árbitro', about: 'Plantea una situación y pregunta: «¿Puedo…?».' },
    review: { title: 'Análisis', about: 'Cómo podrías haber jugado mejor una partida.' },
    statistics: { title: 'Estadísticas', about: 'Partidas, victorias, niveles y rachas.' },
    goals: { title: 'Metas', about: 'Tu subida frente a nuestros personajes, y tus récords.' },
    ladders: {
      title: 'Series de niveles',
      about: 'Crea la tuya, mira sus probabilidades y juégala.',
    },
    companion: {
      title: 'Marcador',
      about: 'Lleva la cuenta de los niveles cuando juegas con cartas de verdad.',
    },
  },
};
