/**
 * What a search through the choices of a level (the start of each run, the value of each set, the
 * colour of each colour) has found so far. One for all searches: they do not overlap.
 *
 * One more card fills at most one more place, so it lowers the distance only in a choice that already
 * needs fewest: the outs are those of all such choices together.
 */
import { RANGE_MASKS } from './bits.ts';

export type SearchState = {
  /** Cards still needed in the best choice so far; 0 or less: the level can be laid. */
  need: number;
  /** A choice that needs so many cards or more is of no interest. */
  limit: number;
  /** 1 while outs are wanted: choices as good as the best count; 0: only better ones. */
  slack: 0 | 1;
  /** Nothing that is left to try can change the answer. */
  isDone: boolean;
  /** Values of which a card of any colour lowers the need. */
  values: number;
  /** By colour: values of which a card of that colour does. */
  readonly colours: Int32Array;
  /** Bits 0, 1, 2: a low, middle, high joker lowers the need. */
  ranged: number;
  /**
   * Where choices are looked at one by one: told of each that is within the limit, with the outs of
   * that choice alone noted here. It sets the limit and says when to stop.
   */
  visit: ((need: number) => void) | undefined;
};

/**
 * The choice that is being tried, by the parts of the plan: where each run starts, then the value of
 * each set, then the colour of each colour.
 */
export const chosen = new Int32Array(8);

const COLOURS = 6;

export const findings: SearchState = {
  need: 0,
  limit: 0,
  slack: 0,
  isDone: false,
  values: 0,
  colours: new Int32Array(COLOURS),
  ranged: 0,
  visit: undefined,
};

/** More than any level needs. */
const NOTHING_YET = 100;

export function startSearch(slack: 0 | 1): void {
  findings.slack = slack;
  findings.visit = undefined;
  better(NOTHING_YET);
}

export function startVisits(limit: number, visit: (need: number) => void): void {
  startSearch(1);
  findings.limit = limit;
  findings.visit = visit;
}

/** A choice better than all before: what was noted of them is void. */
export function better(need: number): void {
  findings.need = need;
  findings.limit = need + findings.slack;
  findings.isDone = need <= 0;
  forgetOuts();
}

function forgetOuts(): void {
  findings.values = 0;
  findings.ranged = 0;
  for (let colour = 0; colour < COLOURS; colour++) findings.colours[colour] = 0;
}

/** A choice for runs and sets, while colours are tried with it. */
export const values = {
  /** Cards that runs and sets still need, jokers used. */
  need: 0,
  /** Ranged jokers that no empty place of a value takes: they can stand in a colour. */
  spare: 0,
  /** The values with an empty place. */
  open: 0,
  /** Those of them that ranged jokers do not fill. */
  useful: 0,
};

/**
 * Notes a choice that is as good as any before, and which values its runs and sets want. Where
 * colours lack cards, a number card in the place of a ranged joker helps too: the joker goes there.
 */
export function noteChoice(need: number, lacking: number): void {
  if (findings.visit !== undefined) forgetOuts();
  else if (need < findings.need) better(need);
  if (lacking > 0) {
    findings.values |= values.open;
    findings.ranged = ALL_RANGED;
  } else {
    findings.values |= values.useful;
    findings.ranged |= rangesIn(values.useful);
  }
}

const ALL_RANGED = 7;

/** Whether choices as good as the best can add nothing: only better ones are of interest then. */
export function isEveryCardOut(all: number): boolean {
  if (findings.values === all) return true;
  for (let colour = 0; colour < COLOURS; colour++) {
    if ((findings.values | findings.colours[colour]!) !== all) return false;
  }
  return true;
}

/** The ranged jokers that cover one of some values. */
export function rangesIn(mask: number): number {
  return (
    ((mask & RANGE_MASKS[0]) === 0 ? 0 : 1) |
    ((mask & RANGE_MASKS[1]) === 0 ? 0 : 2) |
    ((mask & RANGE_MASKS[2]) === 0 ? 0 : 4)
  );
}
