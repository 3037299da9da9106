/** The coach in French: in the browser and in `palier review`. It speaks to the player whose decisions are reviewed. */
import type { ReviewInterval } from '@palier/bots/coach';
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import type { Naming } from '../naming.ts';
import {
  about,
  CARDS,
  count,
  countTenths,
  GAMES,
  levelForms,
  LOCALE,
  niveau,
  number,
  opens,
  toi,
} from './speech.ts';

const DECISIONS = { one: 'décision', other: 'décisions' };

/** The one unit in which a cost is told. */
const POINTS = { one: 'point de pourcentage', other: 'points de pourcentage' };

const page: Part<'review'>['page'] = {
  loading: 'Ouverture de la partie…',
  missing:
    'Il n’y a pas de partie terminée ici. Elle a peut-être été supprimée de cet appareil, ou elle se joue encore.',
  unreadable: 'Le fichier de cette partie ne peut pas être lu.',
  choose: 'Quelle partie ?',
  none: 'Aucune partie n’est encore terminée sur cet appareil. Après la première, l’entraîneur examinera chaque décision.',
  play: 'Jouer contre des robots',
  seat: 'Les décisions de qui ?',
  running: (done, of) => `Décision ${number(done)} sur ${number(of)}`,
  runningLuck: 'Les mêmes cartes, rejouées pour mesurer la chance',
  runningAbout:
    'Après chaque décision, l’entraîneur joue de nombreuses fois la manche jusqu’au bout. Si tu quittes la page, les résultats déjà obtenus sont perdus.',
  stop: 'Arrêter',
  stopped: 'Arrêté.',
  failed: 'L’analyse n’est pas allée jusqu’au bout.',
  again: 'Analyser la partie',
  look: 'Voir ce moment',
  differently: 'Essayer un autre coup',
  notDifferent: 'Cette partie ne peut pas être reprise ici.',
  position: 'La table juste avant',
  marks: { played: 'joué', better: 'mieux' },
  chart: {
    about: (decisions) =>
      `Tes chances de gagner avant chaque décision (${count(decisions, DECISIONS)}), de la première à la dernière. La liste ci-dessous montre la même chose.`,
    legend:
      'Ligne : ce qui est mesuré. Bande : où se trouve la vraie valeur, sûr à 95 %. Repère : une décision coûteuse à coup sûr.',
    round: (round) => `M${round}`,
  },
  round: (round, decisions) => `Manche ${round} : ${count(decisions, DECISIONS)}`,
  won: 'Tu as gagné cette partie.',
  lost: 'Tu n’as pas gagné cette partie.',
};

const figures = figuresOf(LOCALE);

const percent = (share: number): string => figures.percent(share).replace('-', '−');

const range = ({ low, high }: ReviewInterval): string => `de ${percent(low)} à ${percent(high)}`;

/** A difference of chances, in percentage points: « 4,2 »; and with its sign: « +1,4 ». */
const points = (by: number): string => figures.tenths(by * 100);
const change = (by: number): string => figures.signed(by * 100);

const pointsRange = ({ low, high }: ReviewInterval): string =>
  `de ${points(low)} à ${points(high)}`;

/** « 4,2 points de pourcentage sur tes chances de gagner (de 2,9 à 5,5) » */
const costing = (loss: number, interval: ReviewInterval): string =>
  `${countTenths(loss * 100, POINTS)} sur tes chances de gagner (${pointsRange(interval)})`;

const measured = (share: number, interval: ReviewInterval): string =>
  `${percent(share)} (${range(interval)})`;

/** Unseen cards that help. */
const OUTS = { one: 'carte utile', other: 'cartes utiles' };

const COSTLY_DECISIONS = { one: 'décision t’a coûté', other: 'décisions t’ont coûté' };

const missing = (cards: number, { edition }: Naming): string =>
  cards === 0 ? `ton ${niveau(edition)} est complet` : `il te manque ${count(cards, CARDS)}`;

export const review: Part<'review'> = {
  title: 'Analyse',
  verdicts: {
    'only-move': 'coup forcé',
    best: 'meilleur coup',
    open: 'sans verdict',
    hinted: 'coup conseillé',
    slip: 'imprécision',
    mistake: 'erreur',
    blunder: 'grosse erreur',
  },
  meanings: {
    'only-move': 'Il n’y avait pas d’autre coup.',
    best: 'Tout autre coup est moins bon.',
    open: 'Trop serré pour trancher : pas de verdict.',
    hinted: 'C’est le coup que donne le conseil : il n’est pas compté comme une erreur.',
    slip: 'Cette décision a coûté moins de 3 points de pourcentage sur tes chances de gagner.',
    mistake: 'Cette décision a coûté de 3 à 8 points de pourcentage sur tes chances de gagner.',
    blunder: 'Cette décision a coûté plus de 8 points de pourcentage sur tes chances de gagner.',
  },
  counts: {
    'only-move': (decisions) => count(decisions, { one: 'coup forcé', other: 'coups forcés' }),
    best: (decisions) => count(decisions, { one: 'meilleur coup', other: 'meilleurs coups' }),
    open: (decisions) => `${number(decisions)} sans verdict`,
    hinted: (decisions) => count(decisions, { one: 'coup conseillé', other: 'coups conseillés' }),
    slip: (decisions) => count(decisions, { one: 'imprécision', other: 'imprécisions' }),
    mistake: (decisions) => count(decisions, { one: 'erreur', other: 'erreurs' }),
    blunder: (decisions) => count(decisions, { one: 'grosse erreur', other: 'grosses erreurs' }),
  },
  percent,
  interval: range,
  measured,
  points,
  pointsInterval: pointsRange,
  measuredPoints: (loss, interval) => `${points(loss)} (${pointsRange(interval)})`,
  lost: (loss, interval) => `Ce coup t’a coûté ${costing(loss, interval)}.`,
  open: ({ low, high }) =>
    `Le meilleur des autres coups aurait changé tes chances de gagner de ${change(low)} à ${change(high)} ${Math.abs(high) < 0.0195 ? POINTS.one : POINTS.other}.`,
  chance: (chance, interval) =>
    `Tes chances de gagner juste avant : ${measured(chance, interval)}.`,
  where: (round, turn) => `Manche ${round}, tour ${turn}`,
  played: 'Ton coup :',
  better: 'Mieux :',
  reasons: {
    'could-win': () => 'Tu pouvais gagner la partie aussitôt.',
    'could-go-out': () => 'Tu pouvais terminer la manche à ce tour.',
    'could-lay': ({ level }, { edition }) => `Tu pouvais poser le ${niveau(edition)} ${level}.`,
    'could-add': () => 'Tu pouvais ajouter une carte à la table.',
    'better-wait': (_, { edition }) =>
      `Ton ${niveau(edition)} pouvait attendre : ce que tu poses aide aussi les autres, et terminer la manche en un seul tour fait monter de deux ${levelForms(edition).other}.`,
    'better-keep': () => 'La carte que tu as ajoutée était plus utile dans ta main.',
    'other-laying': (_, { edition }) =>
      `Le même ${niveau(edition)}, posé autrement, t’aurait mieux servi.`,
    missing: ({ best, played }, naming) =>
      `Ainsi, ${missing(best, naming)} ; avec ton coup, ${missing(played, naming)}.`,
    outs: ({ best, played }) =>
      `Ton coup ${played === 0 ? 'ne laisse aucune carte utile' : `laisse ${count(played, OUTS)}`} ; celui-ci en laisse ${number(best)}.`,
    gave: ({ to, chance, instead }, naming) =>
      `${opens(naming, to, ['as', 'a'])} sans doute davantage besoin de la carte que tu as défaussée (${about(chance)}) que de celle-ci (${about(instead)}).`,
    fed: ({ to }, naming) =>
      `La carte que tu as défaussée peut s’ajouter à la table : c’est un cadeau pour ${toi(naming, to)}.`,
  },
  noReason: 'Pas de raison simple : ce coup réussit mieux quand on joue la manche jusqu’au bout.',
  scores: {
    1: {
      name: 'Beaucoup à découvrir',
      about: 'Chaque partie t’apprend quelque chose, et surtout ces moments-là.',
    },
    2: {
      name: 'De bons moments',
      about: 'Il y a eu de bonnes décisions, et de quoi faire mieux la prochaine fois.',
    },
    3: {
      name: 'Bien joué',
      about: 'La plupart de tes décisions étaient bonnes. Quelques-unes méritent qu’on y revienne.',
    },
    4: { name: 'Très bien joué', about: 'L’entraîneur n’a presque rien à corriger.' },
    5: {
      name: 'Sans faute',
      about: 'L’entraîneur n’a trouvé aucune erreur.',
    },
  },
  stars: (stars, of) => `${count(stars, { one: 'étoile', other: 'étoiles' })} sur ${of}`,
  praise: 'Bien joué : tout autre coup aurait été moins bon.',
  cost: (loss) => {
    const whole = Math.round(loss * 100);
    return whole === 0
      ? 'Cela t’a coûté moins d’un point de pourcentage sur tes chances de gagner.'
      : `Cela t’a coûté environ ${count(whole, POINTS)} sur tes chances de gagner.`;
  },
  exact: 'Chiffres exacts',
  headings: {
    worth: 'À regarder d’abord',
    decisions: 'Toutes les décisions',
    chances: 'Tes chances de gagner',
    luck: 'La chance',
    method: 'Comment c’est calculé',
    figures: 'Tous les chiffres',
  },
  nothingWorth: 'Aucune de tes décisions n’est comptée comme une erreur.',
  total: ({ decisions, total, interval }) =>
    `${count(decisions, COSTLY_DECISIONS)} en tout ${costing(total, interval)}.`,
  luck: ({ share, interval, games, expected }) =>
    `Les mêmes donnes, jouées par des robots de force égale : ta place a gagné ${measured(share, interval)} des ${count(games, GAMES)}. Sans la chance, ce serait ${percent(expected)}.`,
  fortunes: {
    good: 'Les cartes étaient avec toi.',
    bad: 'Les cartes étaient contre toi.',
    even: 'Ni chance ni malchance.',
  },
  method: [
    'Chaque décision est jugée d’après ce que tu pouvais voir : les cartes cachées sont distribuées de nombreuses façons plausibles, et ton coup et le meilleur des autres sont joués avec les mêmes cartes par les mêmes joueurs rapides, jusqu’à la fin de la manche.',
    'Le meilleur des autres coups est choisi sur une partie de ces essais et mesuré sur le reste, pour qu’un coup chanceux ne paraisse pas meilleur qu’il n’est. Chaque nombre est suivi de l’intervalle qui le contiendrait 95 fois sur 100 si ces joueurs continuaient sans fin ; entre joueurs plus forts ou plus faibles, le même coup peut coûter plus ou moins. Il n’y a de verdict que si tout l’intervalle dépasse 1 %.',
    'Pour la chance, des robots de force égale rejouent toute la partie, avec les cartes de chaque donne dans les mêmes mains.',
  ],
  page,
};
