/**
 * The runaway leader: how often whoever leads at half-time wins, beside how often they would if from
 * there on everybody climbed alike, whatever their level. Above that, leaders run away; below it,
 * those behind catch up.
 */
import { below, seededBits, type Bits } from '@palier/rules';
import type { HalfSums } from './fact-sums.ts';
import { mixed } from './mixed.ts';
import { shareOf, type Share } from './moments.ts';
import { POINTS } from './points.ts';
import { countAll, type ValueCounts } from './sums.ts';
import type { Interval } from './wilson.ts';

export type Runaway = {
  /** Games that had a half-time, and the share of them that a leader then won. */
  readonly won: Share;
  /** What the same standings give when all climb alike. */
  readonly even: number;
  /** One divided by the other: 1 is a fair second half. */
  readonly index: number;
  readonly interval: Interval;
};

export function runawayOf({ leads, standings, climbs }: HalfSums): Runaway | undefined {
  const won = shareOf(leads, 1, 0, POINTS * POINTS);
  const even = evenShare(standings, climbs);
  if (won === undefined || even === undefined) return undefined;
  const [low, high] = won.interval;
  return { won, even, index: won.value / even, interval: [low / even, high / even] };
}

/** Whether leaders run away, those behind catch up, or neither as far as can be told. */
export function meaningOfLead({ interval: [low, high] }: Runaway): 'runaway' | 'even' | 'catching' {
  if (low > 1) return 'runaway';
  return high < 1 ? 'catching' : 'even';
}

/** Enough that the share is good to a third of a percent. */
const RACES = 20_000;
/** A race that nobody can finish is shared by those ahead. */
const MOST_ROUNDS = 100;

/** How often a leader wins from these standings when each round's climbs fall to the seats by lot. */
export function evenShare(standings: ValueCounts, climbs: ValueCounts): number | undefined {
  if (countAll(standings) === 0 || countAll(climbs) === 0) return undefined;
  const bits = seededBits('palier/even-race');
  const starts = lotOf(standings);
  const rounds = lotOf(climbs);
  let sum = 0;
  for (let race = 0; race < RACES; race++) sum += leaderShare(bits, starts, rounds);
  return sum / RACES;
}

type Lot = { readonly lists: readonly (readonly number[])[]; readonly upTo: readonly number[] };

/** By text, so that the order in which they were seen changes nothing. */
function lotOf(tally: ValueCounts): Lot {
  const texts = Object.keys(tally).toSorted();
  let sum = 0;
  return {
    lists: texts.map((text) => text.split(',').map(Number)),
    upTo: texts.map((text) => (sum += tally[text]!)),
  };
}

function drawn(bits: Bits, { lists, upTo }: Lot): readonly number[] {
  const number = below(bits, upTo.at(-1)!);
  return lists[upTo.findIndex((end) => number < end)]!;
}

function leaderShare(bits: Bits, starts: Lot, rounds: Lot): number {
  const start = drawn(bits, starts);
  const best = Math.min(...start);
  let left = start;
  for (let round = 0; Math.min(...left) > 0 && round < MOST_ROUNDS; round++) {
    const climbs = mixed(bits, drawn(bits, rounds));
    left = left.map((levels, seat) => levels - climbs[seat]!);
  }
  const ahead = Math.min(...left, 0) < 0 ? 0 : Math.min(...left);
  const winners = left.flatMap((levels, seat) => (levels <= ahead ? [seat] : []));
  const leaders = start.filter((levels) => levels === best).length;
  const won = winners.filter((seat) => start[seat] === best).length;
  return won / winners.length / leaders;
}
