import type { CompanionWords } from '../../aside/companion-words.ts';

export const companion: CompanionWords = {
  title: 'Suivi des paliers',
};
