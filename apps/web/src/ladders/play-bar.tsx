/** Playing the ladder at once, always in reach. */
import { useSignal } from '@preact/signals';
import { Icon } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import type { OwnLadder } from '../new-game/ladder-code.ts';
import { dealOn } from './deal.ts';

export type PlayBarProps = { readonly ladder: OwnLadder; readonly canPlay: boolean };

export function PlayBar({ ladder, canPlay }: PlayBarProps) {
  const says = words('ladders').play;
  const isDealing = useSignal(false);
  const hasFailed = useSignal(false);
  const deal = async (): Promise<void> => {
    isDealing.value = true;
    hasFailed.value = false;
    try {
      await dealOn(ladder);
    } catch {
      isDealing.value = false;
      hasFailed.value = true;
    }
  };
  return (
    <div class="deal-bar ladder-play">
      <div role="alert">{hasFailed.value && <p class="problem">{says.failed}</p>}</div>
      {!canPlay && <p class="soft small">{says.notYet}</p>}
      <button
        type="button"
        class="button button-primary button-large"
        disabled={isDealing.value || !canPlay}
        onClick={() => void deal()}
      >
        <Icon name="play" />
        {isDealing.value ? words('shell').newGame.dealing : says.button}
      </button>
    </div>
  );
}
