/** All that the laboratory finds out about a match: what the page, `--json` and the advice are made of. */
import { findingsOf, type Findings } from './findings.ts';
import type { Match } from './job.ts';
import { luckAndSkill, type LuckAndSkill } from './luck.ts';
import { runawayOf, type Runaway } from './race.ts';
import { ratingsOf, type EntryRating } from './ratings.ts';
import type { Totals } from './totals.ts';

export type Analysis = {
  readonly findings: Findings;
  /** Only where every deal was played in each rotation. */
  readonly luckAndSkill: LuckAndSkill | undefined;
  /** Only where games had a half-time. */
  readonly runaway: Runaway | undefined;
  /** By entry. */
  readonly ratings: readonly EntryRating[];
};

/** Of a match whose facts were collected, and in which a game was finished; else undefined. */
export function analyse({ setup }: Match, { facts }: Totals): Analysis | undefined {
  if (facts.table.samples === 0) return undefined;
  return {
    findings: findingsOf(setup, facts),
    luckAndSkill: luckAndSkill(facts, setup.players),
    runaway: runawayOf(facts.half),
    ratings: ratingsOf(facts.ranks, setup.players),
  };
}
