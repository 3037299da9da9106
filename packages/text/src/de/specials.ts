/** The special cards in German, but for their rules: see `ledger.ts`. */
import type { SpecialWords } from '../specials.ts';

export const specials: SpecialWords = {
  pass: { card: 'Passkarte' },
  take: {
    name: 'Nehmen',
    card: 'Karte Nehmen',
    button: 'Nehmen spielen',
    question: 'Nehmen spielen',
    call: 'Spiel die Karte Nehmen',
    why: () => 'dann darfst du dir eine Karte aussuchen, die die anderen zeigen',
    played: (does) => `${does(['spielst', 'spielt'])} eine Karte Nehmen.`,
  },
  swap: {
    name: 'Tauschen',
    card: 'Karte Tauschen',
    button: 'Tauschen spielen …',
    question: 'Tauschen spielen',
    why: () => 'die neuen Karten helfen dir vielleicht mehr',
  },
  hold: {
    name: 'Halten',
    card: 'Karte Halten',
    button: 'Halten spielen',
    question: 'Halten spielen',
    call: 'Spiel die Karte Halten',
    // Once its player has laid, it keeps nothing (MASTER-5).
    why: (hasLaid) =>
      hasLaid
        ? undefined
        : 'dann darfst du Karten für die nächste Runde behalten, wenn du in dieser nicht auslegst',
    played: (does) =>
      `${does(['spielst', 'spielt'])} eine Karte Halten, um am Ende der Runde Karten zu behalten.`,
  },
};

/** The add-on in a sentence. */
export const masters = {
  specials: 'Neun weitere Karten, Nehmen, Tauschen und Halten, gespielt statt abzuwerfen.',
  all: 'Die neun Sonderkarten, ein zweiter Satz Zahlen und neun Joker für bestimmte Werte.',
};
