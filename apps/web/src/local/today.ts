/** Which day it is, as long as somebody looks: a page may be open over midnight. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { dayAt, untilNextDay, type Day } from './daily-book.ts';

const now = signal<Day>(dayAt(Date.now()));

export const today: ReadonlySignal<Day> = now;

/** Keeps `today` true while the screen is there. */
export function useToday(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const at = Date.now();
      now.value = dayAt(at);
      clearTimeout(timer);
      timer = setTimeout(look, untilNextDay(at));
    };
    look();
    // Timers stand still while a device sleeps.
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
}
