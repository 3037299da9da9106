/**
 * Whether tables can be had: what the browser knows of its network, and whether the server answers.
 * A browser that calls itself online may be in a network that leads nowhere.
 */
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { serverAddresses } from './api.ts';

/** `none`: what answers has no tables. */
export type Reach = 'here' | 'offline' | 'silent' | 'none';

export function useReach(): { readonly reach: ReadonlySignal<Reach>; readonly look: () => void } {
  const reach = useSignal<Reach>(navigator.onLine ? 'here' : 'offline');
  const look = (): void => {
    void lookNow().then((found) => (reach.value = found));
  };
  useEffect(() => {
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return { reach, look };
}

async function lookNow(): Promise<Reach> {
  const known = await serverAddresses();
  if (known === 'none') return 'none';
  if (known !== 'unknown') return 'here';
  return navigator.onLine ? 'silent' : 'offline';
}
