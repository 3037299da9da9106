/** Drills and the daily deal, in French. */
import type { Leaves } from '../facts.ts';
import type { Part } from '../langs.ts';
import { CARDS, count, niveau, number, openNiveau } from './speech.ts';

/** Unseen cards that help. */
const USEFUL = { one: 'carte utile', other: 'cartes utiles' };

const DAYS = { one: 'jour', other: 'jours' };

const HOURS = { one: 'heure', other: 'heures' };

/** « 4,2 » percentage points. */
const points = (share: number): string => number(Math.round(share * 1000) / 10);

function lacks({ missing, outs }: Leaves): string {
  if (missing === 0) return 'permet de poser';
  const helpful = outs === 0 ? 'aucune carte utile' : count(outs, USEFUL);
  return `laisse ${count(missing, CARDS)} à trouver (${helpful})`;
}

export const drills: Part<'drills'> = {
  title: 'Exercices',
  intro:
    'Des positions tirées de vraies parties, chacune avec une réponse sûre. Elles deviennent plus difficiles à mesure que tu réussis.',
  whatToPractise: 'À travailler',
  kinds: {
    mixed: { name: 'Un peu de tout', about: 'Les quatre, tour à tour.' },
    lay: { name: 'Trouver la pose', about: 'Tu as de quoi poser. Trouve comment.' },
    discard: { name: 'Bien se défausser', about: 'Une carte doit partir. Laquelle ?' },
    draw: { name: 'Prendre ou piocher', about: 'Une carte visible, ou la pioche ?' },
    out: { name: 'Terminer la manche', about: 'Vide ta main en un seul tour.' },
  },
  edition: 'Édition',
  start: 'Commencer',
  choose: 'Changer',
  streak: (right) => `${number(right)} de suite`,
  bestStreak: (right) => `Record : ${number(right)}`,
  difficulty: (difficulty, most) => `Difficulté ${difficulty} sur ${most}`,
  looking: 'Recherche d’une bonne position…',
  failed: 'Aucune position n’a pu être préparée.',
  tryAgain: 'Réessayer',

  questions: {
    lay: 'Tu as de quoi poser : comment ?',
    layBest: 'Pose de façon à garder le moins de cartes possible à la fin du tour',
    discard: 'De quelle carte te défausses-tu ?',
    draw: 'Où prends-tu ta carte ?',
    out: 'Termine la manche à ce tour',
  },
  level: (level, parts, edition) => `${openNiveau(edition)} ${level} : ${parts}`,
  hasLaid: (level, edition) => `Ton ${niveau(edition)} ${level} est posé.`,
  how: {
    lay: 'Choisis une combinaison, puis ses cartes.',
    discard: 'Choisis une carte de ta main.',
    draw: 'Choisis la pioche ou une carte visible.',
    outLay: 'Pose d’abord : choisis une combinaison, puis ses cartes.',
    outAdd: 'Choisis une carte, puis la combinaison où elle va. Défausse-toi de la dernière.',
  },
  table: 'La table',
  confirm: { lay: 'Poser ces cartes', discard: 'Défausser', draw: 'Prendre ici' },
  startOver: 'Recommencer',
  stillHeld: (left) =>
    `Ton tour se terminerait avec encore ${count(left, CARDS)} en main. Ajoutes-en d’abord d’autres, ou recommence.`,
  showMe: 'Montre-moi',
  showMeCounts: 'Montre-moi (compte comme faux)',

  right: 'Bien joué !',
  wrong: 'Pas cette fois',
  shown: 'Voici comment',
  layingLeaves: (stays) =>
    stays === 0
      ? 'Ainsi, tu pourrais même terminer la manche à ce tour.'
      : `Après les ajouts et la défausse, il te reste ${count(stays, CARDS)} en main.`,
  layingFewer: (stays, best) =>
    `Cette pose est permise, mais elle te laisse ${count(stays, CARDS)} en main après les ajouts et la défausse ; une autre n’en laisse ${best === 0 ? 'aucune' : best === 1 ? 'qu’une' : `que ${number(best)}`}.`,
  wentOut: 'Ta main est vide : tu termines la manche, avec le bonus.',
  notOut: (left) =>
    `Il te reste ${count(left, CARDS)} en main, alors que toutes auraient pu partir.`,
  leaves: (yours, best) => `Ton coup ${lacks(yours)} ; le meilleur ${lacks(best)}.`,
  givesAway: (games) =>
    `Sur 100 parties reprises à ce moment, tu en gagnerais environ ${number(games)} de moins.`,
  asGood: 'Tout aussi bon :',
  oneWay: 'Une façon de faire',
  next: 'Suivant',
  inRulebook: 'Voir dans les règles',
  allMoves: 'Tous les coups comparés',
  allMovesAbout: (worlds) =>
    `Chacun a été joué jusqu’à la fin de la manche dans au plus ${number(worlds)} répartitions possibles des cartes cachées, les mêmes pour tous. Les nombres disent ce que chaque coup coûte, en points de pourcentage sur les chances de gagner.`,
  best: 'le meilleur',
  within: 'aussi bon, à la marge d’erreur près',
  loss: (loss, error) => `−${points(loss)} ± ${points(error)}`,
  leavesShort: ({ missing, outs }) =>
    missing === 0 ? 'de quoi poser' : `${missing} à trouver, ${count(outs, USEFUL)}`,

  daily: {
    title: 'Défi du jour',
    intro:
      'Chaque jour, cinq moments de parties entre robots, les mêmes pour tout le monde. À chaque fois, c’est toi qui décides, et tu n’as qu’un essai.',
    onward: 'Et maintenant, une partie',
    start: 'Commencer',
    goOn: 'Continuer',
    question: (one, of) => `Question ${one} sur ${of}`,
    score: (right, of) => `${right} sur ${of}`,
    days: (days) => `${count(days, DAYS)} de suite`,
    practice: 'Entraînement',
    practiceAbout: 'C’est le défi d’un autre jour : il ne compte pas.',
    yesterday: 'S’entraîner sur le défi d’hier',
    today: 'Aller au défi du jour',
    noDeal:
      'Il n’y a pas de défi pour ce jour : seulement celui d’aujourd’hui et, pour s’entraîner, celui d’hier.',
    comeBack: (hours) => `Le prochain défi arrive dans ${count(hours, HOURS)}.`,
    share: 'Partager',
    copy: 'Copier le résultat',
    copied: 'Copié',
    notCopied: 'La copie n’a pas marché',
    shareLine: (date, right, of) => `Palier, défi du ${date} : ${right}/${of}`,
    shareText: 'Ce que les autres verront',
    result: 'Ton résultat',
    cheers: {
      all: 'Un sans-faute, bravo !',
      most: 'Bien joué !',
      fewer: 'Ça ira mieux la prochaine fois.',
    },
    mark: (one, isRight) => `Question ${one} : ${isRight ? 'bonne réponse' : 'mauvaise réponse'}`,
    nextQuestion: 'Question suivante',
    toResult: 'Voir le résultat',
    lookAt: (one) => `Revoir la question ${one}`,
    toDrills: 'S’entraîner avec les exercices',
  },
};
