/** The game after the lesson: two easy opponents, and nothing to choose. */
import { useSignal } from '@preact/signals';
import type { EditionId } from '@palier/rules';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { dealFirstGame } from '../new-game/deal.ts';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';

type FirstGameProps = {
  readonly edition: EditionId;
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** Deals at once; where that fails it says so, and can be pressed again. */
export function FirstGame({ edition, class: look, children }: FirstGameProps) {
  const isDealing = useRef(false);
  const hasFailed = useSignal(false);
  const deal = async (): Promise<void> => {
    if (isDealing.current) return;
    isDealing.current = true;
    try {
      go({ t: 'game', game: await dealFirstGame(edition) });
    } catch {
      hasFailed.value = true;
    } finally {
      isDealing.current = false;
    }
  };
  return (
    <>
      <Button {...(look !== undefined && { class: look })} onClick={() => void deal()}>
        {children}
      </Button>
      <div role="alert">{hasFailed.value && <p class="problem">{words('lesson').notDealt}</p>}</div>
    </>
  );
}
