/**
 * What a seat with a perfect memory has seen of the others this round: which cards they took and so
 * hold, what they left lying when they drew from the stock, how many unknown cards came to them.
 */
import {
  PASS,
  SWAP,
  aloneCardOf,
  cardOf,
  isAloneEvent,
  pastEvents,
  unreachable,
  type Card,
  type Event,
  type Seat,
  type View,
} from '@palier/rules';

export type SeatMemory = {
  /** Cards that everybody saw come to this hand and nobody saw leave it. */
  readonly holds: readonly Card[];
  /** The tops this seat left lying when it last drew from the stock. */
  readonly refused: readonly Card[];
  /** What it has thrown, the oldest first. */
  readonly thrown: readonly Card[];
  /** Turns it has had, skipped ones not counted. */
  readonly turns: number;
};

type Notes = { holds: Card[]; refused: readonly Card[]; thrown: Card[]; turns: number };

/** By seat; the viewer's own notes are kept like everybody's. */
export function remember(view: View): readonly SeatMemory[] {
  const { players } = view.table.setup;
  const notes: Notes[] = [];
  const piles: Card[][] = [];
  for (let seat = 1; seat <= players; seat++) {
    notes.push({ holds: [], refused: [], thrown: [], turns: 0 });
    piles.push([]);
  }
  for (const event of pastEvents(view.past)) note(event, notes, piles);
  // A composed position has no past that tells what lies open.
  for (const [index, offer] of (view.table.offers ?? []).entries()) see(notes[index]!.holds, offer);
  return notes;
}

function note(event: Event, notes: readonly Notes[], piles: Card[][]): void {
  switch (event.t) {
    case 'roundDealt':
      piles[event.dealer - 1]!.push(event.upcard);
      return;
    case 'upcardSkipped':
      for (const pile of piles) pile.length = 0;
      return;
    case 'cardDrawn': {
      const own = notes[event.seat - 1]!;
      own.refused = piles.flatMap((pile) => pile.slice(-1));
      own.turns++;
      return;
    }
    case 'cardTaken': {
      const own = notes[event.seat - 1]!;
      piles[event.from - 1]!.pop();
      own.holds.push(event.card);
      own.turns++;
      return;
    }
    case 'cardDiscarded':
      piles[event.seat - 1]!.push(event.card);
      notes[event.seat - 1]!.thrown.push(event.card);
      lose(notes, event.seat, event.card);
      return;
    case 'swapPlayed':
      piles[event.seat - 1]!.push(...event.cards);
      notes[event.seat - 1]!.thrown.push(...event.cards);
      for (const card of [SWAP, ...event.cards]) lose(notes, event.seat, card);
      return;
    case 'levelLaid':
      for (const { cards } of event.melds) {
        for (const placed of cards) lose(notes, event.seat, cardOf(placed));
      }
      return;
    case 'cardAdded':
      lose(notes, event.seat, cardOf(event.card));
      return;
    case 'jokerExchanged':
      lose(notes, event.seat, event.card);
      notes[event.seat - 1]!.holds.push(cardOf(event.joker));
      return;
    case 'offersShown':
      for (const [index, offer] of event.offers.entries()) see(notes[index]!.holds, offer);
      return;
    case 'cardPicked':
      lose(notes, event.from, event.card);
      notes[event.seat - 1]!.holds.push(event.card);
      return;
    case 'stockRebuilt':
      for (const pile of piles) pile.splice(0, pile.length - 1);
      return;
    case 'passPlayed':
      lose(notes, event.seat, PASS);
      return;
    case 'turnSkipped':
    case 'offerMade':
    case 'replacementsDrawn':
    case 'bonusDue':
    case 'palierDropped':
    case 'roundEnded':
    case 'cardsKept':
    case 'gameWon':
      return;
    default:
      if (!isAloneEvent(event)) return unreachable(event);
      lose(notes, event.seat, aloneCardOf(event));
  }
}

function lose(notes: readonly Notes[], seat: Seat, card: Card): void {
  const { holds } = notes[seat - 1]!;
  const place = holds.indexOf(card);
  if (place !== -1) holds.splice(place, 1);
}

/** Cards laid open are in that hand, whether or not some were known before. */
function see(holds: Card[], shown: readonly Card[]): void {
  const known = holds.slice();
  for (const card of shown) {
    const place = known.indexOf(card);
    if (place === -1) holds.push(card);
    else known.splice(place, 1);
  }
}
