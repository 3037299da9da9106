/** The companion of a game with real cards, in French. */
import type { Part } from '../langs.ts';
import { called, count, niveau, number, ROUNDS } from './speech.ts';

const LEVELS = { one: 'palier restant', other: 'paliers restants' };

export const companion: Part<'companion'> = {
  title: 'Suivi des niveaux',
  about:
    'Vous jouez avec de vraies cartes ; ici, on note où en est chacun, qui monte et qui distribue.',
  evenings: 'Soirées',
  newEvening: 'Nouvelle soirée',
  rounds: (rounds) => count(rounds, ROUNDS),
  remove: (names) => `Supprimer la soirée avec ${names}`,
  removeAsk: 'Supprimer cette soirée ?',
  removeAbout: 'Ses manches disparaissent pour de bon.',
  removeYes: 'Supprimer',
  removed: 'Soirée supprimée.',
  notHere: 'Cette soirée n’est pas sur cet appareil.',
  allEvenings: 'Toutes les soirées',
  form: {
    people: 'Qui joue ?',
    firstDealer: 'Premier donneur',
    houseRules: 'Règles maison pour la montée',
    houseRulesAbout:
      'Seulement les règles qui changent la montée, la victoire, le donneur ou les cartes gardées.',
    begin: 'Commencer',
  },
  nowRound: (round) => `Manche ${number(round)}`,
  deals: (name) => `${name} distribue`,
  players: 'Où en est chacun',
  levelOf: (name, level, levels, edition) =>
    `${name}, ${niveau(edition)} ${number(level)} sur ${number(levels)}`,
  levelsLeft: (name, left) => `${name}, ${count(left, LEVELS)}`,
  finished: 'Parcours terminé.',
  lastLevel: 'C’est le dernier',
  enterRound: 'Noter la manche',
  undo: 'Annuler',
  redo: 'Rétablir',
  undone: (round) => `Manche ${number(round)} annulée.`,
  redone: (round) => `Manche ${number(round)} rétablie.`,
  history: 'Les manches jouées',
  noHistory: 'Pas encore de manche.',
  historyRound: (round) => `Manche ${number(round)}`,
  again: 'Revanche',
  awake: 'L’écran reste allumé.',
  round: {
    title: (round) => `Manche ${number(round)} : qui a posé, qui a terminé ?`,
    about: 'Touche tous les joueurs qui ont posé, et celui qui a terminé la manche.',
    laid: 'A posé',
    out: 'A terminé',
    laidOf: (name) => `${name} a posé`,
    outOf: (name) => `${name} a terminé la manche`,
    whichLevel: (name) => `Le palier posé par ${called(name)}`,
    notLaid: 'Rien posé',
    level: (level, asks) => `${number(level)} : ${asks}`,
    nobodyOut: 'Personne n’a terminé',
    winsByLaying: 'C’est le dernier : le poser fait gagner aussitôt.',
    lastTurn: 'Qui a joué le dernier tour ?',
    bonus: (name) => `Le deuxième palier que retire ${called(name)}`,
    chooseOne: 'Choisir…',
    usedUp: 'La pioche était épuisée',
    usedUpAbout: 'À cette table, terminer à ce dernier tour ne donne pas de bonus.',
    missingEnd: 'Qui a terminé ? Touche un nom, ou « Personne n’a terminé ».',
    missingLast: 'Qui a joué le dernier tour ? Cette personne distribue ensuite.',
    missingBonus: 'Choisis le deuxième palier à retirer.',
    enter: 'Noter la manche',
  },
};
