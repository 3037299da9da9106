/** What cards, levels and melds show, for the languages to name. */
import {
  assert,
  cardColour,
  cardValue,
  HOLD,
  isJoker,
  isNumber,
  jokerCovers,
  MAX_VALUE,
  PASS,
  SWAP,
  TAKE,
  UNKNOWN,
  type Card,
  type Colour,
  type Kind,
  type Level,
  type Meld,
  type Part,
  type Seat,
  type Table,
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

/** What a level asks for, equal parts counted together: "2 runs of 3". */
export type Parts = { readonly part: Part; readonly count: number };

export function countedParts(level: Level): readonly Parts[] {
  const groups = Map.groupBy(level, ({ kind, size }) => `${kind} ${size}`);
  return [...groups.values()].map((parts) => ({ part: parts[0]!, count: parts.length }));
}

/** The combination that a meld is by now. */
export function partOf(meld: Meld): Part {
  return { kind: meld.kind, size: meld.cards.length };
}

/** What sets a meld apart from its owner's others: on the table none of them has a number. */
export type MeldName =
  /** The only one of its kind. */
  | { readonly t: 'only'; readonly kind: Kind }
  /** One of several of its kind, in the order they lie, from 1; at most five, as a level has no more. */
  | { readonly t: 'ranked'; readonly kind: Kind; readonly rank: number };

/** Undefined where there is no such meld. */
export function meldName(table: Table, owner: Seat, meld: number): MeldName | undefined {
  const melds = table.melds[owner - 1] ?? [];
  const kind = melds[meld - 1]?.kind;
  if (kind === undefined) return undefined;
  const alike = (among: readonly Meld[]): number =>
    among.filter((other) => other.kind === kind).length;
  if (alike(melds) === 1) return { t: 'only', kind };
  return { t: 'ranked', kind, rank: alike(melds.slice(0, meld)) };
}
