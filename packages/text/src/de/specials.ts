/** The special cards in German, but for their rules: see `ledger.ts`. */
import type { SpecialWords } from '../specials.ts';

export const specials: SpecialWords = {
  pass: { card: 'Aussetzkarte' },
  take: {
    name: 'Nimmkarte',
    card: 'Nimmkarte',
    button: 'Nimmkarte spielen',
    question: 'eine Nimmkarte spielen',
    call: 'Spiele die Nimmkarte',
    why: () => 'dann darfst du dir eine der Karten aussuchen, die die anderen anbieten',
    played: (does) => `${does(['spielst', 'spielt'])} eine Nimmkarte.`,
  },
  swap: {
    name: 'Tauschkarte',
    card: 'Tauschkarte',
    button: 'Tauschkarte spielen …',
    question: 'eine Tauschkarte spielen',
    why: () => 'die neuen Karten helfen dir vielleicht mehr',
  },
  hold: {
    name: 'Haltekarte',
    card: 'Haltekarte',
    button: 'Haltekarte spielen',
    question: 'eine Haltekarte spielen',
    call: 'Spiele die Haltekarte',
    // Once its player has laid, it keeps nothing (MASTER-5).
    why: (hasLaid) =>
      hasLaid
        ? undefined
        : 'dann darfst du Karten für die nächste Runde behalten, wenn du in dieser nicht auslegst',
    played: (does) =>
      `${does(['spielst', 'spielt'])} eine Haltekarte, um Karten für die nächste Runde zu behalten.`,
  },
};

/** The add-on in a sentence. */
export const masters = {
  specials: 'Neun Sonderkarten zusätzlich: Nimm-, Tausch- und Haltekarten.',
  all: 'Die neun Sonderkarten, dazu 90 weitere Zahlenkarten und neun begrenzte Joker.',
};
