/**
 * Dragging with a finger, a pen or a mouse. What is dragged follows the pointer; where it is let go
 * decides, and a drag that goes nowhere changes nothing. Every drag has a tap that does the same.
 */

/** So far a pointer moves before a tap becomes a drag. */
const THRESHOLD = 8;

type Drop = { readonly x: number; readonly y: number; readonly places: readonly string[] };

type DragHandlers = { readonly onPointerDown: (event: PointerEvent) => void };

/** Lets an element be dragged; `onDrop` hears of the places under the pointer, the upper first. */
export function draggable(onDrop: (drop: Drop) => void): DragHandlers {
  return {
    onPointerDown: (down) => {
      if (!down.isPrimary || down.button !== 0) return;
      follow(down, down.currentTarget as HTMLElement, onDrop);
    },
  };
}

/** A thing that can be dragged to one place only. */
export function draggableTo(place: string, onDrop: () => void): DragHandlers {
  return draggable(({ places }) => {
    if (places.includes(place)) onDrop();
  });
}

function follow(down: PointerEvent, element: HTMLElement, onDrop: (drop: Drop) => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  let isDragging = false;

  const end = (): void => {
    listening.abort();
    element.style.translate = '';
    delete element.dataset['dragging'];
    delete document.documentElement.dataset['dragging'];
  };

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (!isDragging && Math.hypot(dx, dy) < THRESHOLD) return;
    isDragging = true;
    element.dataset['dragging'] = 'true';
    document.documentElement.dataset['dragging'] = 'true';
    element.style.translate = `${dx}px ${dy}px`;
    event.preventDefault();
  };

  const up = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const places = isDragging ? placesUnder(event.clientX, event.clientY, element) : [];
    const wasDragging = isDragging;
    end();
    if (!wasDragging) return;
    swallowClick();
    onDrop({ x: event.clientX, y: event.clientY, places });
  };

  addEventListener('pointermove', move, { signal, passive: false });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', end, { signal });
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
