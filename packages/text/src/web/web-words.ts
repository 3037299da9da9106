/** What the browser game says besides the game itself: one section for each group of screens. */
import type { RulebookWords } from './rulebook-words.ts';
import type { ShellWords } from './shell-words.ts';
import type { StoryWords } from './story-words.ts';
import type { TableWords } from './table-words.ts';

export type WebWords = {
  /** Home, new game, saved games, settings, what the app says of itself. */
  readonly shell: ShellWords;
  /** The table and its dialogs. */
  readonly table: TableWords;
  /** Round summary, results, replay. */
  readonly story: StoryWords;
  readonly rulebook: RulebookWords;
};
