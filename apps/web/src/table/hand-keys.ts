/** The keys of the hand: the arrows lead to it from anywhere at the table, and through it. */
import { useEffect } from 'preact/hooks';

/** Where an arrow has a meaning of its own, or lies over the table. */
const ELSEWHERE = 'dialog, input, select, textarea, [contenteditable]';

/** From wherever no field has the focus, and from nowhere: who has just touched the felt is nowhere. */
export function useArrowsToHand(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest(ELSEWHERE) !== null) return;
      if (document.querySelector('dialog:modal') !== null) return;
      if (focusHand()) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** Puts the focus on the card at which the tab key stops; false where there is none. */
export function focusHand(): boolean {
  const stop = document.querySelector<HTMLElement>('.hand-card[tabindex="0"]');
  stop?.focus();
  return stop !== null;
}

/** Goes through the cards; the hand is one stop for the tab key. */
export function walkThrough(event: KeyboardEvent, columns: number): void {
  const steps: { readonly [key: string]: number } = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -Infinity,
    End: Infinity,
  };
  const step = steps[event.key];
  const cards = [
    ...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.hand-card'),
  ];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  cards[Math.max(0, Math.min(cards.length - 1, at + step))]?.focus();
}
