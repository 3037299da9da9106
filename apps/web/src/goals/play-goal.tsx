/** From a goal straight to the table at which it can be reached. */
import { useSignal } from '@preact/signals';
import type { Badge } from '../local/badges.ts';
import { dealDraft } from '../new-game/deal.ts';
import { goalDraft } from './goal-draft.ts';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';

export function PlayGoal({ goal }: { readonly goal: Badge }) {
  const { dealing, notDealt } = words('shell').newGame;
  const isDealing = useSignal(false);
  const hasFailed = useSignal(false);
  const play = async (): Promise<void> => {
    isDealing.value = true;
    hasFailed.value = false;
    try {
      go({ t: 'game', game: await dealDraft(goalDraft(goal)) });
    } catch {
      isDealing.value = false;
      hasFailed.value = true;
    }
  };
  return (
    <>
      <Button
        class="button-primary button-large button-wide"
        disabled={isDealing.value}
        onClick={() => void play()}
      >
        {isDealing.value ? dealing : words('goals').next.play}
      </Button>
      <div role="alert">{hasFailed.value && <p class="problem">{notDealt}</p>}</div>
    </>
  );
}
