/** No card is lost, doubled or invented, and the table's counts are those of the hands. */
import { assert } from '../../assert.ts';
import { CARD_CODES, HOLD, PASS, cardOf, makeCard, type Card } from '../../cards.ts';
import { evolve } from '../../evolve.ts';
import type { State } from '../../state.ts';
import { differenceOf } from '../difference.ts';
import { stockOf } from '../hidden.ts';
import type { Property } from './property.ts';

export const cardsAreConserved: Property = {
  closely: 'all',
  watch: ({ setup, start }) => {
    const assertCards = (state: State): void => {
      const places = [
        ...state.hands,
        ...state.table.discards,
        stockOf(state),
        state.table.faceUp,
        ...state.table.melds.flat().map(({ cards }) => cards.map(cardOf)),
        state.table.skipped.map(() => PASS),
        state.table.held.map(() => HOLD),
      ];
      const counts = new Uint8Array(CARD_CODES);
      for (const cards of places) for (const card of cards) counts[card]!++;
      for (const [card, copies] of setup.copies.entries()) {
        assert(
          counts[card] === copies || isVoid(state, card as Card, copies - counts[card]!),
          `${counts[card]} of ${makeCard(card as Card)} instead of ${copies}`,
        );
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
        const difference = differenceOf(state.table, after.table);
        assert(difference === undefined, `the state is not the fold of its events: ${difference}`);
      },
    };
  },
};

/** PASS-5: a Pass card in front of a player is void once the round has ended. */
function isVoid({ table }: State, card: Card, missing: number): boolean {
  const hasEnded = table.step === 'keep' || table.step === 'over';
  return hasEnded && card === PASS && missing > 0 && missing <= table.setup.players;
}

function assertCounts({ table, hands, stock, kept, offered }: State): void {
  for (const [index, hand] of hands.entries()) {
    assert(
      table.counts[index] === hand.length,
      `seat ${index + 1} holds ${hand.length} cards, the table says ${table.counts[index]}`,
    );
    for (const chosen of [kept[index] ?? [], offered[index] ?? []]) {
      assert(
        chosen.every((card) => hand.includes(card)),
        'a card chosen is not in the hand',
      );
    }
  }
  assert(table.stock >= 0 && table.stock <= stock.length, 'the stock has fewer cards than counted');
}
