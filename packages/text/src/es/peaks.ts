/** A table's great moments in Spanish. */
import type { Part } from '../langs.ts';
import { called, opened } from './speech.ts';

export const peaks: Part<'peaks'> = {
  badges: {
    missed: { own: 'Pierdes el turno', other: 'Pierde el turno' },
    lead: {
      own: 'Te pones en cabeza',
      other: (name: string) => `${opened(called(name))} se pone en cabeza`,
    },
    lastStep: { own: '¡Tu último nivel!', other: '¡El último nivel!' },
  },
  stamp: (level) => `¡Nivel ${level}!`,
  lines: {
    odile: {
      laid: 'Despacito y buena letra.',
      stopped: 'Paciencia, paciencia.',
      stops: '¿Me perdonas?',
      lead: 'Sin prisa, pero sin pausa.',
      overtaken: 'Las prisas no son buenas.',
      lastStep: 'Con cuidado: es el último.',
    },
    bruno: {
      laid: '¡Así se hace!',
      stopped: '¡Eh! ¡Que iba ganando!',
      stops: '¡Abrid paso!',
      lead: '¡Atrapadme si podéis!',
      overtaken: '¡Ya os alcanzaré!',
      lastStep: '¡Uno más y llego!',
    },
    wanda: {
      laid: '¿Te da envidia?',
      stopped: 'Me acordaré de esto.',
      stops: 'Nada personal. Bueno, casi.',
      lead: 'Desde aquí se ve mejor.',
      overtaken: 'Disfrútalo mientras dure.',
      lastStep: '¿Y ahora quién me para?',
    },
    hugo: {
      laid: 'Me duele soltarlas.',
      stopped: 'Bien, así me quedo mis cartas.',
      stops: 'Toma, por una vez regalo algo.',
      lead: 'Ahorrar tiene premio.',
      overtaken: '¡Yo aún estaba ahorrando!',
      lastStep: 'Ahora toca gastar.',
    },
    nell: {
      laid: '¡Hecho! ¡Siguiente!',
      stopped: '¡Con lo rápido que iba!',
      stops: '¡Me he adelantado!',
      lead: '¡Primera! ¿Y ahora qué?',
      overtaken: 'Espera, ¿cuándo ha sido eso?',
      lastStep: '¡Ya casi, ya casi!',
    },
    sami: {
      laid: 'Encaja bien.',
      stopped: 'Son cosas que pasan.',
      stops: 'Lo siento, a alguien le tocaba.',
      lead: 'Pues no va mal.',
      overtaken: 'Buena subida.',
      lastStep: 'Me queda un nivel.',
    },
  },
  tempo: {
    atOnce: 'Acelerar los bots esta ronda',
    asSet: 'Bots a su ritmo habitual',
    isAtOnce: 'Hasta el final de la ronda, los bots juegan al instante.',
    hurry: 'meter prisa al bot que juega',
  },
};
