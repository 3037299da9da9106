import type { RulebookWords } from '../../web/rulebook-words.ts';

export const rulebook: RulebookWords = { title: '' };
