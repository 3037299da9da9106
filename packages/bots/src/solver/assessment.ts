/** What the solver says of a hand and a level: how far it is, and which cards bring it nearer. */
import { COLOURS } from '@palier/rules';

/** An answer that is filled in again and again. */
export type Assessment = {
  /** The fewest cards that the level still lacks; 0: it can be laid. */
  distance: number;
  /** For each colour the values that lower the distance, bit v for the value v. */
  readonly outs: Int32Array;
  /** Bit i: the joker `JOKERS[i]` lowers the distance (plain, low, middle, high). */
  jokerOuts: number;
};

export function makeAssessment(): Assessment {
  return { distance: 0, outs: new Int32Array(COLOURS.length), jokerOuts: 0 };
}
