/** Between two people at one device: the last hand has left the page, the next comes on demand. */
import type { Seat } from '@palier/rules';
import { Face } from '../board/face.tsx';
import { ui } from '../state/words.ts';
import { FixedSheet } from './sheets/fixed-sheet.tsx';
import type { TableModel } from './table-model.ts';

export function Curtain({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const info = model.seats.value[seat - 1]!;
  const { table } = ui();
  return (
    <FixedSheet title={table.curtain(info.name)} isWide>
      <div class="curtain">
        <Face of={info} />
        <p>{table.curtainAbout}</p>
        <button
          type="button"
          class="button button-primary button-large"
          onClick={() => model.liftCurtain()}
        >
          {table.showCards(info.name)}
        </button>
      </div>
    </FixedSheet>
  );
}
