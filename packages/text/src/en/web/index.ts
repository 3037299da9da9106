/** The browser game in English. */
import type { WebWords } from '../../web/web-words.ts';
import { rulebook } from './rulebook.ts';
import { shell } from './shell.ts';
import { story } from './story.ts';
import { table } from './table.ts';

export const web: WebWords = { shell, table, story, rulebook };
