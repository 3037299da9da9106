/**
 * The fold of what everybody sees. It reads only what every viewer of an event can read, so the
 * truth and all views share it.
 */
import { unreachable } from './assert.ts';
import { cardOf, PASS, placeCard, SWAP, TAKE, type Card } from './cards.ts';
import { HAND_SIZE } from './editions.ts';
import type { Event, EventOf, RoundDealt, RoundEnded } from './events.ts';
import { changed, insertSeat, removeSeat, replaced, withCard, withoutTop } from './lists.ts';
import { grow } from './melds.ts';
import type { Setup } from './setup.ts';
import { nextSeat, type Meld, type Seat, type Table } from './state.ts';

/** The table before the first deal. */
export function emptyTable(setup: Setup): Table {
  const { players } = setup;
  const each = <T>(value: T): readonly T[] => Array<T>(players).fill(value);
  return {
    setup,
    round: 0,
    dealer: 1,
    turn: 1,
    step: 'keep',
    left: setup.ladders.map((ladder, index) =>
      ladder.levels.map((_, level) => level + 1).slice(setup.startLevel[index]! - 1),
    ),
    counts: each(0),
    discards: each<readonly Card[]>([]),
    stock: 0,
    faceUp: [],
    melds: each<readonly Meld[]>([]),
    laid: each(undefined),
    laidNow: false,
    taken: undefined,
    skipped: [],
    held: [],
    pending: [],
    offers: undefined,
    idle: 0,
    barren: 0,
    winners: [],
  };
}

export function evolveTable(table: Table, event: Event): Table {
  switch (event.t) {
    case 'cardDrawn':
      return {
        ...table,
        step: 'play',
        counts: changed(table.counts, event.seat, 1),
        stock: table.stock - 1,
      };
    case 'cardTaken':
      return {
        ...table,
        step: 'play',
        counts: changed(table.counts, event.seat, 1),
        discards: replaced(table.discards, event.from, withoutTop(table.discards[event.from - 1]!)),
        taken: event.card,
      };
    case 'levelLaid':
      return tableAfterLaying(table, event);
    case 'cardAdded':
      return {
        ...table,
        counts: changed(table.counts, event.seat, -1),
        melds: withMeld(table, event, (meld) => grow(meld, event.card)),
        idle: 0,
      };
    case 'jokerExchanged':
      return {
        ...table,
        melds: withMeld(table, event, (meld) => exchanged(meld, event)),
        // With another copy come to hand, nobody can say which one was taken (HOUSE-throwBack).
        taken: cardOf(event.joker) === table.taken ? undefined : table.taken,
      };
    case 'cardDiscarded':
      return tableAfterDiscard(table, event);
    case 'passPlayed':
      return {
        ...afterTurn(table),
        counts: changed(table.counts, event.seat, -1),
        skipped: insertSeat(table.skipped, event.on),
      };
    case 'turnSkipped':
      return {
        ...afterTurn(table),
        skipped: removeSeat(table.skipped, event.seat),
        faceUp: [...table.faceUp, PASS],
      };
    case 'upcardSkipped':
      return {
        ...table,
        discards: replaced(table.discards, table.dealer, []),
        skipped: insertSeat(table.skipped, event.seat),
      };
    case 'stockRebuilt':
      return {
        ...table,
        discards: table.discards.map((pile) => pile.slice(-1)),
        stock: event.stock.length,
        faceUp: [],
      };
    case 'takePlayed':
      return {
        ...table,
        step: 'offer',
        counts: changed(table.counts, event.seat, -1),
        faceUp: [...table.faceUp, TAKE],
        pending: table.counts.flatMap((cards, index) =>
          index + 1 !== event.seat && cards > 0 ? [index + 1] : [],
        ),
      };
    case 'offerMade':
    case 'cardsKept':
      return { ...table, pending: removeSeat(table.pending, event.seat) };
    case 'offersShown':
      return { ...table, step: 'pick', offers: event.offers };
    case 'cardPicked':
      return {
        ...afterTurn(table),
        counts: changed(changed(table.counts, event.seat, 1), event.from, -1),
        offers: undefined,
      };
    case 'swapPlayed':
      return {
        ...afterTurn(table),
        counts: changed(table.counts, event.seat, -1 - event.cards.length),
        discards: replaced(table.discards, event.seat, [
          ...table.discards[event.seat - 1]!,
          ...event.cards,
        ]),
        faceUp: [...table.faceUp, SWAP],
      };
    case 'replacementsDrawn':
      return {
        ...table,
        counts: changed(table.counts, event.seat, event.cards.length),
        stock: table.stock - event.cards.length,
      };
    case 'holdPlayed':
      return {
        ...afterTurn(table),
        counts: changed(table.counts, event.seat, -1),
        held: insertSeat(table.held, event.seat),
      };
    case 'bonusDue':
      return { ...table, turn: event.seat, step: 'drop', laidNow: false, taken: undefined };
    case 'palierDropped':
      return table;
    case 'roundEnded':
      return tableAfterRound(table, event);
    case 'gameWon':
      return { ...table, step: 'over', winners: event.winners };
    case 'roundDealt':
      return tableAfterDeal(table, event);
    default:
      return unreachable(event);
  }
}

/** The turn passes on; a skipped turn counts as one (STOCK-4). */
function afterTurn(table: Table): Table {
  return {
    ...table,
    turn: nextSeat(table.turn, table.setup.players),
    step: 'draw',
    laidNow: false,
    taken: undefined,
    idle: table.idle + 1,
  };
}

/** The commonest event: one copy of the table, where `...afterTurn(table)` would make two. */
function tableAfterDiscard(table: Table, { seat, card }: EventOf<'cardDiscarded'>): Table {
  return {
    ...table,
    turn: nextSeat(table.turn, table.setup.players),
    step: 'draw',
    counts: changed(table.counts, seat, -1),
    discards: replaced(table.discards, seat, withCard(table.discards[seat - 1]!, card)),
    laidNow: false,
    taken: undefined,
    idle: table.idle + 1,
  };
}

function tableAfterLaying(table: Table, event: EventOf<'levelLaid'>): Table {
  const used = event.melds.reduce((sum, meld) => sum + meld.cards.length, 0);
  return {
    ...table,
    counts: changed(table.counts, event.seat, -used),
    melds: replaced(table.melds, event.seat, event.melds),
    laid: replaced(table.laid, event.seat, event.level),
    laidNow: true,
    idle: 0,
  };
}

function exchanged(meld: Meld, event: EventOf<'jokerExchanged'>): Meld {
  const place = meld.cards.indexOf(event.joker);
  return { kind: meld.kind, cards: meld.cards.with(place, placeCard(event.card)) };
}

function tableAfterRound(table: Table, event: RoundEnded): Table {
  const isBarren = event.cleared.every((levels) => levels.length === 0);
  return {
    ...table,
    turn: event.last,
    step: 'keep',
    left: table.left.map((levels, index) =>
      levels.filter((level) => !event.cleared[index]!.includes(level)),
    ),
    laidNow: false,
    taken: undefined,
    skipped: [],
    pending: event.keepers,
    barren: isBarren ? table.barren + 1 : 0,
  };
}

function tableAfterDeal(table: Table, event: RoundDealt): Table {
  const { setup } = table;
  const empty = emptyTable(setup);
  return {
    ...empty,
    round: event.round,
    dealer: event.dealer,
    turn: nextSeat(event.dealer, setup.players),
    step: 'draw',
    left: table.left,
    counts: event.hands.map(() => HAND_SIZE),
    discards: replaced(empty.discards, event.dealer, [event.upcard]),
    stock: event.stock.length,
    barren: table.barren,
  };
}

function withMeld(
  table: Table,
  event: { readonly to: Seat; readonly meld: number },
  change: (meld: Meld) => Meld,
): Table['melds'] {
  const melds = table.melds[event.to - 1]!;
  return replaced(
    table.melds,
    event.to,
    melds.with(event.meld - 1, change(melds[event.meld - 1]!)),
  );
}
