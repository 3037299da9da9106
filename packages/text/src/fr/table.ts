/** The table in the browser, in French. */
import type { MeldName } from '../cards.ts';
import type { Deed } from '../facts.ts';
import type { Part } from '../langs.ts';
import { capital } from '../speech.ts';
import { buttons } from '../specials.ts';
import {
  aNom,
  and,
  called,
  CARDS,
  contracted,
  count,
  de,
  meldThing,
  niveau,
  opened,
  openNiveau,
  or,
} from './speech.ts';
import { specials } from './specials.ts';

/** « ta suite », « les 10 d’Anna » */
function whose(owner: string | undefined, meld: MeldName): string {
  const { yours, the, name } = meldThing(meld);
  return owner === undefined ? `${yours} ${name}` : `${the} ${name} ${de(owner)}`;
}

/** What can be done in a turn; to discard stands alone where nothing else can. */
const toDo: { readonly [D in Deed]: string } = {
  lay: 'pose',
  add: 'ajoute',
  pass: 'joue une carte Passe',
  special: 'joue une carte spéciale',
  either: 'joue une carte Passe ou spéciale',
  discard: 'défausse-toi',
};

export const table: Part<'table'> = {
  loading: 'Ouverture de la partie…',
  unreadable: 'Cette partie est illisible.',
  unreadableWhy:
    'Elle est endommagée ou vient d’une autre version de Palier. Rien n’est supprimé : dans « Tes parties », tu peux la mettre de côté ou l’enregistrer dans un fichier.',
  missing: 'Cette partie n’est pas sur cet appareil.',
  elsewhere: 'Cette partie est ouverte dans un autre onglet.',
  elsewhereWhy: 'Elle se joue à un seul endroit à la fois. Continue là-bas, ou joue ici.',
  failed: 'La partie n’a pas pu être ouverte.',
  tryAgain: 'Réessayer',
  takeOver: 'Jouer ici',
  toHome: 'Retour à l’accueil',

  heading: (round, edition) => `${edition}, manche ${round}`,
  round: (round) => `Manche ${round}`,
  furthest: (place) => `Au plus haut : ${place}`,
  you: 'Toi',
  level: (level, edition) => `${openNiveau(edition)} ${level}`,
  levelAsks: (level, what, edition) => `${openNiveau(edition)} ${level} : ${what}`,
  cards: (cards) => count(cards, CARDS),
  laid: 'a posé',
  missesTurn: 'passe son tour',
  holds: 'a joué Réserve',
  deals: 'a distribué cette manche',
  seat: (name, facts) => [name, ...facts].join(', '),
  leads: 'en tête',
  nearMoon: 'à une pose de la lune',

  stock: (cards) => `Pioche, ${count(cards, CARDS)}`,
  pileOf: (name, top, cards) =>
    top === undefined
      ? `Défausse ${de(name)}, vide`
      : `Défausse ${de(name)} : ${top}, ${count(cards, CARDS)}`,
  ownPile: (top, cards) =>
    top === undefined ? 'Ta défausse, vide' : `Ta défausse : ${top}, ${count(cards, CARDS)}`,
  stockName: 'Pioche',
  ownPileName: 'Ta défausse',
  emptyPile: 'vide',
  meld: (owner, meld, cards) => `${capital(whose(owner, meld))} : ${cards}`,
  nothingLaid: 'Personne n’a encore posé.',
  melds: 'Combinaisons sur la table',
  opponents: 'Adversaires',
  players: 'Joueurs',
  toHand: 'Aller à ta main',
  hand: (cards) => `Ta main, ${count(cards, CARDS)}`,
  handCard: (card, { isFresh, isSpare, fits }) =>
    [
      card,
      ...(isFresh ? ['nouvelle carte'] : []),
      ...(fits ? ['peut s’ajouter'] : []),
      ...(isSpare ? ['en trop'] : []),
    ].join(', '),
  isTarget: 'possible maintenant',

  yourTurn: (step) => `À toi : ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  canNow: (deeds) =>
    `À toi : ${deeds.length > 1 ? or(deeds.map((deed) => toDo[deed])) : 'défausse-toi d’une carte'}`,
  firstPrompts: {
    draw: () => 'À toi : touche la pioche',
    spare: () => 'Défausse-toi d’une carte grisée : elle est en trop',
    lay: (edition) => `Ton ${niveau(edition)} est complet : pose-le`,
  },
  turnOf: (name) => `${capital(aNom(name))} de jouer`,
  deciding: (names) =>
    opened(`${and(names.map(called))} ${names.length === 1 ? 'choisit' : 'choisissent'}`),
  paused: 'En pause',

  yourLevel: (level, edition) => `Ton ${niveau(edition)} ${level}`,
  partFilled: (part, have, size) => `${part} : ${have} sur ${size}`,
  nearestLevel: (level) => `Le plus proche : palier ${level}`,
  doneOf: (done, levels) => `${done} sur ${levels}`,
  cardsMissing: (missing) => (missing === 1 ? 'il manque 1 carte' : `il manque ${missing} cartes`),
  canLay: 'complet',
  youLaid: (level, edition) => `${openNiveau(edition)} ${level} posé`,
  thenGoOut: 'Ajoute ce que tu peux et débarrasse-toi du reste.',

  draw: 'Piocher',
  lay: (level, edition) => `Poser le ${niveau(edition)} ${level}`,
  addTo: (owner, meld) => `Ajouter ${contracted(`à ${whose(owner, meld)}`)}`,
  addWhere: 'Ajouter…',
  discard: 'Défausser',
  chooseDiscard: 'Choisis une carte',
  chooseDraw: 'Prendre une carte visible',
  skip: (name) => `${name} passe son tour`,
  skipWhom: 'Qui doit passer son tour ?',
  plays: buttons(specials),
  wait: 'Patiente',

  sort: 'Trier la main',
  sorts: {
    value: 'Par valeur',
    colour: 'Par couleur',
    level: 'Pour poser',
    own: 'Libre',
  },
  unsorted: 'Tes cartes restent là où tu les mets.',
  sortAgain: 'Trier à nouveau',
  hint: 'Conseil',
  takeBack: 'Annuler le coup',
  menu: 'Menu',
  history: 'Ce qui s’est passé',
  situation: 'Que puis-je faire ?',
  close: 'Fermer',
  cancel: 'Annuler',
  back: 'Retour',
  next: 'Suivant',
  previous: 'Précédent',

  pause: 'Pause',
  resume: 'Reprendre la partie',
  leave: 'Quitter la table',
  leaveAbout: 'La partie est enregistrée : continue-la quand tu veux.',
  rulebook: 'Règles du jeu',
  settings: 'Réglages',
  soundOn: 'Activer le son',
  soundOff: 'Couper le son',
  pace: 'Les robots jouent',
  paces: { slow: 'lentement', normal: 'normalement', fast: 'vite', instant: 'sans attendre' },

  seeRule: (rule) => `Règle ${rule}`,
  whyRule: 'Pourquoi ? Voir la règle',

  troubles: {
    'choose-first': 'Choisis d’abord une carte de ta main.',
    'fits-nowhere': 'Cette carte ne va avec aucune combinaison sur la table.',
    'not-stored': 'Impossible d’enregistrer : rien n’a été fait. Réessaie.',
    stale: 'La partie avait déjà avancé : rien n’a été fait. Regarde où elle en est.',
    'not-yours': 'Ce n’est pas ta place.',
    'nothing-to-take-back': 'Il n’y a rien à annuler maintenant.',
    'not-over': 'Il faut attendre la fin de la partie.',
  },

  hintTitle: 'Un conseil',
  doIt: 'Jouer ce coup',

  whichLevel: 'Quel palier ?',
  stays: (cards) =>
    cards === 0
      ? 'Aucune carte ne reste en main.'
      : `${count(cards, CARDS)} ${cards === 1 ? 'reste' : 'restent'} en main :`,
  partEmpty: 'pas encore de carte',
  whichMeaning: 'Que remplacent les jokers ?',
  whichWay: 'Que veux-tu faire ?',

  keepTitle: (most) => `Garder jusqu’à ${count(most, CARDS)}`,
  keepAbout: 'Elles restent dans ta main pour la manche suivante, sans être montrées.',
  keepThese: (cards) => (cards === 0 ? 'Ne rien garder' : `Garder ${count(cards, CARDS)}`),
  offerTitle: (cards) => `Proposer ${count(cards, CARDS)}`,
  offerAbout: 'Quelqu’un a joué une carte Prise et prendra une seule des cartes proposées.',
  offerThese: 'Proposer celles-ci',
  choose: (chosen, most) => `${chosen} sur ${most}`,

  curtain: (name) => `Passe l’appareil ${aNom(name)}`,

  done: 'franchi',
  faceUp: (cards) => `face visible dessous : ${cards}`,
};
