/** The laboratory in French: the page of `palier sim --report` and the report on a ladder. */
import { say, type AdviceWords, type EveningSure } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { typesetAll } from '../speech.ts';
import {
  and,
  cards,
  count,
  countTenths,
  GAMES,
  inBox,
  LOCALE,
  number,
  ROUNDS,
  TURNS,
} from './speech.ts';

const { decimal, fine, hundredths, percent, signed, tenths } = figuresOf(LOCALE);

/** A difference of shares, in points of a hundred. */
function points(by: number): string {
  return signed(by * 100);
}

function pointsNamed(by: number): string {
  return `${points(by)} ${Math.abs(by) < 0.0195 ? 'point' : 'points'} de pourcentage`;
}

const ORDER = ['deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];

const page: Part<'lab'>['page'] = {
  brand: 'Palier · le laboratoire',
  title: (edition, ladder) => `${edition} : ${ladder}`,
  lead: (games, bots) => `${count(games, GAMES)} entre ${and(bots)}.`,
  interrupted: 'Le calcul a été interrompu : voici le résultat obtenu jusqu’ici.',
  contents: 'Sommaire',
  inSeat: (name, seat) => `${name} à la place ${seat}`,
  tiles: {
    games: 'parties',
    deals: 'donnes',
    rounds: 'manches par partie',
    turns: 'tours par manche',
    minutes: 'minutes à table',
  },
  columns: { bot: 'Robot', seat: 'Place', wins: 'Victoires', share: 'Part' },
  result: {
    heading: 'Qui gagne',
    clear: (name, share) =>
      `${name} gagne le plus souvent : ${percent(share)} des parties, et tout l’intervalle est au-dessus d’une part égale.`,
    even: (share) =>
      `Personne ne se détache : les écarts avec une part égale, ${percent(share)}, peuvent être dus au hasard.`,
    evenMark: (share) => `Le trait marque une part égale, ${percent(share)}.`,
    caption: 'Parties gagnées',
  },
  ratings: {
    heading: 'Classement',
    about:
      'Établi d’après l’ordre d’arrivée : le gagnant d’abord, les autres selon le niveau atteint. 1500 est la moyenne de cette table ; avec 400 de plus, un robot a dix fois plus de chances d’arriver devant.',
    caption: 'Classement des robots',
    elo: 'Façon Elo',
    skill: 'μ ± σ',
  },
  luck: {
    heading: 'Chance et adresse',
    about:
      'Chaque donne a été jouée une fois par rotation des places : les mêmes cartes, d’autres joueurs. On peut ainsi distinguer ce que décident les cartes de ce que décident les joueurs.',
    parts: { luck: 'Chance', skill: 'Adresse', rest: 'Interactions' },
    meanings: {
      luck: 'la même place gagne, quel que soit le robot',
      skill: 'le même robot gagne, quelle que soit sa place',
      rest: 'les coups de l’un changent les cartes des autres',
    },
    caption: 'De quoi dépendent les résultats',
    part: 'Part des écarts',
    neighbours:
      'La rotation ne change pas l’ordre autour de la table : à trois joueurs ou plus, un bon voisin compte comme de l’adresse.',
    absent:
      'Inconnu : il faut rejouer les mêmes donnes en changeant les joueurs de place. Joue avec --rotate pour le voir.',
  },
  evening: {
    heading: 'Ce qu’une soirée peut montrer',
    about: (better: string, other: string) =>
      `À quelle fréquence ${better} a gagné plus de parties que ${other} à la fin de la soirée, autant ou moins.`,
    caption: 'Qui est devant à la fin de la soirée',
    columns: { games: 'Parties', ahead: 'Devant', level: 'À égalité', behind: 'Derrière' },
    /** `isMore`: it takes more than these. */
    sure: (name: string, { share, games, isMore }: EveningSure) =>
      `Parties qu’il faut pour que ${name} soit devant dans ${percent(share)} des cas : ${isMore ? `plus de ${number(games)}` : number(games)}.`,
  },
  levels: {
    heading: 'Les niveaux',
    about:
      'Combien de fois un niveau est posé dans une manche où quelqu’un le joue, à quel tour de ce joueur, et combien de tours y passent, en vain ou non, pour chaque fois qu’il est posé.',
    open: 'Avec les paliers au choix, chaque palier qui reste compte comme joué : les parts sont donc petites.',
    caption: 'Combien de fois et en combien de temps chaque niveau est posé',
    ofLadder: (name) => `Parcours ${name}`,
    level: 'Niveau',
    laid: 'Posé',
    turn: 'Au tour',
    cost: 'Tours nécessaires',
    easier: 'plus facile que le niveau précédent',
    climb: 'La montée : les tours nécessaires pour chaque niveau.',
    climbAlt: (level, turns) => `niveau ${level} : ${decimal(turns)}`,
    turnsCaption:
      'Le tour où un niveau est posé : le point est la médiane, et le trait couvre huit cas sur dix.',
    never: 'jamais',
  },
  length: {
    heading: 'Combien de temps',
    about: (rounds, low, high) =>
      `Une partie compte en moyenne ${countTenths(rounds, ROUNDS)} ; huit sur dix en ont de ${number(low)} à ${number(high)}.`,
    rounds: 'Manches d’une partie',
    turns: 'Tours d’une manche, tous joueurs ensemble',
    minutes: 'Minutes d’une partie à table',
    assumption: (turn, deal) =>
      `À table, on compte ${number(turn)} secondes par tour, et ${number(deal)} pour mélanger et distribuer.`,
    alt: (median, low, high) =>
      `La médiane est ${number(median)} ; huit sur dix sont entre ${number(low)} et ${number(high)}.`,
    orMore: (value) => `${number(value)}+`,
  },
  endings: {
    heading: 'Comment les manches s’arrêtent',
    about:
      'Une manche s’arrête quand quelqu’un la termine, quand il n’y a plus de cartes, quand plus rien ne bouge, ou par la pose qui fait gagner la partie.',
    caption: 'Les manches selon leur fin',
    end: 'Fin',
    ends: {
      'went-out': 'quelqu’un a terminé',
      stock: 'plus de cartes',
      blocked: 'plus rien ne bougeait',
      win: 'le dernier niveau est posé',
    },
    dead: (share, low, high) =>
      `Manches où personne n’est monté : ${percent(share)} (de ${percent(low)} à ${percent(high)}).`,
  },
  places: {
    heading: 'Jouer en premier',
    ahead: (share, even) =>
      `Commencer la première manche est un avantage : on gagne alors ${percent(share)} des parties, au lieu de ${percent(even)} à parts égales.`,
    behind: (share, even) =>
      `Commencer la première manche est un désavantage : on gagne alors ${percent(share)} des parties, au lieu de ${percent(even)} à parts égales.`,
    none: (even) =>
      `Commencer la première manche ne change rien de mesurable : à parts égales, on gagne ${percent(even)} des parties.`,
    about:
      'Le joueur à gauche du donneur commence. Monter et terminer se comptent par manche, gagner selon la place dans la première manche.',
    caption: 'Résultats selon l’ordre du jeu',
    place: 'Ordre',
    order: (place) => (place === 0 ? 'commence' : ORDER[place - 1]!),
    climbed: 'Monte',
    wentOut: 'Termine',
    won: 'Gagne la partie',
  },
  cards: {
    heading: 'Ce que valent les jokers et les cartes Passe',
    about:
      'Les chances de monter dans une manche, selon ce qu’il y avait dans la main distribuée. Les mains de joueurs qui avaient gardé des cartes ne comptent pas.',
    worth: {
      jokers: (by, low, high) =>
        `Un joker de plus change les chances de monter de ${pointsNamed(by)} (de ${points(low)} à ${points(high)}).`,
      passes: (by, low, high) =>
        `Une carte Passe de plus les change de ${pointsNamed(by)} (de ${points(low)} à ${points(high)}).`,
    },
    noWorth: {
      jokers: 'Il n’y a pas de jokers dans ce paquet.',
      passes: 'Il n’y a pas de cartes Passe dans ce paquet.',
    },
    captions: {
      jokers: 'Chances de monter selon les jokers reçus à la donne',
      passes: 'Chances de monter selon les cartes Passe reçues à la donne',
      played: 'Chances de monter selon les cartes Passe jouées',
      skips: 'Chances de monter selon les tours qu’il a fallu passer',
    },
    numbers: { jokers: 'Jokers', passes: 'Cartes Passe', played: 'Jouées', skips: 'Passés' },
    caveat:
      'Les cartes Passe jouées et les tours passés ne sont pas tirés au sort : il y en a davantage dans les longues manches et les bonnes positions. Ces deux tableaux montrent ce qui va de pair, sans dire ce qui en est la cause.',
    orMore: (value) => `${number(value)} ou plus`,
    climbed: 'Monte',
    hands: 'Mains',
  },
  bots: {
    heading: 'Ce que font les robots',
    caption: 'Chaque robot, par manche',
    laid: 'Pose',
    wentOut: 'Termine',
    climbed: 'Niveaux par manche',
  },
  method: {
    heading: 'Comment c’est calculé',
    wilson: 'Les intervalles des victoires sont calculés sur les parties (Wilson).',
    deals:
      'Les intervalles des victoires viennent de l’écart entre les donnes, jouées dans toutes les rotations.',
    clusters:
      'Tous les autres intervalles viennent de l’écart entre les parties, ou les donnes s’il y a rotation : les manches d’une même partie ne sont pas considérées comme indépendantes. Un intervalle contient la vraie valeur 95 fois sur 100.',
    settled: (width) =>
      `Le calcul s’est arrêté dès que chaque part a été connue à ± ${fine(width)}.`,
    seed: (seed) => `Graine : ${seed}`,
    again: 'Pour refaire le même calcul :',
    rules: (id) => `Règles : ${id}`,
  },
};

const ladder: Part<'lab'>['ladder'] = {
  title: (edition, ladder) => `L’équilibre de ${edition} : ${ladder}`,
  heading: 'Équilibre',
  games: (games, bots) => `${count(games, GAMES)} entre ${and(bots)}.`,
  columns: {
    level: 'niveau',
    asks: 'à poser',
    laid: 'posé',
    turn: 'au tour',
    rounds: 'manches',
    cost: 'tours',
  },
  notes: [
    'Posé : parmi les manches où quelqu’un jouait ce niveau, avec l’intervalle à 95\u00a0%. Au tour : la médiane des tours de ce joueur. Manches : combien il en faut. Tours : tous ceux qui y passent, pour chaque fois que le niveau est posé.',
  ],
  openNote:
    'Avec les paliers au choix, chaque palier qui reste compte comme joué ; les paliers n’ont pas d’ordre.',
  easier: 'plus facile que le niveau précédent',
  minutes: (mean, low, high) =>
    `À table, une partie dure ${number(Math.round(mean))} minutes ; huit sur dix durent de ${number(low)} à ${number(high)}.`,
  assumption: (turn, deal) =>
    `(On compte ${number(turn)} secondes par tour, et ${number(deal)} pour mélanger et distribuer.)`,
  lengths: (rounds, turns) =>
    `Une partie compte en moyenne ${countTenths(rounds, ROUNDS)}, une manche ${countTenths(turns, TURNS)}.`,
  leader: (won, low, high) =>
    `Le joueur qui mène à mi-parcours gagne ${percent(won)} des parties (de ${percent(low)} à ${percent(high)}).`,
  leaderEven: (even, index) =>
    `Si tous montaient ensuite au même rythme, ce serait ${percent(even)} : indice d’échappée ${hundredths(index)}.`,
  leaderMeans: {
    runaway: 'Les premiers s’échappent.',
    even: 'L’avance prise compte, ni plus ni moins : personne ne s’échappe, personne n’est freiné.',
    catching: 'Les derniers rattrapent leur retard.',
  },
  leaderOfDifferent: 'Les robots sont de force inégale, ce qui se voit aussi dans cet indice.',
  dead: (dead, blocked) =>
    `Manches où personne n’est monté : ${percent(dead)} ; manches bloquées : ${percent(blocked)}.`,
  adviceHeading: 'Conseils',
};

const advice: AdviceWords = {
  'few-games': ({ levels }) =>
    `${levels.length === 1 ? 'Niveau' : 'Niveaux'} ${and(levels.map(String))} : trop peu d’essais pour juger. Joue plus de parties.`,
  'out-of-order': ({ level, turns, before, isKept }) =>
    `Le niveau ${level} est plus facile que le niveau ${level - 1} (${countTenths(turns, TURNS)} contre ${decimal(before)}) : échange-les, ou demande une carte de plus.${
      isKept ? ' C’est en partie parce qu’on peut garder des cartes à ce niveau.' : ''
    }`,
  'too-hard': ({ level, asks, share, isKept }) =>
    `Le niveau ${level} (${cards.level(asks)}) est posé dans ${percent(share)} des manches, moins d’une sur trois : demande une carte de moins${isKept ? '' : ', ou laisse garder des cartes'}.`,
  'too-easy': ({ level, asks, share }) =>
    `Le niveau ${level} (${cards.level(asks)}) est posé dans ${percent(share)} des manches : il ne demande presque rien. Demande une carte de plus.`,
  'too-steep': ({ level, turns, before }) =>
    `Le niveau ${level} est bien plus dur que le précédent : ${countTenths(turns, TURNS)} contre ${decimal(before)}. Un niveau entre les deux rendrait la montée plus régulière.`,
  'long-game': ({ minutes }) =>
    `Une partie dure ${number(Math.round(minutes))} minutes : pour une soirée courte, joue moins de niveaux (--rules levels=N).`,
  'short-game': ({ minutes }) =>
    `Une partie ne dure que ${number(Math.round(minutes))} minutes : il y a de la place pour des niveaux plus nombreux ou plus durs.`,
  'runaway-leader': ({ won, even }) =>
    `Le joueur qui mène à mi-parcours gagne ${percent(won)} des parties, plus que son avance n’en promet (${percent(even)}) : rends les niveaux du haut plus durs que ceux du bas, pour que les autres rattrapent leur retard.`,
  'decided-early': ({ won }) =>
    `Le joueur qui mène à mi-parcours gagne ${percent(won)} des parties : la seconde moitié n’est guère plus qu’une formalité.`,
  'dead-rounds': ({ share }) =>
    `Dans ${percent(share)} des manches, personne ne monte : les niveaux demandent trop, ou les cartes manquent.`,
  'blocked-rounds': ({ share }) =>
    `${percent(share)} des manches s’arrêtent parce que plus rien ne bouge : cherche un niveau presque impossible à poser.`,
  'first-seat': ({ share, even }) =>
    `Le joueur qui commence la première manche gagne ${percent(share)} des parties au lieu de ${percent(even)} : joue plusieurs parties, pour que chacun commence à son tour.`,
  balanced: () =>
    'Rien à signaler : les niveaux sont de plus en plus durs, les parties restent ouvertes et les manches avancent.',
};

const words: Omit<Part<'lab'>, 'inBox'> = {
  whole: number,
  decimal,
  tenths,
  hundredths,
  percent,
  range: (low, high) => `${percent(low)} – ${percent(high)}`,
  span: (low, high) => `${number(low)} – ${number(high)}`,
  plusMinus: (share, half) => `${percent(share)} ± ${tenths(half * 100)}`,
  page,
  ladder,
  advice: (one) => say(advice, one),
};

export const lab: Part<'lab'> = {
  ...words,
  inBox: (edition) => {
    const spoken = <Texts>(texts: Texts): Texts =>
      typesetAll(texts, (text) => inBox(text, edition));
    const { ratings, levels, endings, bots } = page;
    return {
      ...words,
      page: {
        ...page,
        ratings: spoken(ratings),
        // A ladder's name may come from outside.
        levels: { ...spoken(levels), ofLadder: levels.ofLadder },
        endings: spoken(endings),
        bots: spoken(bots),
      },
      ladder: { ...spoken(ladder), title: ladder.title, games: ladder.games },
      advice: (one) => inBox(say(advice, one), edition),
    };
  },
};
