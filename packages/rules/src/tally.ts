/**
 * A quick answer to "could these cards lay that level?": counts of values and colours instead of
 * cards. Necessary, and for levels without colours and hands without ranged jokers exact.
 */
import {
  COLOURS,
  MAX_VALUE,
  cardColour,
  cardValue,
  isJoker,
  isNumber,
  type Card,
} from './cards.ts';
import type { Level, LevelPart } from './ladders.ts';

/** Cards as far as runs, sets and colours tell them apart; jokers of every range alike. */
export type Tally = {
  readonly values: Uint8Array;
  readonly colours: Uint8Array;
  jokers: number;
};

const scratch: Tally = {
  values: new Uint8Array(MAX_VALUE + 1),
  colours: new Uint8Array(COLOURS.length),
  jokers: 0,
};

/** A necessary condition, quick and seldom wrong: most hands that cannot lay fail here. */
export function mayLay(cards: readonly Card[], level: Level, top: number): boolean {
  const { values, colours } = scratch;
  values.fill(0);
  colours.fill(0);
  scratch.jokers = 0;
  for (const card of cards) {
    if (isNumber(card)) {
      const value = cardValue(card);
      const colour = cardColour(card);
      values[value] = values[value]! + 1;
      colours[colour] = colours[colour]! + 1;
    } else if (isJoker(card)) scratch.jokers++;
  }
  return suffices(scratch, level, { from: 0, top });
}

/**
 * Whether a tally can fill the parts of a level from one on: colours each for itself, runs and sets
 * together. There a number card in the place of a joker is never worse, so each takes all it can.
 */
export function suffices(
  tally: Tally,
  level: Level,
  { from, top }: { readonly from: number; readonly top: number },
): boolean {
  let jokers = tally.jokers;
  for (let i = from; i < level.length; i++) {
    const part = level[i]!;
    const lacks = lacking(part, tally, top);
    if (part.kind === 'colour') jokers -= lacks;
    // Each part for itself first: the common refusal, without any search.
    else if (lacks > jokers) return false;
    if (jokers < 0) return false;
  }
  return fits({ values: tally.values, jokers, top, level }, from, 1);
}

function lacking({ kind, size }: LevelPart, { values, colours }: Tally, top: number): number {
  let most = 0;
  switch (kind) {
    case 'set':
      for (let value = 1; value <= top; value++) if (values[value]! > most) most = values[value]!;
      break;
    case 'colour':
      for (const count of colours) if (count > most) most = count;
      break;
    case 'run': {
      let present = 0;
      for (let value = 1; value <= top; value++) {
        if (values[value]! > 0) present++;
        if (value > size && values[value - size]! > 0) present--;
        if (present > most) most = present;
      }
    }
  }
  return most >= size ? 0 : size - most;
}

/** What is left while parts are filled; every change is taken back on the way out. */
type Filling = {
  readonly values: Uint8Array;
  jokers: number;
  readonly top: number;
  readonly level: Level;
};

/** `least`: equal parts are filled in ascending order, so each choice is tried once. */
function fits(filling: Filling, index: number, least: number): boolean {
  const part = filling.level[index];
  if (part === undefined) return true;
  switch (part.kind) {
    case 'colour':
      return fits(filling, index + 1, 1);
    case 'set':
      return fitsSet(filling, index, least);
    case 'run':
      return fitsRun(filling, index, least);
  }
}

function isTwinOfNext(level: Level, index: number): boolean {
  const next = level[index + 1];
  return next !== undefined && next.kind === level[index]!.kind && next.size === level[index]!.size;
}

function fitsSet(filling: Filling, index: number, least: number): boolean {
  const { values, top, level } = filling;
  const { size } = level[index]!;
  const isTwin = isTwinOfNext(level, index);
  let triedBare = false;
  for (let value = least; value <= top; value++) {
    const used = Math.min(values[value]!, size);
    const missing = size - used;
    if (missing > filling.jokers || (used === 0 && triedBare)) continue;
    // Where no number card is used one value is as good as another.
    if (used === 0) triedBare = true;
    values[value] = values[value]! - used;
    filling.jokers -= missing;
    const isFit = fits(filling, index + 1, isTwin ? value : 1);
    filling.jokers += missing;
    values[value] = values[value]! + used;
    if (isFit) return true;
  }
  return false;
}

function fitsRun(filling: Filling, index: number, least: number): boolean {
  const { values, top, level } = filling;
  const { size } = level[index]!;
  const isTwin = isTwinOfNext(level, index);
  for (let start = least; start + size - 1 <= top; start++) {
    const mask = presentIn(values, start, size);
    const missing = size - bitCount(mask);
    if (missing > filling.jokers) continue;
    change(values, { start, mask, by: -1 });
    filling.jokers -= missing;
    const isFit = fits(filling, index + 1, isTwin ? start : 1);
    filling.jokers += missing;
    change(values, { start, mask, by: 1 });
    if (isFit) return true;
  }
  return false;
}

/** Which of the values from `start` on are there, a bit each. */
function presentIn(values: Uint8Array, start: number, size: number): number {
  let mask = 0;
  for (let i = 0; i < size; i++) if (values[start + i]! > 0) mask |= 1 << i;
  return mask;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

type Change = { readonly start: number; readonly mask: number; readonly by: 1 | -1 };

function change(values: Uint8Array, { start, mask, by }: Change): void {
  for (let rest = mask, value = start; rest !== 0; rest >>= 1, value++) {
    if ((rest & 1) === 1) values[value] = values[value]! + by;
  }
}
