/** What this device remembers of drills: what was practised last, and how many were right in a row. */
import { DRILL_KINDS, MOST_DIFFICULT, type DrillKind } from '@palier/bots/drills';
import { DEFAULT_EDITION, EDITION_IDS, type EditionId } from '@palier/rules';

/** One kind, or all of them in turn. */
export const PRACTICES = ['mixed', ...DRILL_KINDS] as const;
export type Practice = (typeof PRACTICES)[number];

export type Streak = { readonly now: number; readonly best: number };

export type Progress = {
  readonly practice: Practice;
  readonly edition: EditionId;
  readonly streaks: { readonly [P in Practice]: Streak };
};

const NO_STREAK: Streak = { now: 0, best: 0 };

/** What was stored, or the beginning where that is nothing or unreadable. */
export function parseProgress(text: string | null): Progress {
  const stored = readObject(text);
  const streaks = objectIn(stored['streaks']);
  const streakOf = (practice: Practice): Streak => parseStreak(streaks[practice]);
  return {
    practice: PRACTICES.find((one) => one === stored['practice']) ?? 'mixed',
    edition: EDITION_IDS.find((one) => one === stored['edition']) ?? DEFAULT_EDITION,
    streaks: {
      mixed: streakOf('mixed'),
      lay: streakOf('lay'),
      discard: streakOf('discard'),
      draw: streakOf('draw'),
      out: streakOf('out'),
    },
  };
}

export function readObject(text: string | null): { readonly [name: string]: unknown } {
  try {
    return objectIn(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

export function objectIn(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parseStreak(value: unknown): Streak {
  const { now, best } = objectIn(value);
  if (!isCount(now) || !isCount(best)) return NO_STREAK;
  return { now, best: Math.max(now, best) };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** After an answer: one more in a row, or none. */
export function answered(progress: Progress, practice: Practice, isRight: boolean): Progress {
  const { now, best } = progress.streaks[practice];
  const next = isRight ? now + 1 : 0;
  const streak = { now: next, best: Math.max(best, next) };
  return { ...progress, streaks: { ...progress.streaks, [practice]: streak } };
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
