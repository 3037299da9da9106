/** How a card flies: measured when it is asked for, and begun when all that fly with it are measured too. */
import { fleeting, removeAfter } from '../ui/fleeting.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number };

/** A flight that is measured and only has to be begun. */
export type Start = () => void;

export function boxOf(element: Element): Box {
  const { left, top, width } = element.getBoundingClientRect();
  return { x: left, y: top, width };
}

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

type Timing = { readonly time: number; readonly delay: number };

export function moveIn(element: HTMLElement | SVGElement, from: Box, timing: Timing): Start {
  const to = boxOf(element);
  return () => {
    during(comeIn(element, from, to, timing), element, ['z-index', 'var(--z-fly)']);
  };
}

function comeIn(element: Element, from: Box, to: Box, { time, delay }: Timing): Animation {
  const scale = to.width === 0 ? 1 : Math.max(0.4, Math.min(2, from.width / to.width));
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
  return element.animate([{ transform: start }, { transform: 'none' }], {
    duration: time,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
}

/** The newest flight of what has a style for as long as it flies. */
const flying = new WeakMap<Element, Animation>();

/**
 * Gives something a style for as long as a flight takes. Not by an animation: one that moves nothing, or
 * changes more than where a thing is and how it is seen through, takes the page's thread for every frame.
 */
function during(
  flight: Animation,
  element: HTMLElement | SVGElement,
  [name, value]: readonly [string, string],
): void {
  element.style.setProperty(name, value);
  flying.set(element, flight);
  const end = (): void => {
    if (flying.get(element) === flight) element.style.removeProperty(name);
  };
  flight.finished.then(end, end);
}

/** What lies where it would be cut off on its way: a copy flies over everything, and then it is seen. */
export function sendCopy(element: HTMLElement, from: Box, timing: Timing): Start {
  const card = element.querySelector('.card') ?? element;
  const to = boxOf(card);
  return () => {
    const copy = inFlight('flying-copy', to);
    copy.append(card.cloneNode(true));
    // Away from the table a card has another size.
    copy.style.setProperty('--card-width', `${to.width}px`);
    const flight = comeIn(copy, from, to, timing);
    during(flight, element, ['opacity', '0']);
    removeAfter(copy, flight);
  };
}

/** A card that is not seen where it goes: its back flies there. */
export function sendGhost(from: Box, to: Box, { time, delay }: Timing): Start {
  return () => {
    const ghost = inFlight('flying-card', from);
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        {
          transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.5)`,
          opacity: 0.4,
        },
      ],
      { duration: time, delay, easing: EASE },
    );
    removeAfter(ghost, flight);
  };
}

/** Something over everything, that nobody is told of. */
function inFlight(name: string, { x, y }: Box): HTMLElement {
  const element = fleeting(name);
  Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
  return element;
}
