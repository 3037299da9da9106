/** What players call things that the rulebook calls otherwise, in French. */
import type { SearchWords } from '../search-words.ts';

export const searchWords: SearchWords = {
  box: ['paquet', 'cartes à jouer'],
  dealing: ['donner', 'donne', 'premier joueur', 'qui commence', 'brasser', 'battre les cartes'],
  nextRound: ['redistribuer', 'recommencer', 'tour suivant'],
  order: ['à gauche', 'ordre du tour', 'sens du jeu', 'étapes'],
  stock: ['tas', 'paquet', 'pile', 'sabot', 'réserve'],
  usedUp: ['vide', 'épuisée', 'remélanger', 'plus de cartes', 'fin du paquet'],
  discards: ['rebut', 'écart', 'poubelle', 'jeter', 'jeter une carte', 'pot'],
  throwing: ['rejeter', 'remettre', 'rendre', 'reposer la carte'],
  laying: ['descendre', 'abattre', 'valider', 'accomplir', 'phase', 'étaler ses cartes'],
  runs: ['séquence', 'tierce', 'quinte', 'escalier', 'série', 'se suivent', 'consécutif'],
  sets: ['triplette', 'double', 'jumelles', 'mêmes chiffres', 'identique'],
  colours: ['famille', 'même couleur', 'flush'],
  adding: ['greffer', 'rallonger', 'étendre', 'coller', 'servir'],
  moving: ['déplacer', 'voler', 'récupérer', 'bouger'],
  jokers: ['remplace', 'carte libre', 'atout', 'super carte'],
  skipping: ['sauter', 'saute son tour', 'bloquer', 'perdre son tour'],
  goingOut: ['finir', 'vider sa main', 'couper', 'main vide', 'sortir'],
  climbing: ['avancer', 'progresser', 'points', 'score', 'deux niveaux', 'sauter un niveau'],
  winning: ['vainqueur', 'gagnant', 'remporter', 'atteindre la lune'],
  ties: ['égalité', 'match nul', 'à égalité', 'plusieurs gagnants', 'partager la victoire'],
  faster: ['raccourcie', 'plus court', 'dans n’importe quel ordre', 'courte'],
  keeping: ['conserver', 'mettre de côté', 'difficile', 'deux étoiles'],
  headStart: ['handicap', 'avantage', 'enfants', 'débutants'],
  levelCards: ['objectifs', 'contrat', 'missions', 'cartes objectif'],
};
