/** A table's great moments in Italian. */
import type { Part } from '../langs.ts';

export const peaks: Part<'peaks'> = {
  badges: {
    missed: { own: 'Salti il turno', other: 'Salta il turno' },
    lead: {
      own: 'Passi in testa',
      other: (name: string) => `${name} passa in testa`,
    },
    lastStep: { own: 'Il tuo ultimo livello!', other: 'L’ultimo livello!' },
  },
  stamp: (level) => `Livello ${level}!`,
  lines: {
    odile: {
      laid: 'Chi va piano va lontano.',
      stopped: 'Pazienza, pazienza.',
      stops: 'Mi perdoni, vero?',
      lead: 'Un passo alla volta.',
      overtaken: 'La fretta è cattiva consigliera.',
      lastStep: 'Attenzione: è l’ultimo.',
    },
    bruno: {
      laid: 'Ecco come si fa!',
      stopped: 'Ehi! Stavo vincendo!',
      stops: 'Fate largo!',
      lead: 'Seguitemi, se potete!',
      overtaken: 'Vi riprendo, vedrete!',
      lastStep: 'Ancora uno e ci sono!',
    },
    wanda: {
      laid: 'Un po’ d’invidia?',
      stopped: 'Me ne ricorderò.',
      stops: 'Niente di personale. Be’, quasi.',
      lead: 'Da quassù si vede meglio.',
      overtaken: 'Goditela finché dura.',
      lastStep: 'E adesso chi mi ferma?',
    },
    hugo: {
      laid: 'Mi piange il cuore a lasciarle.',
      stopped: 'Bene, mi tengo le mie carte.',
      stops: 'Per una volta, te la regalo.',
      lead: 'A risparmiare si guadagna.',
      overtaken: 'Stavo ancora risparmiando!',
      lastStep: 'Ora si spende.',
    },
    nell: {
      laid: 'Fatto! Avanti!',
      stopped: 'Ma andavo così veloce!',
      stops: 'Presto, prima che tocchi a te!',
      lead: 'In testa! E adesso?',
      overtaken: 'Aspetta, quando è successo?',
      lastStep: 'Ci sono quasi, quasi!',
    },
    sami: {
      laid: 'Ci sta bene.',
      stopped: 'Sono cose che capitano.',
      stops: 'Scusa, a qualcuno toccava.',
      lead: 'Per ora va bene.',
      overtaken: 'Bella salita.',
      lastStep: 'Mi manca un livello.',
    },
  },
  tempo: {
    atOnce: 'Accelera questa manche',
    asSet: 'Torna al ritmo abituale',
    isAtOnce: 'Fino alla fine della manche i bot giocano subito.',
    hurry: 'mettere fretta al bot di turno',
  },
};
