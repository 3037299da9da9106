/** From a goal, or from nothing, straight to a table. */
import { useSignal, type Signal } from '@preact/signals';
import type { Badge } from '../local/badges.ts';
import { games, refreshGames } from '../local/games.ts';
import { dealDraft } from '../new-game/deal.ts';
import { go } from '../state/router.ts';
import { goalDraft, quickDraft, runningFor } from './goal-draft.ts';

type Dealing = {
  readonly state: Signal<'idle' | 'dealing' | 'failed'>;
  readonly play: () => void;
};

/** Where its game goes on already, no second one is dealt. */
export function useGoal(goal: Badge): Dealing {
  return useDealing(async () => {
    await refreshGames();
    return runningFor(goal, games.peek() ?? [])?.id ?? dealDraft(goalDraft(goal));
  });
}

export function useQuickGame(place: Pick<Badge, 'edition' | 'strength'>): Dealing {
  return useDealing(async () => dealDraft(quickDraft(place, Math.random())));
}

function useDealing(find: () => Promise<string>): Dealing {
  const state = useSignal<'idle' | 'dealing' | 'failed'>('idle');
  const deal = async (): Promise<void> => {
    if (state.value === 'dealing') return;
    state.value = 'dealing';
    try {
      go({ t: 'game', game: await find() });
    } catch {
      state.value = 'failed';
    }
  };
  return { state, play: () => void deal() };
}
