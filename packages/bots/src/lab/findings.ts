/** What the sums say: shares and means, each with how sure it is. */
import { ROUND_ENDS, type Level, type RoundEnd, type Setup } from '@palier/rules';
import {
  ENTRY_COUNTS,
  LEVEL_COUNTS,
  MOST_SHOWN,
  PLACE_COUNTS,
  TABLE_COUNTS,
  laddersOf,
  countIndex,
  type FactSums,
  type HandSums,
  type LadderSums,
} from './fact-sums.ts';
import { byEnding } from './facts.ts';
import {
  ratioGap,
  ratioOf,
  shareOf,
  slopeOf,
  type Estimate,
  type Moments,
  type Share,
} from './moments.ts';
import { POINTS } from './points.ts';
import { countAll, meanOf, quantileOf, type ValueCounts } from './sums.ts';

/** How something is spread: its mean, its middle, and the bounds that hold eight of ten. */
export type Spread = {
  readonly mean: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
};

export type LevelFinding = {
  /** Which of the table's ladders, from 0. */
  readonly ladder: number;
  readonly level: number;
  readonly asks: Level;
  /** Rounds in which a seat played for it, and in which it was laid. */
  readonly tried: number;
  readonly laid: number;
  readonly share: Share | undefined;
  /** The own turn in which it was laid, where it was. */
  readonly turns: Spread | undefined;
  /** Turns spent on it, in vain or not, for each time that it was laid. */
  readonly cost: Estimate | undefined;
  /** How many turns more than the level before it; none on an open ladder, which has no order. */
  readonly step: Estimate | undefined;
};

export type PlaceFinding = {
  /** Of the rounds in which a seat had this place in the order of play. */
  readonly climbed: Share | undefined;
  readonly wentOut: Share | undefined;
  /** Of the games whose first round began so. */
  readonly won: Share | undefined;
};

export type HandFinding = {
  /** By how many there were: 0, 1, 2, and `MOST_SHOWN` or more. */
  readonly groups: readonly (Share | undefined)[];
  /** What one more adds to the chance to climb. */
  readonly worth: Estimate | undefined;
};

export type EntryFinding = {
  readonly laid: Share | undefined;
  readonly wentOut: Share | undefined;
  /** Levels climbed in a round. */
  readonly climbed: Estimate | undefined;
};

export type Findings = {
  readonly levels: readonly LevelFinding[];
  readonly endings: Readonly<Record<RoundEnd, Share | undefined>>;
  /** Rounds in which nobody climbed. */
  readonly dead: Share | undefined;
  readonly rounds: Spread | undefined;
  readonly minutes: Spread | undefined;
  readonly meanMinutes: Estimate | undefined;
  /** Turns of all seats together. */
  readonly turnsOfRound: Spread | undefined;
  readonly places: readonly PlaceFinding[];
  readonly entries: readonly EntryFinding[];
  readonly jokers: HandFinding;
  readonly passes: HandFinding;
  readonly played: HandFinding;
  readonly skips: HandFinding;
};

export function findingsOf(setup: Setup, facts: FactSums): Findings {
  const table = (name: (typeof TABLE_COUNTS)[number]): number => countIndex(TABLE_COUNTS, name);
  const ofRounds = (name: (typeof TABLE_COUNTS)[number]): Share | undefined =>
    shareOf(facts.table, table(name), table('rounds'));
  return {
    levels: levelFindings(setup, facts.ladders),
    endings: byEnding(ofRounds),
    dead: ofRounds('dead'),
    rounds: spreadOf(facts.roundsOfGame),
    minutes: spreadOf(facts.minutesOfGame),
    meanMinutes: minutes(ratioOf(facts.table, table('seconds'), table('games'))),
    turnsOfRound: spreadOf(facts.turnsOfRound),
    places: placeFindings(setup, facts),
    entries: entryFindings(setup, facts.entries),
    jokers: handFinding(facts.jokers),
    passes: handFinding(facts.passes),
    played: handFinding(facts.played),
    skips: handFinding(facts.skips),
  };
}

/** Whether a round of this table can end so at all is for the rules to say; whether one did, for us. */
export function endingsSeen({ endings }: Findings): readonly RoundEnd[] {
  return ROUND_ENDS.filter((end) => (endings[end]?.value ?? 0) > 0);
}

function minutes(seconds: Estimate | undefined): Estimate | undefined {
  if (seconds === undefined) return undefined;
  const { value, error } = seconds;
  return { value: value / 60, error: error === undefined ? undefined : error / 60 };
}

export function spreadOf(tally: ValueCounts): Spread | undefined {
  if (countAll(tally) === 0) return undefined;
  const at = (part: number): number => quantileOf(tally, part)!;
  return { mean: meanOf(tally), low: at(0.1), median: at(0.5), high: at(0.9) };
}

function levelFindings(setup: Setup, sums: readonly LadderSums[]): readonly LevelFinding[] {
  const { ladders } = laddersOf(setup);
  return sums.flatMap(({ levels, laidIn }, ladder) =>
    ladders[ladder]!.levels.map((asks, index) => {
      const at = (name: (typeof LEVEL_COUNTS)[number], thing = index): number =>
        countIndex(LEVEL_COUNTS, name, thing);
      return {
        ladder,
        level: index + 1,
        asks,
        tried: levels.sums[at('tried')]!,
        laid: levels.sums[at('laid')]!,
        share: shareOf(levels, at('laid'), at('tried')),
        turns: spreadOf(laidIn[index]!),
        cost: ratioOf(levels, at('turns'), at('laid')),
        step:
          index === 0 || ladders[ladder]!.mode === 'open'
            ? undefined
            : ratioGap(
                levels,
                [at('turns'), at('laid')],
                [at('turns', index - 1), at('laid', index - 1)],
              ),
      };
    }),
  );
}

function placeFindings({ players }: Setup, { places }: FactSums): readonly PlaceFinding[] {
  return Array.from({ length: players }, (_, place) => {
    const at = (name: (typeof PLACE_COUNTS)[number]): number =>
      countIndex(PLACE_COUNTS, name, place);
    return {
      climbed: shareOf(places, at('climbed'), at('rounds')),
      wentOut: shareOf(places, at('wentOut'), at('rounds')),
      won: shareOf(places, at('points'), at('stakes'), POINTS),
    };
  });
}

function entryFindings({ players }: Setup, entries: Moments): readonly EntryFinding[] {
  return Array.from({ length: players }, (_, entry) => {
    const at = (name: (typeof ENTRY_COUNTS)[number]): number =>
      countIndex(ENTRY_COUNTS, name, entry);
    return {
      laid: shareOf(entries, at('laid'), at('rounds')),
      wentOut: shareOf(entries, at('wentOut'), at('rounds')),
      climbed: ratioOf(entries, at('climbed'), at('rounds')),
    };
  });
}

function handFinding({ slope, groups }: HandSums): HandFinding {
  return {
    groups: Array.from({ length: MOST_SHOWN + 1 }, (_, group) =>
      shareOf(groups, 2 * group + 1, 2 * group),
    ),
    worth: slopeOf(slope),
  };
}
