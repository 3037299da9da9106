/** What a card shows, for the languages to name. */
import {
  HOLD,
  MAX_VALUE,
  PASS,
  SWAP,
  TAKE,
  UNKNOWN,
  assert,
  cardColour,
  cardValue,
  isJoker,
  isNumber,
  jokerCovers,
  type Card,
  type Colour,
} from '@palier/rules';

export type SpecialName = 'pass' | 'take' | 'swap' | 'hold';

export type CardFace =
  | { readonly t: 'number'; readonly colour: Colour; readonly value: number }
  | { readonly t: 'joker' }
  | { readonly t: 'ranged'; readonly low: number; readonly high: number }
  | { readonly t: 'special'; readonly name: SpecialName }
  | { readonly t: 'unknown' };

const SPECIALS: ReadonlyMap<Card, SpecialName> = new Map([
  [PASS, 'pass'],
  [TAKE, 'take'],
  [SWAP, 'swap'],
  [HOLD, 'hold'],
]);

export function faceOf(card: Card): CardFace {
  if (card === UNKNOWN) return { t: 'unknown' };
  if (isNumber(card)) return { t: 'number', colour: cardColour(card), value: cardValue(card) };
  if (isJoker(card)) {
    const { low, high } = jokerRange(card);
    return high - low + 1 === MAX_VALUE ? { t: 'joker' } : { t: 'ranged', low, high };
  }
  const name = SPECIALS.get(card);
  assert(name !== undefined, `no card has the code ${card}`);
  return { t: 'special', name };
}

/** The values a joker may stand for (MASTER-1). */
export function jokerRange(joker: Card): { readonly low: number; readonly high: number } {
  const values = Array.from({ length: MAX_VALUE }, (_, index) => index + 1).filter((value) =>
    jokerCovers(joker, value),
  );
  return { low: values[0]!, high: values.at(-1)! };
}
