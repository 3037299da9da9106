/** Measures an element before it is painted, when its content changes, and whenever its size does. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export function useResized<T extends HTMLElement>(
  ref: RefObject<T | null>,
  measure: (element: T) => void,
  content?: unknown,
): void {
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    measure(element);
    return () => observer.disconnect();
  }, [content]);
}
