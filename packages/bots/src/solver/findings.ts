/**
 * What a search through the choices of a level (the start of each run, the value of each set, the
 * colour of each colour) has found so far. One for all searches: they do not overlap.
 *
 * One more card fills at most one more place, so it lowers the distance only in a choice that already
 * needs fewest: the outs are those of all such choices together.
 */
import { RANGE_MASKS } from './bits.ts';

export type Findings = {
  /** Cards still needed in the best choice so far; 0 or less: the level can be laid. */
  need: number;
  /** Values of which a card of any colour lowers the need. */
  values: number;
  /** By colour: values of which a card of that colour does. */
  readonly colours: Int32Array;
  /** Bits 0, 1, 2: a low, middle, high joker lowers the need. */
  ranged: number;
  /** 1 while outs are wanted: choices as good as the best count; 0: only better ones. */
  slack: 0 | 1;
};

export const findings: Findings = {
  need: 0,
  values: 0,
  colours: new Int32Array(6),
  ranged: 0,
  slack: 0,
};

/** More than any level needs. */
const NOTHING_YET = 100;

export function startSearch(slack: 0 | 1): void {
  findings.need = NOTHING_YET;
  findings.slack = slack;
  forgetOuts();
}

/** A choice better than all before: what was noted of them is void. */
export function better(need: number): void {
  findings.need = need;
  forgetOuts();
}

function forgetOuts(): void {
  findings.values = 0;
  findings.ranged = 0;
  const { colours } = findings;
  for (let colour = 0; colour < 6; colour++) colours[colour] = 0;
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
  if (need < findings.need) better(need);
  findings.values |= lacking > 0 ? values.open : values.useful;
  findings.ranged |= lacking > 0 ? ALL_RANGED : rangesIn(values.useful);
}

const ALL_RANGED = 7;

/** The ranged jokers that cover one of some values. */
export function rangesIn(mask: number): number {
  return (
    ((mask & RANGE_MASKS[0]) === 0 ? 0 : 1) |
    ((mask & RANGE_MASKS[1]) === 0 ? 0 : 2) |
    ((mask & RANGE_MASKS[2]) === 0 ? 0 : 4)
  );
}
