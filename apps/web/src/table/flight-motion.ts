/** How a card flies: measured when it is asked for, and begun when all that fly with it are measured too. */
import { fleeting, removeAfter } from '../ui/fleeting.ts';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A flight that is measured and only has to be begun. */
export type Start = () => void;

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Milliseconds of a flight. */
export const TIMES = { slow: 300, normal: 220, fast: 150, off: 0 } as const;
/** Cards of one move start one after another. */
export const STAGGER = 35;

/** A card in hand: where it is seen, and where it lies once it has come there. */
export type Held = {
  readonly element: HTMLElement;
  readonly key: string;
  /** By its name. */
  readonly card: string | undefined;
  readonly seen: Box;
  readonly rest: Box;
};

/** Where they lie is told by the hand they lie in: no flight changes that. */
export function heldIn(hand: Element | null): readonly Held[] {
  if (hand === null) return [];
  const { x, y } = boxOf(hand);
  return [...hand.querySelectorAll<HTMLElement>('.hand-card')].map((element) => ({
    element,
    key: element.dataset['key']!,
    card: element.querySelector<SVGElement>('[data-card]')?.dataset['card'],
    seen: boxOf(element),
    rest: {
      x: x + element.offsetLeft,
      y: y + element.offsetTop,
      width: element.offsetWidth,
      height: element.offsetHeight,
    },
  }));
}

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

type Timing = {
  readonly time: number;
  readonly delay: number;
  /** Whether it is not seen before it sets out. */
  readonly isHidden?: boolean;
};

/** `to`: where it lies, whatever flies there already. */
export function moveIn(
  element: HTMLElement | SVGElement,
  from: Box,
  timing: Timing,
  to: Box = restOf(element),
): Start {
  return () => {
    stopFlight(element);
    // It grows around its middle.
    const flight = comeIn(element, from, to, { ...timing, origin: 0.5 });
    during(flight, element, ['z-index', 'var(--z-fly)']);
  };
}

function restOf(element: Element): Box {
  stopFlight(element);
  return boxOf(element);
}

/** One that went on below a newer one would be seen when that ends. */
function stopFlight(element: Element): void {
  flying.get(element)?.cancel();
}

/** `origin`: around which part of its width and height it grows. */
function comeIn(
  element: Element,
  from: Box,
  to: Box,
  { time, delay, isHidden = false, origin = 0 }: Timing & { readonly origin?: number },
): Animation {
  const scale = to.width === 0 ? 1 : Math.max(0.4, Math.min(2, from.width / to.width));
  const inset = (1 - scale) * origin;
  const x = from.x - to.x - to.width * inset;
  const y = from.y - to.y - to.height * inset;
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  const frames: Keyframe[] = isHidden
    ? [{ transform: start, opacity: 0 }, { opacity: 1, offset: 0.1 }, { transform: 'none' }]
    : [{ transform: start }, { transform: 'none' }];
  return element.animate(frames, {
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

/** A card that is not seen where it goes: its back flies there, or its face where all have seen that. */
export function sendGhost(from: Box, to: Box, { time, delay }: Timing, face?: Node): Start {
  return () => {
    const ghost = inFlight(face === undefined ? 'flying-card' : 'flying-copy', from);
    if (face !== undefined) {
      ghost.append(face);
      ghost.style.setProperty('--card-width', `${from.width}px`);
    }
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
