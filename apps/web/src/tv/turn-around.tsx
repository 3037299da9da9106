/** Around a screen that lies flat nobody reads upside down whose turn it is. Those who listen hear it once. */
import { promptOf } from '../table/around.tsx';
import type { TableModel } from '../table/table-model.ts';

const SIDES = ['far', 'left', 'right'] as const;

export function TurnAround({ model }: { readonly model: TableModel }) {
  const says = promptOf(model);
  return (
    <>
      {SIDES.map((side) => (
        <p key={side} class="tv-turn strong" data-side={side} aria-hidden="true">
          {says}
        </p>
      ))}
    </>
  );
}
