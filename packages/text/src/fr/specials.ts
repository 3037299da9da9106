/** The special cards in French, but for their rules: see `ledger.ts`. */
import type { SpecialWords } from '../specials.ts';

export const specials: SpecialWords = {
  pass: { card: 'carte Passe' },
  take: {
    name: 'Prise',
    card: 'carte Prise',
    button: 'Jouer la carte Prise',
    question: 'jouer Prise',
    call: 'Joue la carte Prise',
    why: () => 'tu pourras choisir une des cartes que les autres montrent',
    played: (does) => `${does(['joues', 'joue'])} une carte Prise.`,
  },
  swap: {
    name: 'Échange',
    card: 'carte Échange',
    button: 'Jouer la carte Échange…',
    question: 'jouer Échange',
    why: () => 'les nouvelles cartes t’aideront peut-être davantage',
  },
  hold: {
    name: 'Réserve',
    card: 'carte Réserve',
    button: 'Jouer la carte Réserve',
    question: 'jouer Réserve',
    call: 'Joue la carte Réserve',
    // Once its player has laid, it keeps nothing (MASTER-5).
    why: (hasLaid) =>
      hasLaid
        ? undefined
        : 'tu pourras garder des cartes pour la manche suivante si tu ne poses pas dans celle-ci',
    played: (does) =>
      `${does(['mets', 'met'])} une carte Réserve sur la table, pour garder des cartes à la fin de la manche.`,
  },
};

/** The add-on in a sentence. */
export const masters = {
  specials: 'Neuf cartes en plus (Prise, Échange et Réserve), à jouer au lieu de se défausser.',
  all: 'Les neuf cartes spéciales, une deuxième série de nombres et neuf jokers limités.',
};
