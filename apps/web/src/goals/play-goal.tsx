/** The button that begins the game for a goal, and what is said where it cannot. */
import type { Badge } from '../local/badges.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { useGoal } from './deal-goal.ts';

type PlayGoalProps = {
  readonly goal: Badge;
  readonly says: string;
  readonly class?: string;
};

export function PlayGoal({ goal, says, class: look }: PlayGoalProps) {
  const { dealing, notDealt } = words('shell').newGame;
  const { state, play } = useGoal(goal);
  const isDealing = state.value === 'dealing';
  return (
    <>
      <Button class={look ?? 'button-primary'} disabled={isDealing} onClick={play}>
        {isDealing ? dealing : says}
      </Button>
      <div role="alert">{state.value === 'failed' && <p class="problem">{notDealt}</p>}</div>
    </>
  );
}
