/**
 * Draws the great moments over the table: what is laid glows and is stamped, stairs are climbed, a Pass card lands on
 * whom it stops, the crown changes heads. Nothing here can be touched or waits for anything. Where nothing
 * may move, the place of the moment is framed for a breath instead.
 */
import { effect } from '@preact/signals';
import { PASS, type Seat } from '@palier/rules';
import { render } from 'preact';
import { CardView } from '../board/card.tsx';
import { windowOf } from '../board/face.tsx';
import { settings } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { fleeting, removeAfter } from '../ui/fleeting.ts';
import {
  bump,
  burst,
  climb,
  frameStill,
  glow,
  middleOf,
  move,
  slowed,
  STILL,
  type Point,
} from '../ui/peak-motion.ts';
import { peaksIn, type Peak } from './peaks.ts';
import { ReactionShow } from './reaction-show.ts';
import type { Happened, TableModel } from './table-model.ts';
import './peaks.css';

/** Until the cards of a laying have come down, and for each of them; and a Pass card. */
const LANDING = { first: 150, each: 35, pass: 300 };

/** Shows what happens at a table, until the function it gives is called. `early`: what has happened just now. */
export function showPeaks(
  root: HTMLElement,
  model: TableModel,
  early: readonly Happened[],
): () => void {
  let waiting: readonly Peak[] = [];
  let frame = 0;
  const reactions = new ReactionShow(root, model);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (delay: number, act: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, slowed(delay));
    timers.add(timer);
  };
  const draw = (): void => {
    frame = 0;
    const isWon = waiting.some(({ t }) => t === 'moon');
    for (const peak of waiting) {
      drawPeak(peak, { root, model, viewer: model.seat.peek(), isWon, later });
    }
    reactions.show(waiting, slowed(Math.max(...waiting.map(landingIn))));
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
  const endings = [model.onEvents(hear), effect(() => endMissing(model))];
  return () => {
    for (const end of endings) end();
    cancelAnimationFrame(frame);
    timers.forEach(clearTimeout);
    reactions.stop();
    // What was drawn over the table goes with it, however soon somebody goes on.
    for (const drawn of document.querySelectorAll(DRAWN)) drawn.remove();
  };
}

/** Whoever may play misses no turn any more: that they did was said, or has come too late. */
function endMissing({ isDue }: TableModel): void {
  if (!isDue.value) return;
  for (const said of document.querySelectorAll(`.peak-badge${OWN_MISS}`)) said.remove();
}

const OWN_MISS = '[data-kind="bad"][data-own="true"]';

/** All that is drawn over a table for a moment. */
const DRAWN = ['stamp', 'badge', 'card', 'burst', 'light', 'moon']
  .map((it) => `.peak-${it}`)
  .join();

type Where = {
  readonly root: HTMLElement;
  readonly model: TableModel;
  readonly viewer: Seat | undefined;
  /** Somebody has reached the moon: no smaller thing is said beside it. */
  readonly isWon: boolean;
  /**
   * What is not seen in the first frame is drawn when it is: that frame is the answer to a touch, and has
   * the table itself to draw. Nothing of it comes once the table is gone.
   */
  readonly later: (delay: number, act: () => void) => void;
};

function drawPeak(peak: Peak, where: Where): void {
  const place = placeOf(peak.seat, where);
  if (place === null) return;
  const isStill = settings.peek().motion === 'off';
  switch (peak.t) {
    case 'laid':
      if (!where.isWon) where.later(landingOf(peak.cards), () => stamp(peak, place, where));
      return isStill ? frameStill(place) : drawLaid(peak, place, where);
    case 'stopped':
    case 'missed':
      return isStill ? badge(peak, place, where) : drawStopped(peak, place, where);
    // It was said on the stairs (results/round-summary.tsx): here the crown only comes to its place.
    case 'lead':
      return isStill ? undefined : drawLead(peak, place, where);
    case 'lastStep':
      where.later(0, () => badge(peak, place, where));
      return isStill ? frameStill(place) : drawLastStep(peak, place, where);
    case 'moon':
      return isStill ? frameStill(place) : where.later(0, () => drawMoon(peak, place, where));
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

type Of<T extends Peak['t']> = Extract<Peak, { readonly t: T }>;

/** The combinations come down with a glow, then the stairs are climbed. */
function drawLaid(peak: Of<'laid'>, place: HTMLElement, { root, later }: Where): void {
  const { seat, cards, heat } = peak;
  const landed = landingOf(cards);
  // Until then the landing that is reached is not seen.
  climb(place, landed);
  later(landed, () => {
    if (!place.isConnected) return;
    const melds = [...root.querySelectorAll(`[data-place^="meld-${seat}-"]`)];
    const [first] = melds;
    const last = melds.at(-1);
    const stairs = middleOf(stairsIn(place));
    if (first !== undefined && last !== undefined) {
      const ends = [middleOf(first), middleOf(last)] as const;
      const middle = { x: (ends[0].x + ends[1].x) / 2, y: (ends[0].y + ends[1].y) / 2 };
      burst(middle, { heat });
    }
    burst(stairs, { heat });
    for (const meld of melds) glow(meld);
    bump(place, heat);
  });
}

function landingOf(cards: number): number {
  return LANDING.first + cards * LANDING.each;
}

/** When what is said of a moment comes. */
function landingIn(peak: Peak): number {
  if (peak.t === 'laid') return landingOf(peak.cards);
  return peak.t === 'stopped' ? LANDING.pass : 0;
}

/** At the end of the bar that says what one's own level was, above their name for another's: larger the higher it is. */
function stamp({ seat, level, share }: Of<'laid'>, place: HTMLElement, where: Where): void {
  const { model, viewer } = where;
  const isOwn = seat === viewer;
  const element = fleeting('peak-stamp');
  element.textContent = words('peaks').stamp(level, model.view.peek().table.setup.edition);
  element.dataset['size'] = isOwn ? 'large' : 'small';
  element.style.setProperty('--window', windowOf(model.seats.peek()[seat - 1]!));
  element.style.setProperty('--share', String(share));
  moveTo(element, isOwn ? beside(place, element) : aboveName(place, element));
  const at = 'translate(-50%, -50%)';
  const leaning = `${at} rotate(-4deg)`;
  if (settings.peek().motion === 'off') {
    setTimeout(() => element.remove(), STILL);
    return;
  }
  const pressed = move(
    element,
    [
      { transform: `${at} rotate(-14deg) scale(${2 + share})`, opacity: 0, easing: 'ease-in' },
      { transform: `${leaning} scale(0.94)`, opacity: 1, offset: 0.14 },
      { transform: leaning, opacity: 1, offset: 0.22 },
      { transform: leaning, opacity: 1, offset: 0.85 },
      { transform: `${leaning} scale(1.05)`, opacity: 0 },
    ],
    { duration: 1000 },
  );
  removeAfter(element, pressed);
}

/** Above or beside what is to be done next, which somebody has to read who lays for the first time. */
function beside(bar: HTMLElement, said: HTMLElement): Point {
  const { right, top, bottom } = bar.getBoundingClientRect();
  const { width, height } = said.getBoundingClientRect();
  const x = right - width / 2 - GAP;
  const read = document.createRange();
  read.selectNodeContents(bar.querySelector('.level-state') ?? bar);
  const line = read.getBoundingClientRect();
  const isFree = line.right + GAP < right - width - GAP;
  return { x, y: isFree ? (top + bottom) / 2 : line.top - height / 2 };
}

/** Between a stamp and what is beside it. */
const GAP = 4;

/** With its middle there, and all of it in the window; what was said there before has been. */
function moveTo(element: HTMLElement, { x, y }: Point): void {
  const half = element.offsetWidth / 2 + 6;
  const within = Math.max(half, Math.min(innerWidth - half, x));
  const top = Math.max(element.offsetHeight / 2 + 2, y);
  Object.assign(element.style, { left: `${within}px`, top: `${top}px` });
  const box = element.getBoundingClientRect();
  for (const other of document.querySelectorAll(SAID)) {
    const { left, right, top: upper, bottom } = other.getBoundingClientRect();
    const isApart =
      right <= box.left || box.right <= left || bottom <= box.top || box.bottom <= upper;
    if (other !== element && !isApart) other.remove();
  }
}

/** All words that stand over the table for a moment. */
const SAID = '.peak-badge, .peak-stamp, .peak-line';

/** Over neither a name nor a pile: whoever reads it sees whom it is about. */
function aboveName(place: HTMLElement, said: HTMLElement): Point {
  const who = place.querySelector('.seat-who') ?? place;
  const { top } = (place.querySelector('.seat-name') ?? place).getBoundingClientRect();
  // A stamp leans: its drawn box is higher than it is.
  const { height } = said.getBoundingClientRect();
  return { x: middleOf(who).x, y: top - height / 2 - 1 };
}

/** From the edge of one's own level to the middle of what is said below it. */
const BELOW = 6;

function stairsIn(place: HTMLElement): Element {
  return place.querySelector('.staircase, .icon') ?? place;
}

/** A Pass card comes down on whom it stops, who shakes and says why. */
function drawStopped(peak: Of<'stopped'> | Of<'missed'>, place: HTMLElement, where: Where): void {
  const from = peak.t === 'stopped' ? placeOf(peak.by, where) : null;
  if (from !== null) flyPass(from, faceIn(place));
  const landed = from === null ? 0 : LANDING.pass;
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
  where.later(landed, () => badge(peak, place, where));
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
  // Of several who were ahead together nobody wore it.
  const last = from.length === 1 ? placeOf(from[0]!, where) : null;
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
  where.later(750, () => burst(middleOf(faceIn(place)), { heat }));
}

function drawLastStep({ heat }: Of<'lastStep'>, place: HTMLElement, { later }: Where): void {
  climb(place, 0);
  later(0, () => bump(place, 1));
  later(200, () => burst(middleOf(stairsIn(place)), { heat: Math.max(heat, 0.8) }));
}

/** For who has won, or only looks on, the moon rises to where the results show it; others see who won. */
function drawMoon({ seat }: Of<'moon'>, place: HTMLElement, { viewer, later }: Where): void {
  later(100, () => burst(middleOf(faceIn(place)), { heat: 1 }));
  bump(place, 1);
  if (viewer !== undefined && viewer !== seat) return;
  const parts = ['peak-moon-rays', 'peak-moon-disc'].map((name) => {
    const part = document.createElement('span');
    part.className = name;
    return part;
  });
  const sky = fleeting('peak-moon', ...parts);
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
  for (const delay of [700, 1000, 1300]) later(delay, () => burst(top, { heat: 1, reach: 2.2 }));
}

/** A few words at the place of a moment. Those who listen hear them from the log. */
function badge(
  { t, seat }: Of<'stopped' | 'missed' | 'lastStep'>,
  place: HTMLElement,
  { viewer, model }: Where,
): void {
  const isOwn = seat === viewer;
  const isBad = t === 'stopped' || t === 'missed';
  if (isOwn && isBad && model.isDue.peek()) return;
  const { badges } = words('peaks');
  const says = badges[t === 'stopped' ? 'missed' : t];
  const element = fleeting('peak-badge');
  element.textContent = isOwn ? says.own : says.other;
  element.dataset['kind'] = isBad ? 'bad' : 'good';
  element.dataset['own'] = String(isOwn);
  // One's own stands between the level and the hand: over nothing that is to be read.
  const { bottom } = place.getBoundingClientRect();
  const below = { x: middleOf(place).x, y: bottom + BELOW };
  moveTo(element, isOwn ? below : aboveName(place, element));
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
    { duration: 1900 },
  );
  removeAfter(element, pop);
}
