/** The staircase large, with everyone on it: after a round, and at the end of a game. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Face, type FaceOf } from './face.tsx';
import type { Mood } from './features.tsx';

export type Climber = {
  readonly face: FaceOf;
  readonly name: string;
  /** Levels from 1; one more than there are is the moon. */
  readonly from: number;
  readonly to: number;
  readonly mood?: Mood;
  /** Said above their head. */
  readonly note?: string | undefined;
};

type ClimbProps = {
  readonly levels: number;
  readonly climbers: readonly Climber[];
  readonly class?: string;
};

/** In shares of the height: how far the stairs may rise, what stays free above, and a face. */
const MOST_RISE = 0.64;
const FREE = 0.1;
const FACE = 0.14;
/** The moon is a column of its own, a little wider than a landing. */
const MOON_COLUMNS = 1.3;
/** A hop from one landing to the next takes as many times a card's way; before the first is as long a rest. */
export const HOP = 2;

export function Climb({ levels, climbers, class: extra }: ClimbProps) {
  const rise = riseOf(levels, climbers);
  const style = {
    '--levels': levels,
    '--columns': levels + MOON_COLUMNS,
    '--rise': `${(rise / levels) * 100}%`,
  };
  return (
    <div class={extra === undefined ? 'climb' : `climb ${extra}`} style={style} aria-hidden="true">
      {Array.from({ length: levels }, (_, index) => (
        <span class="climb-landing" key={index} style={{ '--level': index + 1 }}>
          <span class="climb-number">{index + 1}</span>
        </span>
      ))}
      <span class="climb-moon" />
      {climbers.map((climber, index) => {
        const same = climbers.filter((other) => other.to === climber.to);
        const below = climbers.slice(0, index).filter((other) => other.to === climber.to).length;
        return (
          <OneClimber
            key={climber.name}
            climber={climber}
            stairs={{ levels, rise }}
            crowd={{ below, size: same.length }}
          />
        );
      })}
    </div>
  );
}

type Stairs = { readonly levels: number; readonly rise: number };
type Crowd = { readonly below: number; readonly size: number };

function OneClimber(props: {
  readonly climber: Climber;
  readonly stairs: Stairs;
  readonly crowd: Crowd;
}) {
  const { face, from, to, mood, note } = props.climber;
  const { below, size } = props.crowd;
  const { levels, rise } = props.stairs;
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element.current !== null) hop(element.current, { from, to, levels, rise });
  }, [from, to, levels, rise]);
  const won = to > levels ? ' climb-won' : '';
  const place = { '--level': to, '--below': below, '--crowd': `${spacing(size) * 100}%` };
  return (
    <span class={`climb-one${won}`} ref={element} style={place}>
      <Face of={face} mood={mood ?? (to > from ? 'happy' : 'calm')} />
      {note !== undefined && (
        <span class="climb-note" data-side={to * 2 > levels ? 'end' : 'start'}>
          {note}
        </span>
      )}
    </span>
  );
}

/** As steep as leaves room for everybody who stands on one landing. */
function riseOf(levels: number, climbers: readonly Climber[]): number {
  const limits = climbers.map(({ to }) => {
    const size = climbers.filter((other) => other.to === to).length;
    return ((1 - FREE - FACE - (size - 1) * spacing(size)) * levels) / (to + 1);
  });
  return Math.min(MOST_RISE, ...limits);
}

/** How much higher the next one stands, where so many share a landing. */
function spacing(size: number): number {
  return size < 3 ? 0.1 : 0.24 / size;
}

type Hops = Stairs & { readonly from: number; readonly to: number };

/** Up from landing to landing; each hop goes over the edge and comes down on the step. */
function hop(element: HTMLElement, { from, to, levels, rise }: Hops): void {
  const time = Number.parseFloat(getComputedStyle(element).getPropertyValue('--time-card'));
  const stairs = element.parentElement;
  if (stairs === null || to <= from || !(time > 1)) return;
  const { width, height } = stairs.getBoundingClientRect();
  const across = width / (levels + MOON_COLUMNS);
  const up = (height * rise) / levels;
  const frames = Array.from({ length: (to - from) * 2 + 1 }, (_, index) => {
    const left = to - from - index / 2;
    const jump = index % 2 === 1 ? up : 0;
    return { translate: `${-left * across}px ${left * up - jump}px`, easing: 'ease-in-out' };
  });
  element.animate(frames, {
    duration: time * HOP * (to - from),
    delay: time * HOP,
    fill: 'backwards',
  });
}
