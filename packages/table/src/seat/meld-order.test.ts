import { parsePlaced, makePlaced, type Meld } from '@palier/rules';
import { expect, test } from 'vitest';
import { inShownOrder, shownCards } from './meld-order.ts';

function meld(kind: Meld['kind'], ...cards: readonly string[]): Meld {
  return { kind, cards: cards.map((card) => parsePlaced(card)!) };
}

test.each([
  ['one colour by number', meld('colour', 'B9', 'B2', 'B12', 'B1'), 'B1 B2 B9 B12'],
  ['two alike beside each other', meld('colour', 'R7', 'R3', 'R7'), 'R3 R7 R7'],
  ['jokers of a colour last', meld('colour', 'J=B', 'B9', 'B2'), 'B2 B9 J=B'],
  ['a run as it is', meld('run', 'R5', 'J=6', 'O7'), 'R5 J=6 O7'],
  ['one number as it was laid', meld('set', 'R5', 'B5', 'G5'), 'R5 B5 G5'],
])('shows %s', (_, laid, shown) => {
  expect(inShownOrder(laid).map(makePlaced).join(' ')).toBe(shown);
});

test('keeps the place of each by which the rules know it', () => {
  expect(shownCards(meld('colour', 'B9', 'B2', 'B12')).map(({ at }) => at)).toEqual([1, 0, 2]);
});
