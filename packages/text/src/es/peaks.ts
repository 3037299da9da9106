/** A table's great moments in Spanish. */
import type { Part } from '../langs.ts';

export const peaks: Part<'peaks'> = {
  badges: {
    missed: { own: 'Pierdes el turno', other: 'Pierde el turno' },
    lead: { own: 'Te pones en cabeza', other: 'Se pone en cabeza' },
    lastStep: { own: '¡Tu último nivel!', other: '¡El último nivel!' },
  },
};
