/** From a goal, from the last game or from nothing, straight to a table. */
import { useSignal, type Signal } from '@preact/signals';
import type { Badge } from '../local/badges.ts';
import type { FinishedGame } from '../local/finished.ts';
import { games, refreshGames } from '../local/games.ts';
import { dealDraft } from '../new-game/deal.ts';
import type { Draft } from '../state/draft.ts';
import { go } from '../state/router.ts';
import { goalDraft, rematchDraft, runningAt } from './goal-draft.ts';

type Dealing = {
  readonly state: Signal<'idle' | 'dealing' | 'failed'>;
  readonly play: () => void;
};

export function useGoal(goal: Badge): Dealing {
  return useDealing(async () => dealOnce(goalDraft(goal)));
}

export function useRematch(game: FinishedGame): Dealing {
  return useDealing(async () => dealOnce(rematchDraft(game)));
}

export function useDraft(draft: Draft): Dealing {
  return useDealing(async () => dealDraft(draft));
}

/** Where its game goes on already, no second one is dealt. */
async function dealOnce(draft: Draft): Promise<string> {
  await refreshGames();
  return runningAt(draft, games.peek() ?? [])?.id ?? dealDraft(draft);
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
