/** A screen that is looked at and not touched. */
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Keeps the screen on while this is drawn: whether it is right now. Browsers can at safe addresses only. */
export function useAwake(): ReadonlySignal<boolean> {
  const isAwake = useSignal(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    // The browser takes the lock back whenever the page is hidden.
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      const fresh = await request();
      if (fresh === undefined) return;
      if (isOver) {
        await fresh.release();
        return;
      }
      lock = fresh;
      isAwake.value = true;
      fresh.addEventListener('release', () => {
        if (!isOver) isAwake.value = false;
      });
    };
    const onVisible = (): void => void ask();
    document.addEventListener('visibilitychange', onVisible);
    void ask();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
  return isAwake;
}

async function request(): Promise<WakeLockSentinel | undefined> {
  try {
    return 'wakeLock' in navigator ? await navigator.wakeLock.request('screen') : undefined;
  } catch {
    // A low battery, or a page that is not allowed to.
    return undefined;
  }
}
