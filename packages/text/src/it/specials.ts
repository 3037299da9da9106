/** The special cards in Italian, but for their rules: see `ledger.ts`. */
import type { SpecialWords } from '../specials.ts';

export const specials: SpecialWords = {
  pass: { card: 'carta Salta turno' },
  take: {
    name: 'Prendi',
    card: 'carta Prendi',
    button: 'Gioca Prendi',
    question: 'giocare Prendi',
    call: 'Gioca la carta Prendi',
    why: () => 'puoi scegliere una delle carte che gli altri ti mostrano',
    played: (does) => `${does(['hai', 'ha'])} giocato una carta Prendi.`,
  },
  swap: {
    name: 'Scambia',
    card: 'carta Scambia',
    button: 'Gioca Scambia…',
    question: 'giocare Scambia',
    why: () => 'le carte nuove possono servirti di più',
  },
  hold: {
    name: 'Tieni',
    card: 'carta Tieni',
    button: 'Gioca Tieni',
    question: 'giocare Tieni',
    call: 'Gioca la carta Tieni',
    // Once its player has laid, it keeps nothing (MASTER-5).
    why: (hasLaid) =>
      hasLaid ? undefined : 'se in questa manche non cali, puoi tenere delle carte per la prossima',
    played: (does) =>
      `${does(['hai', 'ha'])} giocato una carta Tieni, per tenere delle carte a fine manche.`,
  },
};

/** The add-on in a sentence. */
export const masters = {
  specials: 'Nove carte in più, Prendi, Scambia e Tieni: si giocano al posto dello scarto.',
  all: 'Le nove carte speciali, una seconda serie di numeri e nove jolly limitati.',
};
