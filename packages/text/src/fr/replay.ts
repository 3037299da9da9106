/** Watching a game again, in French. */
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import { capital } from '../speech.ts';
import { and, CARDS, count, de, number, openNiveau, toi } from './speech.ts';

export const replay: Part<'replay'> = {
  title: 'Revoir la partie',
  home: 'Retour à l’accueil',
  loading: 'Ouverture de la partie…',
  missing:
    'Il n’y a pas de partie finie ici. Elle a peut-être été supprimée de cet appareil, ou elle n’est pas terminée.',
  unreadable: 'L’enregistrement de cette partie ne peut pas être lu.',
  unsound: (event) =>
    event === undefined
      ? 'Cet enregistrement ne tient pas parole sur ses mélanges ou sur son résultat.'
      : `À partir de l’événement ${number(event)}, cet enregistrement ne suit plus les règles : seul ce qui précède est montré.`,
  controls: 'Parcourir la partie',
  first: 'Au début',
  back: 'Un pas en arrière',
  forward: 'Un pas en avant',
  last: 'À la fin',
  turnBack: 'Un tour en arrière',
  turnForward: 'Un tour en avant',
  play: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
  scrubber: 'Endroit de la partie',
  place: (at, of, round) => `Manche ${round}, pas ${number(at)} sur ${number(of)}`,
  count: (at, of) => `${number(at)} / ${number(of)}`,
  round: (round) => `Manche ${round}`,
  jump: 'Aller à la manche',
  eyes: 'Vu par',
  open: 'Toutes les mains visibles',
  spectator: 'Un spectateur',
  seat: (seat, naming) => capital(toi(naming, seat)),
  start: 'La partie commence ici.',
  log: 'Ce qui s’est passé dans cette manche',
  review: 'Analyser la partie',
  playOn: {
    open: 'Reprendre ici',
    title: 'Reprendre ici',
    about:
      'Une nouvelle partie commence avec ces cartes, dans l’ordre où elles sont. Les mélanges suivants sont nouveaux. L’ancienne partie reste telle quelle.',
    seat: 'De qui prends-tu les cartes ?',
    strength: 'Les autres sont des robots',
    same: 'Comme avant',
    start: 'Reprendre',
    failed: 'À partir de ce moment, il n’y a plus rien à jouer.',
  },
  keys: 'Touches',
  keyHelp: [
    { keys: '← →', says: 'un pas en arrière ou en avant' },
    { keys: 'Maj + ← →', says: 'un tour en arrière ou en avant' },
    { keys: 'Début, Fin', says: 'au début ou à la fin' },
    { keys: 'Espace', says: 'lecture ou pause' },
  ],
  table: {
    label: 'La table',
    turn: (seat, naming) => `Au tour ${de(toi(naming, seat))}`,
    level: (level, what, edition) => `${openNiveau(edition)} ${level} : ${what}`,
    left: (levels) => `Paliers restants : ${and(levels.map(String))}`,
    done: 'Sur la lune',
    laid: 'Posé',
    dealer: 'Donne',
    skipped: 'Passe son prochain tour',
    held: 'Garde des cartes',
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
