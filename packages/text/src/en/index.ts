/**
 * English, part by part: what is loaded together. Every language has these parts. Those up to the
 * first card come with this table, the others when they are asked for.
 */
import { game } from './game.ts';
import { record } from './web/record.ts';
import { shell } from './web/shell.ts';
import { table } from './web/table.ts';

export const parts = {
  /** What is said at any table, in a browser or a terminal. */
  game: async () => game,
  /** The rules in full, the house rules and the rulebook around them. */
  rules: async () => {
    const [{ rules }, { rulebook }] = await Promise.all([
      import('./rules.ts'),
      import('./web/rulebook.ts'),
    ]);
    return { ...rules, book: rulebook };
  },
  /** Around the table in the browser: home, a new game, the list of games, what the app says of itself. */
  shell: async () => ({ ...shell, record }),
  settings: async () => (await import('./web/settings.ts')).settings,
  /** The table in the browser and its dialogs. */
  table: async () => table,
  /** After a round and after a game. */
  results: async () => {
    const [{ results }, round] = await Promise.all([
      import('./web/story-results.ts'),
      import('./web/story-round.ts'),
    ]);
    return { ...results, round: round.round, tellings: round.tellings };
  },
  /** Watching a game again. */
  replay: async () => (await import('./web/story-replay.ts')).replay,
  /** On the way to a table online, and while it fills. */
  online: async () => (await import('./web/online.ts')).online,
  /** At a table online, besides the game. */
  onlineTable: async () => (await import('./web/online-table.ts')).onlineTable,
  learn: async () => (await import('./aside/learn.ts')).learn,
  lesson: async () => (await import('./aside/lesson.ts')).lesson,
  drills: async () => (await import('./aside/drills.ts')).drills,
  /** The coach, in the browser and in `palier review`. */
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
  /** The laboratory: the page and the ladder report of `palier sim`, also of the ladder editor. */
  lab: async () => (await import('./lab.ts')).lab,
  /** The program `palier`. */
  cli: async () => (await import('./cli.ts')).cli,
  /** `palier play` and `palier sim`. */
  play: async () => (await import('./play.ts')).play,
};
