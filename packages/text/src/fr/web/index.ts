/** The browser game in French. */
import { typesetAll } from '../../typeset-all.ts';
import type { WebWords } from '../../web/web-words.ts';
import { typeset } from '../typeset.ts';
import { rulebook } from './rulebook.ts';
import { shell } from './shell.ts';
import { story } from './story.ts';
import { table } from './table.ts';

export const web: WebWords = typesetAll({ shell, table, story, rulebook }, typeset);
