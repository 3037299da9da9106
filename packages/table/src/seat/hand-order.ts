/** The cards in hand, each with a key that it keeps while the hand changes, and their order. */
import {
  cardColour,
  cardOf,
  cardValue,
  isJoker,
  isNumber,
  type Card,
  type Meld,
} from '@palier/rules';
import type { HandSort } from './hand-sorts.ts';
import { takeOne } from './take-one.ts';

/** How a hand stands to one of the levels that may be laid, as the solver says. */
export type Aim = {
  readonly level: number;
  /** The fewest cards that are missing. */
  readonly missing: number;
  readonly grouping: {
    /** What stands together for each part of the level. */
    readonly parts: readonly Meld[];
    readonly rest: readonly Card[];
  };
};

/** A card with a key of its own, so that two jokers can be told apart. */
export type HandCard = { readonly key: string; readonly card: Card };

export type Hand = {
  readonly cards: readonly HandCard[];
  /** The newest cards, those of the last change. */
  readonly fresh: ReadonlySet<string>;
  /** How many keys were given so far. */
  readonly named: number;
};

export const EMPTY_HAND: Hand = { cards: [], fresh: new Set(), named: 0 };

/**
 * The hand after a change: what stays keeps its key and its place, what is new comes last. Of cards that
 * look the same the one that was `chosen` is the first to go.
 */
export function follow(before: Hand, now: readonly Card[], chosen?: string): Hand {
  const left = [...now];
  const last = before.cards.toSorted((a, b) => Number(a.key === chosen) - Number(b.key === chosen));
  const staying = new Set(last.filter(({ card }) => takeOne(left, card)));
  const stay = before.cards.filter((one) => staying.has(one));
  if (left.length === 0 && stay.length === before.cards.length) return before;
  const added = left.map((card, index) => ({ key: `h${before.named + index}`, card }));
  const isDeal = stay.length === 0;
  return {
    cards: [...stay, ...added],
    fresh: new Set(isDeal || added.length === 0 ? [] : added.map(({ key }) => key)),
    named: before.named + added.length,
  };
}

/** The hand after a deal: what was kept stays, every other card is another one, also where it looks the same. */
export function dealt(before: Hand, now: readonly Card[], fromStock: readonly Card[]): Hand {
  const kept = [...now];
  for (const card of fromStock) takeOne(kept, card);
  const stay = before.cards.filter(({ card }) => takeOne(kept, card));
  return { ...follow({ ...before, cards: stay }, now), fresh: EMPTY_HAND.fresh };
}

/** The hand with one card moved to another place, as its owner put it. */
export function moved(cards: readonly HandCard[], key: string, to: number): readonly HandCard[] {
  const from = cards.findIndex((one) => one.key === key);
  const card = cards[from];
  if (card === undefined) return cards;
  return cards.toSpliced(from, 1).toSpliced(Math.max(0, Math.min(to, cards.length - 1)), 0, card);
}

/** `own` leaves the cards where they are. */
export function sorted(
  cards: readonly HandCard[],
  by: HandSort,
  aim: Aim | undefined,
): readonly HandCard[] {
  switch (by) {
    case 'own':
      return cards;
    case 'value':
      return cards.toSorted((a, b) => valueRank(a.card) - valueRank(b.card));
    case 'colour':
      return cards.toSorted((a, b) => colourRank(a.card) - colourRank(b.card));
    case 'level':
      return aim === undefined ? sorted(cards, 'value', aim) : towardLevel(cards, aim);
  }
}

/** Numbers ascending, then jokers, then the cards that stand in no combination. */
export function valueRank(card: Card): number {
  if (isNumber(card)) return cardValue(card) * 8 + cardColour(card);
  return (isJoker(card) ? 1000 : 2000) + card;
}

function colourRank(card: Card): number {
  if (isNumber(card)) return cardColour(card) * 32 + cardValue(card);
  return (isJoker(card) ? 1000 : 2000) + card;
}

/** Part by part what belongs together, then the rest by value. */
function towardLevel(cards: readonly HandCard[], aim: Aim): readonly HandCard[] {
  const left = [...cards];
  const together = aim.grouping.parts.flatMap(({ cards: part }) =>
    part.flatMap((placed) => {
      const index = left.findIndex(({ card }) => card === cardOf(placed));
      return index === -1 ? [] : left.splice(index, 1);
    }),
  );
  return [...together, ...sorted(left, 'value', undefined)];
}

/**
 * The keys of the cards that no part of the level needs. Jokers and special cards are not among them:
 * they can always be put to use.
 */
export function spareCards(cards: readonly HandCard[], aim: Aim | undefined): ReadonlySet<string> {
  if (aim === undefined) return new Set();
  const rest = aim.grouping.rest.filter(isNumber);
  return new Set(cards.filter(({ card }) => takeOne(rest, card)).map(({ key }) => key));
}

export type Needs = {
  /** As `spareCards` says. */
  readonly spare: ReadonlySet<string>;
  /** With the level laid no card is needed for it any more. */
  readonly hasLaid: boolean;
};

/**
 * Whether a card is worth keeping, so that only an outspoken wish discards it: a joker, a special
 * card, or one that the level may need. What the solver has not yet called spare may be needed.
 */
export function serves({ key, card }: HandCard, { spare, hasLaid }: Needs): boolean {
  if (!isNumber(card)) return true;
  return !hasLaid && !spare.has(key);
}
