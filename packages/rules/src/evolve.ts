/**
 * The fold of the truth: total, pure, without luck and without judgement. The table is folded by
 * `evolveTable`; here are the secrets beside it.
 */
import { unreachable } from './assert.ts';
import { cardOf, PASS, SWAP, type Card } from './cards.ts';
import type { Event } from './events.ts';
import { emptyTable, evolveTable } from './evolve-table.ts';
import { replaced, withCard, without } from './lists.ts';
import type { Setup } from './setup.ts';
import { aloneCardOf, isAloneEvent } from './specials.ts';
import type { SecretChoices, Seat, State } from './state.ts';

export function emptyState(setup: Setup): State {
  const none: SecretChoices = Array.from({ length: setup.players }, () => undefined);
  return {
    table: emptyTable(setup),
    hands: Array.from({ length: setup.players }, () => []),
    stock: [],
    offered: none,
    kept: none,
    past: undefined,
  };
}

export function evolve(state: State, event: Event): State {
  const table = evolveTable(state.table, event);
  const past = { event, before: event.t === 'roundDealt' ? undefined : state.past };
  const { hands, stock, offered, kept } = state;
  switch (event.t) {
    case 'cardDrawn':
    case 'cardTaken':
    case 'levelLaid':
    case 'cardAdded':
    case 'jokerExchanged':
    case 'cardDiscarded':
    case 'passPlayed':
    case 'swapPlayed':
    case 'replacementsDrawn': {
      const { seat } = event;
      const hand = evolveHand(hands[seat - 1]!, seat, event);
      return { table, hands: replaced(hands, seat, hand), stock, offered, kept, past };
    }
    case 'cardPicked': {
      const after = hands.map((hand, index) => evolveHand(hand, index + 1, event));
      return { table, hands: after, stock, offered, kept, past };
    }
    case 'offerMade':
      return { ...state, table, offered: replaced(offered, event.seat, event.cards), past };
    case 'offersShown':
      return { ...state, table, offered: offered.map(() => undefined), past };
    case 'cardsKept':
      return { ...state, table, kept: replaced(kept, event.seat, event.cards), past };
    case 'stockRebuilt':
      return { ...state, table, stock: event.stock, past };
    case 'roundDealt':
      return {
        table,
        hands: event.hands.map((dealt, index) => afterDeal(kept[index], dealt)),
        stock: event.stock,
        offered,
        kept: kept.map(() => undefined),
        past,
      };
    case 'upcardSkipped':
    case 'turnSkipped':
    case 'bonusDue':
    case 'palierDropped':
    case 'roundEnded':
    case 'gameWon':
      return { ...state, table, past };
    default: {
      if (!isAloneEvent(event)) return unreachable(event);
      const { seat } = event;
      const hand = without(hands[seat - 1]!, aloneCardOf(event));
      return { table, hands: replaced(hands, seat, hand), stock, offered, kept, past };
    }
  }
}

export function afterDeal(
  kept: readonly Card[] | undefined,
  dealt: readonly Card[],
): readonly Card[] {
  return kept === undefined ? dealt : [...kept, ...dealt];
}

/** One seat's hand after an event, whoever's event it is; deals are folded with what was kept. */
export function evolveHand(hand: readonly Card[], seat: Seat, event: Event): readonly Card[] {
  if (event.t === 'cardPicked' && event.from === seat) return without(hand, event.card);
  if (!('seat' in event) || event.seat !== seat) return hand;
  switch (event.t) {
    case 'cardDrawn':
    case 'cardTaken':
    case 'cardPicked':
      return withCard(hand, event.card);
    case 'cardDiscarded':
      return without(hand, event.card);
    case 'cardAdded':
      return without(hand, cardOf(event.card));
    case 'levelLaid':
      return event.melds.reduce(
        (rest, meld) => meld.cards.reduce((cards, placed) => without(cards, cardOf(placed)), rest),
        hand,
      );
    case 'jokerExchanged':
      return withCard(without(hand, event.card), cardOf(event.joker));
    case 'passPlayed':
      return without(hand, PASS);
    case 'swapPlayed':
      return event.cards.reduce(without, without(hand, SWAP));
    case 'replacementsDrawn':
      return [...hand, ...event.cards];
    default:
      return isAloneEvent(event) ? without(hand, aloneCardOf(event)) : hand;
  }
}
