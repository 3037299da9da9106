/** The special cards in Spanish, but for their rules: see `ledger.ts`. */
import type { SpecialWords } from '../specials.ts';

export const specials: SpecialWords = {
  pass: { card: 'carta Paso' },
  take: {
    name: 'Toma',
    card: 'carta Toma',
    button: 'Jugar Toma',
    question: 'jugar Toma',
    call: 'Juega la carta Toma',
    why: () => 'podrás elegir una de las cartas que enseñen los demás',
    played: (does) => `${does(['juegas', 'juega'])} una carta Toma.`,
  },
  swap: {
    name: 'Cambio',
    card: 'carta Cambio',
    button: 'Jugar Cambio…',
    question: 'jugar Cambio',
    why: () => 'las cartas nuevas quizá te sirvan más',
  },
  hold: {
    name: 'Reserva',
    card: 'carta Reserva',
    button: 'Jugar Reserva',
    question: 'jugar Reserva',
    call: 'Juega la carta Reserva',
    // Once its player has laid, it keeps nothing (MASTER-5).
    why: (hasLaid) =>
      hasLaid
        ? undefined
        : 'si no expones tu nivel en esta ronda, podrás conservar cartas para la siguiente',
    played: (does) =>
      `${does(['juegas', 'juega'])} una carta Reserva para conservar cartas al final de la ronda.`,
  },
};

/** The add-on in a sentence. */
export const masters = {
  specials: 'Nueve cartas más (Toma, Cambio y Reserva) que se juegan en lugar del descarte.',
  all: 'Las nueve cartas especiales, todos los números por duplicado y nueve comodines limitados.',
};
