/** Says that a card moved by hand has ended the sorting, and how to have it back. */
import { words } from '../state/words.ts';
import { Button, IconButton } from '../ui/button.tsx';
import type { TableModel } from './table-model.ts';

export function OrderNote({ model }: { readonly model: TableModel }) {
  const say = words('table');
  const { value: former } = model.formerSort;
  return (
    <div class="refusal-area" aria-live="polite">
      {former !== undefined && (
        <div class="refusal order-note">
          <p>{say.unsorted}</p>
          <Button class="small" onClick={() => model.sortBy(former)}>
            {say.sortAgain}
          </Button>
          <IconButton
            icon="close"
            says={say.close}
            onClick={() => (model.formerSort.value = undefined)}
          />
        </div>
      )}
    </div>
  );
}
