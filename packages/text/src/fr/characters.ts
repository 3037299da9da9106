/** The people to play against, in French. */
import type { CharacterWords } from '../character-words.ts';

export const characters: CharacterWords = {
  characters: {
    odile: 'Se défausse de ce que personne ne veut, quitte à perdre un tour.',
    bruno: 'Va au plus court, sans regarder qui ramasse quoi.',
    wanda: 'Prend ce dont les autres ont besoin et leur fait passer leur tour.',
    hugo: 'Garde les jokers, et toute carte qui pourrait servir un jour.',
    nell: 'Veut poser tout de suite et pense au reste plus tard.',
    sami: 'Joue un peu de tout, sans manie.',
  },
  // Names that suit anybody: they stand beside the name of a person.
  strengths: {
    novice: {
      name: 'novice',
      about: 'Joue comme après quelques soirées : une carte lui échappe de temps en temps.',
    },
    steady: {
      name: 'solide',
      about: 'Ne rate aucune occasion, mais ne regarde guère ce qu’il faut aux autres.',
    },
    expert: {
      name: 'habile',
      about: 'Surveille ce qu’il faut aux autres et prépare la fin de la manche.',
    },
    master: {
      name: 'virtuose',
      about: 'Joue la suite de tête de mille façons avant chaque coup.',
    },
  },
};
