/** All that the laboratory finds out about a match: what the page, `--json` and the advice are made of. */
import {
  eveningsOf,
  findingsOf,
  gamesToTell,
  intervalOf,
  luckAndSkill,
  POINTS,
  runawayOf,
  type Evening,
  type LadderStudy,
  type LuckAndSkill,
  type Totals,
} from '@palier/bots/lab';
import type { Match } from './job.ts';
import { ratingsOf, type EntryRating } from './ratings.ts';
import { methodOf } from './report.ts';

/** What evenings tell of who won most and who came next, by entry. */
export type Evenings = {
  readonly better: number;
  readonly other: number;
  readonly evenings: readonly Evening[];
  /** Games after which the better is ahead in this share of all evenings; undefined: too many. */
  readonly sure: number;
  readonly games: number | undefined;
};

export type Analysis = LadderStudy & {
  /** Only where every deal was played in each rotation. */
  readonly luckAndSkill: LuckAndSkill | undefined;
  /** Undefined where nobody is clearly better than an even share. */
  readonly evenings: Evenings | undefined;
  /** By entry. */
  readonly ratings: readonly EntryRating[];
};

/** Of a match whose facts were collected, and in which a game was finished; else undefined. */
export function analyse(match: Match, totals: Totals): Analysis | undefined {
  const { setup } = match;
  const { facts } = totals;
  if (facts.table.samples === 0) return undefined;
  return {
    findings: findingsOf(setup, facts),
    luckAndSkill: luckAndSkill(facts, setup.players),
    evenings: eveningsIn(match, totals),
    runaway: runawayOf(facts.half),
    ratings: ratingsOf(facts.ranks, setup.players),
  };
}

/** A short evening, a long one, a holiday, a season. */
const EVENINGS = [1, 3, 5, 10, 20, 50];
const SURE = 0.95;

function eveningsIn(match: Match, totals: Totals): Evenings | undefined {
  const shares = match.bots.map((_, entry) => ({
    entry,
    share: totals.entries[entry]!.points / POINTS / totals.games,
  }));
  const [first, second] = shares.toSorted((a, b) => b.share - a.share);
  if (first === undefined || second === undefined) return undefined;
  const [low] = intervalOf(totals, first.entry, methodOf(match));
  if (low <= 1 / match.bots.length) return undefined;
  const both = { better: first.share, other: second.share };
  return {
    better: first.entry,
    other: second.entry,
    evenings: eveningsOf(both, EVENINGS),
    sure: SURE,
    games: gamesToTell(both, SURE),
  };
}
