import { words } from '../state/words.ts';
/** The button that everything leads to, always in reach, and what stands in its way. */

export type DealBarProps = {
  readonly problem: string | undefined;
  readonly isDealing: boolean;
  readonly isRefused: boolean;
};

export function DealBar({ problem, isDealing, isRefused }: DealBarProps) {
  const says = words('shell').newGame;
  return (
    <div class="deal-bar">
      <div role="alert">{problem !== undefined && <p class="problem">{problem}</p>}</div>
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
