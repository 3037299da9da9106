/** Other worlds that look the same from a seat. */
import {
  cardOf,
  isSpecial,
  keepLimit,
  offerSize,
  pastEvents,
  redact,
  type Card,
  type Event,
  type Past,
  type Seat,
  type State,
} from '@palier/rules';
import type { Dice } from '@palier/rules/testing';

/**
 * The same to this seat: cards that it has not seen in this round have other faces from the deal on,
 * then everything hidden changes places, and what others have secretly chosen is something else.
 */
export function lookAlike(state: State, seat: Seat, dice: Dice): State {
  const told = retold(state, seat, dice);
  const { table } = told;
  const isOwn = (index: number): boolean => index + 1 === seat;
  const pool = dice.shuffle([
    ...told.hands.flatMap((hand, index) => (isOwn(index) ? [] : hand)),
    ...told.stock.slice(told.stock.length - table.stock),
  ]);
  const hands = told.hands.map((hand, index) =>
    isOwn(index) ? hand : pool.splice(0, hand.length),
  );
  const secret = (choices: State['kept'], limit: (owner: Seat) => number): State['kept'] =>
    choices.map((cards, index) =>
      cards === undefined || isOwn(index)
        ? cards
        : dice.shuffle(hands[index]!).slice(0, limit(index + 1)),
    );
  return {
    ...told,
    hands,
    stock: pool,
    offered: secret(told.offered, (owner) => offerSize(table, owner)),
    kept: secret(told.kept, (owner) => dice.below(keepLimit(table, owner) + 1)),
  };
}

/** The state in which unseen cards have had other faces all along: no card the seat has seen changes. */
function retold(state: State, seat: Seat, dice: Dice): State {
  const faces = otherFaces(state, seat, dice);
  const map = (cards: readonly Card[]): readonly Card[] => cards.map((card) => faces[card]!);
  return {
    ...state,
    hands: state.hands.map(map),
    stock: map(state.stock),
    offered: state.offered.map((cards) => cards && map(cards)),
    kept: state.kept.map((cards) => cards && map(cards)),
    past: pastEvents(state.past).reduce<Past | undefined>(
      (before, event) => ({ event: withFaces(event, map), before }),
      undefined,
    ),
  };
}

/** By card its new face; only cards of which the deck has equally many change faces. */
function otherFaces(state: State, seat: Seat, dice: Dice): readonly Card[] {
  const { copies } = state.table.setup;
  const seen = new Set(seenBy(state, seat));
  const cards = Array.from(copies, (_, card) => card as Card);
  const faces = cards.slice();
  for (const count of new Set(copies)) {
    const unseen = cards.filter(
      (card) => copies[card] === count && count > 0 && !seen.has(card) && !isSpecial(card),
    );
    const order = dice.shuffle(unseen);
    for (const [place, card] of unseen.entries()) faces[card] = order[place]!;
  }
  return faces;
}

function* seenBy({ table, hands, offered, kept, past }: State, seat: Seat): Generator<Card> {
  yield* hands[seat - 1]!;
  yield* offered[seat - 1] ?? [];
  yield* kept[seat - 1] ?? [];
  yield* table.discards.flat();
  yield* table.faceUp;
  yield* table.offers?.flat() ?? [];
  if (table.taken !== undefined) yield table.taken;
  for (const { cards } of table.melds.flat()) yield* cards.map(cardOf);
  for (const event of pastEvents(past)) yield* cardsIn(redact(event, seat));
}

function cardsIn(event: Event): readonly Card[] {
  switch (event.t) {
    case 'roundDealt':
      return [...event.hands.flat(), event.upcard, ...event.stock];
    case 'stockRebuilt':
      return event.stock;
    case 'cardDrawn':
    case 'cardTaken':
    case 'cardDiscarded':
    case 'cardPicked':
      return [event.card];
    case 'jokerExchanged':
      return [event.card, cardOf(event.joker)];
    case 'cardAdded':
      return [cardOf(event.card)];
    case 'levelLaid':
      return event.melds.flatMap(({ cards }) => cards.map(cardOf));
    case 'swapPlayed':
    case 'replacementsDrawn':
      return event.cards;
    case 'offerMade':
    case 'cardsKept':
      return event.cards ?? [];
    case 'offersShown':
      return event.offers.flat();
    default:
      return [];
  }
}

/** What others may not see of an event; all else has been seen by everybody and stays. */
function withFaces(event: Event, map: (cards: readonly Card[]) => readonly Card[]): Event {
  switch (event.t) {
    case 'roundDealt':
      return { ...event, hands: event.hands.map(map), stock: map(event.stock) };
    case 'stockRebuilt':
      return { ...event, stock: map(event.stock) };
    case 'cardDrawn':
      return { ...event, card: map([event.card])[0]! };
    case 'replacementsDrawn':
      return { ...event, cards: map(event.cards) };
    case 'offerMade':
    case 'cardsKept':
      return event.cards === undefined ? event : { ...event, cards: map(event.cards) };
    default:
      return event;
  }
}
