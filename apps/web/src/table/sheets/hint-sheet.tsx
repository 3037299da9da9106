/** A hint with its reason, and the way to follow it. */
import type { Advice } from '@palier/bots';
import { useId } from 'preact/hooks';
import { Sheet } from '../../screens/sheet.tsx';
import { ui, words } from '../../state/words.ts';
import { namingOf } from '../naming.ts';
import type { Sitting } from '../sitting.ts';

export function HintSheet({
  sitting,
  advice,
}: {
  readonly sitting: Sitting;
  readonly advice: Advice;
}) {
  const { table } = ui();
  const id = useId();
  const close = (): void => {
    sitting.sheet.value = undefined;
  };
  const follow = (): void => {
    close();
    // A laying is looked at before it is laid.
    if (advice.command.t === 'layLevel') sitting.sheet.value = { t: 'lay' };
    else void sitting.act(advice.command);
  };
  return (
    <Sheet title={table.hintTitle} onClose={close}>
      <p class="hint-text" id={id}>
        {words().hint(advice, sitting.view.value.table, namingOf(sitting))}
      </p>
      <div class="sheet-actions">
        <button type="button" class="button" onClick={close}>
          {table.close}
        </button>
        <button
          type="button"
          class="button button-primary"
          // The focus begins here, and with it the hint is read.
          autofocus
          aria-describedby={id}
          onClick={follow}
        >
          {table.doIt}
        </button>
      </div>
    </Sheet>
  );
}
