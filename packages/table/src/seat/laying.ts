/** A laying put together by hand: which card stands in which part, and what its jokers may mean. */
import {
  cardOf,
  checkAt,
  firstLaying,
  ladderOfSeat,
  layCommand,
  layings,
  placeCard,
  type Card,
  type LayLevel,
  type Level,
  type Meld,
  type Refusal,
  type Seat,
  type View,
} from '@palier/rules';
import type { HandCard } from './hand-order.ts';
import { takeOne } from './take-one.ts';

/** The keys of the cards in each part. */
export type LayingDraft = readonly (readonly string[])[];

export function emptyDraft(level: Level): LayingDraft {
  return level.map(() => []);
}

/**
 * The draft with a card put into a part, or out of the one where it stood. A full part gives way: the
 * card goes to the next with room, and where all are full it takes the place of the first.
 */
export function put(
  draft: LayingDraft,
  level: Level,
  { key, part }: { readonly key: string; readonly part: number },
): LayingDraft {
  const without = draft.map((keys) => keys.filter((one) => one !== key));
  if (draft.some((keys) => keys.includes(key))) return without;
  const target = nextPart(without, level, part);
  return without.map((keys, index) => {
    if (index !== target) return keys;
    return [...keys.slice(keys.length < level[index]!.size ? 0 : 1), key];
  });
}

/** The first part with room, from one on. */
export function nextPart(draft: LayingDraft, level: Level, from: number): number {
  const order = level.map((_, index) => (from + index) % level.length);
  return order.find((part) => draft[part]!.length < level[part]!.size) ?? from;
}

export function isFull(draft: LayingDraft, level: Level): boolean {
  return level.every(({ size }, part) => draft[part]!.length === size);
}

type DraftReading =
  | { readonly t: 'command'; readonly command: LayLevel }
  /** Jokers that can mean several things. */
  | { readonly t: 'meanings'; readonly commands: readonly LayLevel[] }
  | { readonly t: 'refused'; readonly refusal: Refusal };

/** As many meanings as anybody would read. */
const MOST_MEANINGS = 12;

type Drafted = {
  readonly level: number;
  readonly draft: LayingDraft;
  readonly hand: readonly HandCard[];
};

function partsOf(draft: LayingDraft, hand: readonly HandCard[]): readonly (readonly Card[])[] {
  const cardNamed = new Map(hand.map(({ key, card }) => [key, card]));
  return draft.map((keys) => keys.map((key) => cardNamed.get(key)!));
}

/** What a draft says, by the rules. */
export function readDraft(view: View, { level, draft, hand }: Drafted): DraftReading {
  const seat = view.viewer as Seat;
  const parts = partsOf(draft, hand);
  const { table } = view;
  const isOpen = ladderOfSeat(table.setup, seat).mode === 'open';
  const melds = parts.map((cards) => cards.map(placeCard));
  const command: LayLevel = isOpen ? { t: 'layLevel', level, melds } : { t: 'layLevel', melds };
  const refusal = checkAt({ table, seat, hand: view.hand }, command);
  if (refusal === undefined) return { t: 'command', command };
  if (refusal.code !== 'joker-ambiguous') return { t: 'refused', refusal };
  return { t: 'meanings', commands: meaningsOf(view, level, parts) };
}

/** Whether the cards of each part are what it asks for; undefined as long as some are missing. */
export function fitsOf(view: View, read: Drafted): readonly (boolean | undefined)[] {
  const { setup } = view.table;
  const { draft, hand, level } = read;
  const asked = ladderOfSeat(setup, view.viewer as Seat).levels[level - 1]!;
  // Combinations may stand in each other's places.
  const isWhole = isFull(draft, asked) && readDraft(view, read).t !== 'refused';
  return partsOf(draft, hand).map((cards, index) => {
    const part = asked[index]!;
    if (cards.length < part.size) return undefined;
    return isWhole || firstLaying(cards, [part], setup) !== undefined;
  });
}

/** Every legal laying of just these cards in these parts. */
function meaningsOf(
  { table, viewer }: View,
  level: number,
  parts: readonly (readonly Card[])[],
): readonly LayLevel[] {
  const seat = viewer as Seat;
  const asked = ladderOfSeat(table.setup, seat).levels[level - 1]!;
  const wanted = parts.map(keyOf).toSorted();
  const found: LayLevel[] = [];
  for (const laying of layings(parts.flat(), asked, table.setup)) {
    const isThis = laying
      .map((meld) => keyOf(meld.cards.map(cardOf)))
      .toSorted()
      .every((key, index) => key === wanted[index]);
    if (!isThis) continue;
    found.push(layCommand(table, seat, { level, laying }));
    if (found.length === MOST_MEANINGS) break;
  }
  return found;
}

function keyOf(cards: readonly Card[]): string {
  return cards.toSorted((a, b) => a - b).join(' ');
}

/** A laying as combinations of the kinds that its level asks for. */
export function laidMelds({ melds }: LayLevel, level: Level): readonly Meld[] {
  return melds.map((cards, index) => ({ kind: level[index]?.kind ?? 'run', cards }));
}

/** The cards of the hand that a laying leaves. */
export function restAfter(hand: readonly HandCard[], { melds }: LayLevel): readonly HandCard[] {
  const used = melds.flat().map(cardOf);
  return hand.filter(({ card }) => !takeOne(used, card));
}
