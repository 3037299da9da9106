/** What is said at any table, in Italian: what happens, editions, ladders, steps, opponents. */
import { UNKNOWN, cardOf, type RoundEnded } from '@palier/rules';
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
  a,
  aCard,
  amid,
  cards,
  CARDS,
  combination,
  count,
  does,
  hasDone,
  joined,
  LOCALE,
  meldList,
  openAll,
  opens,
  ownOr,
  SCARTI,
  someCards,
  te,
  theCard,
} from './speech.ts';
import { specials } from './specials.ts';

const laid: EventWords['levelLaid'] = ({ seat, level }, naming) =>
  `${hasDone(naming, seat, 'calato')} il livello ${level}`;

const events: EventWords = {
  roundDealt: ({ round, dealer, upcard }, naming) =>
    `Manche ${round}: ${does(naming, dealer, ['hai', 'ha'])} dato le carte e scoperto ${aCard(upcard)}.`,
  upcardSkipped: ({ seat }, naming) =>
    `La prima carta scoperta è una Salta turno: ${does(naming, seat, ['salti', 'salta'])} il primo turno.`,
  cardDrawn: ({ seat, card }, naming) =>
    `${hasDone(naming, seat, 'pescato')} ${card === UNKNOWN ? 'dal mazzo' : aCard(card)}.`,
  cardTaken: ({ seat, from, card }, naming) =>
    `${hasDone(naming, seat, 'preso')} ${aCard(card)} ${joined('da', ownOr(naming, seat, from, SCARTI))}.`,
  levelLaid: (event, naming) => `${laid(event, naming)}: ${meldList(event.melds)}.`,
  cardAdded: ({ seat, card, to, meld }, naming) =>
    `${hasDone(naming, seat, 'attaccato')} ${aCard(card)} ${joined('a', ownOr(naming, seat, to, combination(naming, to, meld)))}.`,
  jokerExchanged: ({ seat, card, joker, to, meld }, naming) =>
    `${hasDone(naming, seat, 'messo')} ${aCard(card)} ${amid(ownOr(naming, seat, to, combination(naming, to, meld)))} e preso ${theCard(cardOf(joker))}.`,
  cardDiscarded: ({ seat, card }, naming) => `${hasDone(naming, seat, 'scartato')} ${aCard(card)}.`,
  passPlayed: ({ seat, on }, naming) =>
    `${hasDone(naming, seat, 'messo')} una carta Salta turno davanti ${a(te(naming, on))}.`,
  turnSkipped: ({ seat }, naming) => `${hasDone(naming, seat, 'saltato')} il turno.`,
  stockRebuilt: ({ stock }) =>
    `Il mazzo è stato rifatto con gli scarti: ora ha ${count(stock.length, CARDS)}.`,
  offerMade: ({ seat, cards: offered }, naming) =>
    offered === undefined
      ? `${hasDone(naming, seat, 'scelto')} le carte da offrire.`
      : `${hasDone(naming, seat, 'offerto')} ${someCards(offered)}.`,
  offersShown: ({ offers }, naming) => {
    const shown = offers.flatMap((offer, index) =>
      offer.length === 0 ? [] : [`${cards.cards(offer)} da ${te(naming, index + 1)}`],
    );
    return `Le carte offerte: ${shown.join('; ')}.`;
  },
  cardPicked: ({ seat, from, card }, naming) =>
    isYou(naming, from)
      ? `${does(naming, seat, ['hai', 'ti ha'])} preso ${aCard(card)}.`
      : `${hasDone(naming, seat, 'preso')} ${aCard(card)} ${a(te(naming, from))}.`,
  swapPlayed: ({ seat, cards: swapped }, naming) =>
    `${hasDone(naming, seat, 'giocato')} una carta Scambia e scartato ${someCards(swapped)}.`,
  replacementsDrawn: ({ seat, cards: drawn }, naming) =>
    `In cambio ${does(naming, seat, ['hai', 'ha'])} pescato ${drawn.includes(UNKNOWN) ? count(drawn.length, CARDS) : someCards(drawn)}.`,
  ...playedAlone(specials, opens),
  bonusDue: ({ seat }, naming) =>
    `${hasDone(naming, seat, 'chiuso')} la manche e ${isYou(naming, seat) ? 'puoi' : 'può'} scegliere un secondo livello da togliere.`,
  palierDropped: ({ seat, level }, naming) =>
    `${hasDone(naming, seat, 'tolto')} anche il livello ${level}.`,
  roundEnded: (event, naming) => [ending(event, naming), ...outcome(event, naming)].join(' '),
  cardsKept: ({ seat, cards: kept }, naming) => {
    if (kept === undefined) return `${hasDone(naming, seat, 'scelto')} le carte da tenere.`;
    return kept.length === 0
      ? `${opens(naming, seat, ['non hai', 'non ha'])} tenuto nessuna carta.`
      : `${hasDone(naming, seat, 'tenuto')} ${someCards(kept)} per la prossima manche.`;
  },
  gameWon: ({ winners }, naming) =>
    `${openAll(naming, winners, ['hai', 'ha', 'avete', 'hanno'])} vinto${winners.length === 1 ? '' : ' insieme'} la partita!`,
  takenBack: ({ seat }, naming) => `${hasDone(naming, seat, 'annullato')} l’ultima mossa.`,
};

const briefs: BriefWords = {
  levelLaid: (event, naming) => `${laid(event, naming)}.`,
  roundEnded: ending,
};

function ending({ by, seat, last }: RoundEnded, naming: Naming): string {
  switch (by) {
    case 'went-out':
      return `${hasDone(naming, seat ?? last, 'chiuso')} la manche.`;
    case 'stock':
      return 'Non c’è più niente da pescare: la manche finisce qui.';
    case 'blocked':
      return 'Da molto tempo nessuno cala né attacca carte: la manche finisce qui.';
    case 'win':
      return `${hasDone(naming, seat ?? last, 'calato')} l’ultimo livello: la manche finisce qui.`;
  }
}

/** How far one climbs at the end of a round. */
const HEIGHTS = ['', 'un livello', 'due livelli'];

function outcome({ by, cleared, keepers }: RoundEnded, naming: Naming): readonly string[] {
  if (by === 'win') return [];
  const climbs = climbers(cleared).map(({ levels, seats }) => {
    const height = HEIGHTS[levels] ?? `${levels} livelli`;
    return `${openAll(naming, seats, ['sali', 'sale', 'salite', 'salgono'])} di ${height}.`;
  });
  const keeping =
    keepers.length === 0
      ? []
      : [`${openAll(naming, keepers, ['puoi', 'può', 'potete', 'possono'])} tenere delle carte.`];
  return [...(climbs.length === 0 ? ['Nessuno sale.'] : climbs), ...keeping];
}

const setup: SetupWords = {
  editions: {
    'level-up': {
      name: 'Level Up (2010)',
      about:
        'Numeri fino al 18, senza jolly né carte Salta turno; la manche finisce anche a mazzo esaurito.',
    },
    'level-8-98': {
      name: 'Level 8 (edizione tedesca da 98 carte, 2016)',
      about: 'Numeri fino al 15, con 5 jolly e 3 carte Salta turno.',
    },
    'level-8-99': {
      name: 'Level 8 (edizione da 99 carte)',
      about: 'Numeri fino al 15, con 6 jolly e 3 carte Salta turno; solo i livelli a una stella.',
    },
    'level-8-101': {
      name: 'Level 8 (edizione da 101 carte)',
      about: 'Numeri fino al 15, con 7 jolly e 4 carte Salta turno: l’ideale per cominciare.',
    },
  },
  ladders: {
    stacked: 'Un livello dopo l’altro',
    open: 'Percorso libero, nell’ordine che vuoi',
    'one-star': 'Una stella',
    'two-star': 'Due stelle (percorso di Palier)',
  },
  masters: {
    none: 'Senza le carte Master',
    specials: 'Con le carte speciali di Level 8 Master',
    all: 'Con tutte le carte di Level 8 Master',
  },
  steps: {
    draw: 'Prendi una carta',
    play: 'Cala, attacca o scarta',
    keep: 'Scegli le carte da tenere',
    drop: 'Scegli il secondo livello da togliere',
    offer: 'Scegli le carte da offrire',
    pick: 'Prendi una delle carte offerte',
    over: 'La partita è finita',
  },
};

const characters: CharacterWords = {
  characters: {
    odile: 'Scarta solo quello che non serve a nessuno, anche a costo di perdere un turno.',
    bruno: 'Prende la strada più corta e non bada a quello che raccolgono gli altri.',
    wanda: 'Prende le carte che servono agli altri e fa saltare loro il turno.',
    hugo: 'Si tiene i jolly e ogni carta che un giorno potrebbe servire.',
    nell: 'Vuole calare subito il livello; al resto pensa dopo.',
    sami: 'Gioca in modo equilibrato, senza manie.',
  },
  // Names that suit anybody: they stand beside the name of a person.
  strengths: {
    novice: {
      name: 'principiante',
      about:
        'Gioca come chi ha alle spalle qualche serata: ogni tanto si lascia sfuggire una carta.',
    },
    steady: {
      name: 'nella media',
      about: 'Non spreca un’occasione, ma bada poco a quello che serve agli altri.',
    },
    expert: {
      name: 'abile',
      about: 'Tiene d’occhio quello che serve agli altri e prepara la chiusura.',
    },
    master: {
      name: 'fuoriclasse',
      about: 'Prima di ogni mossa gioca a mente il resto della manche in centinaia di modi.',
    },
  },
};

export const game = makeGameWords({
  locale: LOCALE,
  events,
  briefs,
  refusals,
  cards,
  setup,
  hints,
  characters,
});
