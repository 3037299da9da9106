/** Whether something came under a finger too soon to have been seen by it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Milliseconds in which a touch is the second of a double tap, or was to hurry what came before. */
const EARLY = 500;

/** From now on, and anew whenever `what` changes. */
export function useEarly(what?: unknown): boolean {
  const seen = useSignal<{ readonly what: unknown } | undefined>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => (seen.value = { what }), EARLY);
    return () => clearTimeout(timer);
  }, [what]);
  return seen.value === undefined || seen.value.what !== what;
}
