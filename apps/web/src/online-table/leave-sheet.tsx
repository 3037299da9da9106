/** Giving up a seat for good: asked first, since a bot has it then. */
import { useSignal } from '@preact/signals';
import { words } from '../state/words.ts';
import { Sheet } from '../ui/sheet.tsx';
import { go } from '../state/router.ts';
import type { PartProps } from './seat-sign.tsx';

export function LeaveSheet({ at, model }: PartProps) {
  const { menu } = words('onlineTable');
  const state = useSignal<'idle' | 'leaving' | 'failed'>('idle');
  const close = (): void => {
    model.sheet.value = undefined;
  };
  const leave = async (): Promise<void> => {
    state.value = 'leaving';
    const answer = await at.client.leave();
    if (answer.t === 'done') go({ t: 'home' });
    else state.value = 'failed';
  };
  return (
    <Sheet title={menu.leaveAsk} onClose={close}>
      <p>{menu.leaveAbout}</p>
      <p role="alert">{state.value === 'failed' ? menu.failed : ''}</p>
      <div class="sheet-actions">
        <button type="button" class="button" onClick={close}>
          {menu.stay}
        </button>
        <button
          type="button"
          class="button button-danger"
          disabled={state.value === 'leaving'}
          onClick={() => void leave()}
        >
          {menu.leave}
        </button>
      </div>
    </Sheet>
  );
}
