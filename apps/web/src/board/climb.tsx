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
};

export type ClimbProps = {
  readonly levels: number;
  readonly climbers: readonly Climber[];
  readonly class?: string;
};

/** In shares of the height: what is below the first landing, and how much the whole stairs rise. */
const FOOT = 0.06;
const RISE = 0.52;
/** The moon is a column of its own, a little wider than a landing. */
const MOON_COLUMNS = 1.3;
/** A hop from one landing to the next takes as many times a card's way. */
const HOP = 2;

export function Climb({ levels, climbers, class: extra }: ClimbProps) {
  const style = {
    '--levels': levels,
    '--columns': levels + MOON_COLUMNS,
    '--foot': `${FOOT * 100}%`,
    '--rise': `${(RISE / levels) * 100}%`,
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
            levels={levels}
            crowd={{ below, size: same.length }}
          />
        );
      })}
    </div>
  );
}

type Crowd = { readonly below: number; readonly size: number };

function OneClimber(props: {
  readonly climber: Climber;
  readonly levels: number;
  readonly crowd: Crowd;
}) {
  const { face, from, to, mood } = props.climber;
  const { below, size } = props.crowd;
  const { levels } = props;
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element.current !== null) hop(element.current, { from, to, levels });
  }, [from, to, levels]);
  const won = to > levels ? ' climb-won' : '';
  const spacing = { '--level': to, '--below': below, '--crowd': `${size < 3 ? 10 : 24 / size}%` };
  return (
    <span class={`climb-one${won}`} ref={element} style={spacing}>
      <Face of={face} mood={mood ?? (to > from ? 'happy' : 'calm')} />
    </span>
  );
}

type Hops = { readonly from: number; readonly to: number; readonly levels: number };

/** Up from landing to landing; each hop goes over the edge and comes down on the step. */
function hop(element: HTMLElement, { from, to, levels }: Hops): void {
  const time = Number.parseFloat(getComputedStyle(element).getPropertyValue('--time-card'));
  const stairs = element.parentElement;
  if (stairs === null || to <= from || !(time > 1)) return;
  const { width, height } = stairs.getBoundingClientRect();
  const across = width / (levels + MOON_COLUMNS);
  const rise = (height * RISE) / levels;
  const frames = Array.from({ length: (to - from) * 2 + 1 }, (_, index) => {
    const left = to - from - index / 2;
    const jump = index % 2 === 1 ? rise : 0;
    return { translate: `${-left * across}px ${left * rise - jump}px`, easing: 'ease-in-out' };
  });
  element.animate(frames, {
    duration: time * HOP * (to - from),
    delay: time * HOP,
    fill: 'backwards',
  });
}
