/** From a goal straight to the table at which it can be reached. */
import { useSignal, type Signal } from '@preact/signals';
import type { Badge } from '../local/badges.ts';
import { dealDraft } from '../new-game/deal.ts';
import { go } from '../state/router.ts';
import { goalDraft } from './goal-draft.ts';

type Dealing = {
  readonly state: Signal<'idle' | 'dealing' | 'failed'>;
  readonly play: () => void;
};

export function useGoal(goal: Badge): Dealing {
  const state = useSignal<'idle' | 'dealing' | 'failed'>('idle');
  const deal = async (): Promise<void> => {
    if (state.value === 'dealing') return;
    state.value = 'dealing';
    try {
      go({ t: 'game', game: await dealDraft(goalDraft(goal)) });
    } catch {
      state.value = 'failed';
    }
  };
  return { state, play: () => void deal() };
}
