/** A table's great moments in Italian. */
import type { Part } from '../langs.ts';

export const peaks: Part<'peaks'> = {
  badges: {
    missed: { own: 'Salti il turno', other: 'Salta il turno' },
    lead: { own: 'Passi in testa', other: 'Passa in testa' },
    lastStep: { own: 'Il tuo ultimo livello!', other: 'L’ultimo livello!' },
  },
};
