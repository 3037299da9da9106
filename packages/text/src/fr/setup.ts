/** Editions, ladders and steps in French. */
import type { SetupWords } from '../words.ts';

export const setup: SetupWords = {
  editions: {
    'level-up': 'Level Up (2010)',
    'level-8-98': 'Level 8, 98 cartes (allemande, 2016)',
    'level-8-99': 'Level 8, 99 cartes',
    'level-8-101': 'Level 8, 101 cartes',
  },
  ladders: {
    stacked: 'Un palier après l’autre',
    open: 'Échelle ouverte : les paliers dans l’ordre de son choix',
    'one-star': 'Une étoile',
    'two-star': 'Deux étoiles (échelle propre à Palier)',
  },
  masters: {
    none: 'Sans les cartes de Master',
    specials: 'Avec les cartes spéciales de Level 8 Master',
    all: 'Avec toutes les cartes de Level 8 Master',
  },
  steps: {
    draw: 'Prends une carte',
    play: 'Pose, ajoute ou défausse-toi',
    keep: 'Choisis les cartes à garder',
    drop: 'Choisis le deuxième palier à retirer',
    offer: 'Choisis les cartes à proposer',
    pick: 'Prends une des cartes proposées',
    over: 'La partie est finie',
  },
};
