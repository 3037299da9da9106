/** The codecs of what documents are made of: cards, seats, set-ups, melds, events. */
import { makeCard, makePlaced, parseCard, parsePlaced, type Card, type Placed } from './cards.ts';
import {
  either,
  integer,
  list,
  object,
  oneOf,
  optional,
  shown,
  tagged,
  type Variants,
  text,
  type Codec,
  type Fields,
} from './codec.ts';
import { EDITION_IDS, MAX_PLAYERS, MIN_PLAYERS } from './editions.ts';
import { ROUND_ENDS, type Event, type EventType, type TakenBack } from './events.ts';
import { fault, isFault, type Fault } from './faults.ts';
import {
  CHOICE_NAMES,
  HOUSE_CHOICES,
  MAX_KEPT,
  type ChoiceName,
  type HouseRules,
} from './house-rules.ts';
import {
  KINDS,
  LADDER_IDS,
  LADDER_LIMITS,
  LADDER_MODES,
  makePart,
  parsePart,
  type Ladder,
  type LevelPart,
} from './ladders.ts';
import { MASTER_OPTIONS, type CustomLadder, type LadderChoice, type SetupChoice } from './setup.ts';
import type { Meld, Seat } from './state.ts';

/** More cards than any deck has. */
export const MOST_CARDS = 256;
const MOST_EVENTS = 1_000_000;
/** The longest name that a record or a ladder may have. */
export const NAME_LENGTH = 60;

/** The version of every document of the contract; a change bumps it and keeps reading the old. */
export const VERSION = 1;
export type Version = typeof VERSION;

export const version: Codec<Version> = {
  schema: { const: VERSION },
  parse: (json, path) =>
    json === VERSION ? VERSION : fault('unknown-version', path, { version: shown(json) }),
  make: (value) => value,
};

const CARD_PATTERN = '([ROYGBP]([1-9]|1[0-8])|J(1-5|6-10|11-15)?|[XTWK])';

export const card: Codec<Card> = {
  schema: { type: 'string', pattern: `^(${CARD_PATTERN}|\\?)$` },
  parse: (json, path) => {
    const found = typeof json === 'string' ? parseCard(json) : undefined;
    return found ?? fault('unreadable-card', path, { text: shown(json) });
  },
  make: makeCard,
};

export const placed: Codec<Placed> = {
  schema: {
    type: 'string',
    pattern: `^(${CARD_PATTERN}|J(1-5|6-10|11-15)?=([1-9]|1[0-8]|[ROYGBP]))$`,
  },
  parse: (json, path) => {
    const found = typeof json === 'string' ? parsePlaced(json) : undefined;
    return found ?? fault('unreadable-card', path, { text: shown(json) });
  },
  make: makePlaced,
};

/** A card of the stock, with whether it lies face up (`X^`). */
export type StockCard = { readonly card: Card; readonly isFaceUp: boolean };

export const stockCard: Codec<StockCard> = {
  schema: { type: 'string', pattern: `^(${CARD_PATTERN}|\\?|[XTW]\\^)$` },
  parse: (json, path) => {
    const written = typeof json === 'string' ? json.trim() : '';
    const isFaceUp = written.endsWith('^');
    const found = parseCard(isFaceUp ? written.slice(0, -1) : written);
    if (found === undefined) return fault('unreadable-card', path, { text: shown(json) });
    return { card: found, isFaceUp };
  },
  make: (value) => `${makeCard(value.card)}${value.isFaceUp ? '^' : ''}`,
};

export const cardList = list(card, 0, MOST_CARDS);
export const seat: Codec<Seat> = integer(1, MAX_PLAYERS);
export const levelNumber = integer(1, LADDER_LIMITS.levels);
export const counter = integer(0, MOST_EVENTS);

export function perSeat<T>(item: Codec<T>): Codec<readonly T[]> {
  return list(item, MIN_PLAYERS, MAX_PLAYERS);
}

export const seats = list(seat, 0, MAX_PLAYERS);
export const name = text(NAME_LENGTH);

const part: Codec<LevelPart> = {
  schema: { type: 'string', pattern: '^(run|set|colour) ([2-9]|10)$' },
  parse: (json, path) => {
    const found = typeof json === 'string' ? parsePart(json) : undefined;
    return found ?? fault('unreadable-part', path, { text: shown(json) });
  },
  make: makePart,
};

// The limits themselves are checked by `makeSetup`, which names the level at fault.
const ladderFields = { name, levels: list(list(part, 0, MOST_CARDS), 0, MOST_CARDS) };

const customLadder: Codec<CustomLadder> = object<CustomLadder>(ladderFields);

/** A ladder with all that it asks for, whatever it is called. */
export const ladderInFull: Codec<Ladder> = object<Ladder>({
  ...ladderFields,
  mode: oneOf(LADDER_MODES),
});

const isObject = (json: unknown): boolean => typeof json === 'object' && json !== null;

export const ladderChoice: Codec<LadderChoice> = either(customLadder, oneOf(LADDER_IDS), {
  json: isObject,
  value: (value): value is CustomLadder => typeof value !== 'string',
});

export const houseRuleFields: Fields<HouseRules> = {
  ...(Object.fromEntries(
    CHOICE_NAMES.map((name) => [name, optional(oneOf<string>(HOUSE_CHOICES[name]))]),
  ) as Pick<Fields<HouseRules>, ChoiceName>),
  keepFrom: optional(levelNumber),
  keepCards: optional(integer(0, MAX_KEPT)),
  levels: optional(levelNumber),
  startLevel: optional(perSeat(levelNumber)),
  firstDealer: optional(integer(0, MAX_PLAYERS)),
};

export const houseRules: Codec<HouseRules> = object<HouseRules>(houseRuleFields);

/** The members that choose a set-up, shared by positions, views and record headers. */
export const setupFields = {
  edition: oneOf(EDITION_IDS),
  ladder: optional(ladderChoice),
  ladders: optional(perSeat(ladderChoice)),
  rules: optional(houseRules),
  master: optional(oneOf(MASTER_OPTIONS)),
  players: integer(MIN_PLAYERS, MAX_PLAYERS),
};

/** What players choose, alone. What cannot be played is refused by `makeSetup`. */
export const setupChoice: Codec<SetupChoice> = object<SetupChoice>(setupFields);

const kind = oneOf(KINDS);

export const meld: Codec<Meld> = object<Meld>({ kind, cards: list(placed, 1, MOST_CARDS) });

const melds = list(meld, 1, LADDER_LIMITS.parts);
const levelList = list(levelNumber, 0, LADDER_LIMITS.levels);
const meldIndex = integer(1, LADDER_LIMITS.parts);

const eventMembers: Variants<Event> = {
  roundDealt: {
    round: counter,
    dealer: seat,
    hands: perSeat(cardList),
    upcard: card,
    stock: cardList,
  },
  upcardSkipped: { seat },
  cardDrawn: { seat, card },
  cardTaken: { seat, from: seat, card },
  levelLaid: { seat, level: levelNumber, melds },
  cardAdded: { seat, card: placed, to: seat, meld: meldIndex },
  jokerExchanged: { seat, card, joker: placed, to: seat, meld: meldIndex },
  cardDiscarded: { seat, card },
  passPlayed: { seat, on: seat },
  turnSkipped: { seat },
  stockRebuilt: { stock: cardList },
  takePlayed: { seat },
  offerMade: { seat, cards: optional(cardList) },
  offersShown: { offers: perSeat(cardList) },
  cardPicked: { seat, from: seat, card },
  swapPlayed: { seat, cards: cardList },
  replacementsDrawn: { seat, cards: cardList },
  holdPlayed: { seat },
  bonusDue: { seat },
  palierDropped: { seat, level: levelNumber },
  roundEnded: {
    by: oneOf(ROUND_ENDS),
    seat: optional(seat),
    last: seat,
    cleared: perSeat(levelList),
    keepers: seats,
    nextDealer: optional(seat),
  },
  cardsKept: { seat, cards: optional(cardList) },
  gameWon: { winners: seats },
};

export const event: Codec<Event> = tagged<Event>(eventMembers);

/** Everything that can happen. */
export const EVENT_TYPES = Object.keys(eventMembers) as readonly EventType[];

export const takenBack: Codec<TakenBack> = object<TakenBack>({
  t: oneOf(['takenBack']),
  seat,
  to: counter,
});

export const makeEvent = event.make;

export const makeSetupChoice = setupChoice.make;

/** A choice from JSON: readable, and playable only if `makeSetup` says so. */
export function parseSetupChoice(json: unknown): SetupChoice | Fault {
  return setupChoice.parse(json, '');
}

/** A meld as a position may write it: with its kind, or the bare cards. */
export type WrittenMeld = { readonly kind?: Meld['kind']; readonly cards: readonly Placed[] };

export const writtenMeld: Codec<WrittenMeld> = (() => {
  const bare = list(placed, 1, MOST_CARDS);
  return {
    schema: { anyOf: [meld.schema, bare.schema] },
    parse: (json: unknown, path: string) => {
      if (!Array.isArray(json)) return meld.parse(json, path);
      const cards = bare.parse(json, path);
      return isFault(cards) ? cards : { cards };
    },
    make: (value: WrittenMeld) =>
      value.kind === undefined
        ? bare.make(value.cards)
        : meld.make({ kind: value.kind, cards: value.cards }),
  };
})();
