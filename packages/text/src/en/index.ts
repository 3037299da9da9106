/**
 * English, part by part: what is loaded together. Every language has these parts. Those up to the
 * first card come with this table, the others when they are asked for.
 */
import { game } from './game.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

export const parts = {
  /** What is said at any table, in a browser or a terminal. */
  game: async () => game,
  /** Around the table in the browser: home, a new game, the list of games, what the app says of itself. */
  shell: async () => shell,
  /** The table in the browser and its dialogs. */
  table: async () => table,
  /** The dialogs that come over it, but for what other places say too. */
  faults: async () => (await import('./faults.ts')).faultWords,
  tableSheets: async () => (await import('./table-sheets.ts')).tableSheets,
  /** The rules in full, the house rules and the rulebook around them. */
  rules: async () => (await import('./rules.ts')).rules,
  /** The rulebook's first chapter: what is in a box. */
  booklet: async () => (await import('./booklet.ts')).booklet,
  settings: async () => (await import('./settings.ts')).settings,
  /** Before the game, to those it cannot let in. */
  door: async () => (await import('./door.ts')).door,
  /** After a round and after a game. */
  results: async () => (await import('./results.ts')).results,
  /** At a table's great moments. */
  peaks: async () => (await import('./peaks.ts')).peaks,
  /** Watching a game again. */
  replay: async () => (await import('./replay.ts')).replay,
  /** On the way to a table online, and while it fills. */
  online: async () => (await import('./online.ts')).online,
  /** At a table online, besides the game. */
  onlineTable: async () => (await import('./online-table.ts')).onlineTable,
  learn: async () => (await import('./learn.ts')).learn,
  lesson: async () => (await import('./lesson.ts')).lesson,
  drills: async () => (await import('./drills.ts')).drills,
  /** The coach, in the browser and in `palier review`. */
  review: async () => (await import('./review.ts')).review,
  referee: async () => (await import('./referee.ts')).referee,
  companion: async () => (await import('./companion.ts')).companion,
  ladders: async () => (await import('./ladders.ts')).ladders,
  statistics: async () => (await import('./statistics.ts')).statistics,
  /** What one looks like and plays with. */
  you: async () => (await import('./you.ts')).you,
  /** Being the same player on several devices. */
  profile: async () => (await import('./profile.ts')).profile,
  /** Who one plays with, and in which clubs. */
  friends: async () => (await import('./friends.ts')).friends,
  /** What there is to reach, and the part of home that tells of it. */
  goals: async () => (await import('./goals.ts')).goals,
  /** The screen in the room, and the phones around it. */
  tv: async () => (await import('./tv.ts')).tv,
  /** The laboratory: the page and the ladder report of `palier sim`, also of the ladder editor. */
  lab: async () => (await import('./lab.ts')).lab,
  /** The program `palier`. */
  cli: async () => (await import('./cli.ts')).cli,
  /** `palier play` and `palier sim`. */
  play: async () => (await import('./play.ts')).play,
};
