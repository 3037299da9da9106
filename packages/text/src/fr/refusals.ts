/** Why a move is not allowed and what would be, and what is wrong with a document: in French, for a ten-year-old. */
import {
  cardOf,
  placedColour,
  placedValue,
  type ExpectedType,
  type RefusalFacts,
} from '@palier/rules';
import { jokerRange } from '../cards.ts';
import type { FaultWords, RefusalWords } from '../game.ts';
import { isYou } from '../naming.ts';
import {
  aCard,
  cards,
  CARDS,
  count,
  niveau,
  number,
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
    'Ta main serait vide, or il faut se défausser de sa dernière carte. Gardes-en une pour la fin de ton tour.',
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

const TYPES: { readonly [Type in ExpectedType]: string } = {
  integer: 'un nombre entier',
  boolean: 'vrai ou faux (true, false)',
  string: 'un texte',
  array: 'une liste',
  object: 'un objet',
  hex: '64 chiffres hexadécimaux en minuscules',
  line: 'un texte court sans saut de ligne',
};

function range(min: number, max: number): string {
  return min === max ? number(min) : `de ${number(min)} à ${number(max)}`;
}

export const faults: FaultWords = {
  'wrong-type': ({ expected }) => `Il faut ici ${TYPES[expected]}.`,
  'missing-member': ({ member }) => `Il manque ${quote(member)}.`,
  'unknown-member': ({ member }) => `${quote(member)} n’est pas connu ici.`,
  'unknown-version': ({ version }) => `Ce programme ne sait pas lire la version ${quote(version)}.`,
  'not-one-of': ({ value, allowed }) =>
    `${quote(value)} n’est pas possible ici : il faut ${or(allowed.map(quote))}.`,
  'out-of-range': ({ value, min, max }) =>
    `${number(value)} n’est pas possible ici : il faut ${range(min, max)}.`,
  'wrong-length': ({ length, min, max }) =>
    `La longueur est ${number(length)}, mais il faut ${range(min, max)}.`,
  'unreadable-card': ({ text }) => `${quote(text)} n’est pas une carte.`,
  'card-not-in-deck': ({ card }) => `Ce paquet n’a pas de carte ${quote(card)}.`,
  'card-too-often': ({ card, count: times, most }) =>
    `${quote(card)} apparaît ${number(times)} fois, mais le paquet n’en a que ${number(most)}.`,
  'face-up-card-not-allowed': ({ card }) =>
    `${quote(card)} ne peut pas être face visible dans la pioche.`,
  'face-down-under-face-up': ({ card }) =>
    `${quote(card)} est face cachée sous une carte visible : c’est impossible.`,
  'unreadable-part': ({ text }) =>
    `${quote(text)} n’est pas une combinaison : écris par exemple « run 4 », « set 3 » ou « colour 5 ».`,
  'level-too-big': ({ cards, most }) =>
    `Un niveau de ${count(cards, CARDS)} est trop grand : ${number(most)} au plus.`,
  'level-impossible': ({ level }) =>
    `Personne ne pourrait poser le niveau ${level} avec ce paquet.`,
  'ladder-and-ladders': () =>
    'Donne un parcours pour tous ou un par place, mais pas les deux à la fois.',
  'ladder-not-in-edition': ({ ladder, edition }) =>
    `Le parcours ${quote(ladder)} ne fait pas partie de l’édition ${quote(edition)}.`,
  'no-master-in-edition': ({ edition }) =>
    `Les cartes de Level 8 Master ne se mélangent pas à l’édition ${quote(edition)}.`,
  'invalid-meld': ({ cards }) => `${quote(cards)} n’est pas une combinaison.`,
  'joker-ambiguous': ({ cards }) =>
    `Dans ${quote(cards)}, un joker peut avoir plusieurs rôles : écris lequel, par exemple « J=9 ».`,
  'turn-on-skipped-seat': ({ seat }) =>
    `Il y a une carte Passe devant la place ${seat}, ce ne peut donc pas être son tour.`,
  'same-seat-twice': ({ seat }) => `La place ${seat} est nommée deux fois.`,
  'same-level-twice': ({ level }) => `Le niveau ${level} est nommé deux fois.`,
  'finished-before-the-end': ({ seat }) =>
    `La place ${seat} n’a plus de niveau à poser, la partie serait donc terminée.`,
  'nothing-to-draw': ({ seat }) =>
    `La place ${seat} doit prendre une carte, mais il n’y en a aucune à prendre.`,
  'nothing-to-play': ({ seat }) => `La place ${seat} doit jouer, mais sa main est vide.`,
  'nothing-to-offer': ({ seat }) =>
    `La place ${seat} doit prendre une carte, mais personne n’en propose.`,
  'nobody-decides': ({ step }) =>
    `À l’étape ${quote(step)}, quelqu’un doit avoir un choix à faire.`,
  'not-at-this-step': ({ member, step }) =>
    `${quote(member)} n’a pas sa place à l’étape ${quote(step)}.`,
  'needed-at-this-step': ({ member, step }) => `Il faut ${quote(member)} à l’étape ${quote(step)}.`,
  'not-laid': ({ seat }) =>
    `La place ${seat} n’a pas de combinaison sur la table, elle n’a donc pas posé.`,
  'not-in-hand': ({ card, seat }) => `La place ${seat} n’a pas ${quote(card)} en main.`,
  'too-many-kept': ({ seat, most }) =>
    `La place ${seat} peut garder ${count(most, CARDS)} au plus.`,
  'wrong-offer': ({ seat, count: cards }) =>
    `La place ${seat} doit proposer exactement ${count(cards, CARDS)}.`,
  'not-entitled': ({ seat }) => `La place ${seat} n’a rien à décider ici.`,
  'not-json': ({ detail }) => `Ce n’est pas du JSON : ${quote(detail)}.`,
  'too-large': ({ mebibytes }) => `Ce document dépasse ${number(mebibytes)} Mio.`,
  'too-deep': ({ most }) =>
    `Ce document est trop imbriqué : ${number(most)} niveaux d’imbrication au plus.`,
  'no-header': () => 'Une partie enregistrée commence par une ligne d’en-tête, qui manque ici.',
  'line-after-result': () => 'Rien ne peut suivre la ligne du résultat.',
  'bad-take-back': ({ to }) =>
    `Revenir à l’événement ${number(to)}, c’est trop loin : on n’annule que ce qu’on a soi-même posé, ajouté ou défaussé pendant le même tour.`,
};
