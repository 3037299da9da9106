/** What is said at any table, in French: what happens, editions, ladders, steps, opponents. */
import { cardOf, UNKNOWN, type RoundEnded } from '@palier/rules';
import {
  makeGameWords,
  type CharacterWords,
  type BriefWords,
  type EventWords,
  type SetupWords,
} from '../game.ts';
import { climbers, isYou, type Naming } from '../naming.ts';
import { playedAlone } from '../specials.ts';
import { hints } from './hints.ts';
import { refusals } from './refusals.ts';
import {
  aCard,
  cards,
  CARDS,
  combinationOf,
  contracted,
  count,
  does,
  levelForms,
  LOCALE,
  meldList,
  niveau,
  ofCards,
  openAll,
  opens,
  ownOr,
  someCards,
  toi,
  typeset,
  aToi,
} from './speech.ts';
import { specials } from './specials.ts';

const laid: EventWords['levelLaid'] = ({ seat, level }, naming) =>
  `${opens(naming, seat, ['poses', 'pose'])} le ${niveau(naming.edition)} ${level}`;

const events: EventWords = {
  roundDealt: ({ round, dealer, upcard }, naming) =>
    `Manche ${round} : ${does(naming, dealer, ['distribues et retournes', 'distribue et retourne'])} ${aCard(upcard)}.`,
  upcardSkipped: ({ seat }, naming) =>
    `Une carte Passe est retournée : ${does(naming, seat, ['passes ton', 'passe son'])} premier tour.`,
  cardDrawn: ({ seat, card }, naming) =>
    `${opens(naming, seat, ['pioches', 'pioche'])} ${card === UNKNOWN ? 'une carte' : aCard(card)}.`,
  cardTaken: ({ seat, from, card }, naming) =>
    `${opens(naming, seat, ['prends', 'prend'])} ${aCard(card)} sur ${ownOr(naming, seat, from)('défausse')}.`,
  levelLaid: (event, naming) => `${laid(event, naming)} : ${meldList(event.melds)}.`,
  cardAdded: ({ seat, card, to, meld }, naming) =>
    `${opens(naming, seat, ['ajoutes', 'ajoute'])} ${aCard(card)} ${contracted(`à ${combinationOf(naming, seat, to, meld)}`)}.`,
  jokerExchanged: ({ seat, card, joker, to, meld }, naming) =>
    `${opens(naming, seat, ['mets', 'met'])} ${aCard(card)} dans ${combinationOf(naming, seat, to, meld)} et ${isYou(naming, seat) ? 'récupères' : 'récupère'} le ${cards.card(cardOf(joker))}.`,
  cardDiscarded: ({ seat, card }, naming) =>
    `${opens(naming, seat, ['te défausses', 'se défausse'])} ${ofCards([card])}.`,
  passPlayed: ({ seat, on }, naming) =>
    `${opens(naming, seat, ['mets', 'met'])} une carte Passe devant ${toi(naming, on)}.`,
  turnSkipped: ({ seat }, naming) => `${opens(naming, seat, ['passes ton', 'passe son'])} tour.`,
  stockRebuilt: ({ stock }) => `La pioche est refaite, avec ${count(stock.length, CARDS)}.`,
  offerMade: ({ seat, cards: offered }, naming) =>
    offered === undefined
      ? `${opens(naming, seat, ['as choisi tes', 'a choisi ses'])} cartes à proposer.`
      : `${opens(naming, seat, ['proposes', 'propose'])} ${someCards(offered)}.`,
  offersShown: ({ offers }, naming) => {
    const shown = offers.flatMap((offer, index) =>
      offer.length === 0 ? [] : [`${toi(naming, index + 1)} – ${cards.cards(offer)}`],
    );
    return `Cartes proposées : ${shown.join(' ; ')}.`;
  },
  cardPicked: ({ seat, from, card }, naming) =>
    isYou(naming, from)
      ? `${opens(naming, seat, ['te prends', 'te prend'])} ${aCard(card)}.`
      : `${opens(naming, seat, ['prends', 'prend'])} ${aCard(card)} ${aToi(naming, from)}.`,
  swapPlayed: ({ seat, cards: swapped }, naming) =>
    `${opens(naming, seat, ['joues', 'joue'])} une carte Échange et ${isYou(naming, seat) ? 'te défausses' : 'se défausse'} ${ofCards(swapped)}.`,
  replacementsDrawn: ({ seat, cards: drawn }, naming) =>
    `${opens(naming, seat, ['pioches', 'pioche'])} ${drawn.includes(UNKNOWN) ? count(drawn.length, CARDS) : someCards(drawn)} en échange.`,
  ...playedAlone(specials, opens),
  bonusDue: ({ seat }, naming) =>
    `${opens(naming, seat, ['termines la manche et peux', 'termine la manche et peut'])} choisir un deuxième ${niveau(naming.edition)} à retirer.`,
  palierDropped: ({ seat, level }, naming) =>
    `${opens(naming, seat, ['retires', 'retire'])} aussi le ${niveau(naming.edition)} ${level}.`,
  roundEnded: (event, naming) => [ending(event, naming), ...outcome(event, naming)].join(' '),
  cardsKept: ({ seat, cards: kept }, naming) => {
    if (kept === undefined) {
      return `${opens(naming, seat, ['as choisi tes', 'a choisi ses'])} cartes à garder.`;
    }
    return kept.length === 0
      ? `${opens(naming, seat, ['ne gardes', 'ne garde'])} aucune carte.`
      : `${opens(naming, seat, ['gardes', 'garde'])} ${someCards(kept)} pour la manche suivante.`;
  },
  gameWon: ({ winners }, naming) =>
    winners.length === 1
      ? `${opens(naming, winners[0]!, ['gagnes', 'gagne'])} la partie !`
      : `${openAll(naming, winners, ['partages', 'partage', 'partagez', 'partagent'])} la victoire !`,
  takenBack: ({ seat }, naming) =>
    `${opens(naming, seat, ['annules ton', 'annule son'])} dernier coup.`,
};

const briefs: BriefWords = {
  levelLaid: (event, naming) => `${laid(event, naming)}.`,
  roundEnded: ending,
};

function ending({ by, seat, last }: RoundEnded, naming: Naming): string {
  switch (by) {
    case 'went-out':
      return `${opens(naming, seat ?? last, ['termines', 'termine'])} la manche.`;
    case 'stock':
      return 'Il n’y a plus rien à piocher : la manche s’arrête.';
    case 'blocked':
      return 'Personne n’a posé ni ajouté de carte depuis longtemps : la manche s’arrête.';
    case 'win':
      return `${opens(naming, seat ?? last, ['as', 'a'])} posé le dernier ${niveau(naming.edition)} : la manche s’arrête.`;
  }
}

function outcome({ by, cleared, keepers }: RoundEnded, naming: Naming): readonly string[] {
  if (by === 'win') return [];
  const climbs = climbers(cleared).map(({ levels, seats }) => {
    const { one, other } = levelForms(naming.edition);
    const height = levels === 1 ? `d’un ${one}` : `de ${levels === 2 ? 'deux' : levels} ${other}`;
    return `${openAll(naming, seats, ['montes', 'monte', 'montez', 'montent'])} ${height}.`;
  });
  const keeping =
    keepers.length === 0
      ? []
      : [`${openAll(naming, keepers, ['peux', 'peut', 'pouvez', 'peuvent'])} garder des cartes.`];
  return [...(climbs.length === 0 ? ['Personne ne monte.'] : climbs), ...keeping];
}

const setup: SetupWords = {
  editions: {
    'level-up': {
      name: 'Level Up (2010)',
      about:
        'Des nombres jusqu’à 18, sans jokers ni cartes Passe ; la manche s’arrête aussi quand la pioche est vide.',
    },
    'level-8-98': {
      name: 'Level 8 (édition allemande à 98 cartes)',
      about: 'Des nombres jusqu’à 15, 5 jokers et 3 cartes Passe.',
    },
    'level-8-99': {
      name: 'Level 8 (édition à 99 cartes)',
      about: 'Des nombres jusqu’à 15, 6 jokers et 3 cartes Passe ; niveaux à une étoile seulement.',
    },
    'level-8-101': {
      name: 'Level 8 (édition à 101 cartes)',
      about: 'Des nombres jusqu’à 15, 7 jokers et 4 cartes Passe : l’idéal pour commencer.',
    },
  },
  ladders: {
    stacked: 'Paliers dans l’ordre',
    open: 'Paliers au choix',
    'one-star': 'Une étoile',
    'two-star': 'Deux étoiles (niveaux propres à Palier)',
  },
  masters: {
    none: 'Sans Level 8 Master',
    specials: 'Avec les cartes spéciales de Level 8 Master',
    all: 'Avec toutes les cartes de Level 8 Master',
  },
  steps: {
    draw: 'Prends une carte',
    play: 'Pose, ajoute ou défausse-toi',
    keep: 'Choisis les cartes à garder',
    drop: 'Choisis le deuxième palier à retirer',
    offer: 'Choisis les cartes à proposer',
    pick: 'Prends une des cartes proposées',
    over: 'La partie est terminée',
  },
};

const characters: CharacterWords = {
  characters: {
    odile: 'Ne lâche que ce dont personne ne veut, quitte à perdre un tour.',
    bruno: 'Va au plus court, sans regarder qui ramasse quoi.',
    wanda: 'Prend ce dont les autres ont besoin et leur fait passer leur tour.',
    hugo: 'Garde les jokers, et toute carte qui pourrait servir un jour.',
    nell: 'Veut poser tout de suite et pense au reste plus tard.',
    sami: 'Joue un peu de tout, sans manie.',
  },
  // Names that suit anybody: they stand beside the name of a person.
  strengths: {
    novice: {
      name: 'novice',
      about: 'N’a joué que quelques soirées : des cartes lui échappent.',
    },
    steady: {
      name: 'solide',
      about: 'Ne rate aucune occasion, mais surveille peu les autres.',
    },
    expert: {
      name: 'habile',
      about: 'Surveille ce dont les autres ont besoin et prépare la fin de la manche.',
    },
    master: {
      name: 'virtuose',
      about: 'Envisage mille scénarios avant chaque coup.',
    },
  },
};

export const game = makeGameWords({
  locale: LOCALE,
  typeset,
  events,
  briefs,
  refusals,
  cards,
  setup,
  hints,
  characters,
});
