import type { TableWords } from '../../web/table-words.ts';

export const table: TableWords = { title: '' };
