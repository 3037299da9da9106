/** The end of a game online: another one, and the proof of the honest deal. In French. */
import type { AgainWords, ProofWords } from '../../web/online-table-words.ts';
import { and, number } from '../speech.ts';

export const again: AgainWords = {
  again: 'Encore, avec les mêmes',
  asking: 'La prochaine partie se prépare…',
  failed: 'La prochaine partie n’a pas pu être préparée. Réessaie.',
  asked: (name) =>
    name === undefined ? 'Une autre partie se prépare.' : `${name} propose une autre partie.`,
  join: 'Rejouer',
  wantsIn: (names) =>
    names.length === 1
      ? `${and(names)} aimerait jouer la prochaine partie.`
      : `${and(names)} aimeraient jouer la prochaine partie.`,
  wantNext: 'Demander une place pour la prochaine partie',
  wantsNext: 'Tu as demandé une place pour la prochaine partie',
  notKept: 'La partie n’a pas pu être gardée sur cet appareil.',
  noRecord: 'L’enregistrement n’a pas pu être récupéré. Réessaie plus tard.',
};

export const proof: ProofWords = {
  title: 'Donne honnête',
  good: 'Rien n’a été truqué. La vérification vient d’être faite ici, sur ton appareil.',
  bad: 'Quelque chose ne va pas dans cette partie. Le détail est ci-dessous.',
  partly: 'Ce que cet appareil peut vérifier est juste.',
  promise: {
    good: 'L’empreinte du serveur est celle que cet appareil avait notée avant la première carte.',
    bad: 'L’empreinte du serveur n’est pas celle que cet appareil avait notée avant la première carte.',
    unknown: 'Cet appareil n’a noté aucune empreinte avant la première carte : il est venu après.',
  },
  secret: {
    good: 'Le secret montré maintenant a exactement cette empreinte.',
    bad: 'Le secret montré maintenant a une autre empreinte.',
    unknown: 'Le serveur n’a pas montré son secret.',
  },
  salt: {
    good: 'Ce que cet appareil a ajouté au hasard en fait partie.',
    bad: 'Ce que cet appareil a ajouté au hasard n’en fait pas partie.',
    unknown:
      'Cet appareil n’a rien ajouté au hasard : il n’avait pas de place au début de la partie.',
  },
  game: {
    good: (moves) =>
      `Toute la partie a été redonnée à partir du secret et de la part de chacun : chaque mélange et les ${number(moves)} coups sont justes.`,
    bad: (event) =>
      event === undefined
        ? 'L’enregistrement de la partie ne tient pas parole.'
        : `La partie a été redonnée, et l’événement ${number(event)} n’est pas celui qui découle du secret et des règles.`,
    unknown: 'L’enregistrement n’a pas pu être lu : la partie n’a pas été redonnée.',
  },
  seen: {
    good: 'L’enregistrement est bien la partie que cet appareil a vue, carte pour carte.',
    bad: 'L’enregistrement n’est pas la partie que cet appareil a vue.',
    unknown: 'Cet appareil n’a pas vu la partie pendant qu’elle se jouait.',
  },
  mark: { good: 'Juste :', bad: 'Faux :', unknown: 'Inconnu :' },
  how: 'Avant la première carte, le serveur a choisi un secret et montré son empreinte, et l’appareil de chaque joueur a ajouté une part de hasard. Tous les mélanges viennent de tout cela ensemble : personne n’a pu choisir les cartes, ni le serveur, ni un joueur. Maintenant que le secret est montré, toute personne qui a l’enregistrement peut redonner la partie, ici ou avec « palier verify ».',
  noted: 'Empreinte notée par cet appareil',
  ownSalt: 'Ajouté par cet appareil',
};
