/**
 * HOUSE-jokerNeedsNatural where counting does not settle it: hands with two jokers or more, some of
 * them ranged, or sets that must differ. One place of each combination is kept from jokers, and for
 * each choice the cards are matched to the places one by one. Slow beside the other searches, and
 * asked seldom.
 */
import { COLOURS, type Card } from '@palier/rules';
import type { LevelPlan } from './level-plan.ts';
import { COLOUR_PLACE, KEPT, matchCards, matching } from './matching.ts';
import { jokersIn, listCards, type HandTally } from './tally.ts';

const { places } = matching;
const bestPlaces = new Int32Array(places.length);
const bestHolders = new Int32Array(places.length);
/** Special cards among them, which no place takes. */
let cards: readonly Card[] = [];
let plan: LevelPlan;
let tally: HandTally;
let least = 0;
let enough = 0;
let jokers = 0;

/** The distance, known to lie between two numbers: above `low` only as far as it must. */
export function leastWithNaturals(
  hand: HandTally,
  level: LevelPlan,
  { low, high }: { readonly low: number; readonly high: number },
): number {
  plan = level;
  tally = hand;
  least = high;
  enough = low;
  jokers = jokersIn(hand);
  cards = listCards(hand.cards);
  if (least > enough) placePart(0, 0, 1);
  return least;
}

/**
 * Leaves the places, part after part in the level's order, and their holders in `matching`, as they
 * are where a distance known before is reached; the cards that the holders mean.
 */
export function matchWithNaturals(
  hand: HandTally,
  level: LevelPlan,
  distance: number,
): readonly Card[] {
  leastWithNaturals(hand, level, { low: distance, high: distance + 1 });
  places.set(bestPlaces);
  matching.holders.set(bestHolders);
  return cards;
}

/** `filled`: the places of the parts before; `first`: where an equal part begins. */
function placePart(part: number, filled: number, first: number): void {
  const found = plan.level[part];
  if (found === undefined) {
    matching.size = filled;
    const empty = filled - matchCards(cards);
    if (empty >= least) return;
    least = empty;
    bestPlaces.set(places);
    bestHolders.set(matching.holders);
    return;
  }
  switch (found.kind) {
    case 'run':
      for (let start = first; start + found.size - 1 <= plan.top; start++) {
        for (let kept = 0; kept < found.size; kept++) {
          for (let i = 0; i < found.size; i++) {
            places[filled + i] = start + i + (i === kept ? KEPT : 0);
          }
          goOn(part, filled + found.size, start);
        }
      }
      return;
    case 'set':
      for (let value = first; value <= plan.top; value++) {
        if (plan.distinct && isTaken(part, value)) continue;
        fillAlike(filled, found.size, value);
        goOn(part, filled + found.size, value);
      }
      return;
    case 'colour':
      for (let colour = first - 1; colour < COLOURS.length; colour++) {
        fillAlike(filled, found.size, COLOUR_PLACE + colour);
        goOn(part, filled + found.size, colour + 1);
      }
  }
}

function fillAlike(from: number, size: number, place: number): void {
  for (let i = 0; i < size; i++) places[from + i] = place + (i === 0 ? KEPT : 0);
}

function goOn(part: number, filled: number, first: number): void {
  if (least <= enough || emptyAtLeast(filled) - jokers >= least) return;
  const { kind, size } = plan.level[part]!;
  const next = plan.level[part + 1];
  placePart(part + 1, filled, next?.kind === kind && next.size === size ? first : 1);
}

/** Whether a set of an earlier part has the value (HOUSE-pairsDistinct). */
function isTaken(part: number, value: number): boolean {
  let from = 0;
  for (let i = 0; i < part; i++) {
    const { kind, size } = plan.level[i]!;
    if (kind === 'set' && places[from] === value + KEPT) return true;
    from += size;
  }
  return false;
}

const demand = new Int32Array(KEPT);

/** Places without a number card, values and colours each for themselves. */
function emptyAtLeast(filled: number): number {
  demand.fill(0);
  let empty = 0;
  for (let i = 0; i < filled; i++) {
    const place = places[i]! % KEPT;
    const wanted = demand[place]! + 1;
    demand[place] = wanted;
    const held = place < COLOUR_PLACE ? tally.values[place]! : tally.colours[place - COLOUR_PLACE]!;
    if (wanted > held) empty++;
  }
  return empty;
}
