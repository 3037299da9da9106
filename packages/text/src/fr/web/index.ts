/** The browser game in French. */
import { typesetAll } from '../../typeset-all.ts';
import type { WebWords } from '../../web/web-words.ts';
import { typeset } from '../typeset.ts';
import { record } from './record.ts';
import { rulebook } from './rulebook.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

export const web: WebWords = typesetAll({ shell, table, record, rulebook }, typeset);
