/** No card is lost, doubled or invented, and the table's counts are those of the hands. */
import { assert } from '../../assert.ts';
import { CARD_CODES, HOLD, PASS, cardOf, makeCard, type Card } from '../../cards.ts';
import { evolve } from '../../evolve.ts';
import type { State } from '../../state.ts';
import { differenceOf } from '../difference.ts';
import { stockOf } from '../hidden.ts';
import type { Property, WatchedGame, Watcher } from './property.ts';

/** How often each type of event has happened, and each way for a round to end. */
export type Happenings = Map<string, number>;

export function cardsAreConserved(happenings: Happenings): Property {
  return { closely: 'all', watch: (game) => watchCards(game, happenings) };
}

// Some games have tens of thousands; what they do later they have done before.
const MOST_MOVES = 2500;

function watchCards({ setup, start }: WatchedGame, happenings: Happenings): Watcher {
  const counts = new Uint8Array(CARD_CODES);
  // PASS-5: a Pass card in front of a player is void from the round's end to the next deal.
  let voided = 0;
  const count = (cards: readonly Card[]): void => {
    for (const card of cards) counts[card] = counts[card]! + 1;
  };
  const assertCards = (state: State): void => {
    const { discards, faceUp, melds, skipped, held } = state.table;
    counts.fill(0);
    state.hands.forEach(count);
    discards.forEach(count);
    count(stockOf(state));
    count(faceUp);
    for (const { cards } of melds.flat()) count(cards.map(cardOf));
    counts[PASS] = counts[PASS]! + skipped.length + voided;
    counts[HOLD] = counts[HOLD]! + held.length;
    for (let card = 0; card < CARD_CODES; card++) {
      if (counts[card] === setup.copies[card]) continue;
      const name = makeCard(card as Card);
      throw new Error(`${counts[card]} of ${name} instead of ${setup.copies[card]}`);
    }
    assertCounts(state);
  };
  assertCards(start.state);
  let moves = 0;
  return {
    isDone: () => moves >= MOST_MOVES,
    follow: ({ before, events, after }) => {
      moves++;
      let state = before;
      for (const event of events) {
        if (event.t === 'roundEnded') voided = state.table.skipped.length;
        if (event.t === 'roundDealt') voided = 0;
        state = evolve(state, event);
        assertCards(state);
        note(happenings, event.t === 'roundEnded' ? `roundEnded by ${event.by}` : event.t);
      }
      const hasEnded = events.some(({ t }) => t === 'roundEnded');
      const difference = hasEnded ? differenceOf(state, after) : undefined;
      assert(difference === undefined, `the state is not the fold of its events: ${difference}`);
    },
  };
}

function note(happenings: Happenings, what: string): void {
  happenings.set(what, (happenings.get(what) ?? 0) + 1);
}

function assertCounts({ table, hands, stock, kept, offered }: State): void {
  for (const [index, hand] of hands.entries()) {
    if (table.counts[index] !== hand.length) {
      const counted = table.counts[index];
      throw new Error(`seat ${index + 1} holds ${hand.length} cards, the table says ${counted}`);
    }
    for (const choice of [kept[index], offered[index]]) {
      const isHeld = choice?.every((card) => hand.includes(card)) ?? true;
      assert(isHeld, 'a card chosen is not in the hand');
    }
  }
  assert(table.stock >= 0 && table.stock <= stock.length, 'the stock has fewer cards than counted');
}
