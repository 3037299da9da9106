/** Whether a ladder plays well, and what could be better: advice only where the numbers carry it. */
import type { Setup } from '@palier/rules';
import { laddersOf } from './fact-sums.ts';
import type { Findings, LevelFinding } from './findings.ts';
import type { LadderAdvice } from './ladder-advice.ts';
import { intervalAround, type Estimate, type Share } from './moments.ts';
import type { Runaway } from './race.ts';

/** What is known of a ladder once games were played on it. */
export type LadderStudy = {
  readonly findings: Findings;
  /** Only where games had a half-time. */
  readonly runaway: Runaway | undefined;
};

/** What counts as too much. The interval must lie beyond it, not only the number. */
const BOUNDS = {
  /** Laid in fewer rounds than this, a level takes more than three. */
  hard: 1 / 3,
  easy: 0.9,
  /** So many times the turns of the level before; the last level may be a feat. */
  steep: 1.6,
  steepFinale: 2,
  /** And at least so many turns more. */
  steepTurns: 4,
  /** Minutes of a game. */
  long: 60,
  short: 15,
  /** Shares of rounds. */
  dead: 0.05,
  blocked: 0.01,
  /** Times the share of an even second half. */
  runaway: 1.1,
  /** A leader at half-time who wins so often has decided the game. */
  decided: 0.8,
  /** Rounds in which a level must have been tried for anything to be said of it. */
  tried: 100,
} as const;

export function adviceOn(setup: Setup, study: LadderStudy): readonly LadderAdvice[] {
  const { levels } = study.findings;
  const { ladders } = laddersOf(setup);
  const advice = [
    ...ladders.flatMap(({ mode }, ladder) => {
      const own = levels.filter((level) => level.ladder === ladder);
      const few = own.filter(({ tried }) => tried < BOUNDS.tried).map(({ level }) => level);
      return [
        ...(few.length === 0 ? [] : [{ t: 'few-games', levels: few } as const]),
        ...(mode === 'open' ? [] : own.flatMap((level) => levelAdvice(setup, own, level))),
      ];
    }),
    ...gameAdvice(setup, study),
  ];
  return advice.length === 0 ? [{ t: 'balanced' }] : advice;
}

/** Whether a level is easier than the one before it by more than its error. */
export function isOutOfOrder({ step }: LevelFinding): boolean {
  return step !== undefined && isBelow(step, 0);
}

function levelAdvice(
  setup: Setup,
  ladder: readonly LevelFinding[],
  finding: LevelFinding,
): readonly LadderAdvice[] {
  const { level, tried, share, cost, asks } = finding;
  if (tried < BOUNDS.tried || share === undefined || cost === undefined) return [];
  const before = ladder[level - 2];
  const advice: LadderAdvice[] = [];
  if (isOutOfOrder(finding) && before?.cost !== undefined && before.tried >= BOUNDS.tried) {
    const isKept = keepsOn(setup, level) && !keepsOn(setup, level - 1);
    const [turns, turnsBefore] = [cost.value, before.cost.value];
    advice.push({ t: 'out-of-order', level, turns, before: turnsBefore, isKept });
  }
  if (share.interval[1] < BOUNDS.hard) {
    const isKept = keepsOn(setup, level);
    advice.push({ t: 'too-hard', level, asks, share: share.value, isKept });
  } else if (level > 1 && share.interval[0] > BOUNDS.easy) {
    advice.push({ t: 'too-easy', level, asks, share: share.value });
  } else if (before !== undefined && isSteep(ladder, finding, before)) {
    advice.push({ t: 'too-steep', level, turns: cost.value, before: before.cost!.value });
  }
  return advice;
}

/** Whether hands can be kept by who did not lay this level (KEEP-1). */
function keepsOn({ keep }: Setup, level: number): boolean {
  return keep.some(({ from, cards }) => cards > 0 && level >= from);
}

/** More than so many times the turns of the level before: its own error is the larger part. */
function isSteep(
  ladder: readonly LevelFinding[],
  { level, step }: LevelFinding,
  { cost, tried }: LevelFinding,
): boolean {
  if (step === undefined || cost === undefined || tried < BOUNDS.tried) return false;
  const times = level === ladder.length ? BOUNDS.steepFinale : BOUNDS.steep;
  return isAbove(step, Math.max(BOUNDS.steepTurns, (times - 1) * cost.value));
}

function gameAdvice(
  { players }: Setup,
  { findings, runaway }: LadderStudy,
): readonly LadderAdvice[] {
  const { meanMinutes, dead, endings, places } = findings;
  const advice: LadderAdvice[] = [];
  if (meanMinutes !== undefined && isAbove(meanMinutes, BOUNDS.long)) {
    advice.push({ t: 'long-game', minutes: meanMinutes.value });
  } else if (meanMinutes !== undefined && isBelow(meanMinutes, BOUNDS.short)) {
    advice.push({ t: 'short-game', minutes: meanMinutes.value });
  }
  if (runaway !== undefined) {
    const { won, even, interval } = runaway;
    if (interval[0] > BOUNDS.runaway) {
      advice.push({ t: 'runaway-leader', won: won.value, even });
    } else if (won.interval[0] > BOUNDS.decided) {
      advice.push({ t: 'decided-early', won: won.value });
    }
  }
  if (isShareAbove(dead, BOUNDS.dead)) advice.push({ t: 'dead-rounds', share: dead.value });
  if (isShareAbove(endings.blocked, BOUNDS.blocked)) {
    advice.push({ t: 'blocked-rounds', share: endings.blocked.value });
  }
  const first = places[0]?.won;
  const even = 1 / players;
  if (first !== undefined && (first.interval[0] > even || first.interval[1] < even)) {
    advice.push({ t: 'first-seat', share: first.value, even });
  }
  return advice;
}

function isShareAbove(share: Share | undefined, bound: number): share is Share {
  return share !== undefined && share.interval[0] > bound;
}

function isAbove(estimate: Estimate, bound: number): boolean {
  const interval = intervalAround(estimate);
  return interval !== undefined && interval[0] > bound;
}

function isBelow(estimate: Estimate, bound: number): boolean {
  const interval = intervalAround(estimate);
  return interval !== undefined && interval[1] < bound;
}
