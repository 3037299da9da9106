/** Laying a level: from what a player writes to the melds on the table, or the reason why not. */
import {
  cardOf,
  hasMeaning,
  isJoker,
  isSpecial,
  jokerCovers,
  meaningOf,
  PASS,
  placedValue,
  type Card,
  type Placed,
} from './cards.ts';
import type { LayLevel } from './commands.ts';
import type { Kind, Level, LevelPart } from './ladders.ts';
import { hasNatural, repeatedSetValue } from './layings.ts';
import { readAs } from './melds.ts';
import { refuse, type Refusal } from './refusals.ts';
import { layableLevels } from './round.ts';
import { ladderOfSeat } from './setup.ts';
import type { Meld, Seat, Table } from './state.ts';

export type ReadLaying = {
  readonly t: 'laying';
  readonly level: number;
  readonly melds: readonly Meld[];
};

/** Reads a laying at a table; legal but for what the hand and the turn have to say. */
export function readLaying(table: Table, seat: Seat, command: LayLevel): ReadLaying | Refusal {
  const number = layableLevel(table, seat, command.level);
  if (typeof number !== 'number') return number;
  const level = ladderOfSeat(table.setup, seat).levels[number - 1]!;
  const melds = readMelds(command.melds, level, table);
  return Array.isArray(melds) ? { t: 'laying', level: number, melds } : (melds as Refusal);
}

/** The level a laying is for (OPEN-1: named on an open ladder; LAY-1: the current one otherwise). */
function layableLevel(table: Table, seat: Seat, named: number | undefined): number | Refusal {
  const ladder = ladderOfSeat(table.setup, seat);
  if (named !== undefined && (named < 1 || named > ladder.levels.length)) {
    return refuse('no-such-level', 'INPUT-1', { level: named });
  }
  const layable = layableLevels(table, seat);
  if (named === undefined) {
    if (layable.length === 1) return layable[0]!;
    return refuse('name-the-level', 'OPEN-1', { levels: layable });
  }
  if (layable.includes(named)) return named;
  const rule = ladder.mode === 'open' ? 'OPEN-1' : 'LAY-1';
  return refuse('not-your-level', rule, { level: named, levels: layable });
}

type Written = readonly (readonly Placed[])[];

function readMelds(written: Written, parts: Level, table: Table): readonly Meld[] | Refusal {
  const special = written.flat().map(cardOf).find(isSpecial);
  if (special !== undefined) return refuseSpecial(special, 'LAY-1');
  if (written.length !== parts.length) {
    return refuse('wrong-number-of-combinations', 'LAY-1', { given: written.length, parts });
  }
  const unfit = written.find((cards) => !parts.some((part) => fitsPart(cards, part, table)));
  if (unfit !== undefined)
    return whyUnfit(unfit, leftOver(written, parts, table), { parts, top: table.setup.top });
  return (
    assign(written, parts, { table, melds: [] }) ?? refuse('wrong-combinations', 'LAY-1', { parts })
  );
}

/** A Pass card breaks the rule of laying or adding; Master's specials have one of their own. */
export function refuseSpecial(card: Card, rule: 'LAY-1' | 'ADD-2'): Refusal {
  return refuse('special-in-combination', card === PASS ? rule : 'MASTER-2', { card });
}

function fitsPart(cards: readonly Placed[], part: LevelPart, table: Table): boolean {
  return cards.length === part.size && readAs(part.kind, cards, table.setup.top).t !== 'none';
}

/** The parts that no combination written can be: what an unfit one must have been meant for. */
function leftOver(written: Written, parts: Level, table: Table): Level {
  return written.reduce((left, cards) => {
    const index = left.findIndex((part) => fitsPart(cards, part, table));
    return index === -1 ? left : left.toSpliced(index, 1);
  }, parts);
}

type Assigning = { readonly table: Table; readonly melds: readonly Meld[] };

/**
 * The first written combination takes the first part it can so that the whole works. A combination
 * that fits its part in several ways is ambiguous there, not a reason to look further (JOKER-2).
 */
function assign(
  written: Written,
  parts: readonly LevelPart[],
  { table, melds }: Assigning,
): readonly Meld[] | Refusal | undefined {
  const [cards, ...rest] = written;
  if (cards === undefined) return checkHouseRules(melds, table) ?? melds;
  let refusal: Refusal | undefined;
  for (const [index, part] of parts.entries()) {
    if (cards.length !== part.size) continue;
    const reading = readAs(part.kind, cards, table.setup.top);
    if (reading.t === 'none') continue;
    const meld: Meld = {
      kind: part.kind,
      cards: reading.t === 'one' ? reading.cards : cards,
    };
    const whole = assign(rest, parts.toSpliced(index, 1), { table, melds: [...melds, meld] });
    if (whole === undefined) continue;
    if (Array.isArray(whole)) return reading.t === 'one' ? whole : ambiguous(cards);
    const refused = whole as Refusal;
    if (refused.code === 'joker-ambiguous') return refused;
    refusal ??= refused;
  }
  return refusal;
}

function ambiguous(cards: readonly Placed[]): Refusal {
  return refuse('joker-ambiguous', 'JOKER-2', { cards });
}

function checkHouseRules(melds: readonly Meld[], table: Table): Refusal | undefined {
  const { rules } = table.setup;
  if (rules.jokerNeedsNatural === 'yes') {
    const bare = melds.find((meld) => !hasNatural(meld));
    if (bare !== undefined) {
      return refuse('needs-a-natural-card', 'HOUSE-jokerNeedsNatural', { cards: bare.cards });
    }
  }
  if (rules.pairsDistinct === 'yes') {
    const value = repeatedSetValue(melds);
    if (value !== undefined) {
      return refuse('same-value-twice', 'HOUSE-pairsDistinct', { value });
    }
  }
  return undefined;
}

/** Names the fault of a combination that fits no part of the level. */
function whyUnfit(
  cards: readonly Placed[],
  left: Level,
  { parts, top }: { readonly parts: Level; readonly top: number },
): Refusal {
  const joker = cards.find((placed) => isJoker(cardOf(placed)) && !standsForPossible(placed, top));
  if (joker !== undefined) return whyJoker(joker, top);
  const part = left.find(({ size }) => size === cards.length);
  if (part === undefined) return refuse('wrong-size', 'LAY-1', { cards, parts });
  const { kind } = part;
  if (cards.some((placed) => !meansFor(placed, kind))) {
    return refuse('joker-meaning-does-not-fit', 'JOKER-2', { cards, kind });
  }
  switch (kind) {
    case 'run':
      return wraps(cards, top)
        ? refuse('run-does-not-wrap', 'LAY-3', { cards, top })
        : refuse('not-a-run', 'LAY-3', { cards });
    case 'set':
      return refuse('not-a-set', 'LAY-4', { cards });
    case 'colour':
      return refuse('not-a-colour', 'LAY-5', { cards });
  }
}

/** Whether what a joker is said to stand for is of the kind's sort: a colour, or a value. */
export function meansFor(placed: Placed, kind: Kind): boolean {
  return !hasMeaning(placed) || (meaningOf(placed).t === 'colour') === (kind === 'colour');
}

function standsForPossible(placed: Placed, top: number): boolean {
  const meaning = meaningOf(placed);
  if (meaning.t === 'beyond') return false;
  if (meaning.t !== 'value') return true;
  return meaning.value <= top && jokerCovers(cardOf(placed), meaning.value);
}

/** A joker that says it stands for what no joker, or not this one, can stand for. */
export function whyJoker(placed: Placed, top: number): Refusal {
  const value = placedValue(placed);
  if (value === undefined || value > top) {
    return refuse('joker-out-of-range', 'JOKER-3', { cards: [placed], top });
  }
  return refuse('joker-out-of-its-range', 'MASTER-1', { card: placed });
}

export function jokerIsPossible(placed: Placed, top: number): boolean {
  return !isJoker(cardOf(placed)) || standsForPossible(placed, top);
}

/** Whether the cards would be a run if the lowest value followed the highest. */
function wraps(cards: readonly Placed[], top: number): boolean {
  const values = cards.map(placedValue).filter((value) => value !== undefined);
  if (values.length < cards.length || new Set(values).size < cards.length) return false;
  if (!values.includes(1) || !values.includes(top)) return false;
  const starts = values.filter((value) => !values.includes(value === 1 ? top : value - 1));
  return starts.length === 1;
}
