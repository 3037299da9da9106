/** French, part by part. */
import type { Parts } from '../langs.ts';
import { typesetAll } from '../speech.ts';
import { game } from './game.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';
import { typeset } from './speech.ts';

const set = <Words>(words: Words): Words => typesetAll(words, typeset);

export const parts: Parts = {
  game: async () => game,
  shell: async () => set(shell),
  table: async () => set(table),
  faults: async () => (await import('./faults.ts')).faultWords,
  tableSheets: async () => set((await import('./table-sheets.ts')).tableSheets),
  rules: async () => set((await import('./rules.ts')).rules),
  booklet: async () => set((await import('./booklet.ts')).booklet),
  settings: async () => set((await import('./settings.ts')).settings),
  door: async () => set((await import('./door.ts')).door),
  results: async () => set((await import('./results.ts')).results),
  peaks: async () => set((await import('./peaks.ts')).peaks),
  replay: async () => set((await import('./replay.ts')).replay),
  online: async () => set((await import('./online.ts')).online),
  onlineTable: async () => set((await import('./online-table.ts')).onlineTable),
  learn: async () => set((await import('./learn.ts')).learn),
  lesson: async () => set((await import('./lesson.ts')).lesson),
  drills: async () => set((await import('./drills.ts')).drills),
  review: async () => set((await import('./review.ts')).review),
  referee: async () => set((await import('./referee.ts')).referee),
  companion: async () => set((await import('./companion.ts')).companion),
  ladders: async () => set((await import('./ladders.ts')).ladders),
  statistics: async () => set((await import('./statistics.ts')).statistics),
  you: async () => set((await import('./you.ts')).you),
  profile: async () => set((await import('./profile.ts')).profile),
  friends: async () => set((await import('./friends.ts')).friends),
  goals: async () => set((await import('./goals.ts')).goals),
  tv: async () => set((await import('./tv.ts')).tv),
  lab: async () => set((await import('./lab.ts')).lab),
  cli: async () => set((await import('./cli.ts')).cli),
  play: async () => set((await import('./play.ts')).play),
};
