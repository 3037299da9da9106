/** Whoever looks at the screen in the room feels that it is their turn. */
import { useEffect } from 'preact/hooks';
import { settings } from '../state/settings.ts';
import type { TableModel } from '../table/table-model.ts';

/** Milliseconds on, off and on. */
const TURN = [120, 80, 120];

export function useBuzz({ isDue }: TableModel): void {
  const { value } = isDue;
  useEffect(() => {
    if (!value || !settings.peek().haptics) return;
    // Browsers complain of a page that buzzes before it was ever touched, as after a reload.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TURN);
  }, [value]);
}
