/** All that the laboratory finds out about a match: what the page, `--json` and the advice are made of. */
import {
  findingsOf,
  luckAndSkill,
  runawayOf,
  type LadderStudy,
  type LuckAndSkill,
  type Totals,
} from '@palier/bots/lab';
import type { Match } from './job.ts';
import { ratingsOf, type EntryRating } from './ratings.ts';

export type Analysis = LadderStudy & {
  /** Only where every deal was played in each rotation. */
  readonly luckAndSkill: LuckAndSkill | undefined;
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
