/** Italian, part by part. */
import type { Parts } from '../langs.ts';
import { game } from './game.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

export const parts: Parts = {
  game: async () => game,
  shell: async () => shell,
  table: async () => table,
  faults: async () => (await import('./faults.ts')).faultWords,
  tableSheets: async () => (await import('./table-sheets.ts')).tableSheets,
  rules: async () => (await import('./rules.ts')).rules,
  booklet: async () => (await import('./booklet.ts')).booklet,
  settings: async () => (await import('./settings.ts')).settings,
  door: async () => (await import('./door.ts')).door,
  results: async () => (await import('./results.ts')).results,
  peaks: async () => (await import('./peaks.ts')).peaks,
  replay: async () => (await import('./replay.ts')).replay,
  online: async () => (await import('./online.ts')).online,
  onlineTable: async () => (await import('./online-table.ts')).onlineTable,
  learn: async () => (await import('./learn.ts')).learn,
  lesson: async () => (await import('./lesson.ts')).lesson,
  drills: async () => (await import('./drills.ts')).drills,
  review: async () => (await import('./review.ts')).review,
  referee: async () => (await import('./referee.ts')).referee,
  companion: async () => (await import('./companion.ts')).companion,
  ladders: async () => (await import('./ladders.ts')).ladders,
  statistics: async () => (await import('./statistics.ts')).statistics,
  you: async () => (await import('./you.ts')).you,
  profile: async () => (await import('./profile.ts')).profile,
  friends: async () => (await import('./friends.ts')).friends,
  goals: async () => (await import('./goals.ts')).goals,
  tv: async () => (await import('./tv.ts')).tv,
  lab: async () => (await import('./lab.ts')).lab,
  cli: async () => (await import('./cli.ts')).cli,
  play: async () => (await import('./play.ts')).play,
};
