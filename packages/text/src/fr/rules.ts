/** The house rules and the rulebook around the rules, in French. */
import type { Part } from '../langs.ts';
import { makeRuleWords, type HouseRuleTexts } from '../rules.ts';
import { ledger } from './ledger.ts';
import { searchWords } from './search-words.ts';
import { and, called, count, inBox, joueur, number, quote } from './speech.ts';

export const houseRules: HouseRuleTexts = {
  goingOut: {
    title: 'La dernière carte',
    text: 'Dans Level 8, tu dois te défausser de ta dernière carte, sauf si la poser te fait gagner la partie. Dans Level Up, tu peux aussi la poser ou l’ajouter. Chaque édition peut se jouer comme l’autre.',
    values: {
      discard: 'Pour terminer la manche, il faut se défausser de sa dernière carte.',
      any: 'On termine la manche comme on veut : en posant, en ajoutant ou en défaussant sa dernière carte.',
    },
  },
  winOnLaying: {
    title: 'Gagner en posant',
    text: 'Dans Level 8, tu gagnes dès que tu poses le dernier niveau, et la victoire ne se partage donc pas. Dans Level Up, le dernier palier ne fait gagner qu’à la fin de la manche ; si plusieurs joueurs le franchissent alors, celui d’entre eux qui l’a terminée gagne seul, sinon ils gagnent ensemble. Chaque édition peut se jouer comme l’autre.',
    values: {
      yes: 'Poser le dernier niveau fait gagner aussitôt.',
      no: 'La partie ne se gagne qu’à la fin d’une manche.',
    },
  },
  drawPass: {
    title: 'Prendre une carte Passe',
    text: 'D’habitude, tu peux prendre une carte Passe sur le dessus d’une défausse. La table peut l’interdire : il faut alors l’y laisser.',
    values: {
      allowed: 'On peut prendre une carte Passe sur une défausse.',
      forbidden: 'Une carte Passe sur une défausse y reste.',
    },
  },
  drawJoker: {
    title: 'Prendre un joker',
    text: 'D’habitude, tu peux prendre un joker sur le dessus d’une défausse. La table peut l’interdire : il faut alors l’y laisser, même si c’est un joker limité de Level 8 Master.',
    values: {
      allowed: 'On peut prendre un joker sur une défausse.',
      forbidden: 'Un joker sur une défausse y reste.',
    },
  },
  drawOwn: {
    title: 'Prendre sur sa défausse',
    text: 'D’habitude, tu peux prendre la carte du dessus de ta propre défausse. La table peut l’interdire : tu pioches alors, ou tu prends sur la défausse d’un autre.',
    values: {
      allowed: 'On peut prendre sur sa propre défausse.',
      forbidden: 'On peut prendre sur les défausses des autres, mais pas sur la sienne.',
    },
  },
  throwBack: {
    title: 'Défausser la carte prise',
    text: 'D’habitude, tu peux prendre une carte sur une défausse et t’en défausser au même tour. La table peut l’interdire, sauf si c’est ta dernière carte.',
    values: {
      allowed: 'On peut se défausser de la carte qu’on vient de prendre.',
      forbidden:
        'On ne se défausse pas, au même tour, d’une carte prise sur une défausse, sauf si c’est sa dernière carte.',
    },
  },
  addSameTurn: {
    title: 'Ajouter dès la pose',
    text: 'D’habitude, tu peux ajouter des cartes dès le tour où tu poses ton niveau. La table peut décider qu’il faut attendre son tour suivant.',
    values: {
      yes: 'On peut ajouter des cartes dès le tour où l’on pose.',
      no: 'On n’ajoute des cartes qu’à partir du tour qui suit la pose.',
    },
  },
  pairsDistinct: {
    title: 'Des valeurs toutes différentes',
    text: 'D’habitude, les paires, brelans et carrés d’un niveau peuvent avoir la même valeur : deux paires de 6, par exemple. La table peut exiger que, dans le niveau que tu poses, chacun ait une valeur différente.',
    values: {
      no: 'Deux paires d’un niveau peuvent avoir la même valeur, et les brelans et carrés aussi.',
      yes: 'Les paires, brelans et carrés d’un niveau ont tous des valeurs différentes.',
    },
  },
  jokerNeedsNatural: {
    title: 'Jamais de jokers seuls',
    text: 'D’habitude, une combinaison peut être faite uniquement de jokers. La table peut exiger au moins une carte qui n’est pas un joker.',
    values: {
      no: 'Une combinaison peut être faite uniquement de jokers.',
      yes: 'Toute combinaison posée compte au moins une carte qui n’est pas un joker.',
    },
  },
  jokerSwap: {
    title: 'Récupérer un joker',
    text: 'D’habitude, un joker posé sur la table y reste. La table peut permettre de le récupérer : une fois ton niveau posé, tu peux mettre à la place d’un joker la carte qu’il remplace, et prendre ce joker en main.',
    values: {
      no: 'Un joker sur la table reste où il est.',
      yes: 'Après avoir posé, on peut mettre la vraie carte à la place d’un joker et prendre le joker.',
    },
  },
  passTarget: {
    title: 'À qui faire passer son tour',
    text: 'D’habitude, tu peux mettre une carte Passe devant n’importe quel adversaire qui n’en a pas. La table peut décider qu’elle ne va que devant le joueur qui vient après toi ; s’il en a déjà une, tu n’en joues pas.',
    values: {
      any: 'Une carte Passe se met devant n’importe quel adversaire qui n’en a pas.',
      next: 'Une carte Passe se met seulement devant le joueur suivant.',
    },
  },
  passUpcardSkips: {
    title: 'Carte Passe à la donne',
    text: 'D’habitude, si la carte retournée à la donne est une carte Passe, elle ne fait rien. La table peut décider qu’elle va devant le premier joueur, qui passe alors son tour et la glisse face visible sous la pioche.',
    values: {
      no: 'Une carte Passe retournée à la donne ne fait rien.',
      yes: 'Une carte Passe retournée à la donne fait passer son tour au premier joueur.',
    },
  },
  passWithTwo: {
    title: 'Cartes Passe à deux joueurs',
    text: 'D’habitude, on joue avec les cartes Passe même à deux. La table peut décider de les enlever du paquet dans une partie à deux.',
    values: {
      yes: 'À deux aussi, on joue avec les cartes Passe.',
      removed: 'À deux, on joue sans les cartes Passe.',
    },
  },
  stockOut: {
    title: 'Quand la pioche s’épuise',
    text: 'Quand la dernière carte de la pioche est prise, les défausses forment une nouvelle pioche dans Level 8 ; dans Level Up, ce tour est le dernier de la manche. Chaque édition peut se jouer comme l’autre. La table peut aussi arrêter la manche aussitôt, ou continuer avec les défausses tant qu’il reste une carte à prendre. Si on ne la refait pas, la pioche est aussi épuisée quand une carte visible arrive sur le dessus.',
    values: {
      rebuild: 'Quand la pioche est épuisée, on mélange les défausses pour en refaire une.',
      'finish-turn': 'Quand la pioche est épuisée, on finit le tour et la manche s’arrête.',
      'at-once': 'La manche s’arrête à l’instant où la pioche est épuisée.',
      'play-on':
        'Quand la pioche est épuisée, on continue avec les défausses tant qu’il reste une carte à prendre.',
    },
  },
  stockOutBonus: {
    title: 'Bonus du dernier tour',
    text: 'Cette règle compte quand la pioche épuisée fait du tour en cours le dernier. D’habitude, si tu termines la manche à ce tour en vidant ta main, tu montes de deux niveaux. La table peut décider que tu ne montes que d’un seul.',
    values: {
      yes: 'Terminer la manche une fois la pioche épuisée rapporte encore le deuxième niveau.',
      no: 'Terminer la manche une fois la pioche épuisée ne rapporte qu’un niveau.',
    },
  },
  nextDealer: {
    title: 'Le donneur suivant',
    text: 'Dans Level 8, le voisin de gauche du donneur distribue la manche suivante. Dans Level Up, c’est le joueur qui a joué le dernier tour. Chaque édition peut se jouer comme l’autre.',
    values: {
      left: 'Le voisin de gauche du donneur distribue la manche suivante.',
      last: 'Le joueur qui a joué le dernier tour distribue la manche suivante.',
    },
  },
  bonusPalier: {
    title: 'Le palier en bonus',
    text: 'Avec les paliers au choix, si tu termines la manche, tu retires un deuxième palier. D’habitude, c’est celui que tu veux. La table peut décider que c’est le plus bas de ceux qui te restent.',
    values: {
      free: 'En terminant la manche, on choisit le deuxième palier à retirer.',
      lowest: 'En terminant la manche, on retire en plus son palier le plus bas.',
    },
  },
  browseDiscards: {
    title: 'Fouiller les défausses',
    text: 'D’habitude, on ne voit de chaque défausse que la carte du dessus et le nombre de cartes. La table peut décider de montrer aussi les cartes recouvertes. Aucun secret n’est trahi, puisque tout le monde a vu passer ces cartes.',
    values: {
      no: 'D’une défausse, on ne voit que la carte du dessus.',
      yes: 'On peut regarder toutes les cartes des défausses.',
    },
  },
  openWin: {
    title: 'Paliers au choix : la victoire',
    text: 'D’habitude, avec les paliers au choix, tu gagnes quand tu les as tous retirés. La table peut suivre le livret à la lettre : tu gagnes si tu as retiré le dernier, le 8, à la fin d’une manche, quels que soient ceux qui restent. Si plusieurs joueurs y arrivent dans la même manche, celui d’entre eux qui l’a terminée gagne seul ; sinon, ils gagnent ensemble.',
    values: {
      all: 'Avec les paliers au choix, on gagne quand on les a tous retirés.',
      last: 'Avec les paliers au choix, on gagne dès qu’on a retiré le plus haut, même s’il en reste d’autres.',
    },
  },
  keepLevel: {
    title: 'Le niveau qui compte pour garder',
    text: 'D’habitude, le niveau qui donne le droit de garder des cartes est celui que tu jouais dans cette manche, et seulement si tu ne l’as pas posé. Selon une autre lecture du livret, c’est celui où tu te trouves une fois que tout le monde est monté, si bien que tu peux garder des cartes même si tu as posé. La table choisit.',
    values: {
      played:
        'Seuls les joueurs qui n’ont pas posé peuvent garder des cartes, selon le niveau qu’ils jouaient.',
      reached:
        'C’est le niveau atteint à la fin de la manche qui donne le droit de garder des cartes, même si l’on a posé.',
    },
  },
  keepFrom: {
    title: 'Garder à partir du niveau',
    text: 'À partir de ce niveau, un joueur qui n’a pas posé quand la manche s’arrête peut garder des cartes. Avec les deux étoiles, c’est d’habitude le 5. Avec les autres parcours, ce choix ne compte que si tu permets de garder au moins une carte.',
    values: (level) =>
      `À partir du niveau ${level}, si l’on n’a pas posé, on peut garder des cartes pour la manche suivante.`,
  },
  keepCards: {
    title: 'Combien de cartes garder',
    text: 'Le plus grand nombre de cartes, de 0 à 9, que peut garder pour la manche suivante un joueur qui n’a pas posé. C’est d’habitude 4 avec les deux étoiles et 0 avec les autres parcours, ce qui veut dire qu’on ne garde rien. Une carte Réserve en permet toujours jusqu’à trois.',
    values: (cards) =>
      cards === 0
        ? 'On ne garde aucune carte pour la manche suivante.'
        : `On peut garder jusqu’à ${count(cards, { one: 'carte', other: 'cartes' })} pour la manche suivante.`,
  },
  levels: {
    title: 'Un parcours plus court',
    text: 'D’habitude, on joue tous les niveaux. La table peut n’en jouer que les premiers : le dernier de ceux-là devient le dernier niveau, y compris pour gagner.',
    values: (levels) =>
      levels === 1
        ? 'On ne joue que le premier niveau.'
        : `On ne joue que les ${number(levels)} premiers niveaux ; le ${number(levels)} est le dernier.`,
  },
  startLevel: {
    title: 'Niveau de départ',
    text: 'D’habitude, tout le monde commence au niveau 1. La table peut fixer un niveau de départ pour chaque joueur, afin que débutants et habitués aient les mêmes chances.',
    values: (levels) =>
      `Niveaux de départ : ${and(levels.map((level, index) => `${called(joueur(index + 1))} au niveau ${level}`))}.`,
  },
  firstDealer: {
    title: 'Le premier donneur',
    text: 'D’habitude, le hasard décide qui distribue la première manche. La table peut aussi désigner un joueur. À partir de la deuxième manche, c’est la règle du donneur suivant qui s’applique.',
    values: (seat) =>
      seat === 0
        ? 'Le hasard désigne le premier donneur.'
        : `Le joueur ${seat} distribue la première manche.`,
  },
};

const book: Part<'rules'>['book'] = {
  title: 'Règles du jeu',
  search: 'Chercher dans les règles',
  searchHint: 'Un mot, ou un numéro comme LAY-3',
  found: (rules) => count(rules, { one: 'règle trouvée', other: 'règles trouvées' }),
  noneFound: 'Aucune règle trouvée. Essaie un autre mot, ou montre toutes les règles.',
  forTable: 'Pour ce jeu',
  edition: 'Édition',
  ladder: 'Parcours',
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
    'open-ladder': 'Les paliers au choix',
    'two-stars': 'Garder des cartes',
    master: 'Level 8 Master',
    'house-rules': 'Règles maison',
    'own-ladders': 'Tes parcours et les coups illisibles',
  },
  ladderTitle: (ladder) => `Le parcours : ${ladder}`,
  levelsPrinted: (printed, levels) => {
    if (printed === levels) return 'Dans le livret';
    if (printed === 0) return 'Niveaux propres à Palier : ils ne sont dans aucun de nos livrets';
    return `Dans le livret jusqu’au niveau ${number(printed)} ; les suivants viennent d’autres sources`;
  },
  levelHeader: 'N°',
  asksFor: 'à poser',
  atThisTable: 'À cette table :',
  inThisBox: 'Dans ce jeu :',
  notHere: 'ne concerne pas ce jeu',
  linkTo: (id) => `Lien vers ${id}`,
  sources: {
    book: 'Dans le livret',
    ruling: 'Choix de Palier : le livret n’en dit rien',
  },
  partlyOurs: 'Dans le livret ; les détails sont un choix de Palier',
  optionSources: {
    book: 'Option de Palier ; la règle habituelle est dans le livret',
    ruling: 'Option de Palier ; la règle habituelle est notre choix, le livret n’en dit rien',
  },
  usualMarks: {
    book: 'comme dans la boîte',
    ruling: 'choix de Palier',
  },
  byChance: 'Au hasard',
  otherReading: 'Autre lecture possible :',
  toHouseRule: (title) => `Règle maison : ${title}`,
  foundBy: (words) => `Se dit aussi : ${words.join(', ')}`,
  unknownRule: (id) => `Il n’y a pas de règle ${quote(id)}.`,
};

const form: Part<'rules'>['form'] = {
  about: 'Joue comme chez toi : change les règles qui font débat à table.',
  reset: 'Revenir aux règles de la boîte',
  topics: {
    drawing: 'Prendre et se défausser',
    laying: 'Poser, ajouter, jokers',
    passing: 'Cartes Passe',
    ending: 'Fin de la manche',
    climbing: 'Montée et victoire',
    keeping: 'Garder des cartes',
  },
  idleRules: (rules) =>
    `${count(rules, { one: 'règle ne change', other: 'règles ne changent' })} rien ici`,
  idle: {
    'no-pass-cards': 'Ce paquet n’a pas de cartes Passe.',
    'no-jokers': 'Ce paquet n’a pas de jokers.',
    'more-than-two': 'Elle ne compte qu’à deux joueurs.',
    'only-two': 'À deux, il n’y a qu’un adversaire.',
    'not-open': 'Elle ne compte qu’avec les paliers au choix.',
    'no-two-sets': 'Ce parcours ne demande jamais deux paires, brelans ou carrés à la fois.',
    'not-last-turn': 'Elle ne compte que si l’on finit le tour quand la pioche est épuisée.',
    'nothing-kept': 'Ici, on ne garde pas de cartes.',
    'one-level': 'Ce parcours est trop court pour cela.',
  },
};

export const rules: Part<'rules'> = {
  ...makeRuleWords(ledger, houseRules, searchWords, inBox),
  book,
  form,
};
