/** How wide an element is and how large its text, for pictures that are drawn to measure. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export type Measured = { readonly width: number; readonly em: number };

/** Undefined until it is there. */
export function useMeasured(box: RefObject<HTMLElement | null>): Measured | undefined {
  const measured = useSignal<Measured | undefined>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      measured.value = { width: element.clientWidth, em };
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return measured.value;
}
