/** German, part by part. */
import type { Parts } from '../langs.ts';
import { game } from './game.ts';
import { record } from './web/record.ts';
import { shell } from './web/shell.ts';
import { table } from './web/table.ts';

export const parts: Parts = {
  game: async () => game,
  rules: async () => {
    const [{ rules }, { rulebook }] = await Promise.all([
      import('./rules.ts'),
      import('./web/rulebook.ts'),
    ]);
    return { ...rules, book: rulebook };
  },
  shell: async () => ({ ...shell, record }),
  settings: async () => (await import('./web/settings.ts')).settings,
  table: async () => table,
  results: async () => {
    const [{ results }, round] = await Promise.all([
      import('./web/story-results.ts'),
      import('./web/story-round.ts'),
    ]);
    return { ...results, round: round.round, tellings: round.tellings };
  },
  replay: async () => (await import('./web/story-replay.ts')).replay,
  online: async () => (await import('./web/online.ts')).online,
  onlineTable: async () => (await import('./web/online-table.ts')).onlineTable,
  learn: async () => (await import('./aside/learn.ts')).learn,
  lesson: async () => (await import('./aside/lesson.ts')).lesson,
  drills: async () => (await import('./aside/drills.ts')).drills,
  review: async () => {
    const [{ review }, { reviewPage }] = await Promise.all([
      import('./aside/review.ts'),
      import('./aside/review-page.ts'),
    ]);
    return { ...review, page: reviewPage };
  },
  referee: async () => (await import('./aside/referee.ts')).referee,
  companion: async () => (await import('./aside/companion.ts')).companion,
  ladders: async () => (await import('./aside/ladders.ts')).ladders,
  statistics: async () => (await import('./aside/statistics.ts')).statistics,
  lab: async () => (await import('./lab.ts')).lab,
  cli: async () => (await import('./cli.ts')).cli,
  play: async () => (await import('./play.ts')).play,
};
