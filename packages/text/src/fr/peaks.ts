/** A table's great moments in French. */
import type { Part } from '../langs.ts';

export const peaks: Part<'peaks'> = {
  badges: {
    missed: { own: 'Tu passes ton tour', other: 'Passe son tour' },
    lead: { own: 'Tu prends la tête', other: 'Prend la tête' },
    lastStep: { own: 'Ta dernière marche !', other: 'La dernière marche !' },
  },
};
