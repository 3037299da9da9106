/** What is said at any table, in English: what happens, editions, ladders, steps, opponents. */
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
  combination,
  count,
  does,
  levels,
  LOCALE,
  meldList,
  openAll,
  opens,
  ownOr,
  someCards,
  whom,
} from './speech.ts';
import { specials } from './specials.ts';

const laid: EventWords['levelLaid'] = ({ seat, level }, naming) =>
  `${opens(naming, seat, ['lay', 'lays'])} level ${level}`;

const events: EventWords = {
  roundDealt: ({ round, dealer, upcard }, naming) =>
    `Round ${round}: ${does(naming, dealer, ['deal and turn', 'deals and turns'])} up ${aCard(upcard)}.`,
  upcardSkipped: ({ seat }, naming) =>
    `The first card is a Pass card: ${does(naming, seat, ['miss', 'misses'])} the first turn.`,
  cardDrawn: ({ seat, card }, naming) =>
    `${opens(naming, seat, ['draw', 'draws'])} ${card === UNKNOWN ? 'a card' : aCard(card)}.`,
  cardTaken: ({ seat, from, card }, naming) =>
    `${opens(naming, seat, ['take', 'takes'])} ${aCard(card)} from ${ownOr(naming, seat, from)} discard pile.`,
  levelLaid: (event, naming) => `${laid(event, naming)}: ${meldList(event.melds)}.`,
  cardAdded: ({ seat, card, to, meld }, naming) =>
    `${opens(naming, seat, ['add', 'adds'])} ${aCard(card)} to ${ownOr(naming, seat, to)} ${combination(naming, to, meld)}.`,
  jokerExchanged: ({ seat, card, joker, to, meld }, naming) =>
    `${opens(naming, seat, ['put', 'puts'])} ${aCard(card)} into ${ownOr(naming, seat, to)} ${combination(naming, to, meld)} and ${isYou(naming, seat) ? 'take' : 'takes'} the ${cards.card(cardOf(joker))}.`,
  cardDiscarded: ({ seat, card }, naming) =>
    `${opens(naming, seat, ['discard', 'discards'])} ${aCard(card)}.`,
  passPlayed: ({ seat, on }, naming) =>
    `${opens(naming, seat, ['play', 'plays'])} a Pass card on ${whom(naming, on)}.`,
  turnSkipped: ({ seat }, naming) => `${opens(naming, seat, ['miss', 'misses'])} this turn.`,
  stockRebuilt: ({ stock }) =>
    `The discard piles are shuffled into a new draw pile of ${count(stock.length, CARDS)}.`,
  offerMade: ({ seat, cards: offered }, naming) =>
    offered === undefined
      ? `${opens(naming, seat, ['have', 'has'])} chosen what to offer.`
      : `${opens(naming, seat, ['offer', 'offers'])} ${someCards(offered)}.`,
  offersShown: ({ offers }, naming) => {
    const shown = offers.flatMap((offer, index) =>
      offer.length === 0 ? [] : [`${cards.cards(offer)} from ${whom(naming, index + 1)}`],
    );
    return `On offer: ${shown.join('; ')}.`;
  },
  cardPicked: ({ seat, from, card }, naming) =>
    `${opens(naming, seat, ['take', 'takes'])} ${aCard(card)} from ${whom(naming, from)}.`,
  swapPlayed: ({ seat, cards: swapped }, naming) =>
    `${opens(naming, seat, ['play', 'plays'])} a Swap card and ${isYou(naming, seat) ? 'swap' : 'swaps'} ${someCards(swapped)}.`,
  replacementsDrawn: ({ seat, cards: drawn }, naming) =>
    `${opens(naming, seat, ['draw', 'draws'])} ${drawn.includes(UNKNOWN) ? count(drawn.length, CARDS) : someCards(drawn)} ${drawn.length === 1 ? 'as a replacement' : 'to replace them'}.`,
  ...playedAlone(specials, opens),
  bonusDue: ({ seat }, naming) =>
    `${opens(naming, seat, ['go', 'goes'])} out and may choose a second level to remove.`,
  palierDropped: ({ seat, level }, naming) =>
    `${opens(naming, seat, ['remove', 'removes'])} level ${level} as well.`,
  roundEnded: (event, naming) => [ending(event, naming), ...outcome(event, naming)].join(' '),
  cardsKept: ({ seat, cards: kept }, naming) => {
    if (kept === undefined) return `${opens(naming, seat, ['have', 'has'])} chosen what to keep.`;
    const what = kept.length === 0 ? 'no cards' : someCards(kept);
    return `${opens(naming, seat, ['keep', 'keeps'])} ${what} for the next round.`;
  },
  gameWon: ({ winners }, naming) =>
    winners.length === 1
      ? `${openAll(naming, winners, ['win', 'wins'])} the game!`
      : `${openAll(naming, winners, ['share', 'shares'])} the win!`,
  takenBack: ({ seat }, naming) => `${opens(naming, seat, ['take', 'takes'])} back the last move.`,
};

const briefs: BriefWords = {
  levelLaid: (event, naming) => `${laid(event, naming)}.`,
  roundEnded: ending,
};

function ending({ by, seat, last }: RoundEnded, naming: Naming): string {
  switch (by) {
    case 'went-out':
      return `${opens(naming, seat ?? last, ['go', 'goes'])} out and the round ends.`;
    case 'stock':
      return 'There are no more cards to draw: the round ends.';
    case 'blocked':
      return 'Nobody has laid or added a card for a long time: the round ends.';
    case 'win':
      return `${opens(naming, seat ?? last, ['have', 'has'])} laid the last level: the round ends.`;
  }
}

function outcome({ by, cleared, keepers }: RoundEnded, naming: Naming): readonly string[] {
  if (by === 'win') return [];
  const climbs = climbers(cleared).map(
    ({ levels: climbed, seats }) =>
      `${openAll(naming, seats, ['climb', 'climbs'])} ${levels(climbed)}${seats.length === 1 ? '' : ' each'}.`,
  );
  const keeping =
    keepers.length === 0 ? [] : [`${openAll(naming, keepers, ['may', 'may'])} keep cards.`];
  return [...(climbs.length === 0 ? ['Nobody climbs.'] : climbs), ...keeping];
}

const setup: SetupWords = {
  editions: {
    'level-up': {
      name: 'Level Up (2010)',
      about:
        'Numbers up to 18, no jokers, no Pass cards; the round also ends when the draw pile runs out.',
    },
    'level-8-98': {
      name: 'Level 8 (98-card German edition, 2016)',
      about: 'Numbers up to 15, with 5 jokers and 3 Pass cards.',
    },
    'level-8-99': {
      name: 'Level 8 (99-card edition)',
      about: 'Numbers up to 15, with 6 jokers and 3 Pass cards; one-star levels only.',
    },
    'level-8-101': {
      name: 'Level 8 (101-card edition)',
      about: 'Numbers up to 15, with 7 jokers and 4 Pass cards: a good one to start with.',
    },
  },
  ladders: {
    stacked: 'One level after another',
    open: 'Open levels, in any order',
    'one-star': 'One star',
    'two-star': 'Two stars (Palier’s own levels)',
  },
  masters: {
    none: 'Without Master cards',
    specials: 'With the special cards of Level 8 Master',
    all: 'With all the cards of Level 8 Master',
  },
  steps: {
    draw: 'Draw a card',
    play: 'Lay, add or discard',
    keep: 'Choose the cards to keep',
    drop: 'Choose the second level to remove',
    offer: 'Choose the cards to offer',
    pick: 'Take one of the offered cards',
    over: 'The game is over',
  },
};

const characters: CharacterWords = {
  characters: {
    odile: 'Only discards what nobody wants, even if it costs a turn.',
    bruno: 'Takes the shortest route and does not care what the others take.',
    wanda: 'Takes what the others need and makes them miss turns.',
    hugo: 'Keeps jokers and any card that might come in handy one day.',
    nell: 'Lays the level at once and worries about the rest later.',
    sami: 'Plays a balanced game, with no quirks.',
  },
  strengths: {
    novice: {
      name: 'novice',
      about: 'Plays like someone with a few evenings’ practice, who overlooks a card now and then.',
    },
    steady: {
      name: 'medium',
      about: 'Makes the most of its own cards, but hardly looks at what the others need.',
    },
    expert: {
      name: 'expert',
      about: 'Watches what the others need and plans how to go out.',
    },
    master: {
      name: 'master',
      about: 'Plays out the rest of the round hundreds of times in its head before it moves.',
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
