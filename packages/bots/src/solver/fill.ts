/** A choice for the parts of a level (starts, values, colours) filled with the cards of a hand. */
import {
  JOKER,
  cardColour,
  cardValue,
  isJoker,
  isNumber,
  placeAsColour,
  placeAsValue,
  placeCard,
  type Card,
  type Colour,
  type Meld,
  type Placed,
} from '@palier/rules';
import type { LevelPlan } from './level-plan.ts';
import { COLOUR_PLACE, KEPT, matching } from './matching.ts';
import type { TableShape } from './table-shape.ts';
import type { HandTally } from './tally.ts';

/** Makes the places of a choice those to be matched, part after part in the order of the plan. */
export function openPlaces(plan: LevelPlan, chosen: Int32Array): void {
  const { runs, sets, colours } = plan;
  const { places } = matching;
  let at = 0;
  let part = 0;
  for (let i = 0; i < runs.length; i++, part++) {
    for (let k = 0; k < runs[i]!; k++) places[at++] = chosen[part]! + k;
  }
  for (let i = 0; i < sets.length; i++, part++) {
    for (let k = 0; k < sets[i]!; k++) places[at++] = chosen[part]!;
  }
  for (let i = 0; i < colours.length; i++, part++) {
    for (let k = 0; k < colours[i]!; k++) places[at++] = COLOUR_PLACE + chosen[part]!;
  }
  matching.size = at;
}

const needy: Card[] = [];
const free: Card[] = [];
const bridges: Card[] = [];
const ranged: Card[] = [];
const plain: Card[] = [];

/**
 * The cards of a hand in the order in which they should be used up: those that a table of this shape
 * would not take by value or colour, then those it takes, of these last the ones with neighbours in
 * hand, which may open a run's end for them; ranged jokers, then plain ones. Special cards are out.
 */
export function inOrderOfUse(
  hand: readonly Card[],
  tally: HandTally,
  { sets, colours }: TableShape,
): readonly Card[] {
  needy.length = free.length = bridges.length = ranged.length = plain.length = 0;
  for (const card of hand) {
    if (isNumber(card)) {
      const value = cardValue(card);
      const isFree = ((sets >> value) & 1) === 1 || ((colours >> cardColour(card)) & 1) === 1;
      if (!isFree) needy.push(card);
      else if (tally.values[value - 1]! + (tally.values[value + 1] ?? 0) > 0) bridges.push(card);
      else free.push(card);
    } else if (card === JOKER) plain.push(card);
    else if (isJoker(card)) ranged.push(card);
  }
  return [...needy, ...free, ...bridges, ...ranged, ...plain];
}

/** What stands in the places: a meld for each part, in the level's order, without empty places. */
export function readMelds(plan: LevelPlan, cards: readonly Card[]): readonly Meld[] {
  const melds: Meld[] = [];
  let at = 0;
  for (const place of plan.order) {
    const { kind, size } = plan.level[place]!;
    const placed: Placed[] = [];
    for (let i = at; i < at + size; i++) {
      const holder = matching.holders[i]!;
      if (holder >= 0) placed.push(placeIn(cards[holder]!, matching.places[i]!));
    }
    // As the one search for layings has them: number cards by colour, then jokers.
    if (kind !== 'run') placed.sort((a, b) => a - b);
    melds[place] = { kind, cards: placed };
    at += size;
  }
  sortAlike(melds, plan);
  return melds;
}

/** Parts of equal size at the same value or colour: in the order that the search for layings has. */
function sortAlike(melds: Meld[], { level, order }: LevelPlan): void {
  let at = 0;
  let first = 0;
  for (let i = 1; i < order.length; i++) {
    const { kind, size } = level[order[i]!]!;
    const before = level[order[i - 1]!]!;
    at += before.size;
    const isAlike = before.kind === kind && before.size === size;
    if (!isAlike || whatIn(at) !== whatIn(at - size)) first = i;
    for (let j = i; j > first; j--) {
      const [one, two] = [order[j - 1]!, order[j]!];
      if (!comesBefore(melds[two]!.cards, melds[one]!.cards)) break;
      [melds[one], melds[two]] = [melds[two]!, melds[one]!];
    }
  }
}

function whatIn(place: number): number {
  return matching.places[place]! & ~KEPT;
}

function placeIn(card: Card, place: number): Placed {
  if (isNumber(card)) return placeCard(card);
  const what = place & ~KEPT;
  return what >= COLOUR_PLACE
    ? placeAsColour(card, (what - COLOUR_PLACE) as Colour)
    : placeAsValue(card, what);
}

function comesBefore(a: readonly Placed[], b: readonly Placed[]): boolean {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
}
