/** No card is lost, doubled or invented, and the table's counts are those of the hands. */
import { assert } from '../../assert.ts';
import { CARD_CODES, HOLD, PASS, cardOf, makeCard, type Card } from '../../cards.ts';
import type { Event } from '../../events.ts';
import { evolve } from '../../evolve.ts';
import type { State } from '../../state.ts';
import { differenceOf } from '../difference.ts';
import { stockOf } from '../hidden.ts';
import type { Property } from './property.ts';

export const cardsAreConserved: Property = {
  closely: 'all',
  watch: ({ setup, start }) => {
    const counts = new Uint8Array(CARD_CODES);
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
      counts[PASS] = counts[PASS]! + skipped.length;
      counts[HOLD] = counts[HOLD]! + held.length;
      for (let card = 0; card < CARD_CODES; card++) {
        const copies = setup.copies[card]!;
        const found = counts[card]!;
        if (found === copies || isVoid(state, card as Card, copies - found)) continue;
        throw new Error(`${found} of ${makeCard(card as Card)} instead of ${copies}`);
      }
      assertCounts(state);
    };
    assertCards(start.state);
    return {
      follow: ({ before, events, after }) => {
        let state = before;
        for (const event of events) {
          state = evolve(state, event);
          assertCards(state);
        }
        const difference = isRoundEnd(events) ? differenceOf(state, after) : undefined;
        assert(difference === undefined, `the state is not the fold of its events: ${difference}`);
      },
    };
  },
};

function isRoundEnd(events: readonly Event[]): boolean {
  return events.some(({ t }) => t === 'roundEnded');
}

/** PASS-5: a Pass card in front of a player is void once the round has ended. */
function isVoid({ table }: State, card: Card, missing: number): boolean {
  const hasEnded = table.step === 'keep' || table.step === 'over';
  return hasEnded && card === PASS && missing > 0 && missing <= table.setup.players;
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
