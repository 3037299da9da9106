/** After a round: who climbed. Replaced by the story's own screens. */
import type { Sitting } from './sitting.ts';
import { FixedSheet } from './sheets/fixed-sheet.tsx';
import { ui } from '../state/words.ts';

export function RoundEnd({ sitting }: { readonly sitting: Sitting }) {
  return (
    <FixedSheet title={ui().table.round(sitting.view.value.table.round)}>
      <button type="button" class="button button-primary" onClick={() => sitting.goOn()}>
        {ui().table.resume}
      </button>
    </FixedSheet>
  );
}
