import { CARD_CODES, numberCard } from '@palier/rules';
import { expect, it } from 'vitest';
import { makeKept, parseKept } from '../state/kept.ts';
import { orderCodec } from './own-order.ts';

const R1 = numberCard(0, 1);
const O2 = numberCard(1, 2);
const ORDER = { game: 'a', cards: [O2, R1] };

it('a hand is kept as text', () => {
  const text = makeKept(orderCodec, ORDER);
  expect(text).toBe('{"game":"a","cards":["O2","R1"]}');
  expect(parseKept(orderCodec, text)).toEqual(ORDER);
});

it('a hand that was stored as numbers is read, and written anew as text', () => {
  const old = parseKept(orderCodec, JSON.stringify(ORDER));
  expect(old).toEqual(ORDER);
  expect(makeKept(orderCodec, old!)).toBe('{"game":"a","cards":["O2","R1"]}');
});

it.each(['', '{', 'null', '{"game":3,"cards":[]}', '{"game":"a"}'])(
  'no hand is kept where %s is stored',
  (text) => {
    expect(parseKept(orderCodec, text)).toBeUndefined();
  },
);

it('what is no card is left out', () => {
  const odd = `{"game":"a","cards":["O2",0,${CARD_CODES},-1,1.5,"Z9",null,1]}`;
  expect(parseKept(orderCodec, odd)).toEqual(ORDER);
});
