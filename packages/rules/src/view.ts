/** What a viewer may know, of a state and of an event. Everything here is built up, nothing cut out. */
import { unreachable } from './assert.ts';
import { UNKNOWN, type Card } from './cards.ts';
import type { Event } from './events.ts';
import { afterDeal, evolveHand } from './evolve.ts';
import { evolveTable } from './evolve-table.ts';
import { isAloneEvent } from './specials.ts';
import type { Past, State, Table, View, Viewer } from './state.ts';

export function viewOf(state: State, viewer: Viewer): View {
  return {
    table: state.table,
    viewer,
    hand: own(state.hands, viewer) ?? [],
    offered: own(state.offered, viewer),
    kept: own(state.kept, viewer),
    past: redactPast(state.past, viewer),
  };
}

function own<T>(list: readonly T[], viewer: Viewer): T | undefined {
  return viewer === 'spectator' ? undefined : list[viewer - 1];
}

function redactPast(past: Past | undefined, viewer: Viewer): Past | undefined {
  const newestFirst: Event[] = [];
  for (let at = past; at !== undefined; at = at.before) newestFirst.push(at.event);
  return newestFirst.reduceRight<Past | undefined>(
    (before, event) => ({ event: redact(event, viewer), before }),
    undefined,
  );
}

/** The form of an event that a viewer may see; its shape never tells more than its content. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.t) {
    case 'roundDealt':
      return {
        ...event,
        hands: event.hands.map((hand, index) => (index + 1 === viewer ? hand : hidden(hand))),
        stock: hidden(event.stock),
      };
    case 'stockRebuilt':
      return { ...event, stock: hidden(event.stock) };
    case 'cardDrawn':
      return event.seat === viewer ? event : { ...event, card: UNKNOWN };
    case 'replacementsDrawn':
      return event.seat === viewer ? event : { ...event, cards: hidden(event.cards) };
    // How many cards are kept is part of the choice, so not even their number is shown.
    case 'cardsKept':
    case 'offerMade':
      return event.seat === viewer ? event : { t: event.t, seat: event.seat };
    case 'upcardSkipped':
    case 'cardTaken':
    case 'levelLaid':
    case 'cardAdded':
    case 'jokerExchanged':
    case 'cardDiscarded':
    case 'passPlayed':
    case 'turnSkipped':
    case 'offersShown':
    case 'cardPicked':
    case 'swapPlayed':
    case 'bonusDue':
    case 'palierDropped':
    case 'roundEnded':
    case 'gameWon':
      return event;
    default:
      // A card that is played alone is seen by all, and its event tells of no other.
      return isAloneEvent(event) ? event : unreachable(event);
  }
}

function hidden(cards: readonly Card[]): readonly Card[] {
  return cards.map(() => UNKNOWN);
}

/** Folds an event, as the viewer was shown it, into what the viewer knows. */
export function evolveView(view: View, event: Event): View {
  return evolveKnown(view, event, evolveTable(view.table, event));
}

/**
 * Folds what a move led to into the views of all who watch, each shown its own form of the events.
 * The table that these led to is everybody's: it is folded once, by who knows the truth.
 */
export function evolveViews(
  views: readonly View[],
  { events, state }: { readonly events: readonly Event[]; readonly state: State },
): readonly View[] {
  const { table } = state;
  return views.map((view) => {
    let seen = view;
    for (const event of events) seen = evolveKnown(seen, redact(event, view.viewer), table);
    return seen;
  });
}

function evolveKnown(view: View, event: Event, table: Table): View {
  const { viewer, hand, offered, kept } = view;
  const past = { event, before: event.t === 'roundDealt' ? undefined : view.past };
  const next: View = { table, viewer, hand, offered, kept, past };
  if (viewer === 'spectator') return next;
  switch (event.t) {
    case 'roundDealt':
      return { ...next, hand: afterDeal(kept, event.hands[viewer - 1]!), kept: undefined };
    case 'cardsKept':
      return event.seat === viewer ? { ...next, kept: event.cards } : next;
    case 'offerMade':
      return event.seat === viewer ? { ...next, offered: event.cards } : next;
    case 'offersShown':
      return { ...next, offered: undefined };
    default: {
      const after = evolveHand(hand, viewer, event);
      return after === hand ? next : { ...next, hand: after };
    }
  }
}
