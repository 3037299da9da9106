/**
 * The focus is never lost when the table is drawn anew: a card that moved keeps it, a card that left
 * gives it to its neighbour, and so does a button that has gone or cannot be pressed any more. Who has
 * laid goes on with the hand. Where a player has put it nowhere, by a tap on the felt, it stays nowhere.
 */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableModel } from './table-model.ts';

type Root = { readonly current: HTMLElement | null };

/** Returns the handler for focus events inside the root. */
export function useKeptFocus(root: Root, model: TableModel): (event: FocusEvent) => void {
  const held = useRef<Element | undefined>(undefined);
  const card = useRef({ key: '', place: 0 });
  const hasLaid = useRef(false);
  useEffect(
    () =>
      model.onEvents((fresh, { view }) => {
        // Several things may happen before it is drawn.
        hasLaid.current ||= fresh.some(
          (event) => event.t === 'levelLaid' && event.seat === view.viewer,
        );
      }),
    [model],
  );
  dependOn(model);
  const before = document.activeElement;
  // To take away what has the focus would make the browser lay out a table that is half drawn.
  if (isLeaving(before, model)) before.blur();
  useLayoutEffect(() => {
    const { current: element } = root;
    if (element === null || document.querySelector('dialog:modal') !== null) return;
    const isLaid = hasLaid.current;
    hasLaid.current = false;
    if (!isNowhere(document.activeElement) && !isLaid) return;
    const wasTaken =
      isLaid || !isNowhere(before) || held.current === undefined || isGone(held.current);
    if (wasTaken) nextStop(element, card.current)?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    held.current = target as Element;
    const cards = cardsIn(root.current);
    const place = cards.indexOf(target as HTMLElement);
    if (place !== -1) card.current = { key: cards[place]!.dataset['key'] ?? '', place };
  };
}

/** Reads every signal whose change can remove an element, so that the hook runs again then. */
function dependOn(model: TableModel): void {
  const { shown, hand, study, sheet, stage, curtain, refusal, seats, isHandReady } = model;
  for (const change of [shown, hand, study, sheet, stage, curtain, refusal, seats, isHandReady])
    void change.value;
}

/** Whether it is a card that is no longer in hand, and is still there to be drawn without. */
function isLeaving(focused: Element | null, { hand }: TableModel): focused is HTMLElement {
  if (!(focused instanceof HTMLElement) || !focused.classList.contains('hand-card')) return false;
  return hand.value.every(({ key }) => key !== focused.dataset['key']);
}

function cardsIn(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('.hand-card') ?? [])];
}

/** A browser blurs a disabled button only when it paints, which is after this runs. */
function isNowhere(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches(':disabled');
}

function isGone(element: Element): boolean {
  return !element.isConnected || element.closest('dialog:not([open]), :disabled') !== null;
}

function nextStop(
  root: HTMLElement,
  { key, place }: { readonly key: string; readonly place: number },
): HTMLElement | null {
  const cards = cardsIn(root);
  const same = cards.find(({ dataset }) => dataset['key'] === key);
  return same ?? cards[Math.min(place, cards.length - 1)] ?? root.querySelector('h1');
}
