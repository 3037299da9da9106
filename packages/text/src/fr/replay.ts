/** Watching a game again, in French. */
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import { capital } from '../speech.ts';
import {
  and,
  CARDS,
  combinationOf,
  contracted,
  count,
  de,
  number,
  openNiveau,
  ownOr,
  toi,
  aToi,
} from './speech.ts';

export const replay: Part<'replay'> = {
  file: {
    unreadable: (line, sentence) => {
      const what =
        line === undefined
          ? 'Ce n’est pas une partie enregistrée.'
          : `Cette partie enregistrée est endommagée à la ligne ${number(line)}.`;
      return sentence === undefined ? what : `${what} ${sentence}`;
    },
    notText: 'Ce fichier ne peut pas être lu.',
    tooLarge: (mebibytes) =>
      `Ce fichier dépasse ${number(mebibytes)} Mio : ce n’est pas une partie enregistrée.`,
    unsound:
      'Fichier modifié : le mélange, le résultat ou un coup ne correspond pas. Il n’a pas été gardé.',
    unfinished: 'Cette partie n’est pas terminée. Tu pourras la revoir quand elle le sera.',
  },
  title: 'Revoir la partie',
  loading: 'Ouverture de la partie…',
  missing:
    'Il n’y a pas de partie terminée ici. Elle a peut-être été supprimée de cet appareil, ou elle se joue encore.',
  unreadable: 'Le fichier de cette partie ne peut pas être lu.',
  unsound: (event) =>
    event === undefined
      ? 'Fichier modifié : le mélange ou le résultat ne correspond pas.'
      : `Fichier modifié : à partir de l’événement ${number(event)}, la partie ne suit plus les règles. Seul ce qui précède est montré.`,
  controls: 'Parcourir la partie',
  first: 'Au début',
  back: 'Étape précédente',
  forward: 'Étape suivante',
  last: 'À la fin',
  turnBack: 'Tour précédent',
  turnForward: 'Tour suivant',
  play: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
  scrubber: 'Moment de la partie',
  place: (at, of, round) => `Manche ${round}, étape ${number(at)} sur ${number(of)}`,
  count: (at, of) => `${number(at)} / ${number(of)}`,
  round: (round) => `Manche ${round}`,
  jump: 'Aller à la manche',
  eyes: 'Vu par',
  open: 'Toutes les mains visibles',
  spectator: 'Le public',
  seat: (seat, naming) => capital(toi(naming, seat)),
  start: 'La partie commence ici.',
  log: 'Ce qui s’est passé dans cette manche',
  told: {
    drawn: 'Piochée',
    taken: ({ seat, from }, naming) => `Prise sur ${ownOr(naming, seat, from)('défausse')}`,
    laid: (level, edition) => `${openNiveau(edition)} ${level} posé`,
    added: ({ seat, to, meld }, naming) =>
      `Ajoutée ${contracted(`à ${combinationOf(naming, seat, to, meld)}`)}`,
    discarded: 'Défaussée',
  },
  review: 'Analyser la partie',
  film: {
    title: 'Film à partager',
    about:
      'Un petit film, fait sur cet appareil. Il ne montre que ce que tout le monde voyait à la table.',
    lengths: { turn: 'Le dernier tour', game: 'Toute la partie' },
    making: 'Création du film…',
    saved: 'Film enregistré.',
    failed: 'Le film n’a pas pu être fait.',
  },
  playOn: {
    open: 'Reprendre ici',
    title: 'Reprendre ici',
    about:
      'Une nouvelle partie commence avec ces cartes, dans l’ordre où elles sont. Les mélanges suivants sont nouveaux. L’ancienne partie reste telle quelle.',
    seat: 'Avec les cartes de qui joues-tu ?',
    strength: 'Force des robots',
    same: 'Comme avant',
    start: 'Reprendre',
    failed: 'À partir de ce moment, il n’y a plus rien à jouer.',
  },
  keys: 'Touches',
  keyHelp: [
    { keys: '← →', says: 'étape précédente ou suivante' },
    { keys: 'Maj + ← →', says: 'tour précédent ou suivant' },
    { keys: 'Début, Fin', says: 'au début ou à la fin' },
    { keys: 'Espace', says: 'lecture ou pause' },
  ],
  table: {
    label: 'La table',
    turn: (seat, naming) => `${capital(aToi(naming, seat))} de jouer`,
    level: (level, what, edition) => `${openNiveau(edition)} ${level} : ${what}`,
    left: (levels) => `Paliers restants : ${and(levels.map(String))}`,
    done: 'Parcours terminé',
    laid: 'A posé',
    dealer: 'Donneur',
    skipped: 'Passe son tour',
    held: 'A joué Réserve',
    hand: (seat, cards, naming) =>
      `${isYou(naming, seat) ? 'Ta main' : `Main ${de(toi(naming, seat))}`}, ${count(cards, CARDS)}`,
    cards: (cards) => count(cards, CARDS),
    stock: (cards) => `Pioche, ${count(cards, CARDS)}`,
    pile: (seat, naming) =>
      isYou(naming, seat) ? 'Ta défausse' : `Défausse ${de(toi(naming, seat))}`,
    melds: (seat, naming) =>
      isYou(naming, seat) ? 'Tes combinaisons' : `Combinaisons ${de(toi(naming, seat))}`,
    nothing: 'vide',
  },
};
