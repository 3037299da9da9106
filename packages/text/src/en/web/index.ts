/** The browser game in English. */
import type { WebWords } from '../../web/web-words.ts';
import { record } from './record.ts';
import { rulebook } from './rulebook.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

export const web: WebWords = { shell, table, record, rulebook };
