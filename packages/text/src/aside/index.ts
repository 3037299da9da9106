/**
 * The words of what surrounds the table, each part apart from the others: a browser loads those of
 * the screen it opens.
 */
import type { Lang } from '../langs.ts';
import type { LearnWords } from './learn-words.ts';
import type { LessonWords } from './lesson-words.ts';
import type { DrillsWords } from './drills-words.ts';
import type { ReviewPageWords } from './review-page-words.ts';
import type { ReviewWords } from './review-words.ts';
import type { RefereeWords } from './referee-words.ts';
import type { CompanionWords } from './companion-words.ts';
import type { LaddersWords } from './ladders-words.ts';
import type { StatisticsWords } from './statistics-words.ts';

export type { LearnPlace, LearnWords } from './learn-words.ts';
export type { LessonWords } from './lesson-words.ts';
export type { DrillsWords } from './drills-words.ts';
export type { ReviewPageWords } from './review-page-words.ts';
export type { Fortune, ReviewWords } from './review-words.ts';
export {
  betterSentences,
  fortuneOf,
  measureSentence,
  playedSentence,
  type CoachSaying,
} from './coach-sentences.ts';
export type { RefereeWords } from './referee-words.ts';
export type { CompanionWords } from './companion-words.ts';
export type { LaddersWords } from './ladders-words.ts';
export type { StatisticsWords } from './statistics-words.ts';

type Loaders<Name extends string, Part> = {
  readonly [L in Lang]: () => Promise<{ readonly [N in Name]: Part }>;
};

const LEARN: Loaders<'learn', LearnWords> = {
  en: async () => import('../en/aside/learn.ts'),
  fr: async () => import('../fr/aside/learn.ts'),
  de: async () => import('../de/aside/learn.ts'),
};

export async function loadLearnWords(lang: Lang): Promise<LearnWords> {
  const { learn } = await LEARN[lang]();
  return learn;
}

const LESSON: Loaders<'lesson', LessonWords> = {
  en: async () => import('../en/aside/lesson.ts'),
  fr: async () => import('../fr/aside/lesson.ts'),
  de: async () => import('../de/aside/lesson.ts'),
};

export async function loadLessonWords(lang: Lang): Promise<LessonWords> {
  const { lesson } = await LESSON[lang]();
  return lesson;
}

const DRILLS: Loaders<'drills', DrillsWords> = {
  en: async () => import('../en/aside/drills.ts'),
  fr: async () => import('../fr/aside/drills.ts'),
  de: async () => import('../de/aside/drills.ts'),
};

export async function loadDrillsWords(lang: Lang): Promise<DrillsWords> {
  const { drills } = await DRILLS[lang]();
  return drills;
}

const REVIEW: Loaders<'review', ReviewWords> = {
  en: async () => import('../en/aside/review.ts'),
  fr: async () => import('../fr/aside/review.ts'),
  de: async () => import('../de/aside/review.ts'),
};

export async function loadReviewWords(lang: Lang): Promise<ReviewWords> {
  const { review } = await REVIEW[lang]();
  return review;
}

const REVIEW_PAGE: Loaders<'reviewPage', ReviewPageWords> = {
  en: async () => import('../en/aside/review-page.ts'),
  fr: async () => import('../fr/aside/review-page.ts'),
  de: async () => import('../de/aside/review-page.ts'),
};

export async function loadReviewPageWords(lang: Lang): Promise<ReviewPageWords> {
  const { reviewPage } = await REVIEW_PAGE[lang]();
  return reviewPage;
}

const REFEREE: Loaders<'referee', RefereeWords> = {
  en: async () => import('../en/aside/referee.ts'),
  fr: async () => import('../fr/aside/referee.ts'),
  de: async () => import('../de/aside/referee.ts'),
};

export async function loadRefereeWords(lang: Lang): Promise<RefereeWords> {
  const { referee } = await REFEREE[lang]();
  return referee;
}

const COMPANION: Loaders<'companion', CompanionWords> = {
  en: async () => import('../en/aside/companion.ts'),
  fr: async () => import('../fr/aside/companion.ts'),
  de: async () => import('../de/aside/companion.ts'),
};

export async function loadCompanionWords(lang: Lang): Promise<CompanionWords> {
  const { companion } = await COMPANION[lang]();
  return companion;
}

const LADDERS: Loaders<'ladders', LaddersWords> = {
  en: async () => import('../en/aside/ladders.ts'),
  fr: async () => import('../fr/aside/ladders.ts'),
  de: async () => import('../de/aside/ladders.ts'),
};

export async function loadLaddersWords(lang: Lang): Promise<LaddersWords> {
  const { ladders } = await LADDERS[lang]();
  return ladders;
}

const STATISTICS: Loaders<'statistics', StatisticsWords> = {
  en: async () => import('../en/aside/statistics.ts'),
  fr: async () => import('../fr/aside/statistics.ts'),
  de: async () => import('../de/aside/statistics.ts'),
};

export async function loadStatisticsWords(lang: Lang): Promise<StatisticsWords> {
  const { statistics } = await STATISTICS[lang]();
  return statistics;
}
