/** After a round and after a game, in French. */
import type { ClimbFact, TellingWords } from '../facts.ts';
import type { Part } from '../langs.ts';
import { isYou, withYou, type Naming } from '../naming.ts';
import {
  and,
  count,
  does,
  levelForms,
  MOVES,
  niveau,
  number,
  openAll,
  openNiveau,
  opens,
  ROUNDS,
  toi,
  TURNS,
  aToi,
} from './speech.ts';

const JOKERS = { one: 'joker', other: 'jokers' };

const PASSES = { one: 'carte Passe', other: 'cartes Passe' };

const SMALL = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

/** « un niveau », « deux paliers » */
function levels(value: number, { edition }: Naming): string {
  const forms = levelForms(edition);
  const word = SMALL[value];
  return word === undefined
    ? count(value, forms)
    : `${word} ${value < 2 ? forms.one : forms.other}`;
}

/** What is behind somebody, said in the words of the box: only Level Up's booklet has a moon. */
function atTheTop({ edition }: Naming): string {
  return edition === 'level-up' ? 'atteint la lune' : 'franchi le dernier niveau';
}

/** How far a seat came and where it stands: « et passe du niveau 3 au niveau 5. » */
function standing({ now, climbed, seat }: ClimbFact, naming: Naming): string {
  const [reste, passe, retire, te, en] = isYou(naming, seat)
    ? ['tu restes', 'tu passes', 'tu retires', 'te', 't’en']
    : ['reste', 'passe', 'retire', 'lui', 'lui en'];
  const word = niveau(naming.edition);
  switch (now.t) {
    case 'moon':
      return ` et ${atTheTop(naming)}.`;
    case 'level': {
      if (climbed === 0) return ` et ${reste} au ${word} ${now.count}.`;
      const from = climbed === 1 ? '' : ` du ${word} ${now.count - climbed}`;
      return ` et ${passe}${from} au ${word} ${now.count}.`;
    }
    case 'left':
      return climbed < 2
        ? ` : il ${te} reste ${levels(now.count, naming)}.`
        : ` et ${retire} ${levels(climbed, naming)} : il ${en} reste ${SMALL[now.count] ?? number(now.count)}.`;
  }
}

const round: Part<'results'>['round'] = {
  title: (round) => `Manche ${round}`,
  ending: {
    'went-out': (seat, naming) => `${opens(naming, seat, ['as', 'a'])} terminé la manche`,
    stock: () => 'Il n’y avait plus rien à piocher',
    blocked: () => 'Personne n’avait posé ni ajouté de carte depuis longtemps',
    win: (seat, naming) =>
      `${opens(naming, seat, ['as', 'a'])} posé le dernier ${niveau(naming.edition)}`,
  },
  climb: (fact, naming) => {
    const { seat, how, laid } = fact;
    const level = `${niveau(naming.edition)} ${laid}`;
    switch (how) {
      case 'won':
        return `${opens(naming, seat, ['as', 'a'])} posé le ${level} et gagné la partie.`;
      case 'out':
        return `${opens(naming, seat, ['as', 'a'])} terminé la manche${standing(fact, naming)}`;
      case 'laid':
        return `${opens(naming, seat, ['as', 'a'])} posé le ${level}${standing(fact, naming)}`;
      case 'late':
        return `${opens(naming, seat, ['as', 'a'])} posé le ${level}, mais la partie était déjà gagnée.`;
      case 'none':
        return `${opens(naming, seat, ['n’as', 'n’a'])} pas posé${standing(fact, naming)}`;
    }
  },
  keepers: (seats, naming) =>
    `${openAll(naming, seats, ['peux', 'peut', 'pouvez', 'peuvent'])} garder des cartes pour la manche suivante.`,
  nextDealer: (seat, naming) =>
    `${opens(naming, seat, ['distribues', 'distribue'])} la manche suivante.`,
  nearMoon: (seats, naming) =>
    `${openAll(naming, seats, ['es', 'est', 'êtes', 'sont'])} à une pose de la lune !`,
  outWins: (seats, naming) =>
    `${openAll(naming, seats, ['peux', 'peut', 'pouvez', 'peuvent'])} atteindre la lune en terminant la manche.`,
  hurry: 'Accélérer',
  nextRound: 'Manche suivante',
};

const tellings: TellingWords = {
  won: ({ how, seat, level: number, round }, naming) => {
    const level = `${niveau(naming.edition)} ${number}`;
    switch (how) {
      case 'laying':
        return `${opens(naming, seat, ['as', 'a'])} posé le ${level} à la manche ${round} et gagné la partie.`;
      case 'going-out':
        return `${opens(naming, seat, ['as', 'a'])} posé le ${level}, terminé la manche ${round} et gagné la partie.`;
      case 'round-end':
        return `${opens(naming, seat, ['avais', 'avait'])} le ${level} sur la table à la fin de la manche ${round} : la partie est gagnée.`;
    }
  },
  shared: ({ seats, round }, naming) =>
    `${openAll(naming, seats, ['as', 'a', 'avez', 'ont'])} franchi le dernier ${niveau(naming.edition)} ensemble, à la manche ${round} : victoire partagée.`,
  stalled: ({ seats, rounds }, naming) =>
    `Après ${count(rounds, ROUNDS)}, plus personne ne montait. Tout en haut : ${and(withYou(naming, seats, 'last').map((seat) => toi(naming, seat)))}.`,
  comeback: ({ seat, behind, round }, naming) =>
    `Après la manche ${round}, ${does(naming, seat, ['avais', 'avait'])} encore ${levels(behind, naming)} de retard.`,
  allTheWay: ({ seat, rounds }, naming) =>
    `En ${count(rounds, ROUNDS)}, personne n’est jamais passé devant ${toi(naming, seat)}.`,
  led: ({ seat, times, rounds }, naming) =>
    `${opens(naming, seat, ['menais', 'menait'])} à la fin de ${number(times)} manches sur ${number(rounds)}, mais la victoire ${isYou(naming, seat) ? 't’a' : 'lui a'} échappé.`,
  leadChanged: ({ times }) => `La première place a changé ${number(times)} fois de mains.`,
  finale: ({ seats }, naming) => {
    const level = `qu’un ${niveau(naming.edition)}`;
    const others = withYou(naming, seats, 'last').map((seat) => aToi(naming, seat));
    return seats.length === 1 && isYou(naming, seats[0]!)
      ? `Avant la dernière manche, il ne te manquait plus ${level}.`
      : `Avant la dernière manche, il ne manquait plus ${level} ${and(others)}.`;
  },
  streak: ({ seat, levels: climbed, from, to }, naming) =>
    `${opens(naming, seat, ['as', 'a'])} franchi ${levels(climbed, naming)} de suite, de la manche ${from} à la manche ${to}.`,
  outs: ({ seat, times }, naming) =>
    `${opens(naming, seat, ['as', 'a'])} terminé ${count(times, ROUNDS)}, plus que tous les autres.`,
  stuck: ({ seat, level, rounds }, naming) =>
    level === undefined
      ? `${opens(naming, seat, ['n’as', 'n’a'])} pas avancé pendant ${count(rounds, ROUNDS)}.`
      : `Le ${niveau(naming.edition)} ${level} ${isYou(naming, seat) ? 't’a résisté' : `a résisté ${aToi(naming, seat)}`} pendant ${count(rounds, ROUNDS)}.`,
  atOnce: ({ seat, level, round }, naming) =>
    `À la manche ${round}, ${does(naming, seat, ['as', 'a'])} posé le ${niveau(naming.edition)} ${level} dès le premier tour.`,
  passed: ({ seat, times }, naming) =>
    `${count(times, PASSES)} ${times < 2 ? 'a' : 'ont'} atterri devant ${toi(naming, seat)}.`,
  jokers: ({ seat, count: jokers }, naming) =>
    `${opens(naming, seat, ['as', 'a'])} mis ${count(jokers, JOKERS)} sur la table.`,
  lengths: ({ longest, shortest }) =>
    `La manche ${longest.round} a été la plus longue, avec ${count(longest.turns, TURNS)}, et la manche ${shortest.round} la plus courte, avec ${number(shortest.turns)}.`,
};

const ARE = ['es', 'est', 'êtes', 'sont'] as const;

const legal = (moves: number): string =>
  moves === 1 ? 'Le seul coup joué est permis' : `Les ${number(moves)} coups sont tous permis`;

export const results: Part<'results'> = {
  round,
  tellings,
  title: 'Résultats',
  headline: (winners, naming) => {
    const what = winners.length === 1 ? 'la partie' : 'ensemble';
    const verb = (wins: string, reaches: string): string => `${wins} ${what} et ${reaches} la lune`;
    const verbs = [
      verb('gagnes', 'atteins'),
      verb('gagne', 'atteint'),
      verb('gagnez', 'atteignez'),
      verb('gagnent', 'atteignent'),
    ] as const;
    return `${openAll(naming, winners, verbs)} !`;
  },
  stalled: (winners, naming) => {
    const at = `${openAll(naming, winners, ARE)} au plus haut ${niveau(naming.edition)}`;
    if (winners.length > 1) return `${at} : victoire partagée.`;
    return `${at} et ${isYou(naming, winners[0]!) ? 'gagnes' : 'gagne'} la partie.`;
  },
  lost: ({ climbed, of }, edition) => {
    if (climbed === of - 1)
      return `Si près de la lune : il ne te manquait qu’un ${niveau(edition)}.`;
    if (climbed === 0) return 'Toute montée commence en bas. La lune t’attend !';
    return `Tu as franchi ${count(climbed, levelForms(edition))} sur ${of}. La lune t’attend !`;
  },
  story: 'Le récit de la partie',
  chart: {
    title: 'La montée',
    about: (rounds, names) =>
      `Où en est chaque joueur après chaque manche (${count(rounds, ROUNDS)}) : ${and(names)}. Le tableau ci-dessous montre la même chose.`,
    showTable: 'Voir en tableau',
    start: 'Départ',
    round: (round) => `Manche ${round}`,
    legend:
      'De bas en haut, manche après manche, jusqu’à la lune. Signe plein : manche terminée par ce joueur.',
    moon: 'Lune',
  },
  figures: {
    title: 'En chiffres',
    totals: (rounds, moves) => `${count(rounds, ROUNDS)}, ${count(moves, MOVES)}.`,
    rows: {
      climbed: 'Montée',
      outs: 'Manches terminées',
      laid: 'Poses',
      passes: 'Cartes Passe reçues',
      jokers: 'Jokers posés',
    },
  },
  receipt: {
    title: 'Vérifier le mélange',
    checking: 'Vérification de la partie…',
    good: {
      secret: (moves) =>
        `${legal(moves)}, et chaque mélange découle du secret fixé avant la première carte.`,
      seed: (moves) => `${legal(moves)}, et chaque mélange découle de la graine.`,
      unknown: (moves) => `${legal(moves)}. Le fichier ne dit pas d’où viennent les mélanges.`,
    },
    bad: (event) =>
      event === undefined
        ? 'Fichier modifié : le mélange ou le résultat ne correspond pas.'
        : `Fichier modifié : à l’événement ${number(event)}, la partie ne suit plus les règles.`,
    unavailable: 'Le fichier de la partie n’a pas pu être lu : rien n’est vérifié.',
    playedOn: (moves) =>
      `${legal(moves)}. Cette partie en reprend une autre : son premier mélange ne peut pas être vérifié.`,
    playedOnHow:
      'La partie a commencé avec les cartes telles qu’elles étaient dans l’autre, et les mélanges suivants viennent d’une graine choisie par cet appareil, que personne n’a vue avant. Ce qui a été joué depuis vient d’être vérifié ici, coup par coup ; ce qui s’est passé avant ne peut pas l’être.',
    more: 'Comment c’est vérifié',
    how: {
      secret:
        'Avant la première carte, cet appareil a choisi un secret et montré son empreinte. À la fin de la partie, le secret est montré à son tour. Toute la partie vient d’être rejouée ici : le secret a bien cette empreinte, chaque mélange découle du secret et de ce que les joueurs y ont ajouté, et chaque coup était permis. Avec le fichier de la partie, tout le monde peut en faire autant.',
      seed: 'Les mélanges de cette partie viennent d’une graine que le fichier indique. Toute la partie vient d’être rejouée ici : chaque mélange découle de la graine et chaque coup était permis. Avec le fichier de la partie, tout le monde peut en faire autant.',
      unknown:
        'Toute la partie vient d’être rejouée ici, et chaque coup était permis. Le fichier ne dit pas d’où viennent les mélanges : ils n’ont pas pu être refaits.',
    },
    commitment: 'Empreinte montrée avant la première carte',
    secret: 'Secret montré maintenant',
    seed: 'Graine',
    salt: (seat, naming) => `${opens(naming, seat, ['as', 'a'])} ajouté`,
    noSalt: 'rien',
    ruleset: 'Règles',
  },
  picture: {
    share: 'Partager l’image',
    making: 'Dessin de l’image…',
    saved: 'Image enregistrée.',
    failed: 'L’image n’a pas pu être faite.',
    title: 'Ton image',
    send: 'Partager ou enregistrer',
    me: 'Moi',
    climbed: (name, { climbed, of }, edition) =>
      `${name === undefined ? 'J’ai' : `${name} a`} franchi ${count(climbed, levelForms(edition))} sur ${of}`,
    mine: { moon: 'J’ai gagné et atteint la lune !', furthest: 'J’ai fini en tête et gagné !' },
    level: (level, edition) => `${openNiveau(edition)} ${level}`,
  },
  rematch: 'Revanche',
  review: 'Analyser',
  replay: 'Revoir la partie',
  save: 'Enregistrer la partie',
  home: 'Accueil',
  fileName: 'palier',
};
