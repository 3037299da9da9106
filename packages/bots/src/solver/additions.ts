/** Adding all that can be added: the moves, and whether a hand can be emptied by them. */
import {
  COLOURS,
  JOKER,
  cardColour,
  cardValue,
  isJoker,
  isNumber,
  isSpecial,
  jokerCovers,
  placeAsColour,
  placeAsValue,
  placeCard,
  placedColour,
  placedValue,
  type AddCard,
  type Card,
  type Placed,
  type Seat,
  type Table,
} from '@palier/rules';
import { playEnds } from './stuck.ts';
import { shapeOf } from './table-shape.ts';
import { tallyOf } from './tally.ts';

export type LaidTable = Pick<Table, 'setup' | 'melds'>;

export type Additions = {
  /** The moves, each possible after those before it. */
  readonly additions: readonly AddCard[];
  /** The cards that stay: fewest possible. */
  readonly stuck: readonly Card[];
};

type Target = { readonly to: Seat; readonly meld: number };

/**
 * All that can be added, in an order that leaves the fewest cards. Where the last card must be
 * discarded (END-1) and none would stay, the last move is for the player to leave out.
 */
export function mostAdditions(hand: readonly Card[], table: LaidTable): Additions {
  const { top } = table.setup;
  const targets = targetsOf(table);
  const pool = hand.slice();
  const additions: AddCard[] = [];
  if (pool.some((card) => !isSpecial(card) && freeWay(card, targets, top) === undefined)) {
    addToRuns(pool, table, { targets, additions });
  }
  const stuck: Card[] = [];
  for (const card of pool) {
    const found = freeWay(card, targets, top);
    if (found === undefined) stuck.push(card);
    else additions.push(found);
  }
  return { additions, stuck };
}

type Targets = {
  readonly sets: ReadonlyMap<number, Target>;
  readonly colours: ReadonlyMap<number, Target>;
  /** The runs that take a value next, at their upper and at their lower end. */
  readonly ups: ReadonlyMap<number, readonly Target[]>;
  readonly downs: ReadonlyMap<number, readonly Target[]>;
};

function targetsOf({ setup, melds }: LaidTable): Targets {
  const sets = new Map<number, Target>();
  const colours = new Map<number, Target>();
  const ups = new Map<number, Target[]>();
  const downs = new Map<number, Target[]>();
  for (const [index, own] of melds.entries()) {
    for (const [place, { kind, cards }] of own.entries()) {
      const target: Target = { to: index + 1, meld: place + 1 };
      if (kind === 'colour') colours.set(placedColour(cards[0]!)!, target);
      else if (kind === 'set') sets.set(placedValue(cards[0]!)!, target);
      else {
        const first = placedValue(cards[0]!)!;
        const next = first + cards.length;
        if (next <= setup.top) ups.set(next, [...(ups.get(next) ?? []), target]);
        if (first > 1) downs.set(first - 1, [...(downs.get(first - 1) ?? []), target]);
      }
    }
  }
  return { sets, colours, ups, downs };
}

type Adding = { readonly targets: Targets; readonly additions: AddCard[] };

/** Takes out of the pool what goes to the ends of runs: upwards first, then downwards. */
function addToRuns(pool: Card[], table: LaidTable, { targets, additions }: Adding): void {
  const { top } = table.setup;
  const play = playEnds(tallyOf(pool), shapeOf(table.melds, top), top);
  const descending: Placed[][] = [];
  let climbing: readonly Target[] = [];
  for (let value = 1; value <= top; value++) {
    const ups = play.ups[value]!;
    const through = ups + play.downs[value]!;
    if (through === 0) {
      climbing = [];
      continue;
    }
    const cards = takeFor(pool, value, targets, {
      numbers: through - play.ranged[value]! - play.plain[value]!,
      ranged: play.ranged[value]!,
      plain: play.plain[value]!,
    });
    climbing = [...climbing, ...(targets.ups.get(value) ?? [])].slice(0, ups);
    for (const [index, target] of climbing.entries()) {
      additions.push({ t: 'addCard', card: cards[index]!, ...target });
    }
    descending[value] = cards.slice(climbing.length);
  }
  let falling: readonly Target[] = [];
  for (let value = top; value >= 1; value--) {
    const cards = descending[value] ?? [];
    falling = [...falling, ...(targets.downs.get(value) ?? [])].slice(0, cards.length);
    for (const [index, target] of falling.entries()) {
      additions.push({ t: 'addCard', card: cards[index]!, ...target });
    }
  }
}

type Wanted = { readonly numbers: number; readonly ranged: number; readonly plain: number };

/** Of number cards those first that fit nowhere else. */
function takeFor(
  pool: Card[],
  value: number,
  targets: Targets,
  { numbers, ranged, plain }: Wanted,
): Placed[] {
  const own = pool
    .filter((card) => isNumber(card) && cardValue(card) === value)
    .sort((a, b) => Number(isFree(a, targets)) - Number(isFree(b, targets)))
    .slice(0, numbers);
  const isRanged = (card: Card): boolean => isJoker(card) && card !== JOKER;
  const used = [
    ...own,
    ...pool.filter((card) => isRanged(card) && jokerCovers(card, value)).slice(0, ranged),
    ...pool.filter((card) => card === JOKER).slice(0, plain),
  ];
  for (const card of used) pool.splice(pool.indexOf(card), 1);
  return used.map((card) => (isNumber(card) ? placeCard(card) : placeAsValue(card, value)));
}

function isFree(card: Card, { sets, colours }: Targets): boolean {
  return sets.has(cardValue(card)) || colours.has(cardColour(card));
}

/** To a set or a colour, which take any number of cards. */
function freeWay(card: Card, { sets, colours }: Targets, top: number): AddCard | undefined {
  if (isNumber(card)) {
    const target = sets.get(cardValue(card)) ?? colours.get(cardColour(card));
    return target && { t: 'addCard', card: placeCard(card), ...target };
  }
  if (!isJoker(card)) return undefined;
  for (let value = 1; value <= top; value++) {
    const target = jokerCovers(card, value) ? sets.get(value) : undefined;
    if (target !== undefined) return { t: 'addCard', card: placeAsValue(card, value), ...target };
  }
  for (const colour of COLOURS) {
    const target = colours.get(colour);
    if (target !== undefined) return { t: 'addCard', card: placeAsColour(card, colour), ...target };
  }
  return undefined;
}
