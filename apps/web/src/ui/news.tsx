/** What was just done, said and seen in one place of the screen. */
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

export type ScreenNews = {
  readonly text: ReadonlySignal<string>;
  /** The focus goes there: what was pressed may be gone. */
  readonly say: (text: string) => void;
  readonly element: RefObject<HTMLParagraphElement | null>;
};

export function useNews(): ScreenNews {
  const text = useSignal('');
  const element = useRef<HTMLParagraphElement>(null);
  const say = (next: string): void => {
    text.value = next;
    element.current?.focus();
  };
  return { text, say, element };
}

type NewsLineProps = { readonly news: ScreenNews; readonly class?: string };

export function NewsLine({ news: { text, element }, class: shown = 'notice' }: NewsLineProps) {
  return (
    <p
      ref={element}
      class={text.value === '' ? 'visually-hidden' : shown}
      role="status"
      tabIndex={-1}
    >
      {text.value}
    </p>
  );
}
