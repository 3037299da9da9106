/** French, part by part. */
import type { Parts } from '../langs.ts';
import { typesetAll } from '../typeset-all.ts';
import { game } from './game.ts';
import { typeset as typesetText } from './typeset.ts';
import { record } from './web/record.ts';
import { shell } from './web/shell.ts';
import { table } from './web/table.ts';

const typeset = <T>(words: T): T => typesetAll(words, typesetText);

export const parts: Parts = {
  game: async () => game,
  rules: async () => {
    const [{ rules }, { rulebook }] = await Promise.all([
      import('./rules.ts'),
      import('./web/rulebook.ts'),
    ]);
    return { ...rules, book: typeset(rulebook) };
  },
  shell: async () => typeset({ ...shell, record }),
  settings: async () => typeset((await import('./web/settings.ts')).settings),
  table: async () => typeset(table),
  results: async () => {
    const [{ results }, round] = await Promise.all([
      import('./web/story-results.ts'),
      import('./web/story-round.ts'),
    ]);
    return typeset({ ...results, round: round.round, tellings: round.tellings });
  },
  replay: async () => typeset((await import('./web/story-replay.ts')).replay),
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
  cli: async () => typeset((await import('./cli.ts')).cli),
  play: async () => typeset((await import('./play.ts')).play),
};
