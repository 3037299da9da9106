/** The results of a game, in French. */
import type { ResultWords } from '../../web/story-words.ts';
import { openAll, opens } from '../seats.ts';
import { and, count, number } from '../speech.ts';

const ROUNDS = { one: 'manche', other: 'manches' };
const MOVES = { one: 'coup', other: 'coups' };
const HAVE = ['as', 'a', 'avez', 'ont'] as const;

export const results: ResultWords = {
  title: 'Résultats',
  headline: (winners, naming) =>
    winners.length === 1
      ? `${openAll(naming, winners, HAVE)} atteint la lune !`
      : `${openAll(naming, winners, HAVE)} atteint la lune ensemble !`,
  stalled: (winners, naming) =>
    winners.length === 1
      ? `${openAll(naming, winners, HAVE)} le niveau le plus haut et gagné la partie.`
      : `${openAll(naming, winners, HAVE)} le niveau le plus haut : la victoire se partage.`,
  story: 'Le récit de la partie',
  chart: {
    title: 'La montée',
    about: (rounds, names) =>
      `Niveau de chaque joueur après chaque manche (${count(rounds, ROUNDS)}) : ${and(names)}. Le tableau ci-dessous dit la même chose.`,
    showTable: 'La montée en tableau',
    start: 'Départ',
    round: (round) => `Manche ${round}`,
    legend:
      'Les niveaux de bas en haut jusqu’à la lune, manche après manche. Signe plein : manche terminée.',
    moon: 'Lune',
  },
  figures: {
    title: 'En chiffres',
    totals: (rounds, moves) => `${count(rounds, ROUNDS)}, ${count(moves, MOVES)}.`,
    rows: {
      climbed: 'Niveaux gravis',
      outs: 'Manches terminées',
      laid: 'Niveaux posés',
      passes: 'Cartes Passe reçues',
      jokers: 'Jokers posés',
    },
  },
  receipt: {
    title: 'Donne honnête',
    checking: 'Vérification de la partie…',
    good: (moves, source) => {
      const legal =
        moves === 1 ? 'Le seul coup est permis' : `Les ${number(moves)} coups sont tous permis`;
      switch (source) {
        case 'secret':
          return `${legal}, et chaque mélange découle du secret promis avant la première carte.`;
        case 'seed':
          return `${legal}, et chaque mélange découle de la graine.`;
        case 'unknown':
          return `${legal}. L’enregistrement ne dit pas d’où viennent les mélanges.`;
      }
    },
    bad: (event) =>
      event === undefined
        ? 'Cet enregistrement ne tient pas parole.'
        : `Cet enregistrement ne suit pas les règles à l’événement ${number(event)}.`,
    unavailable: 'L’enregistrement de cette partie n’a pas pu être lu : il n’est pas vérifié.',
    playedOn: (moves) => {
      const legal =
        moves === 1 ? 'Le seul coup est permis' : `Les ${number(moves)} coups sont tous permis`;
      return `${legal}. Cette partie reprend une autre en cours de route : sa donne n’est pas prouvée.`;
    },
    playedOnHow:
      'La partie a commencé avec les cartes telles qu’elles étaient dans l’autre, et les mélanges suivants viennent d’une graine choisie par cet appareil, que personne n’a vue avant. Ce qui a été joué depuis vient d’être vérifié ici, coup par coup ; que la donne était honnête, on ne peut pas le prouver.',
    more: 'Comment c’est vérifié',
    how: {
      secret:
        'Avant la première carte, cet appareil a choisi un secret et montré son empreinte. La partie finie, le secret est montré à son tour. Toute la partie vient d’être rejouée ici : le secret a bien cette empreinte, chaque mélange découle du secret et de ce que les joueurs y ont ajouté, et chaque coup était permis. Avec l’enregistrement, n’importe qui peut en faire autant.',
      seed: 'Les mélanges de cette partie viennent d’une graine que l’enregistrement indique. Toute la partie vient d’être rejouée ici : chaque mélange découle de la graine et chaque coup était permis. Avec l’enregistrement, n’importe qui peut en faire autant.',
      unknown:
        'Toute la partie vient d’être rejouée ici, et chaque coup était permis. L’enregistrement ne dit pas d’où viennent les mélanges : ils n’ont pas pu être refaits.',
    },
    commitment: 'Empreinte montrée avant la première carte',
    secret: 'Secret montré maintenant',
    seed: 'Graine',
    salt: (seat, naming) => `${opens(naming, seat, ['as', 'a'])} ajouté`,
    noSalt: 'rien',
    ruleset: 'Règles',
  },
  rematch: 'Revanche',
  review: 'Analyser',
  replay: 'Revoir la partie',
  save: 'Enregistrer la partie',
  home: 'Accueil',
  fileName: 'palier',
};
