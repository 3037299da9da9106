/**
 * Dragging with a finger, a pen or a mouse. What is dragged follows the pointer; where it is let go
 * decides, and a drag that goes nowhere changes nothing. Every drag has a tap that does the same.
 */

/** So far a pointer moves before a tap becomes a drag. */
const THRESHOLD = 8;

export type Point = { readonly x: number; readonly y: number };

/** `places`: those under the pointer, the upper first. */
type Drop = Point & { readonly places: readonly string[] };

type DragHandlers = { readonly onPointerDown: (event: PointerEvent) => void };

type Dragging = {
  /** What is carried stays where it was let go until this has come to something. */
  readonly onDrop: (drop: Drop) => Promise<unknown> | void;
  readonly onMove?: (at: Point) => void;
  /** However it ends, and before anything is dropped. */
  readonly onEnd?: () => void;
  /** What follows the pointer; the element itself, if nothing else is named. */
  readonly carried?: (element: HTMLElement) => Carried;
};

/** Something that follows the pointer, until it is put down. */
type Carried = { readonly element: HTMLElement; readonly putDown: () => void };

/** Lets an element be dragged. */
export function draggable(dragging: Dragging): DragHandlers {
  return {
    onPointerDown: (down) => {
      if (!down.isPrimary || down.button !== 0) return;
      follow(down, down.currentTarget as HTMLElement, dragging);
    },
  };
}

/** A pile, of which the upper card can be dragged to one place only. */
export function draggableTo(place: string, onDrop: () => Promise<unknown> | void): DragHandlers {
  return draggable({
    carried: upperCard,
    onDrop: ({ places }) => (places.includes(place) ? onDrop() : undefined),
  });
}

/** A picture of the card that lies uppermost: a pile stays where it is. */
function upperCard(pile: HTMLElement): Carried {
  const card = pile.querySelector('.pile > .card');
  if (card === null) return itself(pile);
  const { left, top, width } = card.getBoundingClientRect();
  const element = document.createElement('div');
  element.className = 'dragged-card';
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    left: `${left}px`,
    top: `${top}px`,
  });
  element.style.setProperty('--card-width', `${width}px`);
  element.append(card.cloneNode(true));
  document.body.append(element);
  pile.dataset['lifted'] = 'true';
  return {
    element,
    putDown: () => {
      element.remove();
      delete pile.dataset['lifted'];
    },
  };
}

function itself(element: HTMLElement): Carried {
  element.dataset['dragging'] = 'true';
  return {
    element,
    putDown: () => {
      element.style.translate = '';
      delete element.dataset['dragging'];
    },
  };
}

function follow(
  down: PointerEvent,
  element: HTMLElement,
  { onDrop, onMove, onEnd, carried = itself }: Dragging,
): void {
  const listening = new AbortController();
  const { signal } = listening;
  let lifted: Carried | undefined;

  const end = (): void => {
    listening.abort();
    delete document.documentElement.dataset['dragging'];
    if (lifted !== undefined) onEnd?.();
  };

  const cancel = (): void => {
    end();
    lifted?.putDown();
  };

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (lifted === undefined && Math.hypot(dx, dy) < THRESHOLD) return;
    lifted ??= carried(element);
    document.documentElement.dataset['dragging'] = 'true';
    lifted.element.style.translate = `${dx}px ${dy}px`;
    onMove?.({ x: event.clientX, y: event.clientY });
    event.preventDefault();
  };

  const up = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    end();
    if (lifted === undefined) return;
    const { putDown } = lifted;
    const { clientX: x, clientY: y } = event;
    swallowClick();
    const dropped = onDrop({ x, y, places: placesUnder(x, y, element) });
    if (dropped === undefined) putDown();
    else void dropped.finally(putDown);
  };

  addEventListener('pointermove', move, { signal, passive: false });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
}

function placesUnder(x: number, y: number, dragged: HTMLElement): readonly string[] {
  return document
    .elementsFromPoint(x, y)
    .filter((element) => !dragged.contains(element))
    .flatMap((element) => element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? []);
}

/** The click that ends a drag is no tap. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}
