/** The staircase large, with everyone on it: after a round, at the end of a game, and the goals on home. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  climbingOf,
  HOP,
  MOON_COLUMNS,
  pointAt,
  type Climbing,
  type Crowd,
  type Measures,
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
  readonly class?: string;
};

/** In shares of the height: how far the stairs may rise, and above which nobody's head may be. */
const MOST_RISE = 64;
const CEILING = 90;

export function Climb({ levels, climbers, first = 1, class: extra }: ClimbProps) {
  const stairs = useRef<HTMLDivElement>(null);
  const climbing = climbingOf(climbers, levels);
  const ways = climbers.map(({ from, to, wait = 0 }) => [from, to, wait].join('-'));
  useLayoutEffect(() => {
    const element = stairs.current!;
    // In a dialog that is not open yet there is nothing to measure.
    const drawn = new ResizeObserver(() => {
      if (element.clientHeight === 0) return;
      drawn.disconnect();
      move(element, climbing, levels);
    });
    drawn.observe(element);
    return () => drawn.disconnect();
  }, [ways.join(), levels]);
  const style = {
    '--levels': levels,
    '--columns': levels + MOON_COLUMNS,
    '--rise': riseOf(levels, climbing.crowds),
    '--ceiling': `${CEILING}cqh`,
  };
  return (
    <div
      ref={stairs}
      class={extra === undefined ? 'climb' : `climb ${extra}`}
      style={style}
      aria-hidden="true"
    >
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
        <OneClimber
          key={climber.name}
          climber={climber}
          levels={levels}
          stand={climbing.stands[index]!}
        />
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
  const { face, from, to, mood, note } = climber;
  const won = to > levels ? ' climb-won' : '';
  const { below, others, apart } = stand;
  const place = {
    '--level': to,
    '--below': below,
    '--others': Math.max(1, others),
    '--least': apart,
  };
  return (
    <span class={`climb-one${won}`} style={place}>
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
function move(stairs: HTMLElement, { journeys, spacing }: Climbing, levels: number): void {
  const time = cardTime(stairs);
  if (!(time > 1)) return;
  const height = stairs.clientHeight;
  const landings = [...stairs.querySelectorAll<HTMLElement>('.climb-landing')];
  const tops = landings.map(({ offsetTop }) => height - offsetTop);
  for (const [index, element] of stairs.querySelectorAll<HTMLElement>('.climb-one').entries()) {
    const journey = journeys[index]!;
    const hops = journey.at(-1)!.at;
    if (hops === 0) continue;
    const face = element.offsetWidth;
    const end = {
      x: element.offsetLeft + face / 2,
      y: height - element.offsetTop - element.offsetHeight,
    };
    const measures: Measures = {
      across: (level) => {
        const landing = landings[level - 1];
        return landing === undefined ? end.x : landing.offsetLeft + landing.offsetWidth / 2;
      },
      height: ({ level, below }) => {
        const top = tops[level - 1];
        return top === undefined ? end.y : top + below * apart(top, level);
      },
      rise: levels > 1 ? tops[1]! - tops[0]! : face / 2,
    };
    // As board.css says it of those who stand.
    const apart = (top: number, level: number): number => {
      const { others, apart: least } = spacing(level);
      const room = ((height * CEILING) / 100 - top - face) / Math.max(1, others);
      return Math.max(least * face, Math.min(1.04 * face, room));
    };
    const frames = journey.map((moment) => {
      const { at, x, y, layer } = pointAt(moment, measures);
      return {
        offset: at / hops,
        translate: `${x - end.x}px ${end.y - y}px`,
        zIndex: layer,
        easing: 'ease-in-out',
      };
    });
    element.animate(frames, { duration: time * HOP * hops });
  }
}
