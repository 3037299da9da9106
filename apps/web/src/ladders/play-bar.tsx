/** Playing the ladder at once, always in reach. */
import { useSignal } from '@preact/signals';
import { isFault, makeSetup } from '@palier/rules';
import type { OwnLadder } from '../new-game/ladder-code.ts';
import { choiceOf } from '../state/draft-game.ts';
import { withEdition, withLadder, type Draft } from '../state/draft.ts';
import { lastSetup, rememberSetup } from '../state/last-setup.ts';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { dealDraft } from '../new-game/deal.ts';

type PlayBarProps = { readonly ladder: OwnLadder; readonly canPlay: boolean };

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
    <div class="deal-bar deal-bar-wide stack snug">
      <div role="alert">{hasFailed.value && <p class="problem">{says.failed}</p>}</div>
      {!canPlay && <p class="soft small">{says.notYet}</p>}
      <Button
        class="button-primary button-large"
        disabled={isDealing.value || !canPlay}
        onClick={() => void deal()}
        icon="play"
      >
        {isDealing.value ? words('shell').newGame.dealing : says.button}
      </Button>
    </div>
  );
}

/** A game on a ladder at once: with those who sat there last, by the ladder's own edition. */
async function dealOn(ladder: OwnLadder): Promise<void> {
  const draft = draftOn(ladder);
  const game = await dealDraft(draft);
  rememberSetup('bots', draft);
  go({ t: 'game', game });
}

function draftOn({ edition, name, levels }: OwnLadder): Draft {
  const ladder = { name: name.trim() === '' ? words('ladders').unnamed : name, levels };
  const draft = withLadder(withEdition(lastSetup('bots'), edition), ladder);
  // House rules from another game may forbid what this ladder asks for.
  return isFault(makeSetup(choiceOf(draft))) ? { ...draft, rules: {} } : draft;
}
