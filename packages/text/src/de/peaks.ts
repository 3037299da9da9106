/** A table's great moments in German. */
import type { Part } from '../langs.ts';

export const peaks: Part<'peaks'> = {
  badges: {
    missed: { own: 'Du setzt aus', other: 'Setzt aus' },
    lead: { own: 'Du gehst in Führung', other: 'Geht in Führung' },
    lastStep: { own: 'Dein letztes Level!', other: 'Das letzte Level!' },
  },
};
