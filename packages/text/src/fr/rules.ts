/** The house rules and the rulebook around the rules, in French. */
import type { Part } from '../langs.ts';
import { makeRuleWords, type HouseRuleSentences } from '../rules.ts';
import { ledger } from './ledger.ts';
import { and, count, number, quote, seatNumber } from './speech.ts';

const houseRules: HouseRuleSentences = {
  goingOut: {
    discard: 'Pour terminer la manche, il faut se défausser de sa dernière carte.',
    any: 'On termine la manche comme on veut : en posant, en ajoutant ou en défaussant sa dernière carte.',
  },
  winOnLaying: {
    yes: 'Qui pose le dernier niveau gagne aussitôt.',
    no: 'La partie ne se gagne qu’à la fin d’une manche.',
  },
  drawPass: {
    allowed: 'On peut prendre une carte Passe sur une défausse.',
    forbidden: 'Une carte Passe sur une défausse y reste.',
  },
  drawJoker: {
    allowed: 'On peut prendre un joker sur une défausse.',
    forbidden: 'Un joker sur une défausse y reste.',
  },
  drawOwn: {
    allowed: 'On peut prendre sur sa propre défausse.',
    forbidden: 'On peut prendre sur les défausses des autres, mais pas sur la sienne.',
  },
  throwBack: {
    allowed: 'On peut se défausser de la carte qu’on vient de prendre.',
    forbidden:
      'On ne se défausse pas, au même tour, d’une carte prise sur une défausse, sauf si c’est la dernière.',
  },
  addSameTurn: {
    yes: 'On peut ajouter des cartes dès le tour où l’on pose.',
    no: 'On n’ajoute des cartes qu’à partir du tour qui suit la pose.',
  },
  pairsDistinct: {
    no: 'Deux paires d’un niveau peuvent avoir la même valeur, et les brelans et carrés aussi.',
    yes: 'Les paires, brelans et carrés d’un niveau ont tous des valeurs différentes.',
  },
  jokerNeedsNatural: {
    no: 'Une combinaison peut être faite uniquement de jokers.',
    yes: 'Toute combinaison posée compte au moins une carte qui n’est pas un joker.',
  },
  jokerSwap: {
    no: 'Un joker sur la table reste où il est.',
    yes: 'Après avoir posé, on peut mettre la vraie carte à la place d’un joker et prendre le joker.',
  },
  passTarget: {
    any: 'Une carte Passe se met devant n’importe quel adversaire qui n’en a pas.',
    next: 'Une carte Passe se met seulement devant le joueur suivant.',
  },
  passUpcardSkips: {
    no: 'Une carte Passe retournée à la donne ne fait rien.',
    yes: 'Une carte Passe retournée à la donne fait passer son tour au premier joueur.',
  },
  passWithTwo: {
    yes: 'À deux aussi, on joue avec les cartes Passe.',
    removed: 'À deux, on joue sans les cartes Passe.',
  },
  stockOut: {
    rebuild: 'Quand la pioche est épuisée, on mélange les défausses pour en refaire une.',
    'finish-turn': 'Quand la pioche est épuisée, on finit le tour et la manche s’arrête.',
    'at-once': 'La manche s’arrête à l’instant où la pioche est épuisée.',
  },
  stockOutBonus: {
    yes: 'Terminer la manche une fois la pioche épuisée rapporte encore le deuxième niveau.',
    no: 'Terminer la manche une fois la pioche épuisée ne rapporte qu’un niveau.',
  },
  nextDealer: {
    left: 'À la manche suivante, c’est le voisin de gauche du donneur qui donne.',
    last: 'À la manche suivante, c’est le dernier à avoir joué qui donne.',
  },
  bonusPalier: {
    free: 'Qui termine la manche choisit le deuxième palier à retirer.',
    lowest: 'Qui termine la manche retire en plus son palier le plus bas.',
  },
  browseDiscards: {
    no: 'D’une défausse, on ne voit que la carte du dessus.',
    yes: 'On peut regarder toutes les cartes des défausses.',
  },
  keepFrom: (level) =>
    `À partir du niveau ${level}, qui n’a pas posé peut garder des cartes pour la manche suivante.`,
  keepCards: (cards) =>
    cards === 0
      ? 'On ne garde aucune carte pour la manche suivante.'
      : `On peut garder jusqu’à ${count(cards, { one: 'carte', other: 'cartes' })} pour la manche suivante.`,
  levels: (levels) =>
    levels === 1
      ? 'On ne joue que le premier niveau.'
      : `On ne joue que les ${number(levels)} premiers niveaux ; le ${number(levels)} est le dernier.`,
  startLevel: (levels) =>
    `Niveaux de départ : ${and(levels.map((level, index) => `${seatNumber(index + 1)} au niveau ${level}`))}.`,
};

const book: Part<'rules'>['book'] = {
  title: 'Règles du jeu',
  search: 'Chercher dans les règles',
  searchHint: 'Un mot, ou un numéro comme LAY-3',
  found: (rules) => count(rules, { one: 'règle trouvée', other: 'règles trouvées' }),
  noneFound: 'Aucune règle ne dit cela. Essaie un autre mot, ou montre toutes les règles.',
  forTable: 'Pour ce jeu',
  edition: 'Édition',
  ladder: 'Échelle',
  master: 'Extension',
  withHouseRules: (rules) =>
    `Avec ${count(rules, { one: 'règle maison', other: 'règles maison' })} de ta table`,
  showAll: 'Montrer toutes les règles',
  showAllAbout: (hidden) =>
    `${count(hidden, { one: 'règle qui ne concerne', other: 'règles qui ne concernent' })} pas ce jeu`,
  chapters: {
    'setting-up': 'Mise en place',
    turn: 'Ton tour',
    jokers: 'Les jokers',
    'pass-cards': 'Les cartes Passe',
    stock: 'La pioche',
    'round-end': 'La fin de la manche',
    winning: 'Gagner',
    'open-ladder': 'L’échelle ouverte',
    'two-stars': 'Garder des cartes',
    master: 'Les cartes de Master',
    'house-rules': 'Règles maison',
    'own-ladders': 'Échelles à toi, coups illisibles',
  },
  ladderTitle: (ladder) => `L’échelle : ${ladder}`,
  levelHeader: 'Niveau',
  asksFor: 'demande',
  atThisTable: 'À cette table :',
  inThisBox: 'Dans ce jeu :',
  notHere: 'ne concerne pas ce jeu',
  linkTo: (id) => `Lien vers ${id}`,
  unknownRule: (id) => `Il n’y a pas de règle ${quote(id)}.`,
};

export const rules: Part<'rules'> = { ...makeRuleWords(ledger, houseRules), book };
