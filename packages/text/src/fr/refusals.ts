/** Why a move is not allowed and what would be: in French, for a ten-year-old. */
import { cardOf, placedColour, placedValue, type RefusalFacts } from '@palier/rules';
import { jokerRange } from '../cards.ts';
import type { RefusalWords } from '../game.ts';
import { isYou } from '../naming.ts';
import {
  aCard,
  cards,
  CARDS,
  count,
  niveau,
  openCard,
  opens,
  or,
  quote,
  toi,
  yoursOr,
  aToi,
} from './speech.ts';

const COMBINATIONS = { one: 'combinaison', other: 'combinaisons' };

function numberChoice(levels: readonly number[]): string {
  return or(levels.map((level) => `le ${level}`));
}

/** What a combination on the table would take. */
function whatFits({ kind, cards: meld, values }: RefusalFacts['does-not-fit']): string {
  const first = meld[0];
  switch (kind) {
    case 'run':
      return values.length === 0
        ? 'Cette suite est complète : plus rien n’y va.'
        : `Pour allonger la suite (${cards.cards(meld)}), il faut ${or(values.map((value) => `un ${value}`))}.`;
    case 'set':
      return `Il faut un autre ${or(values.map(String))}.`;
    case 'colour': {
      const colour = first === undefined ? undefined : placedColour(first);
      return colour === undefined
        ? 'Toutes ses cartes ont la même couleur.'
        : `Il faut une carte de la même couleur : ${cards.colour(colour)}.`;
    }
  }
}

export const refusals: RefusalWords = {
  'unreadable-move': ({ move }) =>
    `${quote(move)} n’est pas un coup. Un coup s’écrit par exemple « draw », « take 2 » ou « discard R7 ».`,
  'no-such-card': ({ card }) =>
    `Il n’y a pas de ${cards.card(card)} dans ce paquet. Choisis une carte de ta main.`,
  'no-such-seat': ({ seat, players }) =>
    `Il n’y a pas de joueur ${seat}. À cette table, les joueurs vont de 1 à ${players}.`,
  'no-such-meld': ({ seat, meld }, naming) =>
    `${opens(naming, seat, ['n’as', 'n’a'])} pas de combinaison ${meld} sur la table. Choisis-en une qui s’y trouve.`,
  'no-such-level': ({ level }, naming) =>
    `Il n’y a pas de ${niveau(naming.edition)} ${level} dans ton parcours. Choisis-en un qui s’y trouve.`,
  'unknown-card': () => 'Tu ne vois pas cette carte. Choisis-en une que tu connais.',
  'name-the-seat': () => 'Plusieurs joueurs choisissent en même temps. Dis de qui vient ce coup.',
  'game-over': () => 'La partie est terminée. Tu peux en commencer une autre.',
  'not-your-turn': ({ turn }, naming) =>
    isYou(naming, turn)
      ? 'Pas maintenant : c’est à toi de jouer.'
      : `Pas maintenant : c’est ${aToi(naming, turn)} de jouer.`,
  'already-decided': ({ step }) =>
    step === 'offer'
      ? 'Tu as déjà choisi. Attends que les autres aient choisi leurs cartes à proposer.'
      : 'Tu as déjà choisi. Attends que les autres aient choisi leurs cartes à garder.',
  'nothing-to-decide': ({ step }) =>
    step === 'offer'
      ? 'Tu n’as rien à choisir. Attends que les autres aient choisi leurs cartes à proposer.'
      : 'Tu n’as rien à choisir. Attends que les autres aient choisi leurs cartes à garder.',
  'must-draw-first': () =>
    'Prends d’abord une carte : celle du dessus de la pioche ou d’une défausse.',
  'already-drawn': () =>
    'Tu as déjà pris une carte. Maintenant, tu peux poser et ajouter, puis tu te défausses.',
  'must-keep-first': ({ most }) =>
    `Choisis d’abord ce que tu gardes pour la manche suivante : ${count(most, CARDS)} au plus, ou rien.`,
  'must-offer-first': ({ count: size }) =>
    `Choisis d’abord ${count(size, CARDS)} de ta main à proposer.`,
  'must-pick-first': () => 'Prends d’abord une des cartes proposées.',
  'must-drop-first': ({ levels }, naming) =>
    `Choisis d’abord le deuxième ${niveau(naming.edition)} à retirer : ${numberChoice(levels)}.`,
  'nothing-to-keep': () =>
    'Tu ne peux pas garder de cartes maintenant. Cela se décide à la fin d’une manche, pour ceux qui y ont droit.',
  'nothing-to-offer': () =>
    'Personne ne demande de cartes. On en propose quand une carte Prise est jouée.',
  'nothing-to-pick': () => 'Aucune carte n’est proposée. Il faut d’abord jouer une carte Prise.',
  'nothing-to-drop': (_, naming) =>
    `Tu n’as pas de deuxième ${niveau(naming.edition)} à retirer maintenant. Cela n’arrive que si tu termines la manche.`,
  'card-not-in-hand': ({ card }) =>
    `Tu n’as pas de ${cards.card(card)}. Choisis une carte de ta main.`,
  'stock-empty': () => 'La pioche est vide. Prends la carte du dessus d’une défausse.',
  'pile-empty': ({ seat }, naming) =>
    `Il n’y a rien sur ${yoursOr(naming, seat, 'défausse')}. Pioche, ou prends une carte sur une autre défausse.`,
  'pass-not-drawn': () =>
    'À cette table, les cartes Passe restent sur la défausse. Pioche, ou prends une carte sur une autre défausse.',
  'joker-not-drawn': () =>
    'À cette table, les jokers restent sur la défausse. Pioche, ou prends une carte sur une autre défausse.',
  'own-pile-not-drawn': () =>
    'À cette table, on ne prend pas sur sa propre défausse. Pioche, ou prends une carte sur une autre défausse.',
  'already-laid': () =>
    'Tu as déjà posé dans cette manche. Tu peux ajouter des cartes à ce qui est sur la table, puis te défausser.',
  'name-the-level': ({ levels }, naming) =>
    `Dis quel ${niveau(naming.edition)} tu poses : ${numberChoice(levels)}.`,
  'not-your-level': ({ level, levels }, naming) =>
    levels.length === 0
      ? `Tu ne peux pas poser le ${niveau(naming.edition)} ${level} : tu n’as plus rien à poser.`
      : `Tu ne peux pas poser le ${niveau(naming.edition)} ${level}. Tu peux poser ${numberChoice(levels)}.`,
  'wrong-number-of-combinations': ({ given, parts }, naming) =>
    `Ton ${niveau(naming.edition)} demande ${count(parts.length, COMBINATIONS)}, pas ${given}. Pose exactement ceci : ${cards.level(parts)}.`,
  'wrong-size': ({ cards: laid, parts }) =>
    `Une de tes combinaisons n’a pas le bon nombre de cartes : ${cards.cards(laid)}. Pose exactement ceci : ${cards.level(parts)}.`,
  'wrong-combinations': ({ parts }, naming) =>
    `Ces combinaisons ne sont pas celles que demande ton ${niveau(naming.edition)}. Pose exactement ceci : ${cards.level(parts)}.`,
  'not-a-run': ({ cards: laid }) =>
    `Ce n’est pas une suite : ${cards.cards(laid)}. Les valeurs doivent se suivre sans trou ; les couleurs sont libres.`,
  'run-does-not-wrap': ({ top }) =>
    `Une suite s’arrête à ${top} : le 1 ne vient pas après. Reste entre 1 et ${top}.`,
  'not-a-set': ({ cards: laid }) =>
    `Ces cartes n’ont pas la même valeur : ${cards.cards(laid)}. Ici, il faut une seule valeur ; les couleurs sont libres.`,
  'not-a-colour': ({ cards: laid }) =>
    `Ces cartes n’ont pas la même couleur : ${cards.cards(laid)}. Ici, il faut une seule couleur ; les valeurs sont libres.`,
  'card-used-twice': ({ card }) =>
    `Tu utilises ${aCard(card)} de trop. Chaque carte ne sert qu’une fois.`,
  'special-in-combination': ({ card }) =>
    `${openCard(card)} n’entre dans aucune combinaison. Joue-la ou défausse-t’en à la fin de ton tour.`,
  'joker-ambiguous': ({ cards: laid }) =>
    `Ici, un joker peut avoir plusieurs rôles : ${cards.cards(laid)}. Dis lequel.`,
  'joker-out-of-range': ({ top }) =>
    `Un joker ne peut pas valoir cela. Il peut prendre toute valeur de 1 à ${top}.`,
  'joker-out-of-its-range': ({ card }) => {
    const { low, high } = jokerRange(cardOf(card));
    return `Ce joker ne peut pas valoir ${placedValue(card) ?? 'cela'}. Il peut prendre toute valeur de ${low} à ${high}.`;
  },
  'joker-meaning-does-not-fit': ({ kind }) =>
    kind === 'colour'
      ? 'Dans une couleur, un joker prend une couleur et non une valeur. Dis laquelle.'
      : 'Ici, un joker prend une valeur et non une couleur. Dis laquelle.',
  'needs-a-natural-card': () =>
    'À cette table, des jokers seuls ne font pas une combinaison. Mets-y au moins une carte numérotée.',
  'same-value-twice': ({ value }, naming) =>
    `À cette table, les paires, brelans et carrés d’un ${niveau(naming.edition)} ont des valeurs différentes, et le ${value} y est deux fois. Prends une autre valeur.`,
  'last-card-must-be-discarded': () =>
    'Ta main serait vide, mais il faut se défausser de sa dernière carte. Gardes-en une pour la fin de ton tour.',
  'lay-first': (_, naming) =>
    `Pose d’abord ton ${niveau(naming.edition)}. Après, tu pourras jouer sur les combinaisons de la table.`,
  'add-from-next-turn': () =>
    'À cette table, on n’ajoute rien au tour où l’on pose. Défausse-toi ; tu ajouteras dès ton prochain tour.',
  // Only number cards and jokers are added: both are masculine.
  'does-not-fit': (facts) => `Le ${cards.placed(facts.card)} ne va pas là. ${whatFits(facts)}`,
  'exchange-not-played': () =>
    'Un joker sur la table reste où il est. Tu peux ajouter ta carte là où elle va.',
  'no-joker-for-this-card': ({ card }) =>
    `Aucun joker de cette combinaison ne remplace ${aCard(card)}. On ne récupère un joker qu’avec la carte qu’il remplace.`,
  'throw-back-not-played': ({ card }) =>
    `Tu viens de prendre ${aCard(card)}. À cette table, on ne s’en défausse pas au même tour : choisis une autre carte.`,
  'not-an-opponent': () =>
    'Tu ne peux pas mettre une carte Passe devant toi. Choisis quelqu’un d’autre.',
  'already-skipped': ({ seat }, naming) =>
    `Il y a déjà une carte Passe devant ${toi(naming, seat)}. Choisis quelqu’un d’autre, ou défausse-toi d’une carte.`,
  'only-the-next-player': ({ seat }, naming) =>
    `À cette table, une carte Passe va seulement devant le joueur suivant. C’est ${toi(naming, seat)}.`,
  'not-a-palier-left': ({ level, levels }, naming) =>
    `Tu ne peux pas retirer le ${niveau(naming.edition)} ${level}. Choisis ${numberChoice(levels)}.`,
  'too-many-kept': ({ most }) => `C’est trop. Tu peux garder ${count(most, CARDS)} au plus.`,
  'wrong-offer': ({ count: size }) => `Propose exactement ${count(size, CARDS)}.`,
  'not-offered': ({ card, seat }, naming) =>
    `${opens(naming, seat, ['ne proposes', 'ne propose'])} pas de ${cards.card(card)}. Choisis une des cartes proposées.`,
  'nobody-to-take-from': () =>
    'Personne n’a de carte que tu pourrais prendre. Défausse-toi plutôt d’une carte.',
  'swap-one-to-three': () =>
    'Une carte Échange permet d’échanger une, deux ou trois cartes. Choisis-en une à trois.',
  'swap-keeps-a-card': () =>
    'Tu ne peux pas échanger toute ta main. Choisis moins de cartes, pour en garder au moins une.',
};
