/** What great moments are drawn with: things that move for a moment and leave nothing behind. */
import { settings, type Settings } from '../state/settings.ts';
import { fleeting, removeAfter } from './fleeting.ts';
import './peak-motion.css';

/** How long everything takes beside the usual. */
const SLOWNESS: { readonly [M in Settings['motion']]: number } = {
  slow: 1.4,
  normal: 1,
  fast: 0.7,
  off: 0,
};
/** Milliseconds by what was chosen for all motion; none where nothing moves. */
export function slowed(time: number): number {
  return time * SLOWNESS[settings.peek().motion];
}

/** Milliseconds that a frame or a badge stands where nothing moves. */
export const STILL = 1200;

/** Where nothing may move: framed for a breath. */
export function frameStill(place: HTMLElement): void {
  place.dataset['peak'] = 'still';
  setTimeout(() => delete place.dataset['peak'], STILL);
}

/** Moves something there and away again: nothing is left of it. */
export function move(
  element: Element,
  keyframes: Keyframe[],
  { duration, delay = 0, easing = 'ease-out' }: KeyframeAnimationOptions & { duration: number },
): Animation {
  return element.animate(keyframes, {
    duration: slowed(duration),
    delay: slowed(delay),
    easing,
    fill: 'backwards',
  });
}

export type Point = { readonly x: number; readonly y: number };

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The angle at which no two sparks of a burst fly together, however many there are. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const HUES = 3;

type Burst = {
  readonly heat: number;
  /** How far they fly beside the usual. */
  readonly reach?: number;
};

/** Sparks fly, more and further the nearer the end. */
export function burst({ x, y }: Point, { heat, reach = 1 }: Burst): void {
  const sparks = Array.from({ length: Math.round(9 + heat * 11) }, (_, spark) => {
    const element = document.createElement('span');
    element.className = 'peak-spark';
    element.dataset['hue'] = String(spark % HUES);
    return element;
  });
  const box = fleeting('peak-burst', ...sparks);
  Object.assign(box.style, { left: `${x}px`, top: `${y}px` });
  const time = 700 + heat * 400;
  const flights = sparks.map((element, spark) => {
    const far = (26 + (spark % 5) * 9) * (1 + heat * 1.3) * reach;
    const way = { x: Math.cos(spark * GOLDEN) * far, y: Math.sin(spark * GOLDEN) * far };
    return move(
      element,
      [
        { transform: 'scale(0.4)', opacity: 1 },
        {
          transform: `translate(${way.x}px, ${way.y}px) rotate(120deg)`,
          opacity: 1,
          offset: 0.55,
        },
        {
          transform: `translate(${way.x * 1.1}px, ${way.y * 1.1 + 22}px) scale(0.3) rotate(200deg)`,
          opacity: 0,
        },
      ],
      { duration: time },
    );
  });
  // All of them take as long.
  removeAfter(box, flights[0]!);
}

/** A combination swells in a ring of light. */
export function glow(element: Element): void {
  swell(element, { look: 'ring', scale: 1.07, peak: 0.18, duration: 700 });
}

type Swelling = {
  /** What its light is like (peak-motion.css). */
  readonly look: 'ring' | 'halo';
  readonly scale: number;
  /** When it is largest. */
  readonly peak: number;
  readonly duration: number;
};

/**
 * The light is a thing of its own that comes and goes: a shadow that grows is painted anew in every frame,
 * with all that it falls on.
 */
function swell(element: Element, { look, scale, peak, duration }: Swelling): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const largest = `scale(${scale})`;
  move(
    element,
    [{ transform: 'none' }, { transform: largest, offset: peak }, { transform: 'none' }],
    { duration },
  );
  const light = fleeting('peak-light');
  light.dataset['look'] = look;
  Object.assign(light.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const shining = move(
    light,
    [
      { transform: 'none', opacity: 0 },
      { transform: largest, opacity: 1, offset: peak },
      { transform: 'none', opacity: 0 },
    ],
    { duration },
  );
  removeAfter(light, shining);
}

/** The landing that was reached rises, and who stands on it leaps. */
export function climb(place: HTMLElement, delay: number): void {
  for (const landing of place.querySelectorAll('.landing-laid, .landing-here')) {
    move(
      landing,
      [
        { transform: 'scaleY(0)' },
        { transform: 'scaleY(1.5)', offset: 0.6 },
        { transform: 'none' },
      ],
      { duration: 450, delay },
    );
  }
  for (const climber of place.querySelectorAll('.staircase-climber')) {
    move(
      climber,
      [
        { transform: 'translate(-8px, 4px)' },
        { transform: 'translate(-2px, -9px)', offset: 0.5 },
        { transform: 'none' },
      ],
      { duration: 450, delay },
    );
  }
}

/** A place swells, the more the nearer the end. */
export function bump(place: Element, heat: number): void {
  const duration = 500 + heat * 300;
  swell(place, { look: 'halo', scale: 1.03 + heat * 0.05, peak: 0.3, duration });
}
