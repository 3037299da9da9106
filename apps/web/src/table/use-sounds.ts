/** What happens is heard. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Sitting } from './sitting.ts';
import { soundEvents, soundRefusal, soundTurn, wakeSound } from './sounds.ts';

export function useSounds(sitting: Sitting): void {
  useEffect(() => {
    let wasDue = sitting.isDue.peek();
    let refusals = sitting.refusals.peek();
    const endings = [
      sitting.onEvents((events) => soundEvents(events)),
      effect(() => {
        const isDue = sitting.isDue.value;
        if (isDue && !wasDue) soundTurn();
        wasDue = isDue;
      }),
      effect(() => {
        if (sitting.refusals.value > refusals) soundRefusal();
        refusals = sitting.refusals.value;
      }),
    ];
    addEventListener('pointerdown', wakeSound);
    addEventListener('keydown', wakeSound);
    return () => {
      removeEventListener('pointerdown', wakeSound);
      removeEventListener('keydown', wakeSound);
      for (const end of endings) end();
    };
  }, [sitting]);
}
