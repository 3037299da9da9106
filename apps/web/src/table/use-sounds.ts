/** What happens is heard. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from './table-model.ts';
import { soundEvents, soundRefusal, soundTurn, wakeSound } from './sounds.ts';

export function useSounds(model: TableModel): void {
  useEffect(() => {
    let wasDue = model.isDue.peek();
    let refusals = model.refusals.peek();
    const endings = [
      model.onEvents((events) => soundEvents(events)),
      effect(() => {
        const isDue = model.isDue.value;
        if (isDue && !wasDue) soundTurn();
        wasDue = isDue;
      }),
      effect(() => {
        if (model.refusals.value > refusals) soundRefusal();
        refusals = model.refusals.value;
      }),
    ];
    addEventListener('pointerdown', wakeSound);
    addEventListener('keydown', wakeSound);
    return () => {
      removeEventListener('pointerdown', wakeSound);
      removeEventListener('keydown', wakeSound);
      for (const end of endings) end();
    };
  }, [model]);
}
