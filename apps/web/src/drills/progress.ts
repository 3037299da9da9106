/** What this device remembers of drills: what was practised last, and how many were right in a row. */
import { DRILL_KINDS, MOST_DIFFICULT, type DrillKind } from '@palier/bots/drills';
import { DEFAULT_EDITION, EDITION_IDS, type EditionId } from '@palier/rules';
import { oneOf } from '@palier/rules/codec';
import { looseObject, refined, whole, withDefault } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';

/** One kind, or all of them in turn. */
export const PRACTICES = ['mixed', ...DRILL_KINDS] as const;
export type Practice = (typeof PRACTICES)[number];

export type Streak = { readonly now: number; readonly best: number };

export type DrillProgress = {
  readonly practice: Practice;
  readonly edition: EditionId;
  readonly streaks: { readonly [P in Practice]: Streak };
};

const NO_STREAK: Streak = { now: 0, best: 0 };

const streak = refined(looseObject<Streak>({ now: whole, best: whole }), ({ now, best }) => ({
  now,
  best: Math.max(now, best),
}));

const forEach = <T>(value: T) =>
  Object.fromEntries(PRACTICES.map((practice) => [practice, value])) as {
    readonly [P in Practice]: T;
  };

export const NO_PROGRESS: DrillProgress = {
  practice: 'mixed',
  edition: DEFAULT_EDITION,
  streaks: forEach(NO_STREAK),
};

export const drillProgressCodec = looseObject<DrillProgress>({
  practice: withDefault(oneOf(PRACTICES), NO_PROGRESS.practice),
  edition: withDefault(oneOf(EDITION_IDS), NO_PROGRESS.edition),
  streaks: withDefault(
    looseObject<DrillProgress['streaks']>(forEach(withDefault(streak, NO_STREAK))),
    NO_PROGRESS.streaks,
  ),
});

export const drillProgress = kept('drills', drillProgressCodec, NO_PROGRESS);

/** After an answer: one more in a row, or none. */
export function answered(
  before: DrillProgress,
  practice: Practice,
  isRight: boolean,
): DrillProgress {
  const { now, best } = before.streaks[practice];
  const next = isRight ? now + 1 : 0;
  const after: Streak = { now: next, best: Math.max(best, next) };
  return { ...before, streaks: { ...before.streaks, [practice]: after } };
}

/** So many right ones in a row make the next a step harder. */
const PER_STEP = 3;

export function difficultyAt(streak: number): number {
  return Math.min(MOST_DIFFICULT, 1 + Math.floor(streak / PER_STEP));
}

/** Mixed, they take turns. */
export function kindAt(practice: Practice, number: number): DrillKind {
  return practice === 'mixed' ? DRILL_KINDS[number % DRILL_KINDS.length]! : practice;
}
