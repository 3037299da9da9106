import { parseCard, type Card } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { markedHand, sourceMark } from './marked-hand.ts';

const cards = (text: string): readonly Card[] =>
  text.split(' ').map((name) => {
    const card = parseCard(name);
    if (card === undefined) throw new Error(`no card ${name}`);
    return card;
  });

const [R3, B5, B5_TOO, Y9] = cards('R3 B5 B5 Y9') as [Card, Card, Card, Card];
const HAND = [Y9, B5, R3, B5_TOO];

describe('a hand with marks', () => {
  it('shows which card was thrown and which had better been', () => {
    expect(markedHand(HAND, { t: 'discard', card: B5 }, { t: 'discard', card: Y9 })).toEqual([
      { card: R3, mark: undefined },
      { card: B5, mark: 'played' },
      { card: B5, mark: undefined },
      { card: Y9, mark: 'better' },
    ]);
  });

  it('shows nothing of what both moves have in common, and of moves without cards', () => {
    const same = { t: 'discard', card: B5 } as const;
    const none = HAND.length;
    const unmarked = (hand: ReturnType<typeof markedHand>): number =>
      hand.filter(({ mark }) => mark === undefined).length;
    expect(unmarked(markedHand(HAND, same, same))).toBe(none);
    expect(unmarked(markedHand(HAND, { t: 'drawCard' }, { t: 'takeCard', from: 1 }))).toBe(none);
  });
});

describe('where a card is taken from', () => {
  it.each([
    ['stock', 'played'],
    [2, 'better'],
    [1, undefined],
  ] as const)('%s is %s', (place, mark) => {
    expect(sourceMark(place, { t: 'drawCard' }, { t: 'takeCard', from: 2 })).toBe(mark);
  });

  it('is not marked where both moves take the same, or no card at all', () => {
    const take = { t: 'takeCard', from: 2 } as const;
    expect(sourceMark(2, take, take)).toBe(undefined);
    const discard = { t: 'discard', card: R3 } as const;
    expect(sourceMark('stock', discard, discard)).toBe(undefined);
  });
});
