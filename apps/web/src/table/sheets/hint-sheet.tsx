/** A hint with its reason, and the way to follow it. */
import type { Advice } from '@palier/bots';
import { useId } from 'preact/hooks';
import { words } from '../../state/words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { namingAt } from '../naming.ts';
import type { TableModel } from '../table-model.ts';
import { Button } from '../../ui/button.tsx';

type HintSheetProps = { readonly model: TableModel; readonly advice: Advice };

export function HintSheet({ model, advice }: HintSheetProps) {
  const table = words('table');
  const id = useId();
  const follow = (): void => {
    model.closeSheet();
    // A laying is looked at before it is laid.
    if (advice.command.t === 'layLevel') model.sheet.value = { t: 'lay' };
    else void model.act(advice.command);
  };
  return (
    <Sheet title={table.hintTitle} onClose={model.closeSheet}>
      <p class="hint-text" id={id}>
        {words('game').hint(advice, model.view.value.table, namingAt(model))}
      </p>
      <div class="sheet-actions">
        <Button onClick={model.closeSheet}>{table.close}</Button>
        <Button
          class="button-primary"
          // The focus begins here, and with it the hint is read.
          autofocus
          aria-describedby={id}
          onClick={follow}
        >
          {table.doIt}
        </Button>
      </div>
    </Sheet>
  );
}
