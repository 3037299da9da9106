/** The button that everything leads to, always in reach, and what stands in its way. */
import type { Draft } from '../../state/draft.ts';
import { ui, words } from '../../state/words.ts';

export type DealBarProps = {
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly isDealing: boolean;
  readonly isRefused: boolean;
};

export function DealBar({ draft, problem, isDealing, isRefused }: DealBarProps) {
  const says = ui().shell.newGame;
  const { edition, ladder } = words();
  return (
    <div class="deal-bar">
      <div role="alert">{problem !== undefined && <p class="problem">{problem}</p>}</div>
      <p class="deal-summary" aria-hidden="true">
        {says.playerCount(draft.seats.length)} · {edition(draft.edition)} · {ladder(draft.ladder)}
      </p>
      <button
        type="submit"
        class="button button-primary button-large"
        disabled={isDealing || isRefused}
      >
        {isDealing ? says.dealing : says.deal}
      </button>
    </div>
  );
}
