import type { ShellWords } from '../../web/shell-words.ts';

export const shell: ShellWords = { title: '' };
