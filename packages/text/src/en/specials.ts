/** The special cards in English, but for their rules: see `ledger.ts`. */
import type { SpecialWords } from '../specials.ts';

export const specials: SpecialWords = {
  pass: { card: 'Pass card' },
  take: {
    name: 'Take',
    card: 'Take card',
    button: 'Play Take',
    question: 'play Take',
    call: 'Play the Take card',
    why: () => 'you may take one of the cards the others show you',
    played: (does) => `${does(['play', 'plays'])} a Take card.`,
  },
  swap: {
    name: 'Swap',
    card: 'Swap card',
    button: 'Play Swap…',
    question: 'play Swap',
    why: () => 'the new cards may help you more',
  },
  hold: {
    name: 'Hold',
    card: 'Hold card',
    button: 'Play Hold',
    question: 'play Hold',
    call: 'Play the Hold card',
    // Once its player has laid, it keeps nothing (MASTER-5).
    why: (hasLaid) =>
      hasLaid ? undefined : 'you may keep cards for the next round if you lay nothing in this one',
    played: (does) => `${does(['play', 'plays'])} a Hold card to keep cards for the next round.`,
  },
};

/** The add-on in a sentence. */
export const masters = {
  specials: 'Nine more cards (Take, Swap and Hold), played instead of discarding.',
  all: 'The nine special cards, a second copy of the number cards and nine ranged jokers.',
};
