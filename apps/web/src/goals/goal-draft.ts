/** The table for a goal: whoever is to be beaten, and one more of the same strength. */
import { CHARACTER_IDS } from '@palier/bots';
import type { Badge } from '../local/badges.ts';
import { defaultDraft, withEdition, type Draft } from '../state/draft.ts';

export function goalDraft({ edition, character, strength }: Badge): Draft {
  const draft = withEdition(defaultDraft('bots'), edition);
  const after = (CHARACTER_IDS.indexOf(character) + 1) % CHARACTER_IDS.length;
  return {
    ...draft,
    seats: [
      draft.seats[0]!,
      { t: 'bot', character, strength },
      { t: 'bot', character: CHARACTER_IDS[after]!, strength },
    ],
  };
}
