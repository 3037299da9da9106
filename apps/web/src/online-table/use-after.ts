/** Things that are shown late, or for a while. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** True once something has lasted so many milliseconds. */
export function useLasting(isSo: boolean, ms: number): boolean {
  const hasLasted = useSignal(false);
  useEffect(() => {
    hasLasted.value = false;
    if (!isSo) return undefined;
    const timer = setTimeout(() => {
      hasLasted.value = true;
    }, ms);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && hasLasted.value;
}

/** True for so many milliseconds after something has ceased to be so. */
export function useJustOver(isSo: boolean, ms: number): boolean {
  const isShown = useSignal(false);
  const was = useSignal(isSo);
  useEffect(() => {
    const hasEnded = was.peek() && !isSo;
    was.value = isSo;
    isShown.value = hasEnded;
    if (!hasEnded) return undefined;
    const timer = setTimeout(() => {
      isShown.value = false;
    }, ms);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isShown.value;
}
