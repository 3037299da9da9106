/** What is wrong with a document, in French. */
import type { ExpectedType } from '@palier/rules';
import { makeFaultWords, type FaultWords } from '../faults.ts';
import { CARDS, count, number, or, quote, typeset } from './speech.ts';

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

const faults: FaultWords = {
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

export const faultWords = makeFaultWords(faults, typeset);
