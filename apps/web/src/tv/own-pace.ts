/** Nobody sits at a screen in the room: what is only looked at goes by itself. */
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';

/** Milliseconds that the stairs after a round are looked at. */
const LOOK = 9000;

export function useOwnPace(model: TableModel | undefined): void {
  const stage = model?.stage.value;
  useEffect(() => {
    // The table's sounds wait for a touch: there was one on the way to it, and none may follow.
    if (model !== undefined && navigator.userActivation?.hasBeenActive) {
      dispatchEvent(new Event('pointerdown'));
    }
  }, [model]);
  useEffect(() => {
    if (model === undefined || stage !== 'summary') return undefined;
    const timer = setTimeout(() => model.goOn(), LOOK);
    return () => clearTimeout(timer);
  }, [model, stage]);
}
