/** The staircase large, with everyone on it: after a round, at the end of a game, and the goals on home. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  crowdsOf,
  framesOf,
  HOP,
  hopsOf,
  MOON_COLUMNS,
  standsOf,
  type Crowd,
  type Stand,
  type Way,
} from './climb-layout.ts';
import { cardTime } from './css-time.ts';
import { Face, type FaceOf } from './face.tsx';
import type { Mood } from './features.tsx';

export type Climber = Way & {
  readonly face: FaceOf;
  readonly name: string;
  readonly mood?: Mood;
  /** Said above their head. */
  readonly note?: string | undefined;
};

type ClimbProps = {
  readonly levels: number;
  readonly climbers: readonly Climber[];
  /** The number of the lowest landing; 0 is the ground before the first, and not said. */
  readonly first?: number;
  /** Where they stood before and will stand later: the stairs are as steep then as they are now. */
  readonly otherwise?: readonly (readonly number[])[];
  readonly class?: string;
};

/** In shares of the height: how far the stairs may rise, and above which nobody's head may be. */
const MOST_RISE = 64;
const CEILING = 90;

export function Climb({ levels, climbers, first = 1, otherwise = [], class: extra }: ClimbProps) {
  const places = climbers.map(({ to }) => to);
  const stands = standsOf(places, (index) => climbers[index]!.to > climbers[index]!.from);
  const style = {
    '--levels': levels,
    '--columns': levels + MOON_COLUMNS,
    '--rise': riseOf(levels, [places, ...otherwise].flatMap(crowdsOf)),
    '--ceiling': `${CEILING}cqh`,
  };
  return (
    <div class={extra === undefined ? 'climb' : `climb ${extra}`} style={style} aria-hidden="true">
      {Array.from({ length: levels }, (_, index) => (
        <span
          class="climb-landing"
          key={index}
          style={{ '--level': index + 1 }}
          data-left={climbers.some(({ from, to }) => to > levels && from === index + 1)}
        >
          <span class="climb-number">{first + index > 0 && first + index}</span>
        </span>
      ))}
      <span class="climb-moon" />
      {climbers.map((climber, index) => (
        <OneClimber key={climber.name} climber={climber} levels={levels} stand={stands[index]!} />
      ))}
    </div>
  );
}

type OneClimberProps = {
  readonly climber: Climber;
  readonly levels: number;
  readonly stand: Stand;
};

function OneClimber({ climber, levels, stand }: OneClimberProps) {
  const { face, from, to, wait = 0, mood, note } = climber;
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element.current !== null) hop(element.current, { from, to, wait }, levels);
  }, [from, to, wait, levels]);
  const won = to > levels ? ' climb-won' : '';
  const { below, others, apart } = stand;
  const place = {
    '--level': to,
    '--below': below,
    '--others': Math.max(1, others),
    '--least': apart,
  };
  return (
    <span class={`climb-one${won}`} data-stays={to === from} ref={element} style={place}>
      <Face of={face} mood={mood ?? (to > from ? 'happy' : 'calm')} />
      {note !== undefined && (
        <span class="climb-note" data-side={to * 2 > levels ? 'end' : 'start'}>
          {note}
        </span>
      )}
    </span>
  );
}

/** As steep as leaves room for everybody who stands on one landing; board.css knows how large a face is. */
function riseOf(levels: number, crowds: readonly Crowd[]): string {
  const limits = crowds.map(
    ({ place, faces }) =>
      `(var(--ceiling) - var(--foot) - ${faces.toFixed(2)} * var(--face)) / ${place}`,
  );
  return `max(2px, min(${[`${MOST_RISE}cqh / ${levels}`, ...limits].join(', ')}))`;
}

/** Up from landing to landing, measured where they stand. */
function hop(element: HTMLElement, way: Required<Way>, levels: number): void {
  const time = cardTime(element);
  const stairs = element.parentElement;
  if (stairs === null || way.to <= way.from || !(time > 1)) return;
  const end = {
    x: element.offsetLeft + element.offsetWidth / 2,
    y: element.offsetTop + element.offsetHeight,
  };
  const landings = [...stairs.querySelectorAll<HTMLElement>('.climb-landing')];
  const spots = landings.map((landing) => ({
    x: landing.offsetLeft + landing.offsetWidth / 2,
    y: landing.offsetTop,
  }));
  const at = (level: number): { readonly x: number; readonly y: number } =>
    level >= way.to ? end : spots[level - 1]!;
  const frames = framesOf(way, levels).map(({ offset, level, over }) => {
    const [low, high] = [at(Math.floor(level)), at(Math.ceil(level))];
    const step = at(way.from).y - at(way.from + 1).y;
    const x = (low.x + high.x) / 2 - end.x;
    const y = (low.y + high.y) / 2 - end.y - over * step;
    // Nobody is passed behind.
    return { offset, translate: `${x}px ${y}px`, zIndex: 1, easing: 'ease-in-out' };
  });
  element.animate(frames, {
    duration: time * HOP * hopsOf(way, levels),
    delay: time * HOP * (1 + way.wait),
    fill: 'backwards',
  });
}
