/** Where one learns, judges and tinkers, in Italian: the list of it. */
import type { Part } from '../langs.ts';

export const learn: Part<'learn'> = {
  title: 'Impara e allenati',
  about: 'Tutto quello che sta intorno al gioco. Funziona anche offline.',
  groups: { learn: 'Impara', judge: 'Controlla e analizza', tinker: 'Crea e gioca' },
  places: {
    lesson: { title: 'Lezione', about: 'Tre minuti, carte in mano.' },
    drills: { title: 'Esercizi', about: 'Piccoli problemi da partite vere, con la spiegazione.' },
    daily: { title: 'Sfida del giorno', about: 'Cinque domande, uguali per tutti.' },
    rules: { title: 'Regolamento', about: 'Tutte le regole, facili da trovare.' },
    referee: { title: 'Arbitro', about: 'Componi una situazione e chiedi: «Posso…?»' },
    review: { title: 'Analisi', about: 'Come potevi giocare meglio una partita finita.' },
    statistics: { title: 'Statistiche', about: 'Partite, vittorie, livelli e serie.' },
    goals: {
      title: 'Obiettivi',
      about: 'La salita contro i nostri sei personaggi, e i tuoi record.',
    },
    ladders: { title: 'Percorsi', about: 'Creane uno, guarda le probabilità, giocalo.' },
    companion: {
      title: 'Segnalivelli',
      about: 'Tiene il conto dei livelli mentre giochi con le carte vere.',
    },
  },
};
