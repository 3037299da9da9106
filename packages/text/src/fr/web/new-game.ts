/** Setting up a game, in French. */
import type { NewGameWords } from '../../web/new-game-words.ts';
import { count, number } from '../speech.ts';

const PLAYERS = { one: 'joueur', other: 'joueurs' };

export const newGame: NewGameWords = {
  botsTitle: 'Contre des robots',
  deviceTitle: 'Sur un seul appareil',
  deal: 'Donner les cartes',
  dealing: 'On donne…',
  notDealt: 'La partie n’a pas pu commencer. Réessaie.',
  table: 'À table',
  players: 'Nombre de joueurs',
  playerCount: (players) => count(players, PLAYERS),
  seats: 'Places',
  place: (place) => `Place ${number(place)}`,
  yourName: 'Ton nom',
  nameOf: (place) => `Nom, place ${number(place)}`,
  you: 'Toi',
  person: (place) => `Place ${number(place)}`,
  isPerson: 'Personne',
  isBot: 'Robot',
  kindOf: (place) => `Qui joue à la place ${number(place)}`,
  change: (name) => `Modifier ${name}`,
  chooseBot: 'Qui joue ici ?',
  chooseStrength: 'De quelle force ?',
  strengthOfAll: 'Force des robots',
  strengthMixed: 'Les robots sont de forces différentes.',
  done: 'Terminé',
  rules: 'Quel jeu',
  edition: 'Édition',
  editions: {
    'level-up':
      'Des nombres jusqu’à 18, ni jokers ni cartes Passe ; la manche s’arrête aussi quand la pioche est vide.',
    'level-8-98': 'Des nombres jusqu’à 15, 5 jokers et 3 cartes Passe.',
    'level-8-99': 'Des nombres jusqu’à 15, 6 jokers et 3 cartes Passe, sur une étoile.',
    'level-8-101': 'Des nombres jusqu’à 15, 7 jokers et 4 cartes Passe : très bien pour commencer.',
  },
  ladder: 'Échelle',
  ladders: {
    stacked: 'Tu poses les huit paliers dans l’ordre, du premier au dernier.',
    open: 'Les huit sont étalés et tu poses celui qui va à ta main : plus rapide.',
    'one-star': 'Les huit niveaux de la boîte, dans l’ordre : très bien pour commencer.',
    'two-star':
      'Des niveaux plus durs ; à partir du 5, qui n’a pas posé peut garder jusqu’à quatre cartes.',
  },
  levelsOf: (ladder) => `Les niveaux : ${ladder}`,
  master: 'Extension',
  masters: {
    none: 'La boîte telle quelle.',
    specials: 'Neuf cartes en plus, Prise, Échange et Réserve, jouées à la place de la défausse.',
    all: 'Les neuf cartes spéciales, une deuxième série de nombres et neuf jokers limités.',
  },
  noMaster: 'Les cartes de Master ne vont pas avec cette édition.',
  houseRules: 'Règles maison',
  houseRulesAbout: 'Joue comme chez toi : chaque règle peut être changée.',
  asInTheBox: 'Comme dans la boîte',
  changed: (rules) => count(rules, { one: 'changée', other: 'changées' }),
  isChanged: 'changée',
  isOwn: 'comme dans la boîte',
  reset: 'Revenir aux règles de la boîte',
  topics: {
    drawing: 'Prendre et se défausser',
    laying: 'Poser, ajouter, jokers',
    passing: 'Cartes Passe',
    ending: 'La fin de la manche',
    climbing: 'La montée et la victoire',
    keeping: 'Garder des cartes',
  },
  idleRules: (rules) =>
    `${count(rules, { one: 'règle ne change', other: 'règles ne changent' })} rien ici`,
  idle: {
    'no-pass-cards': 'Ce jeu n’a pas de cartes Passe.',
    'no-jokers': 'Ce jeu n’a pas de jokers.',
    'more-than-two': 'Elle ne compte qu’à deux joueurs.',
    'only-two': 'À deux, il n’y a qu’un adversaire.',
    'not-open': 'Elle ne compte que sur l’échelle ouverte.',
    'no-two-sets': 'Aucun niveau joué ne demande deux groupes de même valeur.',
    'not-last-turn': 'Elle ne compte que si l’on finit son tour quand la pioche est vide.',
    'nothing-kept': 'Ici, on ne garde pas de cartes.',
    'one-level': 'On ne joue qu’un niveau.',
  },
};
