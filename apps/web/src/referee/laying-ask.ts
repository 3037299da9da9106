/** Which cards of the hand are meant for which combination, while a laying is asked about. */
import { cardOf, placeCard, type Card, type Level, type Placed } from '@palier/rules';

export type LayingParts = readonly (readonly Placed[])[];

/** One place for each combination that the level asks for. */
export function partsFor(level: Level, parts: LayingParts): LayingParts {
  return Array.from(
    { length: Math.max(level.length, parts.length) },
    (_, index) => parts[index] ?? [],
  );
}

/** For each card of the hand the part it is used in, if it is. */
export function usesOf(hand: readonly Card[], parts: LayingParts): readonly (number | undefined)[] {
  const used = parts.map((part) => part.map(cardOf));
  return hand.map((card) => {
    const part = used.findIndex((cards) => cards.includes(card));
    if (part === -1) return undefined;
    used[part]!.splice(used[part]!.indexOf(card), 1);
    return part;
  });
}

/** Meanings of jokers are found anew whenever the cards change. */
export function cardAdded(parts: LayingParts, part: number, card: Card): LayingParts {
  return parts.map((cards, index) =>
    index === part ? [...cards.map(open), placeCard(card)] : cards,
  );
}

export function cardRemoved(parts: LayingParts, part: number, card: Card): LayingParts {
  return parts.map((cards, index) => {
    if (index !== part) return cards;
    const place = cards.findIndex((placed) => cardOf(placed) === card);
    return cards.toSpliced(place, 1).map(open);
  });
}

function open(placed: Placed): Placed {
  return placeCard(cardOf(placed));
}

/** Where the next card goes: the part itself until it is full, then the first with room. */
export function nextSlot(level: Level, parts: LayingParts, part: number): number {
  const hasRoom = (index: number): boolean => parts[index]!.length < (level[index]?.size ?? 0);
  if (hasRoom(part)) return part;
  const next = parts.findIndex((_, index) => hasRoom(index));
  return next === -1 ? part : next;
}
