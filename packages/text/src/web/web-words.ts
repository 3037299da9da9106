/**
 * What the browser game says besides the game itself: one section for each group of screens. Round
 * summary, results and replay have words of their own (`story-words.ts`), loaded with them.
 */
import type { RecordWords } from './record-words.ts';
import type { RulebookWords } from './rulebook-words.ts';
import type { ShellWords } from './shell-words.ts';
import type { TableWords } from './table-words.ts';

export type WebWords = {
  /** Home, new game, saved games, settings, what the app says of itself. */
  readonly shell: ShellWords;
  /** The table and its dialogs. */
  readonly table: TableWords;
  /** Opening a record from a file. */
  readonly record: RecordWords;
  readonly rulebook: RulebookWords;
};
