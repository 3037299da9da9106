/**
 * What a thinking bot weighs, in turns of its own: a cost of 1 is one turn later. Where those of
 * `expert` come from, and the log of the tuner (`npm run lab:tune`), stands in bench/tuning.md.
 */

export type Weights = {
  /** The chance to draw the last missing card: so much at least, and more with the share of outs. */
  readonly floor: number;
  readonly reach: number;
  /** The same while more than one is missing. */
  readonly reachFar: number;
  /** Turns for each missing card beyond the next. */
  readonly missing: number;
  /** What a draw from the stock that misses is worth all the same. */
  readonly drift: number;
  /** A card that neither the level nor the table would take. */
  readonly left: number;
  /** A card that could be added to what lies on the table, before one's own level is down. */
  readonly fit: number;
  /** A joker in hand beyond what the distance says. */
  readonly joker: number;
  /** Keeping a level that can be laid for another turn; and what speaks against that: an opponent who
   * has laid, the more the fewer cards it holds. */
  readonly wait: number;
  readonly rush: number;
  /** Laying it for each opponent who has not laid and each turn gone by: they may be waiting too. */
  readonly fear: number;
  /** Waiting where going out wins the game, and where it would win an opponent's. */
  readonly prize: number;
  readonly guard: number;
  /** Throwing what an opponent needs for its level, and how much it fades from one to the next. */
  readonly give: number;
  readonly fade: number;
  /** Throwing what an opponent who has laid can add, and more so the fewer cards it holds. */
  readonly feed: number;
  readonly feedLast: number;
  /** Making an opponent miss a turn: at all, when it has laid, when it is near its level. */
  readonly pass: number;
  readonly passLaid: number;
  readonly passNear: number;
  /** Taking away what an opponent needs. */
  readonly deny: number;
  /** The specials of the Master add-on: what each is worth when played. */
  readonly take: number;
  readonly swap: number;
  readonly hold: number;
};

/** Looks at its own hand only: distance, then outs. */
export const STEADY: Weights = {
  floor: 0.02,
  reach: 1,
  reachFar: 1,
  missing: 4,
  drift: 0,
  left: 0,
  fit: 0.05,
  joker: 0,
  wait: 0,
  rush: 1,
  fear: 0,
  prize: 0,
  guard: 0,
  give: 0,
  fade: 1,
  feed: 0,
  feedLast: 0,
  pass: 0.5,
  passLaid: 0.1,
  passNear: 0,
  deny: 0,
  take: 1,
  swap: 0.5,
  hold: 0.5,
};

export const EXPERT: Weights = {
  floor: 0.03,
  reach: 1.5,
  reachFar: 2,
  missing: 4,
  drift: 0.2,
  left: 0.5,
  fit: 0.3,
  joker: 0.2,
  wait: 1,
  rush: 1.5,
  fear: 0.05,
  prize: 2,
  guard: 1.7,
  give: 1.5,
  fade: 0.7,
  feed: 0.8,
  feedLast: 1,
  pass: 0.8,
  passLaid: 0.5,
  passNear: 0.277,
  deny: 0.2,
  take: 1,
  swap: 0.5,
  hold: 0.5,
};
