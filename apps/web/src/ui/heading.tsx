/**
 * A screen's heading. Whoever comes to the screen from another one is put here, so that a screen
 * reader says where they are and the next tab leads into the screen; the window is called after it.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../state/words.ts';

/** On the first screen the focus stays where the browser put it. */
let isFirst = true;

type HeadingProps = {
  readonly text: string;
  /** What is drawn instead of the text. */
  readonly children?: ComponentChildren;
  /** Somewhere else on the screen is the place to be. */
  readonly isPassed?: boolean;
};

export function Heading({ text, children, isPassed = false }: HeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  const title = words('shell').windowTitle(text);
  // In the step that draws the screen, before anything is painted: nobody is ever on a screen that is
  // gone, and the window is never called in another language.
  useLayoutEffect(() => {
    if (!isFirst && !isPassed) element.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <h1 ref={element} tabIndex={-1}>
      {children ?? text}
    </h1>
  );
}
