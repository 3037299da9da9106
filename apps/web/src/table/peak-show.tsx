/**
 * Draws the great moments over the table: what is laid glows, stairs are climbed, a Pass card lands on
 * whom it stops, the crown changes heads. Nothing here can be touched or waits for anything. Where nothing
 * may move, the place of the moment is framed for a breath instead.
 */
import { PASS, type Seat } from '@palier/rules';
import { render } from 'preact';
import { CardView } from '../board/card.tsx';
import { settings, type Settings } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { peaksIn, type Peak } from './peaks.ts';
import { ReactionShow } from './reaction-show.ts';
import type { Happened, TableModel } from './table-model.ts';
import './peaks.css';

/** How long everything takes beside the usual. */
const SLOWNESS: { readonly [M in Settings['motion']]: number } = {
  slow: 1.4,
  normal: 1,
  fast: 0.7,
  off: 0,
};
/** Milliseconds that a frame or a badge stands where nothing moves. */
const STILL = 1200;
/** Until the cards of a laying have come down, and for each of them. */
const LANDING = { first: 150, each: 35 };

/** Shows what happens at a table, until the function it gives is called. `early`: what has happened just now. */
export function showPeaks(
  root: HTMLElement,
  model: TableModel,
  early: readonly Happened[],
): () => void {
  let waiting: readonly Peak[] = [];
  let frame = 0;
  const reactions = new ReactionShow(root, model);
  const draw = (): void => {
    frame = 0;
    for (const peak of waiting) drawPeak(peak, { root, viewer: model.seat.peek() });
    reactions.show(waiting);
    waiting = [];
  };
  const hear = (...[fresh, before, after]: Happened): void => {
    const peaks = peaksIn(fresh, before.view.table, after.view.table);
    // Whoever looks away misses it.
    if (document.hidden || peaks.length === 0) return;
    waiting = [...waiting, ...peaks];
    // In a frame of its own: what has happened is drawn by then, and not yet seen.
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  for (const happened of early) hear(...happened);
  const end = model.onEvents(hear);
  return () => {
    end();
    cancelAnimationFrame(frame);
    reactions.stop();
  };
}

type Where = { readonly root: HTMLElement; readonly viewer: Seat | undefined };

function drawPeak(peak: Peak, where: Where): void {
  const place = placeOf(peak.seat, where);
  if (place === null) return;
  const isStill = settings.peek().motion === 'off';
  switch (peak.t) {
    case 'laid':
      return isStill ? frameStill(place) : drawLaid(peak, place, where);
    case 'stopped':
    case 'missed':
      return isStill ? badge(peak, place, where) : drawStopped(peak, place, where);
    case 'lead':
      badge(peak, place, where);
      return isStill ? frameStill(place) : drawLead(peak, place, where);
    case 'lastStep':
      badge(peak, place, where);
      return isStill ? frameStill(place) : drawLastStep(peak, place);
    case 'moon':
      return isStill ? frameStill(place) : drawMoon(peak, place, where);
    // The end of a round has a flourish of its own.
    case 'out':
  }
}

/** Where a player is seen: at their seat, the viewer at the level asked for. */
function placeOf(seat: Seat, { root, viewer }: Where): HTMLElement | null {
  return root.querySelector(seat === viewer ? '.level-bar' : `.seat[data-seat="${seat}"]`);
}

/** Their face, or all that there is of the viewer. */
function faceIn(place: HTMLElement): Element {
  return place.querySelector('.face') ?? place;
}

/** Moves something there and away again: nothing is left of it. */
function move(
  element: Element,
  keyframes: Keyframe[],
  { duration, delay = 0, easing = 'ease-out' }: KeyframeAnimationOptions & { duration: number },
): Animation {
  const slowness = SLOWNESS[settings.peek().motion];
  return element.animate(keyframes, {
    duration: duration * slowness,
    delay: delay * slowness,
    easing,
    fill: 'backwards',
  });
}

/** Something drawn for a moment, over everything and in nobody's way. */
function fleeting(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.setAttribute('aria-hidden', 'true');
  document.body.append(element);
  return element;
}

function removeAfter(element: Element, animation: Animation): void {
  const remove = (): void => element.remove();
  animation.finished.then(remove, remove);
}

function frameStill(place: HTMLElement): void {
  place.dataset['peak'] = 'still';
  setTimeout(() => delete place.dataset['peak'], STILL);
}

type Of<T extends Peak['t']> = Extract<Peak, { readonly t: T }>;

/** The combinations come down with a glow, then the stairs are climbed. */
function drawLaid({ seat, cards, heat }: Of<'laid'>, place: HTMLElement, { root }: Where): void {
  const landed = LANDING.first + cards * LANDING.each;
  const melds = [...root.querySelectorAll(`[data-place^="meld-${seat}-"]`)];
  for (const meld of melds) {
    glow(meld, landed);
    burst(middleOf(meld), { heat: heat * 0.7, delay: landed + 40, reach: 0.8 });
  }
  climb(place, landed);
  bump(place, landed, heat);
  burst(middleOf(stairsIn(place)), { heat, delay: landed });
}

function stairsIn(place: HTMLElement): Element {
  return place.querySelector('.staircase, .icon') ?? place;
}

const NO_GLOW = '0 0 0 0 transparent';

function glow(element: Element, delay: number): void {
  move(
    element,
    [
      { boxShadow: NO_GLOW, transform: 'none' },
      {
        boxShadow: '0 0 0 2px var(--accent), 0 0 18px 2px var(--accent)',
        transform: 'scale(1.07)',
        offset: 0.18,
      },
      { boxShadow: NO_GLOW, transform: 'none' },
    ],
    { duration: 700, delay },
  );
}

/** The landing that was reached rises, and who stands on it leaps. */
function climb(place: HTMLElement, delay: number): void {
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
function bump(place: Element, delay: number, heat: number): void {
  const scale = `scale(${1.03 + heat * 0.05})`;
  move(
    place,
    [
      { transform: 'none', boxShadow: NO_GLOW },
      { transform: scale, boxShadow: '0 0 16px 1px var(--accent)', offset: 0.3 },
      { transform: 'none', boxShadow: NO_GLOW },
    ],
    { duration: 500 + heat * 300, delay },
  );
}

/** A Pass card comes down on whom it stops, who shakes and says why. */
function drawStopped(peak: Of<'stopped'> | Of<'missed'>, place: HTMLElement, where: Where): void {
  const from = peak.t === 'stopped' ? placeOf(peak.by, where) : null;
  if (from !== null) flyPass(from, faceIn(place));
  const landed = from === null ? 0 : 300;
  move(
    faceIn(place),
    [0, -5, 5, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 420, delay: landed },
  );
  for (const mark of place.querySelectorAll('.seat-mark[data-kind="skip"]')) {
    move(
      mark,
      [{ transform: 'scale(0)' }, { transform: 'scale(1.8)', offset: 0.6 }, { transform: 'none' }],
      {
        duration: 400,
        delay: landed,
      },
    );
  }
  badge(peak, place, where, landed);
}

const CARD_WIDTH = 44;

function flyPass(from: Element, to: Element): void {
  const start = middleOf(from);
  const end = middleOf(to);
  const card = fleeting('peak-card');
  render(<CardView card={PASS} />, card);
  Object.assign(card.style, {
    left: `${end.x - CARD_WIDTH / 2}px`,
    top: `${end.y - CARD_WIDTH * 0.7}px`,
    width: `${CARD_WIDTH}px`,
  });
  const flight = move(
    card,
    [
      {
        transform: `translate(${start.x - end.x}px, ${start.y - end.y}px) rotate(-30deg)`,
        opacity: 1,
        easing: 'cubic-bezier(0.3, 0.5, 0.4, 1)',
      },
      { transform: 'scale(1.35) rotate(8deg)', opacity: 1, offset: 0.35, easing: 'ease-in' },
      { transform: 'scale(0.95) rotate(4deg)', opacity: 1, offset: 0.43 },
      { transform: 'scale(0.95) rotate(4deg)', opacity: 1, offset: 0.8 },
      { transform: 'translateY(12px) scale(0.8) rotate(10deg)', opacity: 0 },
    ],
    { duration: 800, easing: 'linear' },
  );
  removeAfter(card, flight);
}

/** The crown goes from who wore it to who wears it now. */
function drawLead({ from, heat }: Of<'lead'>, place: HTMLElement, where: Where): void {
  const crown = place.querySelector('.lead-mark');
  const last = from[0] === undefined ? null : placeOf(from[0], where);
  if (crown !== null) {
    const end = middleOf(crown);
    const start = last === null ? { x: end.x, y: end.y - 40 } : middleOf(faceIn(last));
    const way = { x: start.x - end.x, y: start.y - end.y };
    move(
      crown,
      [
        { transform: `translate(${way.x}px, ${way.y}px) scale(1.6)` },
        {
          transform: `translate(${way.x / 2}px, ${way.y / 2 - 24}px) scale(2.2) rotate(-12deg)`,
          offset: 0.5,
        },
        { transform: 'scale(1.5)', offset: 0.85 },
        { transform: 'none' },
      ],
      { duration: 900, easing: 'ease-in-out' },
    );
  }
  burst(middleOf(faceIn(place)), { heat, delay: 750 });
}

function drawLastStep({ heat }: Of<'lastStep'>, place: HTMLElement): void {
  climb(place, 0);
  bump(place, 0, 1);
  burst(middleOf(stairsIn(place)), { heat: Math.max(heat, 0.8), delay: 200 });
}

/** For who has won, or only looks on, the moon rises to where the results show it; others see who won. */
function drawMoon({ seat }: Of<'moon'>, place: HTMLElement, { viewer }: Where): void {
  bump(place, 0, 1);
  burst(middleOf(faceIn(place)), { heat: 1, delay: 100 });
  if (viewer !== undefined && viewer !== seat) return;
  const sky = fleeting('peak-moon');
  for (const name of ['peak-moon-rays', 'peak-moon-disc']) {
    const part = document.createElement('span');
    part.className = name;
    sky.append(part);
  }
  const top = middleOf(sky);
  const rising = move(
    sky,
    [
      { transform: 'translateY(100vh) scale(0.5)', opacity: 1 },
      { transform: 'translateY(12vh) scale(1.1)', opacity: 1, offset: 0.5 },
      { transform: 'none', opacity: 1, offset: 0.85 },
      { transform: 'none', opacity: 0 },
    ],
    { duration: 1600 },
  );
  move(sky.firstElementChild!, [{ transform: 'none' }, { transform: 'rotate(50deg)' }], {
    duration: 1600,
    easing: 'linear',
  });
  removeAfter(sky, rising);
  for (const delay of [700, 1000, 1300]) burst(top, { heat: 1, delay, reach: 2.2 });
}

type Point = { readonly x: number; readonly y: number };

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The angle at which no two sparks of a burst fly together, however many there are. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const HUES = 3;

type Burst = {
  readonly heat: number;
  readonly delay: number;
  /** How far they fly beside the usual. */
  readonly reach?: number;
};

/** Sparks fly, more and further the nearer the end. */
function burst({ x, y }: Point, { heat, delay, reach = 1 }: Burst): void {
  const sparks = Math.round(10 + heat * 16);
  for (let spark = 0; spark < sparks; spark++) {
    const element = fleeting('peak-spark');
    element.dataset['hue'] = String(spark % HUES);
    Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
    const far = (26 + (spark % 5) * 9) * (1 + heat * 1.3) * reach;
    const way = { x: Math.cos(spark * GOLDEN) * far, y: Math.sin(spark * GOLDEN) * far };
    const flight = move(
      element,
      [
        { transform: 'scale(0.4)', opacity: 0 },
        { transform: 'scale(1)', opacity: 1, offset: 0.05 },
        { transform: `translate(${way.x}px, ${way.y}px) rotate(120deg)`, opacity: 1, offset: 0.55 },
        {
          transform: `translate(${way.x * 1.1}px, ${way.y * 1.1 + 22}px) scale(0.3) rotate(200deg)`,
          opacity: 0,
        },
      ],
      { duration: 700 + heat * 400, delay: delay + (spark % 4) * 15 },
    );
    removeAfter(element, flight);
  }
}

/** A few words at the place of a moment. Those who listen hear them from the log. */
function badge(
  { t, seat }: Of<'stopped' | 'missed' | 'lead' | 'lastStep'>,
  place: HTMLElement,
  { viewer }: Where,
  delay = 0,
): void {
  const isOwn = seat === viewer;
  const { badges } = words('peaks');
  const says = badges[t === 'stopped' ? 'missed' : t];
  const element = fleeting('peak-badge');
  element.textContent = isOwn ? says.own : says.other;
  element.dataset['kind'] = t === 'stopped' || t === 'missed' ? 'bad' : 'good';
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const half = element.offsetWidth / 2 + 6;
  const x = Math.max(half, Math.min(innerWidth - half, (left + right) / 2));
  Object.assign(element.style, { left: `${x}px`, top: `${isOwn ? top : bottom}px` });
  if (settings.peek().motion === 'off') {
    setTimeout(() => element.remove(), STILL);
    return;
  }
  const pop = move(
    element,
    [
      { transform: 'translate(-50%, -50%) scale(0)', opacity: 0 },
      { transform: 'translate(-50%, -50%) scale(1.15)', opacity: 1, offset: 0.1 },
      { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.16 },
      { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.9 },
      { transform: 'translate(-50%, -80%)', opacity: 0 },
    ],
    { duration: 1900, delay },
  );
  removeAfter(element, pop);
}
